/** Loose piles hide every order alike, whatever is done with them before they are turned up. */
import { expect, test } from 'vitest';
import { CLOTH, KEYED, LOOSE, NONE, handPlace, type State } from '../../../src/games/sandbox/state.ts';
import { seeded, type Rng } from '../../helpers/rng.ts';
import { PILE, Table } from './table.ts';

const CARDS = 4;
/** A pile of four cards of the deck; the others are away. */
const ROWS = [
  [-1, 0, 0, 0, 0, -1, CLOTH, -1, 0],
  ...Array.from({ length: CARDS }, (_, face) => [0, 0, 0, 0, -1, face, 0, -1, 0]),
].flat();

/** What somebody does who chooses by what they see: looks at cards that come up, cuts, lays out, joins, shuffles a part again. */
const DEEDS: readonly ((t: Table, rng: Rng) => void)[] = [
  (t, rng) => t.put(0, [1 + rng.below(CARDS)]),
  (t, rng) => t.put(0, [1 + rng.below(CARDS)], target(t.s), { at: rng.below(CARDS) }),
  (t) => t.do(0, 'shuffle', { from: target(t.s) }),
  (t) => t.do(0, 'look', { from: target(t.s), n: 1, to: [0] }),
  (t, rng) => t.do(0, 'turnUp', { p: t.p(1 + rng.below(2)) }),
];

const target = (s: State): number => {
  const n = s.leaves.flat().findIndex((piece) => piece?.kind === 'pile');
  return n >= 0 ? n : 1;
};

/** Faces by card, however each came to be known: public, or under keys. */
function truth(t: Table): readonly number[] {
  const hidden = [1, 2, 3, 4].filter((n) => t.piece(n).face === LOOSE);
  if (hidden.length > 0) t.do(0, 'turnUp', { p: t.p(...hidden) });
  return [1, 2, 3, 4].map((n) => {
    const { under, thing } = t.piece(n);
    return under >= 0 ? under : Number(t.dealer.face(thing).split('/')[1]);
  });
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function chiSquared(counts: ReadonlyMap<string, number>, outcomes: number, tries: number): number {
  const wanted = tries / outcomes;
  const missing = (outcomes - counts.size) * wanted;
  return [...counts.values()].reduce((sum, n) => sum + (n - wanted) ** 2 / wanted, missing);
}

const TRIES = 120 * Number(process.env['TIMES'] ?? 1);

test.each([
  ['shuffled and turned up', []],
  ['laid out and turned up', [0, 0, 0]],
  ['looked at, which puts them under keys', [3]],
  ['cut, joined and shuffled again in part', [0, 0, 1, 2, 1, 2]],
])('[SB-32] every order of cards %s is as likely', (_, deeds) => {
  const rng = seeded(20_18);
  const counts = new Map<string, number>();
  for (let i = 0; i < TRIES; i++) {
    const t = new Table(1, { rows: ROWS }, {}, i + 1);
    t.do(0, 'shuffle', { from: PILE });
    for (const deed of deeds) DEEDS[deed]!(t, rng);
    const order = truth(t).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  // 23 degrees of freedom: beyond 60 once in 25,000 times.
  expect(chiSquared(counts, factorial(CARDS), TRIES)).toBeLessThan(60);
});

test('[SB-32] what somebody takes by what came up leaves the rest as likely in every order', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < TRIES; i++) {
    const t = new Table(2, { rows: ROWS }, {}, i + 1);
    t.do(0, 'shuffle', { from: PILE });
    t.do(0, 'turnUp', { p: t.p(4) });
    // Chosen by what was seen: a low card is laid aside, after a high one two are drawn to a hand.
    if (t.piece(4).face < 2) t.put(0, [2]);
    else t.do(1, 'deal', { from: PILE, n: 1, to: [handPlace(0)] });
    const order = truth(t).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(chiSquared(counts, factorial(CARDS), TRIES)).toBeLessThan(60);
});

test('[SB-31] keys that fail again and again leave every order as likely', () => {
  const counts = new Map<string, number>();
  const rng = seeded(31);
  for (let i = 0; i < TRIES; i++) {
    const t = new Table(
      2,
      { rows: ROWS },
      { fail: (ask) => (ask.kind === 'shuffle' && !rng.oneIn(3) ? 'lost' : undefined) },
      i + 1,
    );
    t.do(0, 'shuffle', { from: PILE });
    for (let n = 0; n < 3; n++) t.do(1, 'look', { from: target(t.s), n: 1, to: [1] });
    t.put(0, [1 + rng.below(CARDS)]);
    const order = truth(t).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(chiSquared(counts, factorial(CARDS), TRIES)).toBeLessThan(60);
});

test('[SB-32] a pile of more than 256 goes under keys in packets, which are chosen by lot in public', () => {
  const row = (face: number, place: number): readonly number[] => [0, 0, 0, 0, -1, face % 10, place, NONE, 0];
  const t = new Table(2, {
    rows: [NONE, 0, 0, 0, 0, NONE, CLOTH, NONE, 0, ...Array.from({ length: 255 }, (_, i) => row(i, 0)).flat()],
  });
  t.do(0, 'make', { rows: Array.from({ length: 45 }, (_, i) => row(i + 5, PILE)).flat() });
  t.do(0, 'shuffle', { from: PILE });
  expect([t.list(PILE).length, t.s.urns[0]!.left.length]).toEqual([300, 300]);
  const before = t.s.urns[0]!.left;
  expect(t.do(0, 'deal', { from: PILE, n: 3, to: [0, 1].map(handPlace) })).toBe('ok');
  const all = [...t.list(PILE), ...t.hand(0), ...t.hand(1)];
  const of = (face: number): readonly number[] => all.filter((n) => t.piece(n).face === face);
  expect([
    of(KEYED).length,
    of(LOOSE).length,
    t.hand(0).length,
    t.s.urns.map(({ slots, left }) => [slots.length, left.length]),
  ]).toEqual([128, 172, 3, [[172, 172]]]);
  const hidden = of(KEYED).map((n) => Number(t.dealer.face(t.piece(n).thing).split('/')[1]));
  expect([...hidden, ...t.s.urns[0]!.left].toSorted((a, b) => a - b)).toEqual(before);
  // What is left is small enough for one packet.
  t.do(0, 'deal', { from: PILE, n: 64, to: [0, 1].map(handPlace) });
  expect([t.hand(0).length, of(KEYED).length, of(LOOSE).length]).toEqual([67, 300, 0]);
});
