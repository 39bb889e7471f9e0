/** Face-down truth: loose piles, keys where a hand needs them, own cards, and what fails. */
import { expect, test } from 'vitest';
import { CLOTH, COVERED, FOR_HANDS, KEYED, LOOSE, NONE, handPlace } from '../../../src/games/sandbox/state.ts';
import type { Handle, Seat } from '../../../src/kernel/game.ts';
import { BAG, DIE, LAID, PILE, TOKEN, Table, ZONE_OPEN, ZONE_OWN } from './table.ts';

const [A, B, C] = LAID;
const shuffled = (seats = 4, options = {}): Table => {
  const t = new Table(seats, {}, options);
  t.do(0, 'shuffle', { from: PILE });
  return t;
};
const dealt = (n = 2, seats = 4): Table => {
  const t = shuffled(seats);
  t.do(0, 'deal', { from: PILE, n, to: t.s.seats.map(handPlace) });
  return t;
};
const reads = (t: Table, seat: Seat | null, n: number): boolean => t.view(seat).read[n] !== undefined;
const things = (t: Table, ...numbers: readonly number[]): readonly (Handle | '')[] =>
  numbers.map((n) => t.piece(n).thing);

test('[SB-30] a shuffle of known cards is one act: no question to anybody, and no face is known any more', () => {
  const t = new Table();
  t.held = true;
  expect(t.do(0, 'shuffle', { from: PILE })).toBe('ok');
  expect(t.dealer.play.asks).toEqual([]);
  expect(t.list(PILE).every((n) => t.piece(n).face === LOOSE && t.piece(n).under === NONE)).toBe(true);
  expect(t.s.urns).toEqual([{ of: 0, slots: t.list(PILE), left: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }]);
  expect(t.do(0, 'shuffle', { from: BAG })).toBe('nothing-to-shuffle SB-30');
});

test('[SB-32] dice say which card of a loose pile comes up, in the moment in which it is turned', () => {
  const t = shuffled();
  const top = t.list(PILE).at(-1)!;
  t.do(1, 'turnUp', { p: t.p(top) });
  const { face } = t.piece(top);
  expect(face).toBeGreaterThanOrEqual(0);
  expect(t.s.urns[0]!.left).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== face));
  expect(t.s.urns[0]!.slots).not.toContain(top);
  t.do(1, 'turnUp', { p: t.p(...t.s.urns[0]!.slots) });
  expect([t.s.urns, new Set(t.list(PILE).map((n) => t.piece(n).face)).size]).toEqual([[], 10]);
});

test('[SB-31] a loose pile whose keys fail is loose as it was, and the same deal comes about later', () => {
  let failing = true;
  const t = shuffled(4, { fail: (ask: { kind: string }) => (failing && ask.kind === 'shuffle' ? 'lost' : undefined) });
  const before = t.s.urns;
  t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(1)] });
  expect([t.s.urns, t.list(PILE).length, t.s.jobs, t.s.news[0]?.what]).toEqual([before, 10, [null], 'failed']);
  failing = false;
  t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(1)] });
  expect(t.hand(1).length).toBe(1);
});

test('what is dealt from a loose pile is read by its owner alone, and its pile is made secret in the background from then on', () => {
  const t = dealt(2, 3);
  for (const seat of t.s.seats)
    for (const n of t.hand(seat)) expect([null, 0, 1, 2].filter((eyes) => reads(t, eyes, n))).toEqual([seat]);
  expect(t.piece(PILE).flags & FOR_HANDS).toBe(FOR_HANDS);
  const all = [...t.list(PILE), ...t.s.seats.flatMap((seat) => t.hand(seat))];
  expect(all.map((n) => t.dealer.face(t.piece(n).thing)).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, i) => `0/${i}`),
  );
});

test('a deal that wants what another is working on waits for it and comes about', () => {
  const t = shuffled();
  t.held = true;
  t.do(0, 'deal', { from: PILE, n: 1, to: [handPlace(0)] });
  expect(t.do(1, 'draw', { from: PILE, n: 1 })).toBe('ok');
  expect(t.s.jobs.map((job) => job?.step)).toEqual(['secret', 'waits']);
  t.dealer.settle();
  expect([t.hand(0).length, t.hand(1).length, t.s.jobs]).toEqual([1, 1, [null, null]]);
});

test('[SB-06] the table does eight things at a time at most', () => {
  const t = new Table();
  t.held = true;
  for (let i = 0; i < 8; i++) expect(t.do(0, 'roll', { p: t.p(DIE) })).toBe(i === 0 ? 'ok' : 'busy SB-43');
  for (let i = 0; i < 7; i++) t.do(0, 'order');
  expect(t.do(0, 'order')).toBe('much-under-way SB-06');
});

test('[SB-07] no more is drawn than there is', () => {
  const t = shuffled();
  expect(t.do(0, 'draw', { from: PILE, n: 11 })).toBe('too-few-cards SB-07');
  expect(t.do(0, 'deal', { from: PILE, n: 3, to: t.s.seats.map(handPlace) })).toBe('too-few-cards SB-07');
});

test('[SB-08] things are given, shown and looked at by people who are here', () => {
  const t = dealt();
  t.dealer.tell('away', 3);
  const [card] = t.hand(0) as [number];
  expect(t.do(0, 'show', { p: [card], to: [3] })).toBe('nobody-there SB-08');
  expect(t.do(0, 'look', { from: PILE, n: 1, to: [] })).toBe('nobody-there SB-08');
  expect(t.do(0, 'give', { p: [card], things: things(t, card), to: 0 })).toBe('nobody-there SB-08');
});

test('[SB-14] what lies in another’s hand is nobody else’s to touch, also at a free table', () => {
  const t = dealt();
  const [card] = t.hand(1) as [number];
  expect(t.put(0, [card])).toBe('hand-of-another SB-14');
  expect(t.do(0, 'mark', { p: t.p(card), own: 0 })).toBe('hand-of-another SB-14');
  expect(t.do(0, 'turnUp', { p: t.p(card) })).toBe('hand-of-another SB-14');
});

test('[SB-20] a hidden card on the cloth is moved about by all, but turned and taken up by its owner alone', () => {
  const t = dealt();
  const [card] = t.hand(1) as [number];
  expect(t.put(1, [card])).toBe('ok');
  expect([t.piece(card).face, reads(t, 1, card), reads(t, 0, card)]).toEqual([KEYED, true, false]);
  expect(t.put(0, [card])).toBe('ok');
  expect(t.put(0, [card], handPlace(0))).toBe('under-a-key SB-20');
  expect(t.put(0, [card], PILE)).toBe('under-a-key SB-20');
  expect(t.put(0, [A], card)).toBe('under-a-key SB-20');
  expect(t.do(0, 'turnUp', { p: t.p(card) })).toBe('under-a-key SB-20');
  expect(t.do(1, 'reveal', { p: [card], things: things(t, card) })).toBe('ok');
  expect([t.piece(card).face >= 0, t.piece(card).thing]).toEqual([true, '']);
});

test('[SB-21] what nobody knows is drawn into a hand; an own card comes among all’s open or back in the deck', () => {
  const t = dealt();
  expect(t.put(0, [t.list(PILE).at(-1)!], handPlace(0))).toBe('draw-it SB-21');
  const [one, two] = t.hand(0) as [number, number];
  expect(t.put(0, [one], PILE)).toBe('open-or-back SB-21');
  expect(t.put(0, [one], handPlace(0), { back: things(t, one) })).toBe('open-or-back SB-21');
  expect(t.put(0, [one], PILE, { back: things(t, one) })).toBe('ok');
  expect([t.piece(one).face, t.piece(one).key, t.list(PILE).at(-1)]).toEqual([KEYED, NONE, one]);
  expect(t.put(0, [two], ZONE_OPEN, { open: things(t, two) })).toBe('ok');
  expect([t.piece(two).face, t.piece(two).key]).toEqual([t.piece(two).under, NONE]);
});

test('[SB-22] only own hidden cards are opened, shown and given, and none without being named', () => {
  const t = dealt();
  const [mine] = t.hand(0) as [number];
  const [other] = t.hand(1) as [number];
  expect(t.dealer.judge(0, 'reveal', { p: [other], things: things(t, other) }).ok).toBe(false);
  expect(t.do(0, 'show', { p: [other], to: [2] })).toBe('not-your-card SB-22');
  expect(t.do(0, 'give', { p: [mine], things: [], to: 1 })).toBe('not-your-card SB-22');
  expect(t.put(0, [A], CLOTH, { open: things(t, mine) })).toBe('not-your-card SB-22');
  t.do(0, 'show', { p: [mine], to: [2] });
  expect([1, 2].map((seat) => reads(t, seat, mine))).toEqual([false, true]);
  t.do(0, 'give', { p: [mine], things: things(t, mine), to: 1 });
  expect([t.hand(1).includes(mine), reads(t, 1, mine), t.piece(mine).key]).toEqual([true, true, 1]);
});

test('[SB-23] a thief picks one of the backs that the victim has mixed, and nobody else does', () => {
  const t = dealt(3, 3);
  expect(t.do(0, 'steal', { from: 1 })).toBe('ok');
  const [pick] = t.hand(1) as [number];
  expect(t.dealer.game.awaits(t.s)).toEqual([0]);
  expect(t.do(2, 'pickBack', { n: pick })).toBe('not-your-pick SB-23');
  expect(t.do(0, 'pickBack', { n: pick })).toBe('ok');
  expect([t.hand(0).length, t.hand(1).length, reads(t, 0, pick), t.piece(pick).key]).toEqual([4, 2, true, 0]);
  expect(new Table().do(0, 'steal', { from: 1 })).toBe('nothing-to-steal SB-23');
});

test('[SB-23, SB-34] of cards of two decks the victim mixes each deck by itself, so that each is read as what it is', () => {
  const t = dealt(3, 3);
  // Three of the other deck go into the victim's hand, unseen.
  t.put(1, [B], A);
  const other = t.piece(A).in;
  t.put(1, [C], other);
  t.do(1, 'shuffle', { from: other });
  t.do(1, 'deal', { from: other, n: 3, to: [handPlace(1)] });
  expect(t.hand(1)).toHaveLength(6);
  const facesIn = (seat: Seat): readonly string[] =>
    t
      .hand(seat)
      .map((n) => `${t.piece(n).of}/${t.view(seat).read[n]}`)
      .toSorted();
  const before = facesIn(1);
  for (let round = 0; round < 4; round++) {
    t.do(0, 'steal', { from: 1 });
    expect(facesIn(1)).toEqual(before);
    t.do(0, 'callOff', { k: 0 });
  }
  t.do(0, 'steal', { from: 1 });
  const pick = t.hand(1).at(-1)!;
  t.do(0, 'pickBack', { n: pick });
  expect([t.hand(0).includes(pick), reads(t, 0, pick)]).toEqual([true, true]);
});

test('[SB-24] the hand of somebody who is gone is taken back or opened by most, of somebody who is here by nobody', () => {
  for (const what of ['seize', 'force'] as const) {
    const t = dealt(2, 3);
    expect(t.do(0, what, { seat: 2 })).toBe('still-here SB-24');
    t.dealer.tell('away', 2);
    const cards = t.hand(2);
    t.do(0, what, { seat: 2 });
    expect(t.hand(2)).toEqual(cards);
    t.do(1, what, { seat: 2 });
    const up = cards.every((n) => t.piece(n).face >= 0);
    expect([t.hand(2).length, up]).toEqual(what === 'seize' ? [0, false] : [2, true]);
    if (what === 'seize') expect(t.list(t.piece(cards[0]!).in)).toEqual(cards);
  }
});

test('[SB-25] anybody calls off what is under way: cards lie where they lay, and what comes later finds nobody', () => {
  const t = shuffled();
  t.held = true;
  t.do(0, 'draw', { from: PILE, n: 2 });
  expect(t.do(3, 'callOff', { k: 0 })).toBe('ok');
  expect([t.dealer.play.asks, t.list(PILE).length, t.s.urns.length]).toEqual([[], 10, 1]);
  expect(t.do(3, 'callOff', { k: 0 })).toBe('nothing-under-way SB-25');
});

test('[SB-26] all choose in secret, once each, and the words are opened together', () => {
  const t = new Table(3);
  expect(t.do(0, 'choose', { word: 'sasso' })).toBe('no-choice SB-26');
  t.do(0, 'callChoice');
  expect(t.do(1, 'callChoice')).toBe('choice-open SB-26');
  t.do(0, 'choose', { word: 'sasso' });
  expect(t.do(0, 'choose', { word: 'carta' })).toBe('already-chosen SB-26');
  t.do(1, 'choose', { word: 'carta' });
  expect(t.view(2).choice?.got.map(({ word }) => word)).toEqual([undefined, undefined]);
  t.do(2, 'openChoices');
  expect(t.view(null).choice?.got.map(({ word }) => word)).toEqual(['sasso', 'carta']);
});

test('[SB-33] parts of loose sets that are shuffled together go under keys first, whole ones and known cards don’t', () => {
  const t = shuffled();
  t.put(0, t.list(PILE).slice(-3));
  const lying = [8, 9, 10];
  const known = t.list(PILE)[0]!;
  t.do(0, 'turnUp', { p: t.p(known) });
  expect(t.do(0, 'shuffle', { from: PILE })).toBe('ok');
  expect([...t.list(PILE), ...lying].map((n) => t.piece(n).face)).toEqual(Array(10).fill(KEYED));
  expect(t.s.urns).toEqual([]);
  const whole = shuffled();
  const top = whole.list(PILE).at(-1)!;
  whole.do(0, 'turnUp', { p: whole.p(top) });
  whole.held = true;
  whole.do(0, 'shuffle', { from: PILE });
  expect([whole.dealer.play.asks.length, whole.s.urns[0]!.slots.length]).toEqual([0, 10]);
});

test('[SB-34] cards with different backs aren’t shuffled together', () => {
  const t = new Table();
  t.put(0, [A], PILE);
  expect(t.do(0, 'shuffle', { from: PILE })).toBe('different-backs SB-34');
});

test('[SB-35] a zone for somebody’s eyes alone takes cards, of which what is dealt to it they alone read', () => {
  const t = shuffled(2);
  expect(t.put(0, [TOKEN], ZONE_OWN)).toBe('seen-anyway SB-35');
  t.do(1, 'deal', { from: PILE, n: 2, to: [ZONE_OWN] });
  const cards = t.list(ZONE_OWN);
  expect([cards.length, reads(t, 0, cards[0]!), reads(t, 1, cards[0]!)]).toEqual([2, true, false]);
});

test('[SB-54] what chance or a key has decided isn’t undone, nor what led to it', () => {
  const t = new Table();
  t.put(0, [A], PILE);
  t.do(0, 'undo');
  t.do(0, 'flip', { p: t.p(DIE), to: 3 });
  t.do(0, 'roll', { p: t.p(DIE) });
  const { face } = t.piece(DIE);
  t.do(0, 'undo');
  expect(t.piece(DIE).face).toBe(face);
  t.put(0, [PILE]);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'turnUp', { p: t.p(1) });
  t.do(0, 'undo');
  expect([t.piece(1).face >= 0, t.piece(2).face]).toEqual([true, LOOSE]);
});

test('an own hand is mixed so that nobody else knows any of it, not even what all had seen', () => {
  const t = dealt(2, 2);
  t.put(0, [t.list(PILE).at(-1)!], CLOTH);
  const seen = 10;
  t.do(0, 'turnUp', { p: t.p(t.s.leaves.flat().findIndex((piece) => piece?.in === CLOTH && piece.face === KEYED)) });
  const up = t.s.leaves.flat().findIndex((piece) => piece?.in === CLOTH && piece.of === 0 && piece.face >= 0);
  t.put(0, [up], handPlace(0));
  expect([seen > 0, t.piece(up).face, t.piece(up).under >= 0]).toEqual([true, COVERED, true]);
  t.do(0, 'mixHand');
  for (const n of t.hand(0))
    expect([t.piece(n).face, t.piece(n).under, reads(t, 0, n), reads(t, 1, n)]).toEqual([KEYED, NONE, true, false]);
});

test('a bag has no order: what is drawn from it is drawn by lot, whatever went in last', () => {
  const drawn = new Set<number>();
  for (let seed = 1; seed <= 40; seed++) {
    const t = new Table(1, {}, {}, seed);
    t.put(0, [A, B, C], BAG);
    t.do(0, 'deal', { from: BAG, n: 1, to: [CLOTH], up: true });
    drawn.add([A, B, C].map((n) => t.piece(n)).find(({ in: at }) => at === CLOTH)!.face);
  }
  expect(drawn).toEqual(new Set([0, 1, 2]));
});

test('dice of different sides are thrown at once, each face as likely', () => {
  const t = new Table();
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < 600; i++) {
    t.do(0, 'roll', { p: t.p(DIE) });
    counts[t.piece(DIE).face]!++;
  }
  // χ² with five degrees of freedom: beyond 30 once in 70,000 times.
  expect(counts.reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0)).toBeLessThan(30);
  expect(t.do(0, 'roll', { p: t.p(TOKEN) })).toBe('no-die SB-03');
});

test('[SB-21] the last card of a shuffled pile lies single, and is drawn or dealt as from a pile', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'draw', { from: PILE, n: 9 });
  const last = t.all().find((n) => t.piece(n).of === 0 && t.piece(n).in === CLOTH)!;
  expect(t.put(1, [last], handPlace(1))).toBe('draw-it SB-21');
  expect(t.do(1, 'draw', { from: last, n: 2 })).toBe('too-few-cards SB-07');
  expect(t.do(1, 'draw', { from: last, n: 1 })).toBe('ok');
  expect([t.hand(1), t.piece(last).key, t.piece(last).flags, Object.keys(t.view(1).read)]).toEqual([
    [last],
    1,
    0,
    [`${last}`],
  ]);
});

test('[SB-21] a loose card that was laid aside is dealt to somebody else, a known one is not', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.put(0, [10]);
  expect(t.do(0, 'deal', { from: 10, n: 1, to: [handPlace(1)] })).toBe('ok');
  expect([t.hand(1), t.piece(10).key]).toEqual([[10], 1]);
  expect(t.do(0, 'draw', { from: LAID[0], n: 1 })).toBe('no-such-place SB-03');
});
