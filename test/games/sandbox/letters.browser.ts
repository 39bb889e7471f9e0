/** Letters as keys of a free table: they mean something where the keyboard is over the cloth, and nowhere else (WCAG 2.1.4). */
import { expect } from '@open-wc/testing';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { Table, TOKEN } from './table.ts';

interface Scene {
  readonly board: HTMLElement;
  readonly surface: TvSurface;
  /** What was handed to the table. */
  readonly proposed: (readonly [move: string, args: unknown])[];
  readonly table: Table;
  key(on: EventTarget, name: string, shiftKey?: boolean): void;
}

async function scene(): Promise<Scene> {
  const table = new Table();
  const proposed: Scene['proposed'] = [];
  const people = table.s.seats.map((seat) => ({ seat, name: 'Ada', plate: seat, me: seat === 0 }));
  const own = { me: 0, choices: () => [], check: () => undefined };
  const board = Object.assign(document.createElement('sandbox-board'), { people, view: table.view(0), ...own });
  board.addEventListener('tv-propose', (event) => {
    const { move, args } = event as unknown as { move: string; args: unknown };
    proposed.push([move, args]);
  });
  const room = document.createElement('tv-room');
  Object.assign(room.style, { display: 'block', width: '1000px', height: '700px' });
  room.append(board);
  document.body.append(room);
  const found = (): TvSurface | undefined => deep(board).find((e): e is TvSurface => e.localName === 'tv-surface');
  await waitUntil(() => found()?.all.has(TOKEN), 'things lie there');
  await allUpdated(board);
  const surface = found()!;
  surface.chosen = [TOKEN];
  await allUpdated(board);
  const key = (on: EventTarget, name: string, shiftKey = false): void =>
    void on.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, composed: true, cancelable: true }),
    );
  return { board, surface, proposed, table, key };
}

describe('letters as keys of a free table', () => {
  afterEach(() => document.querySelector('tv-room')?.remove());

  it('do what they say over the cloth and in the bar of what is chosen', async () => {
    const { board, surface, proposed, key } = await scene();
    key(surface, 'f');
    key(
      deep(board).find((e) => e.matches('.bar button'))!,
      'f',
    );
    expect(proposed.map(([move]) => move)).to.deep.equal(['flip', 'flip']);
  });

  it('do nothing where the keyboard is elsewhere, or nowhere', async () => {
    const { board, proposed, surface, key } = await scene();
    const tool = deep(board).find((e) => e.matches('.tool'))!;
    for (const on of [tool, board, document.body]) for (const name of ['f', 'r', 't', 'p', '/']) key(on, name);
    await allUpdated(board);
    expect([proposed, surface.turned]).to.deep.equal([[], false]);
    expect(deep(board).some((e) => e.matches('.panel'))).to.equal(false);
  });

  it('turn a piece one way, and with Shift the other', async () => {
    const { proposed, surface, table, key } = await scene();
    key(surface, 'r');
    key(surface, 'R', true);
    const turns = proposed.map(([, args]) => (args as { p: number[] }).p[4]);
    expect([table.piece(TOKEN).turn, turns]).to.deep.equal([0, [90, 270]]);
  });

  it('aren’t what takes a piece away: Delete does, and Backspace, as a Mac has', async () => {
    const { board, surface, proposed, key } = await scene();
    key(board, 'Backspace');
    surface.chosen = [TOKEN];
    await allUpdated(board);
    key(document.body, 'Delete');
    expect(proposed.map(([move]) => move)).to.deep.equal(['remove', 'remove']);
  });

  it('and what undo would take back is told at its button', async () => {
    const { board, table } = await scene();
    table.do(0, 'flip', { p: table.p(TOKEN) });
    Object.assign(board, { view: table.view(0) });
    const undo = (): string => (deep(board).find((e) => e.matches('.undo')) as HTMLElement).title;
    await waitUntil(() => undo() === 'Annulla la tua ultima mossa: girare qualcosa');
  });
});

describe('a free table on which nothing is laid', () => {
  afterEach(() => document.querySelector('tv-room')?.remove());

  it('says at its tools what comes first: they wait for no box', async () => {
    const { board, table, key } = await scene();
    const { box, ...view } = table.view(0);
    Object.assign(board, { view: { ...view, box: { ...box, hash: '' } } });
    await allUpdated(board);
    (deep(board).filter((e) => e.matches('.tool'))[2] as HTMLElement).click();
    const panel = (): string => deep(board).find((e) => e.matches('.panel-body'))?.textContent ?? '';
    await waitUntil(() => panel().includes('Prima scegli un gioco'), 'it is said');
    expect(panel()).not.to.contain('Arriva la scatola');
    key(board, 'Escape');
  });
});
