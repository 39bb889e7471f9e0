/** A deck that a page adds. Its pile comes once the table has the box that it is of, and whatever becomes of that, the page hears of it. */
import { expect, test } from 'vitest';
import type { BoxDone } from '../../../src/elements/frame/board-boxes.ts';
import { ComingDeck } from '../../../src/games/sandbox/board/api/coming-deck.ts';
import type { SandboxView } from '../../../src/games/sandbox/view.ts';

const DECK = { hash: 'new', was: 'old', define: {}, make: {} };
const REFUSED: BoxDone = { ok: false, code: 'setup/refused', advice: '' };

/** @param looks the box's hash at each look, and whether the change of it is still on its way */
function coming(...looks: readonly (readonly [string, boolean])[]): {
  readonly offered: readonly string[];
  readonly heard: readonly BoxDone[];
} {
  const [offered, heard]: [string[], BoxDone[]] = [[], []];
  let pending = false;
  const deck = new ComingDeck(DECK, {
    offer: (move) => offered.push(move) > 0,
    context: () => ({ pending: pending ? [{ move: 'define', args: {} }] : [] }),
    done: (out) => heard.push(out),
  });
  for (const [hash, isUnderWay] of looks) {
    pending = isUnderWay;
    deck.look({ box: { hash } } as SandboxView);
  }
  return { offered, heard };
}

test('a deck’s pile comes once the table has its box, not while that is still on its way', () => {
  expect(coming(['old', false], ['new', true])).toEqual({ offered: ['define'], heard: [] });
  const { offered, heard } = coming(['old', false], ['new', true], ['new', false], ['new', false]);
  expect([offered, heard]).toEqual([['define', 'make'], [{ ok: true }]]);
});

test('a deck whose box is refused in its place is told as refused, once', () => {
  expect(coming(['new', true], ['old', false], ['old', false])).toEqual({ offered: ['define'], heard: [REFUSED] });
  expect(coming(['old', true], ['other', false])).toEqual({ offered: ['define'], heard: [REFUSED] });
});
