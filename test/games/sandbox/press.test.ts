/** Buttons: each kind of step, all of them or nothing, what is told before, and what becomes of one that fails on the way. */
import { describe, expect, test } from 'vitest';
import { foreseen } from '../../../src/games/sandbox/buttons/outlook.ts';
import type { Step } from '../../../src/games/sandbox/buttons/step.ts';
import { clockOf, shownAt } from '../../../src/games/sandbox/clocks.ts';
import type { Question } from '../../../src/games/sandbox/defs.ts';
import { pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, COVERED, KEYED, LOOSE, NONE, handPlace, type State } from '../../../src/games/sandbox/state.ts';
import type { DealerOptions } from '../../helpers/dealer.ts';
import { BAG, BOX, CLOCK, COUNTER, DIE, FACTS, LAID, PILE, ROWS, TOKEN, Table, ZONE_OPEN, ZONE_OWN } from './table.ts';

const [A, B, C] = LAID;
const BUTTON = ROWS.length;

/** A table with one button beside the other pieces. */
function withButton(steps: readonly Step[], seats = 3, more: object = {}, options: DealerOptions = {}): Table {
  const { asks = [], ...box } = more as { asks?: readonly Question[] };
  const def = { ...FACTS[1]!, kind: 'button', faces: 1, steps, asks } as const;
  const rows = [...ROWS, [FACTS.length, 0, 5_000, 0, 0, NONE, CLOTH, NONE, 0]].flat();
  return new Table(seats, { ...BOX, defs: [...FACTS, def], rows, ...box }, options);
}
const press = (t: Table, seat = 0, answers: readonly number[] = []): string =>
  t.do(seat, 'press', { n: BUTTON, answers });
/** How the pieces lie and what they show, who has touched them left aside. */
const lying = ({ leaves, lists, hands, urns }: State): unknown => [
  leaves.map((leaf) => leaf.map((piece) => piece && { ...piece, rev: 0, by: 0, z: 0 })),
  lists,
  hands,
  urns.map(({ slots, left }) => `${slots.join()}: ${left.join()}`).toSorted(),
];
const rising = (all: readonly number[]): readonly number[] => all.toSorted((a, b) => a - b);
const dealAll: Step = { do: 'deal', from: PILE, n: 2 };
const back: Step = { do: 'recall', defs: [0], hands: true, to: PILE };
const shuffle: Step = { do: 'shuffle', at: PILE };

describe('[SB-61] each kind of step', () => {
  test('recall: from the cloth, zones and piles into one, face down; out of hands where it says so', () => {
    const t = withButton([{ do: 'recall', defs: [9], to: BAG }]);
    t.put(0, [A], ZONE_OPEN);
    t.put(1, [B], handPlace(1));
    expect(press(t)).toBe('ok');
    expect([t.list(BAG), t.piece(A).face, t.hand(1)]).toEqual([[A, C], COVERED, [B]]);
    const hands = withButton([{ do: 'recall', defs: [9], hands: true, to: BAG }]);
    hands.put(1, [B], handPlace(1));
    press(hands);
    expect([hands.list(BAG), hands.hand(1)]).toEqual([[A, B, C], []]);
  });

  test('recall: hidden cards come out of hands unseen, and a pile that had gone lies again where the box had laid it', () => {
    const t = withButton([back]);
    t.do(0, 'shuffle', { from: PILE });
    t.do(0, 'deal', { from: PILE, n: 3, to: t.s.seats.map(handPlace) });
    t.do(0, 'draw', { from: PILE, n: 1 });
    expect(pieceOf(t.s, PILE)).toBeNull();
    expect(press(t, 2)).toBe('ok');
    expect([t.list(PILE).length, t.hand(0).length, t.piece(PILE).x]).toEqual([10, 0, 0]);
    for (const n of t.list(PILE))
      expect([t.piece(n).key, t.view(0).read[n], t.view(2).read[n]]).toEqual([NONE, undefined, undefined]);
    expect(t.do(0, 'draw', { from: PILE, n: 2 })).toBe('ok');
  });

  test('shuffle: known cards lose their order at once', () => {
    const t = withButton([shuffle]);
    press(t);
    expect(t.list(PILE).every((n) => t.piece(n).face === LOOSE)).toBe(true);
    expect(t.s.urns[0]!.slots.length).toBe(10);
  });

  test('deal: to all who are here, to containers, and until each has so many', () => {
    const t = withButton([shuffle, { do: 'deal', from: PILE, n: 3, fill: true }]);
    t.put(1, [A], handPlace(1));
    t.dealer.tell('away', 2);
    press(t);
    expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([3, 3, 0]);
    const zones = withButton([{ do: 'deal', from: PILE, n: 2, to: [ZONE_OPEN, BAG] }]);
    press(zones);
    expect([zones.list(ZONE_OPEN).length, zones.list(BAG).length]).toEqual([2, 2]);
    const up = withButton([shuffle, { do: 'deal', from: PILE, n: 1, to: [ZONE_OPEN], up: true }]);
    press(up);
    expect(up.piece(up.list(ZONE_OPEN)[0]!).face).toBeGreaterThanOrEqual(0);
  });

  test('move: so many or all from the top, below what is there, with one side up', () => {
    const t = withButton([{ do: 'move', from: PILE, to: ZONE_OPEN, n: 2, side: 'up' }]);
    press(t);
    press(t);
    expect(t.list(ZONE_OPEN).map((n) => t.piece(n).face)).toEqual([9, 8, 7, 6]);
    const under = withButton([{ do: 'move', from: ZONE_OPEN, to: PILE, n: 0, under: true, side: 'down' }]);
    under.put(0, [A, B], ZONE_OPEN);
    press(under);
    expect([rising(under.list(PILE).slice(0, 2)), under.piece(A).face, under.list(ZONE_OPEN)]).toEqual([
      [A, B],
      COVERED,
      [],
    ]);
  });

  test('move: into a zone of its owner’s eyes under their key', () => {
    const t = withButton([shuffle, { do: 'move', from: PILE, to: ZONE_OWN, n: 1 }]);
    press(t);
    const [card] = t.list(ZONE_OWN) as [number];
    expect([t.piece(card).face, t.view(0).read[card] !== undefined, t.view(1).read[card]]).toEqual([
      KEYED,
      true,
      undefined,
    ]);
  });

  test('flip: each to its other side, or all to one; hidden cards are turned up', () => {
    const t = withButton([{ do: 'flip', tags: [], defs: [9, 1] }]);
    t.do(0, 'flip', { p: t.p(A) });
    press(t);
    expect([A, B, TOKEN].map((n) => t.piece(n).face)).toEqual([0, COVERED, 1]);
    const up = withButton([shuffle, { do: 'flip', in: [PILE], side: 'up' }]);
    press(up);
    expect(new Set(up.list(PILE).map((n) => up.piece(n).face)).size).toBe(10);
    expect(up.s.urns).toEqual([]);
  });

  test('turn, count, score, say', () => {
    const t = withButton([
      { do: 'turn', pieces: [TOKEN], by: -90 },
      { do: 'count', pieces: [COUNTER], add: 9 },
      { do: 'score', of: 'me', add: 3 },
      { do: 'score', of: 'all', add: 1 },
      { do: 'say', text: 'Via' },
    ]);
    press(t, 1);
    expect([t.piece(TOKEN).turn, t.piece(COUNTER).face, t.s.news[0]?.text]).toEqual([270, 5, 'Via']);
    expect(t.s.scores.rows.map(({ points }) => points)).toEqual([[1], [4], [1]]);
  });

  test('roll and sort', () => {
    const t = withButton([
      { do: 'roll', defs: [2] },
      { do: 'sort', at: ZONE_OPEN },
    ]);
    t.put(0, [A, C, B], ZONE_OPEN);
    press(t);
    expect([t.s.rolls[0]?.dice, t.list(ZONE_OPEN)]).toEqual([[DIE], [C, B, A]]);
  });

  test('pass and order: the next, the one before, the first, by lot', () => {
    const turn = (to: 'next' | 'previous' | 'first' | 'lot'): Table =>
      withButton([{ do: 'pass', to }], 3, { turns: true });
    const seats = (['next', 'previous', 'first'] as const).map((to) => {
      const t = turn(to);
      press(t);
      return t.s.turn.seat;
    });
    expect(seats).toEqual([1, 2, 0]);
    const lot = turn('lot');
    press(lot);
    expect([lot.s.turn.made, lot.s.order]).toEqual([1, []]);
    const order = withButton([{ do: 'order' }, { do: 'pass', to: 'first' }], 3, { turns: true });
    press(order);
    expect([order.s.order.length, order.s.turn.seat]).toEqual([3, order.s.order[0]]);
  });

  test('clock: started, stopped, set back, and given more', () => {
    const t = withButton([
      { do: 'clock', pieces: [CLOCK], does: 'add', ms: 5_000 },
      { do: 'clock', pieces: [CLOCK], does: 'start' },
    ]);
    press(t);
    t.dealer.pass(t.dealer.now + 20_000);
    expect(shownAt(clockOf(t.s, CLOCK), t.dealer.now)).toBe(45_000);
  });

  test('passHands: whole hands to the next, hidden cards under the key of whose hand they come to', () => {
    const t = withButton([{ do: 'passHands', to: 'left' }]);
    t.do(0, 'shuffle', { from: PILE });
    t.do(0, 'deal', { from: PILE, n: 2, to: t.s.seats.map(handPlace) });
    t.put(1, [A], handPlace(1));
    const before = [0, 1, 2].map((seat) => t.hand(seat));
    expect(press(t)).toBe('ok');
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([before[2], before[0], before[1]]);
    for (const seat of [0, 1, 2])
      for (const n of t.hand(seat).filter((one) => one !== A))
        expect([t.piece(n).key, t.view(seat).read[n] !== undefined]).toEqual([seat, true]);
  });

  test('home: back to where the box has laid it, with the side up that it had', () => {
    const t = withButton([{ do: 'home', defs: [0, 1, 9], hands: true }]);
    const before = lying(t.s);
    t.put(0, [A, B], PILE);
    t.put(0, t.list(PILE).slice(0, 11), BAG);
    t.do(0, 'flip', { p: t.p(TOKEN) });
    t.put(0, [TOKEN]);
    t.put(1, [C], handPlace(1));
    expect(press(t)).toBe('ok');
    expect(lying(t.s)).toEqual(before);
  });

  test('[SB-09] home: what has lost the side that was up keeps the one that it has', () => {
    const rows = ROWS.map((row, n) => (n === DIE || n === COUNTER ? row.with(4, n === DIE ? 5 : 3) : row));
    const t = withButton([{ do: 'home', pieces: [DIE, COUNTER] }], 3, {
      rows: [...rows, [FACTS.length, 0, 5_000, 0, 0, NONE, CLOTH, NONE, 0]].flat(),
    });
    t.do(0, 'flip', { p: t.p(DIE), to: 1 });
    t.do(0, 'count', { n: COUNTER, set: 0 });
    const less = (n: number, more: object): object => ({ i: t.piece(n).of, def: { ...FACTS[t.piece(n).of], ...more } });
    const defs = [less(DIE, { faces: 4 }), less(COUNTER, { most: 1 })];
    expect(t.do(0, 'define', { hash: 'next', defs, zones: [] })).toBe('ok');
    expect([press(t), t.piece(DIE).face, t.piece(COUNTER).face]).toEqual(['ok', 1, 0]);
  });
});

test('[SB-61] a button asks for its numbers, and takes no others', () => {
  const asks = [{ least: 1, most: 3 }];
  const t = withButton([{ do: 'deal', from: PILE, n: { asked: 0 } }], 3, { asks });
  expect([press(t), press(t, 0, [4]), press(t, 0, [1, 1])]).toEqual(Array(3).fill('asked-otherwise SB-61'));
  press(t, 0, [3]);
  expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([3, 3, 3]);
});

test('[SB-62] what a press would do is told before, and comes about so', () => {
  const t = withButton([back, shuffle, dealAll, { do: 'say', text: 'Via' }]);
  t.do(0, 'deal', { from: PILE, n: 1, to: [ZONE_OPEN] });
  const told = foreseen(t.view(1), BUTTON, 1, []);
  expect(told.ok && told.steps.map(({ do: what, n, to, text }) => [what, n, to.length, text])).toEqual([
    ['recall', 10, 1, ''],
    ['shuffle', 10, 1, ''],
    ['deal', 2, 3, ''],
    ['say', 0, 0, 'Via'],
  ]);
  press(t, 1);
  expect([t.list(PILE).length, ...[0, 1, 2].map((seat) => t.hand(seat).length)]).toEqual([4, 2, 2, 2]);
});

test.each<readonly [string, readonly Step[]]>([
  ['too-few-cards', [shuffle, { do: 'deal', from: PILE, n: 4 }]],
  [
    'too-few-cards',
    [
      { do: 'flip', pieces: [TOKEN] },
      { do: 'move', from: PILE, to: BAG, n: 11 },
    ],
  ],
  ['no-turns', [shuffle, { do: 'pass', to: 'next' }]],
  ['no-die', [{ do: 'roll', defs: [1] }]],
  ['no-counter', [{ do: 'count', defs: [1], add: 1 }]],
  ['no-clock', [{ do: 'clock', defs: [1], does: 'stop' }]],
  ['no-such-place', [{ do: 'recall', defs: [0], to: TOKEN }]],
  [
    'different-backs',
    [
      { do: 'recall', defs: [0, 9], to: BAG },
      { do: 'shuffle', at: BAG },
    ],
  ],
  ['under-a-key', [{ do: 'sort', at: ZONE_OPEN }]],
])('[SB-62] where one step can’t be taken none is: %s', (why, steps) => {
  const t = withButton(steps);
  if (why === 'under-a-key') t.put(0, [COUNTER], ZONE_OPEN);
  const before = t.s;
  expect(press(t)).toBe(`${why} SB-62`);
  expect(t.s).toBe(before);
});

test.each(['shuffle', 'deal', 'roll'])(
  '[SB-62] a button of which %s fails on the way leaves everything as before',
  (kind) => {
    const steps: readonly Step[] = [
      { do: 'flip', pieces: [TOKEN] },
      { do: 'count', pieces: [COUNTER], add: 1 },
      back,
      shuffle,
      { do: 'roll', defs: [2] },
      { do: 'score', of: 'all', add: 5 },
      dealAll,
    ];
    let fails = false;
    const t = withButton(steps, 3, {}, { fail: (ask) => (fails && ask.kind === kind ? 'lost' : undefined) });
    t.do(0, 'deal', { from: PILE, n: 2, to: [ZONE_OPEN] });
    t.put(0, [A], handPlace(0));
    fails = true;
    const before = lying(t.s);
    expect(press(t)).toBe('ok');
    expect([
      t.s.presses,
      t.s.jobs.every((job) => job === null),
      t.s.news.some(({ what }) => what === 'failed'),
    ]).toEqual([[], true, true]);
    // What was rolled before it failed is rolled: nothing else differs.
    expect(lying(t.s)).toEqual(before);
    expect(t.s.scores.rows).toEqual([]);
    fails = false;
    press(t);
    expect(t.hand(1).length).toBe(2);
  },
);

test('[SB-62] called off on the way it leaves everything as before, and cards that had left a hand where they are', () => {
  const t = withButton([back, shuffle, dealAll]);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(1)] });
  const [card] = t.hand(1) as [number];
  t.held = true;
  press(t, 0);
  expect(t.s.jobs.map((job) => job?.what)).toEqual(['gather']);
  t.dealer.answerOne();
  expect(t.s.jobs.map((job) => job?.what)).toEqual(['mix']);
  t.do(2, 'callOff', { k: 0 });
  expect([t.s.presses, t.dealer.play.asks, t.piece(card).in, t.piece(card).key]).toEqual([[], [], PILE, NONE]);
  const all = [...t.list(PILE), ...[0, 1, 2].flatMap((seat) => t.hand(seat))];
  expect(all.map((n) => t.dealer.face(t.piece(n).thing)).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, i) => `0/${i}`),
  );
});

test('[SB-62] called off after known cards were shuffled with hidden ones, none of them is known again', () => {
  const t = withButton([back, shuffle, dealAll]);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(1)] });
  t.do(0, 'deal', { from: PILE, n: 1, to: [ZONE_OPEN], up: true });
  const [open] = t.list(ZONE_OPEN) as [number];
  const face = t.piece(open).under;
  t.held = true;
  press(t, 0);
  while (t.s.jobs[0]?.what !== 'deal') t.dealer.answerOne();
  t.do(2, 'callOff', { k: 0 });
  expect([t.s.presses, t.piece(open).face, t.piece(open).under]).toEqual([[], KEYED, NONE]);
  const cards = [...t.list(PILE), ...t.list(ZONE_OPEN), ...[0, 1, 2].flatMap((seat) => t.hand(seat))];
  const faces = cards.map((n) => t.dealer.face(t.piece(n).thing));
  expect([new Set(faces).size, faces.includes(`0/${face}`)]).toEqual([10, true]);
});

test('[SB-62] hands that couldn’t be given on lie on the cloth, hidden from everybody', () => {
  let fails = false;
  const t = withButton(
    [{ do: 'passHands', to: 'right' }],
    3,
    {},
    {
      fail: (ask) => (fails && ask.kind === 'deal' && ask.to === 2 ? 'lost' : undefined),
    },
  );
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'deal', { from: PILE, n: 2, to: t.s.seats.map(handPlace) });
  const cards = [0, 1, 2].flatMap((seat) => t.hand(seat));
  fails = true;
  press(t);
  const loose = cards.filter((n) => t.piece(n).key === NONE);
  expect([t.s.presses, loose.length > 0, new Set(loose.map((n) => t.piece(n).in)).size]).toEqual([[], true, 1]);
  expect(cards.every((n) => t.piece(n).key === NONE || t.view(t.piece(n).key).read[n] !== undefined)).toBe(true);
  const [place] = loose.map((n) => t.piece(n).in) as [number];
  expect([t.piece(place).kind, rising(t.list(place))]).toEqual(['pile', rising(loose)]);
});

test('[SB-43] while a button is at work nobody takes away what it needs, nor puts anything to it', () => {
  const t = withButton([shuffle, dealAll]);
  t.held = true;
  press(t);
  expect(t.s.presses.length).toBe(1);
  expect(t.put(1, [10])).toBe('busy SB-43');
  expect(t.put(1, [A], PILE)).toBe('busy SB-43');
  expect(t.do(1, 'shuffle', { from: PILE })).toBe('busy SB-43');
  expect(press(t, 1)).toBe('busy SB-43');
  expect(t.do(1, 'remove', { p: t.p(BUTTON) })).toBe('busy SB-43');
  expect(t.do(1, 'define', { hash: 'x', defs: [], zones: [] })).toBe('busy SB-43');
  expect(t.put(1, [A])).toBe('ok');
  t.dealer.settle();
  expect([t.s.presses, t.hand(2).length, t.put(1, [A], PILE)]).toEqual([[], 2, 'ok']);
});

test('[SB-63] a button without steps lies asleep', () => {
  expect(press(withButton([]))).toBe('asleep SB-63');
});

test('[SB-50] a press in which neither chance nor a key has a part is undone as one act', () => {
  const t = withButton([
    { do: 'turn', defs: [1, 9], to: 90 },
    { do: 'recall', defs: [9], to: ZONE_OPEN },
    { do: 'count', pieces: [COUNTER], set: 3 },
  ]);
  const before = lying(t.s);
  press(t, 1);
  expect(t.piece(COUNTER).face).toBe(3);
  t.do(1, 'undo');
  expect(lying(t.s)).toEqual(before);
});

test('[SB-54] a press that shuffled isn’t undone', () => {
  const t = withButton([shuffle]);
  press(t);
  expect(t.do(0, 'undo')).toBe('nothing-to-undo SB-50');
});

test('[SB-12] at a strict table with turns whoever is in turn presses', () => {
  const t = withButton([shuffle], 3, { policy: 'strict', turns: true });
  expect([press(t, 1), press(t, 0)]).toEqual(['not-your-turn SB-12', 'ok']);
});
