/** What only one person may read: while it is held, and nowhere in the page otherwise. */
import { css } from 'lit';
import { expect, fixture, html } from '@open-wc/testing';
import { readByTap } from '../../src/elements/reading.ts';
import '../../src/elements/tv-secret.ts';
import type { TvSecret } from '../../src/elements/tv-secret.ts';
import { accessible } from '../helpers/accessible.ts';
import { allText } from '../helpers/shadow.ts';

const text = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();
const inside = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;

describe('<tv-secret>', () => {
  const SECRET = 'Tu sei guardia';
  afterEach(() => readByTap(false));
  const hidden = (): Promise<TvSecret> =>
    fixture<TvSecret>(html`<tv-secret label="La tua parte" .secret=${(): string => SECRET}></tv-secret>`);
  const shows = async (el: TvSecret): Promise<boolean> => {
    await el.updateComplete;
    return allText(el).includes(SECRET);
  };
  const point = (el: Element, type: string, pointerId = 1): void =>
    void el.dispatchEvent(new PointerEvent(type, { pointerId, bubbles: true, composed: true }));
  const key = (el: Element, type: string, name: string): void =>
    void el.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));

  it('is nowhere on the page until held, and gone when let go, wherever the finger is then', async () => {
    const el = await hidden();
    const button = inside(el, 'button');
    expect(await shows(el)).to.equal(false);
    point(button, 'pointerdown');
    expect(await shows(el)).to.equal(true);
    await accessible(el);
    point(document.body, 'pointerup');
    expect(await shows(el)).to.equal(false);
  });

  it('is held with Space and Enter as well', async () => {
    const el = await hidden();
    for (const name of [' ', 'Enter']) {
      key(inside(el, 'button'), 'keydown', name);
      expect(await shows(el), name).to.equal(true);
      key(inside(el, 'button'), 'keyup', name);
      expect(await shows(el), name).to.equal(false);
    }
  });

  it('is shown to whoever presses it without a finger or a key, as a screen reader does, and covered by the next press', async () => {
    const el = await hidden();
    inside(el, 'button').click();
    expect(await shows(el)).to.equal(true);
    inside(el, 'button').click();
    expect(await shows(el)).to.equal(false);
    // The click that ends a finger's tap isn't one.
    inside(el, 'button').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    expect(await shows(el)).to.equal(false);
  });

  it('is read aloud to whoever presses it without a finger, in their own time, and never while a finger holds it', async () => {
    const el = await hidden();
    const live = (): string | null => inside(el, '.secret').getAttribute('aria-live');
    const waited: number[] = [];
    const later = globalThis.setTimeout;
    globalThis.setTimeout = ((act: () => void, ms = 0) => {
      waited.push(ms);
      return later(act, ms);
    }) as typeof setTimeout;
    inside(el, 'button').click();
    globalThis.setTimeout = later;
    expect(await shows(el)).to.equal(true);
    expect(live()).to.equal('polite');
    expect(waited, 'it covers itself after a while').to.deep.equal([]);
    key(inside(el, 'button'), 'keydown', 'Escape');
    expect(await shows(el)).to.equal(false);
    expect(live()).to.equal('off');
    point(inside(el, 'button'), 'pointerdown');
    expect(await shows(el)).to.equal(true);
    expect(live()).to.equal('off');
  });

  it('is drawn with the styles that are given for it', async () => {
    const el = await hidden();
    const shown = (): string => getComputedStyle(inside(el, '.secret')).columnCount;
    el.look = css`
      .secret {
        column-count: 3;
      }
    `;
    await el.updateComplete;
    expect(shown()).to.equal('3');
    el.look = undefined;
    await el.updateComplete;
    expect(shown()).to.equal('auto');
  });

  it('covers itself when another finger comes, the window loses the focus, or the tab goes behind', async () => {
    const el = await hidden();
    const ends: readonly (() => void)[] = [
      () => point(document.body, 'pointerdown', 2),
      () => void window.dispatchEvent(new Event('blur')),
      () => void document.dispatchEvent(new Event('visibilitychange')),
      () => el.remove(),
    ];
    for (const [i, end] of ends.entries()) {
      point(inside(el, 'button'), 'pointerdown');
      expect(await shows(el), `${i}`).to.equal(true);
      end();
      expect(await shows(el), `${i}`).to.equal(false);
    }
  });

  it('is as high with a long text as with none, and says the same beside it', async () => {
    const el = await hidden();
    const { height } = el.getBoundingClientRect();
    const words = text(inside(el, 'button'));
    el.secret = () => 'una riga e un’altra '.repeat(40);
    point(inside(el, 'button'), 'pointerdown');
    await el.updateComplete;
    expect(el.getBoundingClientRect().height).to.equal(height);
    expect(text(inside(el, 'button'))).to.equal(words);
  });

  it('for people who can’t hold, a tap shows it and another covers it', async () => {
    const el = await hidden();
    readByTap(true);
    const tap = (): boolean =>
      inside(el, 'button').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
    tap();
    expect(await shows(el)).to.equal(true);
    expect(text(inside(el, 'button'))).to.equal('Tocca per leggere');
    tap();
    expect(await shows(el)).to.equal(false);
    tap();
    // Held again: what is open is covered, and a tap isn't enough.
    readByTap(false);
    expect(await shows(el)).to.equal(false);
    tap();
    expect(await shows(el)).to.equal(false);
  });
});
