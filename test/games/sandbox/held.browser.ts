/** A card of the own hand over the table: before it is let go, it is told whether all would see it there. */
import { expect } from '@open-wc/testing';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import type { SandboxBoard } from '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { DIE, PILE, Table, ZONE_OPEN, ZONE_OWN } from './table.ts';

interface Held {
  readonly board: SandboxBoard;
  readonly surface: TvSurface;
  /** Holds it over a piece, or beside it. */
  over(n: number, by?: number): Promise<string>;
  letGo(): void;
}

async function held(): Promise<Held> {
  const t = new Table();
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'draw', { from: PILE, n: 1 });
  const people = t.s.seats.map((seat) => ({ seat, name: 'Ada', plate: seat, me: seat === 0 }));
  const own = { me: 0, lang: 'it', choices: () => [], check: () => undefined };
  const board = Object.assign(document.createElement('sandbox-board'), { people, view: t.view(0), ...own });
  const room = document.createElement('tv-room');
  Object.assign(room.style, { display: 'block', width: '1000px', height: '700px' });
  room.append(board);
  document.body.append(room);
  const find = (name: string): Element | undefined => deep(board).find(({ localName }) => localName === name);
  await waitUntil(() => find('tv-card') && (find('tv-surface') as TvSurface).all.has(PILE), 'the hand is there');
  await allUpdated(board);
  const surface = find('tv-surface') as TvSurface;
  const card = find('tv-card')!;
  const at = card.getBoundingClientRect();
  const told = (type: string, x: number, y: number, target: EventTarget = window): unknown =>
    target.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: y,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        buttons: type === 'pointerup' ? 0 : 1,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  told('pointerdown', at.x + 10, at.y + 10, card);
  let last = { x: 0, y: 0 };
  return {
    board,
    surface,
    async over(n, by = 0) {
      const { x, y } = surface.all.get(n)!;
      last = surface.pointOf({ x: x + by, y });
      told('pointermove', last.x, last.y);
      await allUpdated(board);
      return deep(board).find((one) => one.matches('.reveals'))?.textContent ?? '';
    },
    letGo: () => told('pointerup', last.x, last.y),
  };
}

describe('a card of the own hand over the table', () => {
  afterEach(() => document.querySelector('tv-room')?.remove());

  it('is told to be turned up where all would see it, and to lie unseen in a pile that lies face down', async () => {
    const { over, letGo } = await held();
    expect(await over(DIE, 500)).to.equal('si scopre');
    expect(await over(PILE)).to.equal('Coperta');
    expect(await over(ZONE_OPEN)).to.equal('si scopre');
    expect(await over(ZONE_OWN)).to.equal('Coperta');
    letGo();
  });

  it('is told nothing any more once it is let go', async () => {
    const { board, over, letGo } = await held();
    await over(PILE);
    letGo();
    await allUpdated(board);
    expect(deep(board).some((one) => one.matches('.reveals'))).to.equal(false);
  });
});
