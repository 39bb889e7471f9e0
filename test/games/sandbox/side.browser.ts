/** A free table from the side of the person opposite: for one device alone, and kept for a reload. */
import { expect } from '@open-wc/testing';
import type { TvSurface } from '../../../src/elements/surface/tv-surface.ts';
import '../../../src/elements/tv-room.ts';
import '../../../src/games/sandbox/board/sandbox-board.ts';
import { allUpdated, deep } from '../../helpers/shadow.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';
import { Table, TOKEN } from './table.ts';

interface Scene {
  readonly board: HTMLElement;
  readonly surface: TvSurface;
  readonly proposed: string[];
}

/** @param table by which it is known on this device */
async function scene(table: string): Promise<Scene> {
  document.querySelector('tv-room')?.remove();
  const t = new Table();
  const proposed: string[] = [];
  const people = ['Ada', 'Bea', 'Carl', 'Dino'].map((name, seat) => ({ seat, name, plate: seat, me: seat === 1 }));
  const own = { me: 1, table, choices: () => [], check: () => undefined };
  const board = Object.assign(document.createElement('sandbox-board'), { people, view: t.view(1), ...own });
  board.addEventListener('tv-propose', (event) => proposed.push(event.type));
  const room = document.createElement('tv-room');
  Object.assign(room.style, { display: 'block', width: '1000px', height: '700px' });
  room.append(board);
  document.body.append(room);
  const found = (): TvSurface | undefined => deep(board).find((e): e is TvSurface => e.localName === 'tv-surface');
  await waitUntil(() => found()?.all.has(TOKEN), 'things lie there');
  await allUpdated(board);
  return { board, surface: found()!, proposed };
}

const button = (board: HTMLElement, name: RegExp): HTMLButtonElement =>
  deep(board).find(
    (el): el is HTMLButtonElement =>
      el.localName === 'button' && name.test(el.getAttribute('aria-label') ?? el.textContent ?? ''),
  )!;
const said = (board: HTMLElement): string =>
  deep(board)
    .filter(({ role }) => role === 'status')
    .map((el) => el.textContent)
    .join(' ');
async function press(board: HTMLElement, key: string): Promise<void> {
  const onCloth = deep(board).find(({ localName }) => localName === 'tv-surface')!;
  onCloth.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  await allUpdated(board);
}

describe('a free table from the other side', () => {
  afterEach(() => {
    document.querySelector('tv-room')?.remove();
    sessionStorage.clear();
  });

  it('is seen as it is laid once a game is laid anew; while the table is prepared it stays turned', async () => {
    const { board, surface } = await scene('');
    button(board, /^Gira il tavolo/u).click();
    await allUpdated(board);
    const shows = board as unknown as { view: SandboxView };
    const { box } = shows.view;
    const lies = async (other: Partial<SandboxView['box']>): Promise<boolean> => {
      shows.view = { ...shows.view, box: { ...shows.view.box, ...other } };
      await allUpdated(board);
      return surface.turned;
    };
    expect(await lies({ hash: 'builtin:edited@1' })).to.equal(true);
    expect(await lies({ hash: 'builtin:other@1', first: box.first + 60 })).to.equal(false);
  });

  it('is turned by its button and by a key, which is said, and nothing goes to the table', async () => {
    const { board, surface, proposed } = await scene('');
    const turns = (): HTMLButtonElement => button(board, /^Gira il tavolo/u);
    expect([surface.turned, turns().ariaPressed]).to.deep.equal([false, 'false']);
    turns().click();
    await allUpdated(board);
    expect([surface.turned, turns().ariaPressed]).to.deep.equal([true, 'true']);
    expect(said(board)).to.contain('dal lato opposto');
    await press(board, 't');
    expect(surface.turned).to.equal(false);
    expect(said(board)).to.contain('com’è apparecchiato');
    expect(proposed).to.deep.equal([]);
  });

  it('stays turned after a reload, at this table alone', async () => {
    const first = await scene('one');
    await press(first.board, 't');
    expect((await scene('one')).surface.turned).to.equal(true);
    const other = await scene('two');
    expect(other.surface.turned).to.equal(false);
    const again = await scene('one');
    await press(again.board, 't');
    expect((await scene('one')).surface.turned).to.equal(false);
  });

  it('has the list of pieces move them as they are seen', async () => {
    const { board, surface } = await scene('');
    const moved: { p: number[] }[] = [];
    board.addEventListener('tv-propose', (event) => moved.push((event as unknown as { args: { p: number[] } }).args));
    const { x, y } = surface.all.get(TOKEN)!;
    await press(board, 't');
    surface.chosen = [TOKEN];
    await press(board, 'm');
    await waitUntil(() => button(board, /^\s*a destra/iu), 'the panel is there');
    button(board, /^\s*a destra/iu).click();
    await waitUntil(() => moved.length > 0);
    expect(moved[0]!.p.slice(2, 4)).to.deep.equal([x - 100, y]);
  });
});
