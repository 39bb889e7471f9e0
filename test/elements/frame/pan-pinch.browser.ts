/** Fingers on the pictures and on the TimeLine: two bring a part nearer, one moves it, and no card is touched by either. */
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/chrononauts/board/chrono-timeline.ts';
import '../../../src/games/codenames/board/picture-grid.ts';
import type { LitElement } from 'lit';
import { accessible } from '../../helpers/accessible.ts';

async function pictures(): Promise<LitElement> {
  const cells = Array.from({ length: 20 }, (_, picture) => ({ picture }));
  const room = await fixture<HTMLElement>(
    html`<tv-room theme="light"
      ><codenames-grid lang="en" style="display:block;width:360px;height:300px" .cells=${cells}></codenames-grid
    ></tv-room>`,
  );
  return room.querySelector('codenames-grid')!;
}

async function timeline(): Promise<LitElement> {
  const places = Array.from({ length: 32 }, (_, i) => ({
    id: `L${1865 + i}`,
    year: 1865 + i,
    look: 'pin' as const,
    event: 'Event',
    state: '',
    label: `${1865 + i}: Event`,
    half: undefined,
    far: false,
    mark: undefined,
    markText: '',
    due: '',
    aimable: false,
    aimed: false,
    fresh: false,
  }));
  const room = await fixture<HTMLElement>(
    html`<tv-room theme="light"
      ><chrono-timeline lang="en" style="display:block;width:360px;height:300px" .places=${places}></chrono-timeline
    ></tv-room>`,
  );
  return room.querySelector('chrono-timeline')!;
}

type At = readonly [x: number, y: number];

/** Events as a browser sends them for a finger, from what lies under it. */
function finger(el: LitElement, id: number): { down(at: At): void; move(at: At): void; up(at: At): void } {
  let target: Element = el;
  const send = (type: string, [x, y]: At, more: object = {}): void => {
    const { left, top } = el.getBoundingClientRect();
    const where = { clientX: left + x, clientY: top + y, bubbles: true, composed: true, cancelable: true };
    target.dispatchEvent(
      new PointerEvent(type, { ...where, pointerId: id, isPrimary: id === 1, pointerType: 'touch', ...more }),
    );
  };
  return {
    down: (at) => {
      const { left, top } = el.getBoundingClientRect();
      target = el.shadowRoot!.elementFromPoint(left + at[0], top + at[1]) ?? el;
      send('pointerdown', at);
    },
    move: (at) => send('pointermove', at),
    up: (at) => {
      send('pointerup', at);
      if (id === 1) target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    },
  };
}

async function pinch(el: LitElement): Promise<void> {
  const [one, two] = [finger(el, 1), finger(el, 2)];
  one.down([150, 150]);
  two.down([210, 150]);
  for (let n = 1; n <= 10; n++) {
    one.move([150 - 3 * n, 150]);
    two.move([210 + 3 * n, 150]);
  }
  two.up([240, 150]);
  one.up([120, 150]);
  await nextFrame();
  await el.updateComplete;
}

const grid = (el: LitElement): HTMLElement => el.shadowRoot!.querySelector('.grid')!;
const scale = (el: LitElement): number => new DOMMatrix(getComputedStyle(grid(el)).transform).a;
const firstLeft = (el: LitElement): number => el.shadowRoot!.querySelector('button')!.getBoundingClientRect().left;

for (const [name, make, chosen] of [
  ['the pictures', pictures, 'cn-cell'],
  ['the TimeLine', timeline, 'tv-pick'],
] as const) {
  describe(`${name} under fingers`, () => {
    it('come nearer with two, move with one, and nothing is touched', async () => {
      const el = await make();
      let touched = 0;
      el.addEventListener(chosen, () => touched++);
      await pinch(el);
      expect(scale(el)).to.be.closeTo(2, 0.05);
      expect(el.hasAttribute('near')).to.equal(true);
      expect(el.hasAttribute('close')).to.equal(true);
      const before = firstLeft(el);
      const one = finger(el, 1);
      one.down([200, 150]);
      one.move([190, 150]);
      one.move([160, 150]);
      one.up([160, 150]);
      expect(firstLeft(el)).to.be.closeTo(before - 40, 1);
      expect(touched).to.equal(0);
    });

    it('are touched by a tap, near or not; a finger that trembles still taps', async () => {
      const el = await make();
      let touched = 0;
      el.addEventListener(chosen, () => touched++);
      const tap = (): void => {
        const one = finger(el, 1);
        one.down([200, 110]);
        one.move([203, 112]);
        one.up([203, 112]);
      };
      tap();
      await pinch(el);
      const before = firstLeft(el);
      tap();
      expect(touched).to.equal(2);
      expect(firstLeft(el)).to.equal(before);
    });

    it('stay where they are under one finger as long as all is seen', async () => {
      const el = await make();
      const one = finger(el, 1);
      one.down([200, 150]);
      one.move([100, 150]);
      one.up([100, 150]);
      expect(grid(el).style.transform).to.equal('');
    });

    it('go back to the whole with a button large enough for a finger, and the focus is on them', async () => {
      const el = await make();
      await pinch(el);
      const whole = el.shadowRoot!.querySelector<HTMLElement>('.whole')!;
      expect(whole.ariaLabel).to.equal('The whole board');
      expect(Math.min(whole.offsetWidth, whole.offsetHeight)).to.be.at.least(44);
      await accessible(el);
      whole.click();
      await el.updateComplete;
      expect(scale(el)).to.equal(1);
      expect(whole.checkVisibility()).to.equal(false);
      expect(el.shadowRoot!.activeElement?.matches('[tabindex="0"]')).to.equal(true);
    });

    it('come nearer with +, and the keyboard’s walk is never outside', async () => {
      const el = await make();
      el.focus();
      const key = (of: string): boolean =>
        el.shadowRoot!.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key: of, bubbles: true, composed: true, cancelable: true }),
        );
      for (let n = 0; n < 4; n++) key('+');
      expect(scale(el)).to.equal(4);
      key('End');
      key('ArrowDown');
      const frame = el.getBoundingClientRect();
      const box = el.shadowRoot!.activeElement!.getBoundingClientRect();
      expect(box.right).to.be.at.most(frame.right + 1);
      expect(box.bottom).to.be.at.most(frame.bottom + 1);
      for (let n = 0; n < 4; n++) key('-');
      expect(scale(el)).to.equal(1);
    });

    it('come nearer with Ctrl and wheel, about the pointer', async () => {
      const el = await make();
      const { left, top } = el.getBoundingClientRect();
      const wheel = new WheelEvent('wheel', {
        ctrlKey: true,
        deltaY: -50,
        clientX: left,
        clientY: top,
        cancelable: true,
      });
      el.dispatchEvent(wheel);
      await nextFrame();
      expect(wheel.defaultPrevented).to.equal(true);
      expect(scale(el)).to.be.closeTo(Math.exp(0.5), 0.01);
      expect(firstLeft(el)).to.be.closeTo(left, 12);
    });
  });
}

describe('the TimeLine brought near', () => {
  it('tells what happened where there was room for the year only', async () => {
    const el = await timeline();
    const event = el.shadowRoot!.querySelector('.event')!;
    expect(event.checkVisibility()).to.equal(false);
    await pinch(el);
    expect(event.checkVisibility()).to.equal(true);
    el.shadowRoot!.querySelector<HTMLElement>('.whole')!.click();
    expect(event.checkVisibility()).to.equal(false);
  });
});
