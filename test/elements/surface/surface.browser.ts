/** A cloth with things on it, by mouse, finger and keys. What is lifted, where it is put, and what is in the page at all. */
import { css } from 'lit';
import { expect, fixture, html, nextFrame, waitUntil } from '@open-wc/testing';
import '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import type { PutEvent } from '../../../src/elements/surface/events.ts';
import type { Painter, Thing } from '../../../src/elements/surface/things.ts';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import { middleOf, Pointer } from '../../helpers/pointer.ts';
import { endMotion } from '../../helpers/end-motion.ts';
import { accessible } from '../../helpers/accessible.ts';

const drawn: number[] = [];
const PAINTER: Painter = {
  styles: css`
    .thing {
      background: white;
    }
  `,
  draw: (el, { n, look }) => {
    drawn.push(n);
    el.textContent = look;
  },
};

const thing = (n: number, x: number, y: number, more: Partial<Thing> = {}): Thing => ({
  n,
  x,
  y,
  w: 630,
  h: 880,
  turn: 0,
  z: n,
  look: `card ${n}`,
  label: `card ${n}`,
  ...more,
});

interface Scene {
  readonly surface: TvSurface;
  readonly heard: string[];
  el(n: number): HTMLElement;
  has(n: number): boolean;
}

/** 800 × 400 px: a table of 4,000 × 2,000 units is seen whole, a px of the world as a px of the page. */
async function scene(things: readonly Thing[], more: Partial<TvSurface> = {}): Promise<Scene> {
  const heard: string[] = [];
  const room = await fixture<HTMLElement>(html`
    <tv-room theme="light">
      <div style="width:800px;height:400px;display:grid">
        <tv-surface
          label="the table"
          .painter=${PAINTER}
          .table=${{ w: 4000, h: 2000 }}
          .things=${things}
          @tv-surface-lift=${({ things }: { things: number[] }) => heard.push(`lift ${things.join()}`)}
          @tv-surface-put=${({ things, by, onto, place }: PutEvent) =>
            heard.push(`put ${things.join()} by ${by.x},${by.y} onto ${onto ?? '-'} in ${place ?? '-'}`)}
          @tv-surface-back=${() => heard.push('back')}
          @tv-surface-act=${({ thing }: { thing: number }) => heard.push(`act ${thing}`)}
          @tv-surface-menu=${({ thing }: { thing?: number }) => heard.push(`menu ${thing ?? '-'}`)}
        ></tv-surface>
      </div>
      <div class="hand" data-drop="hand" style="width:800px;height:100px">hand</div>
    </tv-room>
  `);
  const surface = room.querySelector('tv-surface')!;
  Object.assign(surface, more);
  await surface.updateComplete;
  await settled(surface);
  const find = (n: number): HTMLElement | null => surface.shadowRoot!.querySelector(`#n${n}`);
  return { surface, heard, el: (n) => find(n)!, has: (n) => find(n) !== null };
}

/** Everything near is in the page. */
async function settled(surface: TvSurface): Promise<void> {
  let before = -1;
  while (surface.inPage !== before) {
    before = surface.inPage;
    await nextFrame();
    await nextFrame();
  }
}

const by = (el: Element, dx: number, dy: number): { x: number; y: number } => {
  const { x, y } = middleOf(el);
  return { x: x + dx, y: y + dy };
};

describe('a surface', () => {
  it('has a thing lifted by the mouse and put, in units, and draws it there until the table has said so', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1000)]);
    const before = middleOf(el(1));
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(by(el(1), 3, 0));
    expect(heard).to.deep.equal([]);
    mouse.move({ x: before.x + 40, y: before.y + 20 });
    await nextFrame();
    await nextFrame();
    expect(heard).to.deep.equal(['lift 1']);
    expect(middleOf(el(1)).x).to.be.closeTo(before.x + 40, 2);
    mouse.up({ x: before.x + 40, y: before.y + 20 });
    expect(heard.at(-1)).to.equal('put 1 by 200,100 onto - in -');
    await nextFrame();
    expect(middleOf(el(1)).x).to.be.closeTo(before.x + 40, 2);
    surface.things = [thing(1, 1200, 1100), thing(2, 2000, 1000)];
    await surface.updateComplete;
    expect(middleOf(el(1)).x).to.be.closeTo(before.x + 40, 2);
  });

  it('lets go of what was only carried, and keeps chosen what was chosen before, what went back, and all while one prepares', async () => {
    const { surface, el } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1000)]);
    const mouse = new Pointer('mouse');
    const carry = (n: number): void => {
      const to = by(el(n), 40, 20);
      mouse.down(el(n));
      mouse.move(to);
      mouse.up(to);
    };
    carry(1);
    expect(surface.chosen).to.deep.equal([]);
    mouse.down(el(1));
    mouse.up(middleOf(el(1)));
    carry(1);
    expect(surface.chosen).to.deep.equal([1]);
    surface.chosen = [];
    surface.idle = true;
    carry(2);
    expect(surface.chosen).to.deep.equal([2]);
    surface.idle = false;
    surface.chosen = [];
    surface.addEventListener('tv-surface-put', (event) => event.preventDefault());
    carry(2);
    expect(surface.chosen).to.deep.equal([2]);
  });

  it('takes what was put back at once where its owner says no', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000)]);
    surface.addEventListener('tv-surface-put', (event) => event.preventDefault());
    const left = el(1).style.left;
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(by(el(1), 60, 60));
    mouse.up(by(el(1), 60, 60));
    expect(heard.length).to.equal(2);
    expect(el(1).style.left).to.equal(left);
  });

  it('lifts what is chosen together, and a box chooses what it touches, but nothing fixed', async () => {
    const things = [thing(1, 800, 800), thing(2, 1600, 800), thing(3, 2400, 800, { fixed: true })];
    const { surface, heard, el } = await scene(things);
    const mouse = new Pointer('mouse');
    const ground = surface.shadowRoot!.querySelector('.ground')!;
    const { x, y } = surface.getBoundingClientRect();
    mouse.down(ground, { x: x + 10, y: y + 10 });
    mouse.move({ x: x + 700, y: y + 300 });
    mouse.up({ x: x + 700, y: y + 300 });
    expect(surface.chosen).to.deep.equal([1, 2]);
    mouse.down(el(2));
    mouse.move(by(el(2), 50, 0));
    mouse.up(by(el(2), 0, 0));
    expect(heard).to.deep.equal(['lift 1,2', 'put 1,2 by 250,0 onto - in -']);
    mouse.down(ground, { x: x + 10, y: y + 390 });
    mouse.up({ x: x + 10, y: y + 390 });
    expect(surface.chosen).to.deep.equal([]);
  });

  it('tells of the topmost thing below that takes things and may', async () => {
    const zone = thing(5, 3000, 1500, { w: 1200, h: 1200, z: 0, takes: true, fixed: true });
    const { surface, heard, el } = await scene([thing(1, 1000, 1000), zone]);
    const drag = (): void => {
      const mouse = new Pointer('mouse');
      mouse.down(el(1));
      mouse.move(middleOf(el(5)));
      mouse.up(middleOf(el(5)));
    };
    drag();
    expect(heard.at(-1)).to.match(/onto 5 in -$/);
    surface.things = [thing(1, 1000, 1000), zone];
    surface.may = () => false;
    await surface.updateComplete;
    await endMotion();
    drag();
    expect(heard.at(-1)).to.match(/onto - in -$/);
  });

  it('puts into a place beside it, which is marked under the pointer', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000)]);
    const hand = surface.closest('tv-room')!.querySelector('.hand')!;
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(middleOf(hand));
    expect(hand.hasAttribute('data-over')).to.equal(true);
    mouse.up(middleOf(hand));
    expect(heard.at(-1)).to.match(/in hand$/);
    expect(hand.hasAttribute('data-over')).to.equal(false);
  });

  it('lets a finger lift what is large, and move the cloth from what is small', async () => {
    const small = thing(2, 3000, 1500, { w: 60, h: 60 });
    const { surface, heard, el } = await scene([thing(1, 1000, 1000), small]);
    surface.zoomBy(2);
    await settled(surface);
    const finger = new Pointer('touch');
    const seen = surface.inSight.left;
    surface.lookAt({ x: 3000, y: 1500 });
    await settled(surface);
    finger.down(el(2));
    const from = surface.inSight.left;
    finger.move(by(el(2), 60, 0));
    expect(surface.inSight.left).to.be.below(from);
    finger.up(by(el(2), 0, 0));
    expect(heard).to.deep.equal([]);
    expect(seen).to.be.below(from);
    surface.fit();
    await settled(surface);
    finger.down(el(1));
    finger.move(by(el(1), 60, 0));
    finger.up(by(el(1), 60, 0));
    expect(heard[0]).to.equal('lift 1');
  });

  it('gives what moves a layer of its own, and what lies while the cloth moves and ahead of that; at another scale it is drawn anew', async () => {
    const { surface, el } = await scene([thing(1, 1000, 1000), thing(2, 3000, 1000, { turn: 15 })]);
    const layers = (): string[] => [el(1), el(2)].map((one) => getComputedStyle(one.parentElement!).willChange);
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(by(el(1), 60, 0));
    expect(layers()[0]).to.equal('transform');
    mouse.up(by(el(1), 60, 0));
    surface.zoomBy(2);
    surface.still = true;
    const finger = new Pointer('touch');
    finger.down(el(1));
    finger.move(by(el(1), 60, 0));
    expect(layers()).to.deep.equal(['transform', 'transform']);
    finger.up(by(el(1), 60, 0));
    expect(layers()).to.deep.equal(['transform', 'transform']);
    surface.zoomBy(1.5);
    expect(layers()).to.deep.equal(['auto', 'auto']);
    await waitUntil(() => layers()[1] === 'transform', 'no layer before the next move');
  });

  it('has one edge around all that are lifted together: they would be a layer each without it', async () => {
    const { surface, el } = await scene([thing(0, 1000, 1000), thing(1, 2000, 1000), thing(2, 3000, 1000)]);
    surface.chosen = [0, 1];
    const mouse = new Pointer('mouse');
    mouse.down(el(0));
    mouse.move(by(el(0), 60, 0));
    const up = surface.shadowRoot!.querySelector<HTMLElement>('.up')!;
    const { left, top, width, height } = up.querySelector<HTMLElement>('.edge')!.style;
    expect([left, top, width, height]).to.deep.equal(['137px', '112px', '326px', '176px']);
    expect(surface.inPage).to.equal(3);
    mouse.up(by(el(0), 60, 0));
    expect(up.childElementCount).to.equal(0);
  });

  it('leaves a button that is drawn on a thing alone, and takes the thing by it where buttons do nothing', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000)]);
    const button = document.createElement('button');
    button.dataset['does'] = 'press';
    el(1).append(button);
    const drag = (): void => {
      const mouse = new Pointer('mouse');
      mouse.down(button, middleOf(el(1)));
      mouse.move(by(el(1), 40, 0));
      mouse.up(by(el(1), 40, 0));
    };
    drag();
    expect(heard).to.deep.equal([]);
    surface.idle = true;
    drag();
    expect(heard).to.deep.equal(['lift 1', 'put 1 by 200,0 onto - in -']);
  });

  it('with a finger: a tap chooses, a second tap acts, a tap elsewhere puts what is chosen there', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000)]);
    const finger = new Pointer('touch');
    const tap = (at: { x: number; y: number }, on: Element = el(1)): void => {
      finger.down(on, at);
      finger.up(at);
    };
    tap(middleOf(el(1)));
    expect(surface.chosen).to.deep.equal([1]);
    tap(middleOf(el(1)));
    expect(heard).to.deep.equal(['act 1']);
    const { x, y } = middleOf(el(1));
    tap({ x: x + 200, y: y + 100 }, surface.shadowRoot!.querySelector('.ground')!);
    expect(heard[1]).to.equal('put 1 by 1000,500 onto - in -');
    expect(surface.chosen).to.deep.equal([]);
  });

  it('with a finger: what takes other things is chosen by a tap, and takes what is chosen that may go there', async () => {
    const pile = thing(2, 3000, 1000, { takes: true });
    const { surface, heard, el } = await scene([thing(1, 1000, 1000), pile, thing(3, 2000, 500, { fixed: true })]);
    const finger = new Pointer('touch');
    const tap = (n: number): void => {
      finger.down(el(n));
      finger.up(middleOf(el(n)));
    };
    tap(2);
    expect(surface.chosen).to.deep.equal([2]);
    tap(3);
    tap(2);
    expect(surface.chosen).to.deep.equal([2]);
    tap(1);
    tap(2);
    expect(heard).to.deep.equal(['put 1 by 2000,0 onto 2 in -']);
  });

  it('with a mouse: two taps act, also on what was drawn anew between them; a tap, a drag and a tap are two taps', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000)]);
    const mouse = new Pointer('mouse');
    const tap = (): void => {
      mouse.down(el(1));
      mouse.up(middleOf(el(1)));
    };
    tap();
    // A clock goes on, somebody draws from the pile.
    surface.things = [thing(1, 1000, 1000, { look: '0:59' })];
    await surface.updateComplete;
    tap();
    expect(heard).to.deep.equal(['act 1']);
    tap();
    mouse.down(el(1));
    mouse.move(by(el(1), 40, 0));
    mouse.up(by(el(1), 40, 0));
    tap();
    expect(heard.slice(1)).to.deep.equal(['lift 1', 'put 1 by 200,0 onto - in -']);
  });

  it('with keys alone: arrows walk, Enter takes up, arrows carry, Enter puts, Escape puts back', async () => {
    const { surface, heard } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1100), thing(3, 1000, 1900)]);
    const ground = surface.shadowRoot!.querySelector<HTMLElement>('.ground')!;
    const press = (...keys: string[]): void => {
      for (const key of keys) ground.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    };
    press('ArrowRight');
    expect(surface.chosen).to.deep.equal([1]);
    expect(ground.getAttribute('aria-activedescendant')).to.equal('n1');
    press('ArrowRight');
    expect(surface.chosen).to.deep.equal([2]);
    press('ArrowLeft', 'ArrowDown');
    expect(surface.chosen).to.deep.equal([3]);
    press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter');
    expect(heard).to.deep.equal(['lift 3', 'put 3 by 20,-10 onto - in -']);
    press('Enter', 'ArrowRight', 'Escape');
    expect(heard.slice(2)).to.deep.equal(['lift 3', 'back']);
  });

  it('with keys alone chooses several: an arrow with Shift adds, Space takes out and in again, and shows where it is', async () => {
    const { surface } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1100), thing(3, 3000, 1000)]);
    const ground = surface.shadowRoot!.querySelector<HTMLElement>('.ground')!;
    const press = (key: string, shiftKey = false): void => {
      for (const type of ['keydown', 'keyup'])
        ground.dispatchEvent(new KeyboardEvent(type, { key, shiftKey, bubbles: true, cancelable: true }));
    };
    const cursors = (): number => surface.shadowRoot!.querySelectorAll('.cursor').length;
    press('ArrowRight');
    press('ArrowRight', true);
    press('ArrowRight', true);
    expect(surface.chosen).to.deep.equal([1, 2, 3]);
    press('ArrowLeft', true);
    expect([surface.chosen, cursors()]).to.deep.equal([[1, 2, 3], 0]);
    press(' ');
    expect([surface.chosen, cursors()]).to.deep.equal([[1, 3], 1]);
    press(' ');
    expect([surface.chosen, cursors()]).to.deep.equal([[1, 3, 2], 0]);
    press('ArrowLeft');
    expect(surface.chosen).to.deep.equal([1]);
    // What is carried by keys stays as it was taken up.
    press('Enter');
    press(' ');
    press('Enter');
    expect(surface.chosen).to.deep.equal([1]);
    press('Escape');
    expect([surface.chosen, cursors()]).to.deep.equal([[], 1]);
  });

  it('the space bar moves the cloth with a mouse, and then chooses nothing', async () => {
    const { surface, el } = await scene([thing(1, 1000, 1000)]);
    const mouse = new Pointer('mouse');
    const ground = surface.shadowRoot!.querySelector<HTMLElement>('.ground')!;
    const space = (type: string): unknown => ground.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true }));
    surface.walkTo(1);
    space('keydown');
    mouse.down(el(1));
    mouse.move(by(el(1), 40, 0));
    mouse.up(by(el(1), 40, 0));
    space('keyup');
    expect(surface.chosen).to.deep.equal([1]);
  });

  it('has in the page only what is near the window, and keeps what was drawn', async () => {
    const many = Array.from({ length: 400 }, (_, n) => thing(n, (n % 20) * 1500, Math.floor(n / 20) * 1500));
    const { surface, has } = await scene(many, { table: { w: 30_000, h: 30_000 } });
    // So large a table begins nearer, where things lie.
    expect(surface.isWhole).to.equal(false);
    surface.fit();
    await settled(surface);
    expect(surface.inPage).to.equal(400);
    surface.zoomBy(8);
    await settled(surface);
    surface.lookAt({ x: 0, y: 0 });
    await settled(surface);
    expect(surface.inPage).to.be.below(60);
    expect([has(0), has(399)]).to.deep.equal([true, false]);
    drawn.length = 0;
    surface.fit();
    await settled(surface);
    expect(surface.inPage).to.equal(400);
    expect(drawn).to.deep.equal([]);
  });

  it('begins with a board that most lies on in sight as a whole, however small its pieces are then', async () => {
    const board = thing(1, 6000, 4000, { w: 7000, h: 7000, fixed: true });
    const beside = [thing(2, 1500, 4000), thing(3, 6000, 1000), thing(4, 10_500, 7000)];
    const { surface, el } = await scene([board, ...beside], { table: { w: 12_000, h: 8000 } });
    const [around, of] = [surface, el(1)].map((one) => one.getBoundingClientRect());
    expect([of!.top >= around!.top, of!.bottom <= around!.bottom]).to.deep.equal([true, true]);
    expect(Math.round(of!.left + of!.right - around!.left - around!.right)).to.equal(0);
  });

  it('draws anew only what looks otherwise, and touches nothing of what is the same object', async () => {
    const [one, two] = [thing(1, 1000, 1000), thing(2, 2000, 1000)];
    const { surface, el } = await scene([one, two]);
    drawn.length = 0;
    el(1).style.left = 'touched';
    const left = el(1).style.left;
    surface.things = [one, { ...two, look: 'turned' }];
    await surface.updateComplete;
    expect(drawn).to.deep.equal([2]);
    expect(el(2).textContent).to.equal('turned');
    expect(el(1).style.left).to.equal(left);
    surface.things = [one];
    await surface.updateComplete;
    expect(surface.shadowRoot!.querySelector('#n2')).to.equal(null);
  });

  it('puts back what is carried when it is taken away, or when the browser takes the pointer', async () => {
    const { surface, heard, el } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1000)]);
    const mouse = new Pointer('mouse');
    mouse.down(el(1));
    mouse.move(by(el(1), 50, 0));
    surface.things = [thing(2, 2000, 1000)];
    await surface.updateComplete;
    expect(heard).to.deep.equal(['lift 1', 'back']);
    mouse.down(el(2));
    mouse.move(by(el(2), 50, 0));
    mouse.cancel(by(el(2), 0, 0));
    expect(heard.slice(2)).to.deep.equal(['lift 2', 'back']);
  });

  it('has what another carries follow their hand, and go where the table has it from there', async () => {
    const [one, two] = [thing(1, 1000, 1000), thing(2, 2000, 1000)];
    const { surface, el } = await scene([one, two]);
    const before = middleOf(el(1));
    const hand = { name: 'Bea', plate: 2, things: [1], count: 1, at: { x: 1400, y: 1000 }, isPut: false };
    const follow = async (by: { x: number; y: number }, isPut = false): Promise<void> => {
      surface.others.show('bea', { ...hand, by, isPut });
      for (let i = 0; i < 60 && Math.abs(middleOf(el(1)).x - before.x - by.x / 5) > 2; i++) await nextFrame();
    };
    await follow({ x: 400, y: 0 });
    expect(middleOf(el(1)).x).to.be.closeTo(before.x + 80, 3);
    expect(surface.shadowRoot!.querySelector('.hand-tag')?.textContent).to.contain('Bea');
    expect([surface.others.holder(1), surface.others.holder(2)]).to.deep.equal(['Bea', undefined]);
    await follow({ x: 400, y: 0 }, true);
    expect(surface.others.holder(1)).to.equal(undefined);
    surface.things = [{ ...one, x: 1400 }, two];
    await surface.updateComplete;
    for (let i = 0; i < 4; i++) await nextFrame();
    await endMotion();
    expect(middleOf(el(1)).x).to.be.closeTo(before.x + 80, 2);
    expect(el(1).style.translate).to.equal('');
    surface.others.show('bea', undefined);
    expect(surface.shadowRoot!.querySelector('.hand-tag')).to.equal(null);
  });

  it('can be used by all', async () => {
    const { surface } = await scene([thing(1, 1000, 1000), thing(2, 2000, 1000)]);
    await accessible(surface);
  });
});
