/** A board of each game tells by ear what is expected now, and never leaves a keyboard at the top of the page. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/tv-room.ts';
import type { BoardProps } from '../../src/elements/frame/board.ts';
import { games } from '../../src/games/registry.ts';
import { allUpdated, deep } from '../helpers/shadow.ts';
import { waitUntil } from '../helpers/wait-until.ts';
import { momentsShown } from './moments-shown.ts';

type Board = HTMLElement & BoardProps;

/** Where nothing is to happen. */
const FEW = 3;

async function mounted(tag: string, props: BoardProps): Promise<Board> {
  const room = await fixture(
    html`<div>
      <input aria-label="beside" /><tv-room style="display:block;width:1200px;height:800px;min-height:0"></tv-room>
    </div>`,
  );
  const board: Board = Object.assign(document.createElement(tag), props);
  room.querySelector('tv-room')!.append(board);
  await waitUntil(() => board.shadowRoot!.querySelector('tv-status'), 'its words have come');
  await allUpdated(board);
  return board;
}

/** All that follows an update, in its own tasks too. */
async function shows(board: Board, props: Partial<BoardProps>): Promise<void> {
  Object.assign(board, props);
  await allUpdated(board);
  await new Promise((done) => setTimeout(done));
  await new Promise((done) => setTimeout(done));
}

const statusOf = (board: Board): Element => board.shadowRoot!.querySelector('tv-status')!;
const headlineOf = (board: Board): string => statusOf(board).shadowRoot!.querySelector('h2')!.textContent;

/** Sentences as a screen reader says them, one after another. */
function listening(board: Board): readonly string[] {
  const heard: string[] = [];
  const regions = statusOf(board).shadowRoot!.querySelectorAll('[aria-live]');
  for (const region of regions)
    new MutationObserver(() => region.textContent && heard.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  return heard;
}

const focused = (): Element | null => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
};

/** An element in a failure would be written out whole. */
const has = (one: Element): boolean => document.activeElement === one;

const buttons = (board: Board): readonly HTMLButtonElement[] =>
  deep(board).filter((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.checkVisibility());

/** Focused buttons that the next moment took away, of all boards. */
let lost = 0;
after(() => expect(lost).to.be.above(0));

for (const game of games)
  describe(`the board of ${game.id}, by ear and by keyboard`, () => {
    let moments: readonly BoardProps[];
    before(async () => {
      moments = await momentsShown(game);
    });

    it('says each headline once, after it has stayed for a moment, and none of the past', async () => {
      const board = await mounted(game.tag, moments[0]!);
      const heard = listening(board);
      const first = headlineOf(board);
      let other: BoardProps | undefined;
      for (const moment of moments) {
        await shows(board, { ...moment, past: true });
        if (headlineOf(board) !== first) other ??= moment;
      }
      const says = (headline: string) => (): boolean =>
        heard.at(-1)?.toLowerCase().includes(headline.toLowerCase()) ?? false;
      await shows(board, { ...moments[0]!, past: false });
      if (!other) return;
      await shows(board, other);
      await waitUntil(() => headlineOf(board) !== first);
      const second = headlineOf(board);
      await waitUntil(says(second));
      await shows(board, moments[0]!);
      await waitUntil(() => headlineOf(board) === first);
      await waitUntil(says(first));
      expect(heard).to.have.length(2);
    });

    it('keeps the focus of whoever works on it, and takes nobody else’s', async () => {
      const board = await mounted(game.tag, moments[0]!);
      const beside = board.closest('div')!.querySelector('input')!;
      for (const [i, moment] of moments.entries()) {
        const all = buttons(board);
        const button = all[(7 * i) % all.length];
        button?.focus();
        const had = focused();
        await shows(board, moment);
        if (had === button && !button?.isConnected) lost++;
        if (had === button) expect(has(board), `moment ${i}, from ${button?.textContent}`).to.equal(true);
      }
      beside.focus();
      for (const moment of moments.slice(0, FEW)) await shows(board, moment);
      expect(has(beside)).to.equal(true);
      beside.blur();
      for (const moment of moments.slice(0, FEW)) await shows(board, moment);
      expect(has(document.body)).to.equal(true);
    });
  });
