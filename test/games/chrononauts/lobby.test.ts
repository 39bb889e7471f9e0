/** Modes, seats and the deal. */
import { expect, test } from 'vitest';
import { CARDS } from '../../../src/games/chrononauts/cards/deck.ts';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { chrononauts1, chrononauts2, chrononauts3, chrononauts4 } from '../../../src/games/chrononauts/earlier.ts';
import { LINCHPINS } from '../../../src/games/chrononauts/cards/timeline.ts';
import { options, playDeck, seatsFit, type Options } from '../../../src/games/chrononauts/options.ts';
import { MAX_SLOT_BYTES, slotOf } from '../../../src/kernel/play/slot.ts';
import { A, B, Trial, begun, dealt, playing } from './trial.ts';

const optionsOf = (given: object): Options => options.read(given)!;

test('[CH-001] a table plays Chrononauts, Artifaxx or Solonauts, and nothing else', () => {
  expect(optionsOf({}).mode).toBe('chrononauts');
  for (const mode of ['artifaxx', 'solonauts']) expect(optionsOf({ mode }).mode).toBe(mode);
  expect(options.read({ mode: 'early' })).toBeUndefined();
});

test('[CH-005, CH-006] two to six play, and up to nine where the table wants it', () => {
  const begins = (seats: number, given: object = {}): string => new Trial({ seats, options: given }).do(A, 'begin');
  expect([2, 6].map((n) => begins(n))).toEqual(['ok', 'ok']);
  expect([1, 7].map((n) => begins(n))).toEqual(['seat-limit CH-005', 'seat-limit CH-005']);
  expect([7, 9].map((n) => begins(n, { overfull: true }))).toEqual(['ok', 'ok']);
  expect(begins(1, { overfull: true })).toBe('seat-limit CH-005');
  expect([9, 10].map((n) => seatsFit(optionsOf({ overfull: true }), n))).toEqual([true, false]);
  expect(dealt({ seats: 9, options: { overfull: true } }).s.missionDeck).toHaveLength(1);
});

test('[CH-007, CH-057] turns go round clockwise', () => {
  const t = begun();
  const order = [0, 1, 2, 3].map(() => {
    const { active } = t.s;
    t.idle(active);
    return active;
  });
  expect(order).toEqual([0, 1, 2, 0]);
  expect(new Trial().do(A, 'draw')).toBe('not-begun CH-007');
});

test('[CH-013, CH-014] exactly the thirteen Linchpins can be turned, and a turned one is said to be prime', () => {
  const turned = new Set(CARDS.flatMap(({ turns }) => Object.keys(turns ?? {})));
  expect(turned.size).toBe(13);
  const t = playing(['avert-disaster']);
  t.resolve(A, 'avert-disaster', 'L1912');
  expect(
    t
      .view(B)
      .places.filter(({ side }) => side === 'prime')
      .map(({ id }) => id),
  ).toEqual(['L1912']);
});

test('[CH-010, CH-011, CH-012] the TimeLine lies in time order, all sides true, each card in its place', () => {
  const { places } = begun().view(A);
  expect(places.map(({ index }) => index)).toEqual(
    ['A', 'B', 'C', 'D'].flatMap((row) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${row}${n}`)),
  );
  expect(places.every(({ side }) => side === 'true')).toBe(true);
});

test('[CH-012] whatever turns, heals and is covered, each card keeps its place and its Time Index', () => {
  const t = begun();
  const laid = t.view(A).places.map(({ id, year, index }) => [id, year, index]);
  const all = LINCHPINS.map(({ year }) => year);
  for (const [primes, patch] of [
    [[1936, 1941], 'P1939'],
    [all, 'P1918'],
  ] as const) {
    t.history(primes, patch);
    const { places } = t.view(B);
    expect(places.some(({ side }) => side === 'paradox')).toBe(true);
    expect(places.map(({ id, year, index }) => [id, year, index])).toEqual(laid);
  }
});

test('[CH-019, CH-020, CH-021, CH-022] everybody gets a Mission, an Identity and three cards; the rests stay face down', () => {
  const t = dealt({ seats: 4 });
  const { s } = t;
  expect(Object.keys(s.missions)).toHaveLength(4);
  expect(Object.keys(s.identities)).toHaveLength(4);
  expect([s.missionDeck.length, s.identityDeck.length]).toEqual([6, 10]);
  expect(s.seats.map((seat) => t.hand(seat).length)).toEqual([3, 3, 3, 3]);
  expect([s.drawPile.length, s.discard.length]).toEqual([68, 0]);
  expect(Object.keys(s.faces)).toEqual([]);
});

test('[CH-023, CH-024, CH-026] only its holder sees a card; everybody sees how many there are', () => {
  const t = dealt();
  const mine = t.view(A).me!;
  expect(mine.hand.map(({ face }) => face)).toEqual(t.faces(A));
  expect([mine.identity!.face, mine.mission!.face]).toEqual([t.goal(A, 'identities'), t.goal(A, 'missions')]);
  const other = JSON.stringify(t.view(B));
  for (const face of [t.goal(A, 'identities'), t.goal(A, 'missions')]) expect(other).not.toContain(`"${face}"`);
  expect(t.view(null).seats.map(({ hand }) => hand)).toEqual([3, 3, 3]);
});

test('[CH-027] goal cards are no part of the hand: they are neither played nor discarded', () => {
  const t = playing(['grail']);
  const card = t.s.missions[A];
  expect(t.do(A, 'play', { card, targets: [] })).toBe('goal-secret CH-025');
  expect(t.do(A, 'loseTime', { card })).toBe('goal-secret CH-025');
  expect(t.hand(A)).toHaveLength(1);
});

test('[CH-025] nobody shows an Identity or Mission in the middle of a game', () => {
  const t = playing(['grail']);
  expect(t.do(A, 'showCards', { cards: [t.s.identities[A]] })).toBe('game-not-over CH-277');
  expect(t.do(A, 'loseTime', { card: t.s.identities[A] })).toBe('goal-secret CH-025');
});

test('[CH-239, CH-240, CH-241, CH-252] which cards are in the deck', () => {
  const kinds = (given: object): readonly string[] => [
    ...new Set(playDeck(optionsOf(given)).map((face) => CARDS.find(({ id }) => id === face)!.kind)),
  ];
  expect(playDeck(optionsOf({}))).toHaveLength(80);
  expect(kinds({ mode: 'artifaxx' })).toEqual(['artifact', 'action', 'timewarp']);
  expect(playDeck(optionsOf({ mode: 'artifaxx' }))).toHaveLength(38);
  expect(playDeck(optionsOf({ mode: 'artifaxx' })).join()).not.toContain('parents');
  expect(playDeck(optionsOf({ mode: 'artifaxx', axParents: 'asItNeverExisted' }))).toHaveLength(39);
  expect(kinds({ mode: 'solonauts' })).toEqual(['inverter', 'patch']);
  expect(playDeck(optionsOf({ mode: 'solonauts' }))).toHaveLength(41);
});

test('[CH-241] the Parents card as another needs everybody’s word before the shuffle', () => {
  const t = new Trial({ seats: 3, options: { mode: 'artifaxx', axParents: 'asItNeverExisted' } });
  t.do(A, 'accept');
  t.do(B, 'accept');
  expect(t.do(A, 'begin')).toBe('consent-missing CH-241');
  expect(t.do(A, 'accept')).toBe('already-so CH-241');
  t.do(2, 'accept');
  expect(t.do(A, 'begin')).toBe('ok');
  expect(t.do(A, 'configure', { change: {} })).toBe('game-running CH-241');
});

test('[CH-241] a yes that was on its way counts for no other options, whatever the order in which they are kept', () => {
  const t = new Trial();
  const slot = (): string => slotOf(chrononauts, t.dealer.play, 'accept', {})!;
  const seen = slot();
  expect(seen.length).toBeLessThanOrEqual(MAX_SLOT_BYTES);
  t.arrange((s) => ({
    ...s,
    options: Object.fromEntries(Object.entries(s.options).toReversed()) as unknown as Options,
  }));
  expect(slot()).toBe(seen);
  t.do(A, 'configure', { change: { memoSeconds: 5 } });
  expect(t.do(B, 'accept', {}, seen)).toMatch('move/stale');
  expect([t.s.accepted, t.do(B, 'accept')]).toEqual([[], 'ok']);
  expect(slotOf(chrononauts3, t.dealer.play, 'accept', {})).toBeUndefined();
});

test('[CH-005, CH-237] options are changed in the lobby, and then accepted anew', () => {
  const t = new Trial({ seats: 5 });
  t.do(A, 'accept');
  expect(t.do(B, 'configure', { change: { mode: 'artifaxx' } })).toBe('seat-limit CH-005');
  expect(t.do(B, 'configure', { change: { memoSeconds: 5 } })).toBe('ok');
  expect(t.view(A)).toMatchObject({ accepted: [], options: { memoSeconds: 5 } });
  t.tell('joined', 5);
  t.tell('left', 2);
  expect(t.s.seats).toEqual([0, 1, 3, 4, 5]);
});

test('[CH-170] a change of one option leaves what another person set just before', () => {
  const t = new Trial();
  expect(t.do(A, 'configure', { change: { memoSeconds: 60 } })).toBe('ok');
  expect(t.do(B, 'configure', { change: { mulligan: false } })).toBe('ok');
  expect(t.view(A).options).toEqual(optionsOf({ memoSeconds: 60, mulligan: false }));
  for (const wrong of [{ change: { memoSeconds: 61 } }, { change: { cards: 3 } }, { options: optionsOf({}) }])
    expect(t.do(A, 'configure', wrong)).toMatch('move/form');
});

test('[CH-005] while too few are there, or too many, anything may be set but what leaves somebody out', () => {
  const alone = new Trial({ seats: 1 });
  const set = (t: Trial, change: object): string => t.do(A, 'configure', { change });
  for (const change of [{ memoSeconds: 5 }, { mode: 'solonauts' }, { mode: 'artifaxx' }, { mode: 'chrononauts' }])
    expect(set(alone, change)).toBe('ok');
  expect(alone.do(A, 'begin')).toBe('seat-limit CH-005');
  const seven = new Trial({ seats: 7 });
  expect(set(seven, { memoSeconds: 5 })).toBe('ok');
  expect(set(seven, { overfull: true })).toBe('ok');
  expect(set(seven, { overfull: false })).toBe('seat-limit CH-005');
  for (const game of [chrononauts3, chrononauts4])
    expect(set(new Trial({ seats: 1, game }), { memoSeconds: 5 })).toBe('seat-limit CH-005');
});

test.each([chrononauts1, chrononauts2])('[CH-005] earlier rules set all options at once (version $version)', (game) => {
  const t = new Trial({ seats: 5, game });
  expect(t.do(A, 'configure', { options: optionsOf({ memoSeconds: 60 }) })).toBe('ok');
  expect(t.do(B, 'configure', { options: { mode: 'artifaxx' } })).toBe('seat-limit CH-005');
  expect(t.do(B, 'configure', { options: { mulligan: false } })).toBe('ok');
  expect(t.view(A).options).toEqual(optionsOf({ mulligan: false }));
  expect(t.do(A, 'configure', { change: { memoSeconds: 60 } })).toMatch('move/form');
});

test.each([
  ['CH-170', { memoSeconds: 2 }, { memoSeconds: 61 }, { memoSeconds: 3 }],
  ['CH-270', { soloIdentities: 5 }, { soloIdentities: 15 }, { soloIdentities: 14 }],
  ['CH-278', { guessSeconds: 14 }, { guessSeconds: 301 }, { guessSeconds: 15 }],
])('[CH-170, CH-270, CH-278] an option is in its range (%s)', (_, low, high, good) => {
  expect([low, high].map((given) => options.read(given))).toEqual([undefined, undefined]);
  expect(options.read(good)).toMatchObject(good);
});

test('[CH-170, CH-176, CH-188, CH-230, CH-270, CH-277] the defaults', () => {
  expect(optionsOf({})).toMatchObject({
    memoSeconds: 10,
    skipWindow: true,
    fixedWindow: false,
    fastForward: 'drawTwoPlayTwo',
    winHint: false,
    soloIdentities: 8,
    auditAtEnd: true,
  });
});
