/** The player who begins, and the one exchange of an Identity. */
import { expect, test } from 'vitest';
import { errorOf } from '../../../src/games/chrononauts/contest.ts';
import { A, B, C, begun, dealt, type Trial } from './trial.ts';

/** Minute of the day. */
const NOW = 827;

const guess = (t: Trial, seat: number, minute: number, at: number = NOW): string =>
  t.do(seat, 'guessTime', { minute, at });
const keep = (t: Trial): void => [A, B, C].forEach((seat) => void t.do(seat, 'keepIdentity'));

test('[CH-028] the nearest guess begins', () => {
  const t = dealt();
  guess(t, A, NOW + 30);
  guess(t, B, NOW - 5);
  guess(t, C, NOW + 6);
  keep(t);
  expect([t.s.active, t.phase]).toEqual([B, 'draw']);
});

test('[CH-031] no guess is seen before all are in, and none can be changed', () => {
  const t = dealt();
  guess(t, A, 700);
  expect(guess(t, A, 701)).toBe('already-guessed CH-031');
  expect(t.asked('time0')).toBeUndefined();
  expect(JSON.stringify(t.view(B).start)).not.toContain('700');
  guess(t, B, 5);
  t.hold = ['time2'];
  guess(t, C, 6);
  expect(t.view(B).start.opened).toEqual([]);
  t.hold = [];
  t.settle();
  expect(t.view(B).start.opened.map((one) => one.guess)).toEqual([700, 5, 6]);
  expect(guess(t, B, 7)).toBe('not-guessing CH-031');
});

test('[CH-032] the error goes the shorter way round the dial', () => {
  expect(errorOf(10, 1_430)).toBe(20);
  expect(errorOf(1_430, 10)).toBe(20);
  expect(errorOf(0, 720)).toBe(720);
});

test('[CH-032] a guess is compared with what its author’s own clock shows, whatever time the table has', () => {
  for (const seconds of [0, 150, 299]) {
    const t = dealt({ seats: 2, options: { guessSeconds: 300 } });
    t.pass(seconds * 1_000);
    // 13:48 at 13:47, and 14:50 at 14:47 one zone further east.
    guess(t, B, 890, 887);
    guess(t, A, 828, 827);
    expect(t.view(A).start.opened).toEqual([
      { seat: A, guess: 828, at: 827, error: 1 },
      { seat: B, guess: 890, at: 887, error: 3 },
    ]);
    expect(t.s.active).toBe(A);
  }
});

test('[CH-032] whose clock is wrong spoils nobody else’s guess', () => {
  const t = dealt();
  guess(t, A, 3, 200);
  guess(t, B, 830);
  guess(t, C, 828);
  expect(t.view(null).start.opened.map(({ error }) => error)).toEqual([197, 3, 1]);
  expect(t.s.active).toBe(C);
});

test('[CH-032] a time of day is a minute between midnight and midnight', () => {
  for (const at of [-1, 1_440, 0.5, '13:47', undefined]) {
    expect(dealt().do(A, 'guessTime', { minute: 1, at })).toBe('move/form P3');
  }
  for (const at of [0, 1_439]) expect(guess(dealt(), A, 1, at)).toBe('ok');
});

test('[CH-033] equal guesses are parted by the table’s dice', () => {
  const t = dealt();
  t.hold = ['first'];
  guess(t, A, NOW);
  guess(t, B, NOW);
  guess(t, C, 900);
  expect(t.asked('first')).toMatchObject({ kind: 'roll', n: 1, sides: 2 });
  t.answer('first', { values: [2] });
  expect(t.s.active).toBe(B);
});

test('[CH-030, CH-034] who has seen a clock is out of it; with nobody left the dice decide among all', () => {
  const t = dealt();
  t.hold = ['first'];
  for (const seat of [A, B, C]) expect(t.do(seat, 'disqualifySelf')).toBe('ok');
  expect(t.do(A, 'disqualifySelf')).toBe('not-guessing CH-031');
  expect(t.asked('first')).toMatchObject({ sides: 3 });
  const two = dealt();
  two.do(A, 'disqualifySelf');
  expect(guess(two, A, NOW)).toBe('out-of-contest CH-278');
});

test('[CH-035] the dice, or whoever is chosen', () => {
  const random = dealt({ options: { startMethod: 'random' } });
  keep(random);
  expect(random.phase).toBe('draw');
  const chosen = dealt({ options: { startMethod: 'chosen' } });
  expect(chosen.do(B, 'chooseFirst', { seat: 9 })).toBe('no-legal-target CH-035');
  expect(chosen.do(B, 'chooseFirst', { seat: C })).toBe('ok');
  expect(chosen.do(A, 'chooseFirst', { seat: A })).toBe('not-guessing CH-035');
  expect(chosen.s.active).toBe(C);
  expect(dealt().do(A, 'chooseFirst', { seat: A })).toBe('not-in-this-mode CH-035');
});

test('[CH-278] whoever hasn’t guessed in time, or hasn’t opened the guess, is out of the contest', () => {
  const t = dealt();
  guess(t, A, 900);
  guess(t, B, NOW);
  t.hold = ['time1'];
  t.pass(60 * 1_000);
  expect(t.s.start.out).toEqual([C]);
  t.pass(59 * 1_000);
  expect(t.s.active).toBe(-1);
  t.pass(1_000);
  expect(t.s.active).toBe(A);
  expect(t.asked('time1')).toBeUndefined();
});

test('[CH-278] everybody sees when the time to guess is over, as long as it runs', () => {
  const t = dealt({ options: { guessSeconds: 90 } });
  const until = t.dealer.now + 90_000;
  guess(t, A, 900);
  t.pass(50_000);
  for (const seat of [A, C, null]) expect(t.view(seat).start.until).toBe(until);
  t.pass(40_000);
  expect(t.view(C).start.until).toBeUndefined();
  for (const startMethod of ['random', 'chosen'])
    expect(dealt({ options: { startMethod } }).view(A).start.until).toBeUndefined();
});

test('[CH-278] whoever is out of the contest guesses no more', () => {
  const t = dealt();
  t.do(A, 'disqualifySelf');
  expect(guess(t, A, NOW)).toBe('out-of-contest CH-278');
  expect(guess(t, B, NOW)).toBe('ok');
});

test('[CH-278] a guess that can’t be opened is out as well', () => {
  const t = dealt({ fail: ({ tag }) => (tag === 'time1' ? 'refused' : undefined) });
  guess(t, A, NOW + 84);
  guess(t, B, NOW);
  guess(t, C, NOW - 85);
  expect(t.s.active).toBe(A);
});

test('[CH-036, CH-039] an Identity may be exchanged once, before the first turn: the old one goes unseen under the deck', () => {
  const t = dealt({ options: { startMethod: 'chosen' } });
  const old = t.s.identities[B]!;
  const [top] = t.s.identityDeck;
  t.do(A, 'chooseFirst', { seat: A });
  t.do(B, 'mulliganIdentity');
  expect(t.s.identities[B]).toBe(old);
  t.do(A, 'keepIdentity');
  t.do(C, 'keepIdentity');
  expect(t.s.identities[B]).toBe(top);
  expect(t.s.identityDeck.at(-1)).toBe(old);
  expect(t.s.faces[old]).toBeUndefined();
});

test('[CH-038] there is no second exchange', () => {
  const t = dealt();
  t.do(A, 'mulliganIdentity');
  expect(t.do(A, 'mulliganIdentity')).toBe('mulligan-used CH-038');
  expect(t.do(A, 'keepIdentity')).toBe('mulligan-used CH-038');
});

test('[CH-040] several exchanges are made clockwise from the first player, whoever asked first', () => {
  const t = dealt({ options: { startMethod: 'chosen' } });
  const deck = t.s.identityDeck;
  const old = t.s.identities;
  for (const seat of [A, B, C]) t.do(seat, 'mulliganIdentity');
  t.do(A, 'chooseFirst', { seat: B });
  expect([B, C, A].map((seat) => t.s.identities[seat])).toEqual(deck.slice(0, 3));
  expect(t.s.identityDeck.slice(-3)).toEqual([B, C, A].map((seat) => old[seat]));
});

test('[CH-041] once the turns have begun no Identity is exchanged', () => {
  const t = dealt({ options: { startMethod: 'chosen' } });
  t.do(A, 'chooseFirst', { seat: A });
  keep(t);
  expect(t.do(B, 'mulliganIdentity')).toBe('mulligan-closed CH-041');
});

test('[CH-042] a table may do without exchanges', () => {
  const t = dealt({ options: { mulligan: false } });
  expect(t.do(A, 'mulliganIdentity')).toBe('not-in-this-mode CH-042');
  expect(begun().phase).toBe('draw');
});

test('[CH-058] who says nothing of the Identity keeps the table waiting twice the time for a guess, and may then be skipped', () => {
  const t = dealt({ options: { startMethod: 'chosen' } });
  t.do(A, 'chooseFirst', { seat: A });
  t.do(A, 'keepIdentity');
  t.do(B, 'keepIdentity');
  t.pass(119_999);
  expect(t.do(A, 'voteSkip', { seat: C })).toBe('not-late CH-058');
  t.pass(1);
  expect(t.do(A, 'voteSkip', { seat: B })).toBe('not-late CH-058');
  t.do(A, 'voteSkip', { seat: C });
  t.do(B, 'voteSkip', { seat: C });
  expect([t.phase, t.s.skipped, t.s.reminded]).toEqual(['draw', [C], false]);
});

test('[CH-031] a guess that opens to no minute of the day is out of the contest, the first and the last minute are in', () => {
  for (const [face, counts] of [
    ['0', true],
    ['1439', true],
    ['1440', false],
    ['-1', false],
    ['12.5', false],
    ['noon', false],
  ] as const) {
    const t = dealt({ seats: 2, options: { mulligan: false } });
    t.hold = ['time0', 'time1'];
    guess(t, A, 5);
    guess(t, B, NOW);
    t.answer('time0', { faces: [face] });
    t.answer('time1', { faces: [`${NOW}`] });
    const opened = t.view(B).start.opened.map(({ seat }) => seat);
    expect([face, opened]).toEqual([face, counts ? [A, B] : [B]]);
    expect(t.s.active).toBe(B);
  }
});

test('[CH-278] who leaves is waited for no more: the guesses of the others are opened, and one of them begins', () => {
  const t = dealt({ options: { mulligan: false } });
  guess(t, A, NOW);
  guess(t, B, NOW + 9);
  t.tell('left', C);
  expect(t.view(B).start.opened.map(({ seat }) => seat)).toEqual([A, B]);
  expect([t.s.active, t.phase]).toEqual([A, 'draw']);
  const open = dealt({ options: { mulligan: false } });
  open.hold = ['time2'];
  guess(open, A, NOW + 1);
  guess(open, B, NOW);
  guess(open, C, NOW + 9);
  expect(open.phase).toBe('start');
  open.tell('left', C);
  expect([open.s.active, open.phase]).toEqual([B, 'draw']);
});
