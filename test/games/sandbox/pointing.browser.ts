/** Fingers at a free table: told by key, menu and two taps; shown by a ring, or an arrow that leads there; said to ears. */
import { expect } from '@open-wc/testing';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import { readGesture, writeGesture, type Gesture } from '../../../src/games/sandbox/board/gesture-bytes.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import type { Gestures } from '../../../src/kernel/view/table-view.ts';
import { allUpdated, deep, spoken } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table, TOKEN } from './table.ts';

const NAMES = ['Ada', 'Bea', 'Carl', 'Dino'];
type Heard = Parameters<Gestures['heard']>[0];

const finger = (more: Partial<Gesture>): Uint8Array =>
  writeGesture({
    isPut: false,
    beat: false,
    edits: false,
    points: true,
    at: { x: 1000, y: 0 },
    by: { x: 1, y: 0 },
    pieces: [],
    count: 0,
    ...more,
  });

describe('pointing at a free table', () => {
  let room: HTMLElement | undefined;
  afterEach(() => room?.remove());

  async function laid(me: number | null = 0) {
    const shown: Gesture[] = [];
    const hears: Heard[] = [];
    const gestures: Gestures = {
      show: (bytes) => bytes && shown.push(readGesture(bytes)!),
      heard: (listener) => {
        hears.push(listener);
        return () => {};
      },
    };
    const people = NAMES.map((name, seat) => ({ seat, name, plate: seat, me: seat === me }));
    const own = { me, people, gestures, view: new Table().view(me), choices: () => [], check: () => undefined };
    const board = Object.assign(document.createElement('sandbox-board'), own);
    room = document.createElement('tv-room');
    Object.assign(room.style, { display: 'block', width: '1000px', height: '700px' });
    room.append(board);
    document.body.append(room);
    const surface = (): TvSurface | undefined => deep(board).find((e): e is TvSurface => e.localName === 'tv-surface');
    await waitUntil(() => surface()?.all.has(TOKEN) && hears.length > 0, 'things lie there');
    await allUpdated(board);
    const fingers = (): readonly HTMLButtonElement[] =>
      deep(board).filter((e): e is HTMLButtonElement => e.matches('.finger'));
    const said = (): string =>
      deep(board)
        .filter((e) => e.matches('.surface-area > .heard'))
        .map((e) => e.textContent)
        .join('');
    const hear = (seat: number, page: string, bytes: Uint8Array): void =>
      hears.forEach((one) => one(seat, page, bytes));
    return { board, surface: surface()!, shown, hear, fingers, said };
  }
  const key = (board: HTMLElement): unknown =>
    deep(board)
      .find(({ localName }) => localName === 'tv-surface')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true, composed: true }));

  it('by key tells the place of the chosen piece, shows it to oneself as well, and not again at once', async () => {
    const { board, surface, shown, fingers } = await laid();
    surface.walkTo(TOKEN);
    key(board);
    key(board);
    const { x, y } = surface.all.get(TOKEN)!;
    expect(shown.map(({ points, at, pieces }) => ({ points, at, pieces }))).to.deep.equal([
      { points: true, at: { x, y }, pieces: [TOKEN] },
    ]);
    await waitUntil(() => fingers().length === 1, 'a ring is there');
    expect(spoken(fingers()[0]!)).to.contain('Ada');
  });

  it('by the menu of a piece, which five keys reach', async () => {
    const { board, surface, shown } = await laid();
    surface.walkTo(TOKEN);
    await allUpdated(board);
    const press = async (words: string): Promise<void> => {
      deep(board)
        .find((e): e is HTMLElement => e.matches('.bar button') && spoken(e).includes(words))!
        .click();
      await allUpdated(board);
    };
    if (!deep(board).some((e) => e.matches('.bar button') && spoken(e) === 'Indica')) await press('altro…');
    await press('Indica');
    expect(shown.at(-1)?.pieces).to.deep.equal([TOKEN]);
  });

  it('by two taps on the empty cloth tells that place', async () => {
    const { surface, shown } = await laid();
    const ground = surface.shadowRoot!.querySelector('.ground')!;
    const at = surface.pointOf({ x: 1500, y: 1200 });
    const tap = (): void => {
      for (const [type, buttons] of [
        ['pointerdown', 1],
        ['pointerup', 0],
      ] as const)
        ground.dispatchEvent(
          new PointerEvent(type, {
            clientX: at.x,
            clientY: at.y,
            pointerId: 7,
            pointerType: 'touch',
            buttons,
            bubbles: true,
            composed: true,
          }),
        );
    };
    tap();
    expect(shown.length).to.equal(0);
    tap();
    expect([shown.length, Math.round(shown[0]!.at.x), Math.round(shown[0]!.at.y)]).to.deep.equal([1, 1500, 1200]);
  });

  it('of another is a ring with their name, is said to ears once, and no faster than a hand can', async () => {
    const { surface, hear, fingers, said } = await laid();
    hear(1, 'b', finger({ pieces: [TOKEN] }));
    await waitUntil(() => fingers().length === 1, 'a ring is there');
    expect(spoken(fingers()[0]!)).to.contain('Bea');
    expect([fingers()[0]!.disabled, fingers()[0]!.classList.contains('away')]).to.deep.equal([true, false]);
    await waitUntil(() => said() !== '', 'it is said');
    expect(said()).to.equal(`Bea indica: ${surface.all.get(TOKEN)!.label}.`);
    const [ring] = fingers();
    hear(1, 'b', finger({ pieces: [TOKEN], beat: true }));
    hear(1, 'c', finger({ by: { x: 9, y: 0 } }));
    hear(2, 'd', finger({ at: { x: -5_000, y: 0 } }));
    await Promise.resolve();
    await allUpdated(surface);
    expect(fingers()).to.deep.equal([ring]);
  });

  it('beyond the window is an arrow at its edge, which leads there with a tap', async () => {
    const { surface, hear, fingers } = await laid();
    surface.zoomBy(4);
    surface.lookAt({ x: 0, y: 0 });
    hear(2, 'c', finger({ at: { x: 8000, y: 3000 } }));
    await waitUntil(() => fingers().length === 1, 'an arrow is there');
    const [arrow] = fingers();
    expect(arrow!.classList.contains('away')).to.equal(true);
    expect(arrow!.ariaLabel).to.equal('Carl indica qualcosa: vai a vedere');
    arrow!.click();
    expect([arrow!.classList.contains('away'), arrow!.disabled]).to.deep.equal([false, true]);
    const { left, right, top, bottom } = surface.inSight;
    expect([left < 8000, right > 8000, top < 3000, bottom > 3000]).to.deep.equal([true, true, true, true]);
  });

  it('is seen by people who look on, who point at nothing', async () => {
    const { board, surface, shown, hear, fingers } = await laid(null);
    surface.walkTo(TOKEN);
    key(board);
    expect(shown.length).to.equal(0);
    hear(3, 'd', finger({}));
    await waitUntil(() => fingers().length === 1, 'a ring is there');
  });
});
