/** Winning: when it may be said, and what must be so. */
import { expect, test } from 'vitest';
import { chrononauts } from '../../../src/games/chrononauts/chrononauts.ts';
import { chrononauts4 } from '../../../src/games/chrononauts/earlier.ts';
import { A, B, C, atTurnEnd, begun, playing } from './trial.ts';

const TEN = [...Array.from({ length: 9 }, () => 'reverse-fate'), 'sabotage'];
/** 1929 true, 1917′, 1974′ */
const HOME = { primes: [1865, 1915, 1963], patches: ['P1917', 'P1974'] };

function almostHome(): ReturnType<typeof atTurnEnd> {
  const t = atTurnEnd();
  t.setGoal(A, 'identities', 'I01');
  t.history(HOME.primes, ...HOME.patches);
  return t;
}

test('[CH-209] a win is declared at the end of one’s own turn only', () => {
  const t = begun();
  t.setHand(A, ...TEN);
  expect(t.declare(A, 'hand')).toBe('win-only-at-turn-end CH-209');
  t.do(A, 'draw');
  expect(t.declare(A, 'hand')).toBe('win-only-at-turn-end CH-209');
  expect(t.declare(B, 'hand')).toBe('win-only-own-turn CH-209');
});

test('[CH-210, CH-211, CH-220, CH-224] with three headlines to be read its owner goes home, and shows the Identity', () => {
  const t = almostHome();
  expect(t.declare(A, 'identity')).toBe('ok');
  expect(t.s.result).toEqual({ winners: [A], why: 'CH-211' });
  expect(t.view(B).seats[A]!.shown).toEqual(['I01']);
});

test('[CH-211, CH-212, CH-214] not with an open Paradox in one of the years, nor with the black year patched', () => {
  const t = almostHome();
  t.history([...HOME.primes, 1912]);
  expect(t.declare(A, 'identity')).toBe('win-not-met CH-214');
  t.history([...HOME.primes, 1912], 'P1929');
  expect(t.declare(A, 'identity')).toBe('win-not-met CH-211');
});

test('[CH-211, CH-213] nor where a red year is as it was', () => {
  const t = atTurnEnd();
  t.setGoal(A, 'identities', 'I01');
  t.history([1915], 'P1917');
  expect(t.declare(A, 'identity')).toBe('win-not-met CH-211');
});

test('[CH-216, CH-220, CH-224] with three Artifacts face up a Mission is done, and shown', () => {
  const t = atTurnEnd();
  t.setGoal(A, 'missions', 'menagerie');
  t.place(A, 'tyrannosaur', 'stegosaur');
  expect(t.declare(A, 'mission')).toBe('win-not-met CH-216');
  t.place(A, 'mammoth');
  expect(t.declare(A, 'mission')).toBe('ok');
  expect(t.s.result).toEqual({ winners: [A], why: 'CH-216' });
  expect(t.view(null).seats[A]!.shown).toEqual(['menagerie']);
});

test('[CH-217, CH-220, CH-224] ten cards in hand win, and no goal card is opened', () => {
  const t = atTurnEnd();
  t.setHand(A, ...TEN.slice(1));
  expect(t.declare(A, 'hand')).toBe('win-not-met CH-217');
  t.setHand(A, ...TEN);
  expect(t.declare(A, 'hand')).toBe('ok');
  expect(t.view(B).seats[A]!.shown).toEqual([]);
  const more = atTurnEnd();
  more.setHand(A, ...TEN, 'ark');
  expect(more.declare(A, 'hand')).toBe('ok');
});

test('[CH-218] they are counted after the play: the card of the turn’s start isn’t enough', () => {
  const t = begun();
  t.setHand(A, ...TEN.slice(1));
  t.do(A, 'draw');
  expect(t.hand(A)).toHaveLength(10);
  t.do(A, 'loseTime', { card: t.hand(A)[0] });
  expect(t.declare(A, 'hand')).toBe('win-not-met CH-217');
});

test('[CH-219] goal cards and Artifacts are none of them', () => {
  const t = atTurnEnd();
  t.setHand(A, ...TEN.slice(2));
  t.place(A, 'grail', 'ark');
  expect(t.declare(A, 'hand')).toBe('win-not-met CH-217');
});

test('[CH-221, CH-222, CH-223] nobody wins without a word, and a word must be true when it is said', () => {
  const t = almostHome();
  t.do(A, 'endTurn');
  expect(t.s.result).toBeNull();
  expect(t.declare(A, 'identity')).toBe('win-only-own-turn CH-209');
  t.setGoal(B, 'identities', 'I01');
  t.do(B, 'draw');
  t.do(B, 'loseTime', { card: t.hand(B)[0] });
  expect(t.declare(B, 'identity')).toBe('ok');
});

test('[CH-225] a wrong word changes nothing', () => {
  const t = atTurnEnd();
  const { s } = t;
  t.declare(A, 'identity');
  t.declare(A, 'mission');
  expect(t.do(A, 'declareWin', { kind: 'identity', card: t.s.missions[A] })).toBe('win-not-met CH-225');
  expect(t.s).toBe(s);
});

test('[CH-226, CH-227] there is one winner, and after it no move', () => {
  const t = almostHome();
  t.setGoal(B, 'missions', 'menagerie');
  t.place(B, 'tyrannosaur', 'stegosaur', 'mammoth');
  t.declare(A, 'identity');
  expect(t.declare(B, 'mission')).toBe('game-over CH-227');
  for (const move of ['draw', 'endTurn', 'keepIdentity', 'callOff']) expect(t.do(A, move)).toBe('game-over CH-227');
  expect(t.s.result!.winners).toEqual([A]);
});

test('[CH-230] where the table wants it, one’s own device says that one could win, and nobody else’s', () => {
  for (const winHint of [true, false]) {
    const t = atTurnEnd({ options: { winHint } });
    t.setGoal(A, 'missions', 'menagerie');
    t.place(A, 'tyrannosaur', 'stegosaur', 'mammoth');
    expect(t.view(A).me!.hints).toEqual(winHint ? ['mission'] : []);
    expect(t.view(B).me!.hints).toEqual([]);
  }
});

test('[CH-233] the real Mona Lisa is no forgery', () => {
  const t = atTurnEnd();
  t.setGoal(A, 'missions', 'cheaters');
  t.place(A, 'portrait-real', 'sports-almanac', 'imperial-egg');
  expect(t.declare(A, 'mission')).toBe('win-not-met CH-216');
  t.place(A, 'portrait-poor-copy');
  expect(t.declare(A, 'mission')).toBe('ok');
});

test('[CH-234, CH-236] the best one in play may lie before a rival; what is in a hand or pile isn’t in play', () => {
  const t = atTurnEnd();
  t.setGoal(A, 'missions', 'portrait-and-beast');
  t.setHand(B, 'portrait-real');
  t.place(A, 'portrait-poor-copy', 'tyrannosaur', 'lost-play');
  t.place(C, 'portrait-fine-copy');
  expect(t.declare(A, 'mission')).toBe('win-not-met CH-216');
  t.arrange((s) => ({ ...s, artifacts: { ...s.artifacts, [C]: [] }, discard: [...s.discard, ...s.artifacts[C]!] }));
  expect(t.declare(A, 'mission')).toBe('ok');
});

test('[CH-277] after the end everybody may show what nobody has seen, all of it, once', () => {
  const t = almostHome();
  t.declare(A, 'identity');
  const all = [...t.hand(B), t.s.identities[B], t.s.missions[B]];
  expect(t.do(B, 'showCards', { cards: all.slice(1) })).toBe('goal-secret CH-277');
  expect(t.do(B, 'showCards', { cards: all })).toBe('ok');
  expect(t.do(B, 'showCards', { cards: [] })).toBe('already-so CH-277');
  expect(t.view(C).seats[B]!.shown).toHaveLength(all.length);
  const without = atTurnEnd({ options: { auditAtEnd: false } });
  without.setHand(A, ...TEN);
  without.declare(A, 'hand');
  expect(without.do(B, 'showCards', { cards: [] })).toBe('not-in-this-mode CH-277');
});

test('[CH-209] an undeclared win is not lost while others play', () => {
  const t = playing(['grail']);
  t.setGoal(A, 'missions', 'sacred-vault');
  t.place(A, 'ark', 'menorah');
  t.resolve(A, 'grail');
  expect(t.declare(A, 'mission')).toBe('ok');
});

test('[CHQ-32] a game that is called off while a card is announced leaves no window open, and the card lies with the discards', () => {
  for (const game of [chrononauts, chrononauts4]) {
    const t = playing(['ark'], { game });
    t.play(A, 'ark');
    for (const seat of [A, B]) t.do(seat, 'callOff');
    expect([t.phase, t.view(B).stack, t.view(B).until]).toEqual(['over', [], undefined]);
    expect(t.discards()).toEqual(game === chrononauts ? ['ark'] : []);
  }
});

test('[CH-277] a side hand of a game that ends under it is seen with the hand, and shown with it', () => {
  const t = playing(['perform-miracle/relic', 'sabotage']);
  t.place(A, 'grail');
  t.resolve(A, 'perform-miracle/relic', 'grail');
  const side = t.view(A).me!.sideHand.map(({ card }) => card);
  expect(side).not.toEqual([]);
  for (const seat of [A, B]) t.do(seat, 'callOff');
  expect([t.view(A).me!.sideHand, t.view(A).seats[A]!.sideHand]).toEqual([[], 0]);
  expect(t.hand(A).slice(-side.length)).toEqual(side);
  const [shown] = t.choices(A, 'showCards') as readonly { readonly cards: readonly string[] }[];
  expect(shown!.cards).toEqual(expect.arrayContaining(side));
  expect(t.do(A, 'showCards', shown)).toBe('ok');
});
