/** A cloth that somebody looks at from the other side: the same places, drawn opposite; the same hands on it. */
import { css } from 'lit';
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import type { DrawnEvent, MenuEvent, PutEvent } from '../../../src/elements/surface/events.ts';
import type { Painter, Thing } from '../../../src/elements/surface/things.ts';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import { accessible } from '../../helpers/accessible.ts';
import { endMotion } from '../../helpers/end-motion.ts';
import { middleOf, Pointer, type At } from '../../helpers/pointer.ts';

const PAINTER: Painter = {
  styles: css`
    .thing {
      background: white;
    }
  `,
  draw: (el, { look }) => (el.textContent = look),
};

const thing = (n: number, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  n,
  x,
  y,
  w: 400,
  h: 600,
  turn: 0,
  z: n,
  look: `card ${n}`,
  label: `card ${n}`,
  ...more,
});

interface Scene {
  readonly surface: TvSurface;
  readonly heard: string[];
  readonly ground: HTMLElement;
  el(n: number): HTMLElement;
  /** Of the page, where a place is from the other side: 5 units are a px. */
  at(x: number, y: number): At;
}

/** 800 × 400 px: a table of 4,000 × 2,000 units is seen whole. */
async function scene(things: readonly Thing[], more: Partial<TvSurface> = {}): Promise<Scene> {
  const heard: string[] = [];
  const room = await fixture<HTMLElement>(html`
    <tv-room theme="light">
      <div style="width:800px;height:400px;display:grid">
        <tv-surface
          label="the table"
          turned
          .painter=${PAINTER}
          .table=${{ w: 4000, h: 2000 }}
          .things=${things}
          @tv-surface-put=${({ things, by, at, onto }: PutEvent) =>
            heard.push(
              `put ${things.join()} by ${by.x},${by.y} at ${Math.round(at.x)},${Math.round(at.y)} onto ${onto ?? '-'}`,
            )}
          @tv-surface-menu=${({ thing, at }: MenuEvent) =>
            heard.push(`menu ${thing ?? '-'} at ${Math.round(at.x)},${Math.round(at.y)}`)}
          @tv-surface-back=${() => heard.push('back')}
          @tv-surface-drawn=${({ points }: DrawnEvent) =>
            heard.push(`drawn ${points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`)}
        ></tv-surface>
      </div>
    </tv-room>
  `);
  const surface = room.querySelector('tv-surface')!;
  Object.assign(surface, more);
  await surface.updateComplete;
  await frames();
  const { x: left, y: top } = surface.getBoundingClientRect();
  return {
    surface,
    heard,
    ground: surface.shadowRoot!.querySelector<HTMLElement>('.ground')!,
    el: (n) => surface.shadowRoot!.querySelector<HTMLElement>(`#n${n}`)!,
    at: (x, y) => ({ x: left + 800 - x / 5, y: top + 400 - y / 5 }),
  };
}

async function frames(): Promise<void> {
  for (let i = 0; i < 4; i++) await nextFrame();
}

function isAt(el: Element, { x, y }: At, px = 1.5): void {
  expect(middleOf(el).x).to.be.closeTo(x, px);
  expect(middleOf(el).y).to.be.closeTo(y, px);
}

/** Which way it is drawn, all that it lies in included. */
function angleOf(el: HTMLElement): number {
  let all = new DOMMatrix();
  for (let at: HTMLElement | null = el; at; at = at.parentElement) {
    const { rotate, transform } = getComputedStyle(at);
    if (transform !== 'none') all = new DOMMatrix(transform).multiply(all);
    if (rotate !== 'none') all = new DOMMatrix().rotate(parseFloat(rotate)).multiply(all);
  }
  return (Math.round((Math.atan2(all.b, all.a) * 180) / Math.PI) + 360) % 360;
}

describe('a surface from the other side', () => {
  it('draws things opposite and upright, each turned as somebody turned it; what has a direction turns with the table', async () => {
    const things = [
      thing(1, 500, 500),
      thing(2, 1500, 500, { turn: 90 }),
      thing(3, 2500, 500, { turn: 180 }),
      thing(4, 3500, 1500, { directed: true }),
      thing(5, 2500, 1500, { directed: true, turn: 90 }),
    ];
    const { surface, el, at } = await scene(things);
    for (const { n, x, y } of things) isAt(el(n), at(x, y));
    expect([1, 2, 3, 4, 5].map((n) => angleOf(el(n)))).to.deep.equal([0, 90, 180, 180, 270]);
    surface.turned = false;
    await surface.updateComplete;
    await frames();
    expect([1, 2, 3, 4, 5].map((n) => angleOf(el(n)))).to.deep.equal([0, 90, 180, 0, 90]);
    const { x, y } = surface.getBoundingClientRect();
    isAt(el(1), { x: x + 100, y: y + 100 });
  });

  it('finds the place under a point that is drawn there, and keeps the middle in the middle', async () => {
    const { surface, at } = await scene([thing(1, 500, 500)]);
    surface.zoomBy(2);
    surface.lookAt({ x: 1200, y: 700 });
    const place = { x: 1000, y: 800 };
    const back = surface.placeOf(surface.pointOf(place));
    expect([Math.round(back.x), Math.round(back.y)]).to.deep.equal([1000, 800]);
    expect(surface.pointOf({ x: 1300, y: 700 }).x).to.be.below(surface.pointOf(place).x);
    surface.turned = false;
    await surface.updateComplete;
    const { left, right, top, bottom } = surface.inSight;
    expect([(left + right) / 2, (top + bottom) / 2].map(Math.round)).to.deep.equal([1200, 700]);
    surface.turned = true;
    surface.fit();
    await surface.updateComplete;
    const middle = surface.placeOf(at(2000, 1000));
    expect([Math.round(middle.x), Math.round(middle.y)]).to.deep.equal([2000, 1000]);
  });

  it('has a thing follow the mouse, and tells of the way on the table and of what lies below', async () => {
    const zone = thing(5, 3000, 1200, { w: 800, h: 800, z: 0, takes: true, fixed: true });
    const { surface, heard, el, at } = await scene([thing(1, 1000, 1000), zone]);
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(at(3000, 1200));
    await frames();
    isAt(el(1), at(3000, 1200));
    isAt(surface.shadowRoot!.querySelector('.over')!, at(3000, 1200));
    mouse.up(at(3000, 1200));
    expect(heard).to.deep.equal(['put 1 by 2000,200 at 3000,1200 onto 5']);
    await frames();
    isAt(el(1), at(3000, 1200));
    surface.things = [thing(1, 3000, 1200), zone];
    await surface.updateComplete;
    await endMotion();
    isAt(el(1), at(3000, 1200));
  });

  it('has a finger put down what is chosen where it taps, and tells where all acts were asked for', async () => {
    const { heard, el, ground, at } = await scene([thing(1, 1000, 1000)]);
    const finger = new Pointer('touch');
    finger.down(el(1));
    finger.up(at(1000, 1000));
    finger.down(ground, at(3000, 400));
    finger.up(at(3000, 400));
    const { x: clientX, y: clientY } = at(3500, 1500);
    ground.dispatchEvent(new MouseEvent('contextmenu', { clientX, clientY, bubbles: true }));
    expect(heard).to.deep.equal(['put 1 by 2000,-600 at 3000,400 onto -', 'menu - at 3500,1500']);
  });

  it('chooses by a box what it touches, and rings it where it is drawn', async () => {
    const { surface, ground, at } = await scene([thing(1, 1000, 1000), thing(2, 2500, 1000), thing(3, 3500, 1000)]);
    const mouse = new Pointer('mouse');
    mouse.down(ground, at(1500, 100));
    mouse.move(at(3000, 1900));
    // Its border is beyond its places.
    isAt(surface.shadowRoot!.querySelector('.box')!, at(2250, 1000), 3);
    mouse.up(at(3000, 1900));
    expect(surface.chosen).to.deep.equal([2]);
    await frames();
    isAt(surface.shadowRoot!.querySelector('.ring')!, at(2500, 1000));
  });

  it('draws a stroke where the pen is', async () => {
    const { surface, heard, ground, at } = await scene([], { pen: true });
    const mouse = new Pointer('mouse');
    mouse.down(ground, at(1000, 500));
    mouse.move(at(2000, 500));
    await frames();
    isAt(surface.shadowRoot!.querySelector('polyline')!, at(1500, 500));
    mouse.up(at(2000, 500));
    expect(heard).to.deep.equal(['drawn 1000,500 2000,500']);
  });

  it('with keys: an arrow leads where it points on the screen, to the next thing and with what is in hand', async () => {
    const { surface, heard, ground, el } = await scene([thing(1, 1000, 1000), thing(2, 3000, 1000)]);
    const press = (...keys: string[]): void => {
      for (const key of keys) ground.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    press('ArrowRight');
    expect(surface.chosen).to.deep.equal([2]);
    press('ArrowRight');
    expect(surface.chosen).to.deep.equal([1]);
    const { x } = middleOf(el(1));
    press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp');
    await frames();
    expect(middleOf(el(1)).x).to.be.closeTo(x + 4, 0.5);
    press('Enter');
    expect(heard).to.deep.equal(['put 1 by -20,10 at 980,1010 onto -']);
  });

  it('has what another carries follow their hand, with the name upright at it', async () => {
    const { surface, el, at } = await scene([thing(1, 1000, 1000)]);
    const hand = { name: 'Bea', plate: 2, things: [1], count: 1, isPut: false };
    surface.others.show('bea', { ...hand, at: { x: 1400, y: 1200 }, by: { x: 400, y: 200 } });
    const there = at(1400, 1200);
    for (let i = 0; i < 60 && Math.abs(middleOf(el(1)).x - there.x) > 1; i++) await nextFrame();
    isAt(el(1), there);
    const tag = surface.shadowRoot!.querySelector<HTMLElement>('.hand-tag')!;
    expect(tag.getBoundingClientRect().left).to.be.closeTo(there.x, 1.5);
    expect(tag.getBoundingClientRect().top).to.be.closeTo(there.y, 1.5);
    expect(angleOf(tag)).to.equal(0);
    surface.others.clear();
  });

  it('puts back what is in hand when the table is turned under it', async () => {
    const { surface, heard, el, at } = await scene([thing(1, 1000, 1000)]);
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(at(2000, 1000));
    surface.turned = false;
    await surface.updateComplete;
    expect(heard).to.deep.equal(['back']);
    expect(surface.hasAttribute('lifting')).to.equal(false);
  });

  it('has no transform on what lies straight: each would be one more to put together in every frame', async () => {
    const { el } = await scene([thing(1, 500, 500), thing(2, 1500, 500)]);
    for (const n of [1, 2]) {
      const { rotate, transform, translate, scale } = getComputedStyle(el(n));
      expect([rotate, transform, translate, scale]).to.deep.equal(['none', 'none', 'none', 'none']);
    }
  });

  it('can be used by all', async () => {
    const { surface } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1000)]);
    await accessible(surface);
  });
});
