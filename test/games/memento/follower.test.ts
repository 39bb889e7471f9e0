/** A Follower's scene (5.K), and while the Darkness is Passive (5.L). */
import { expect, test } from 'vitest';
import { A, B, C, envied, envies, inFollower, inPlay, L } from './tale.ts';

test('[MM-090, MM-091, MMX-09] a Follower says what it envies before any die is thrown', () => {
  const t = inFollower();
  expect(t.s.scene).toMatchObject({ kind: 'follower', owner: A, against: L, step: 'declare' });
  expect(t.do(A, 'cast')).toBe('envy-first MM-091');
  expect(t.do(B, 'envy', { trait: t.traits(L)[0] })).toBe('not-scene-owner MM-090');
  expect(t.dealer.play.asks).toEqual([]);
  expect(t.does(A, 'envy', { trait: t.traits(L)[0] }).thrown).toEqual({ lantern: 4, follower: 3 });
});

test('[MM-092, MMX-10] what is envied is on the Lantern’s sheet', () => {
  const t = inFollower();
  expect(t.do(A, 'envy', { trait: t.traits(B)[0] })).toBe('not-on-lantern-sheet MM-092');
  expect(t.do(A, 'envy', { trait: 999 })).toBe('not-on-lantern-sheet MM-092');
});

test('[MM-093, MMX-12] nobody envies what they have', () => {
  const t = inFollower();
  const [first, second] = t.traits(L);
  t.sets(A, { traits: [...t.traits(A), first!] });
  expect(t.do(A, 'envy', { trait: first })).toBe('already-owned MM-093');
  expect(t.do(A, 'envy', { trait: second })).toBe('ok');
});

test('[MM-094, MMX-13] what is envied stays once the dice are thrown, through every Trickster', () => {
  const t = inFollower();
  const other = t.traits(L)[1]!;
  t.does(A, 'envy', { trait: t.traits(L)[0] });
  expect(t.do(A, 'envy', { trait: other })).toBe('envy-locked MM-094');
  t.falls({ lantern: [9] });
  expect(t.do(A, 'envy', { trait: other })).toBe('envy-locked MM-094');
  t.does(A, 'trickster', { trait: t.traits(A)[0] }).falls({ follower: [10] });
  expect(t.s.scene!.result!.learnt).toBe(t.traits(L)[0]);
});

test('[MM-095, MM-096, MM-103] what is learnt is on both sheets, and a sheet has no end', () => {
  const t = inFollower();
  const trait = envied(t, A);
  envies(t, { follower: [10] });
  expect([t.traits(A).length, t.traits(A).at(-1), t.traits(L).includes(trait)]).toEqual([5, trait, true]);
});

test('[MM-097, MM-102, MMX-28] a ceded die goes to the Darkness, never to the winner', () => {
  expect(envies(inFollower(), { follower: [10] }).dice).toEqual([3, 3, 3, 3, 1]);
  const lost = envies(inFollower(), { lantern: [10] }).does(A, 'accept');
  expect(lost.dice).toEqual([4, 2, 3, 3, 1]);
});

test('[MM-099] where nothing is left to envy, the conflict is played all the same', () => {
  const t = inFollower();
  expect(t.do(A, 'envy', { trait: -1 })).toBe('envy-first MM-099');
  t.sets(A, { traits: [...t.traits(L)] })
    .does(A, 'envy', { trait: -1 })
    .falls({ follower: [10] });
  expect(t.s.scene!.result).toMatchObject({ winner: 'follower', learnt: null });
  expect(t.dice).toEqual([3, 3, 3, 3, 1]);
});

test('[MM-100, MM-101] a Passive Darkness throws no dice in it', () => {
  const t = inFollower();
  t.does(A, 'envy', { trait: envied(t, A) });
  expect(t.thrown).not.toHaveProperty('darkness');
});

test('[MM-104, MM-106] the winner tells', () => {
  expect(envies(inFollower(), { follower: [10] }).s.scene!.holders).toEqual([A]);
  expect(envies(inFollower(), { lantern: [10] }).does(A, 'accept').s.scene!.holders).toEqual([L]);
});

test('[MM-105, MM-116] a Follower that loses cedes a die or plays the Trickster, and may stop at any loss', () => {
  const t = envies(inFollower(), { lantern: [10] });
  expect(t.s.scene!.step).toBe('trickster');
  t.does(A, 'trickster', { trait: t.traits(A)[0] }).falls({ follower: [9] });
  expect([t.do(A, 'accept'), t.character(A).dice, t.traits(A).length]).toEqual(['ok', 2, 3]);
});

test('[MM-051] a scene is what its owner’s status and the Darkness make of it when it opens', () => {
  expect(inPlay().s.scene!.kind).toBe('lantern');
  expect(inFollower().s.scene!.kind).toBe('follower');
  const t = envies(inFollower(), { follower: [10] })
    .put({ active: true })
    .sets(C, { status: 'defeated', dice: 0 });
  expect(t.does(A, 'close').s.scene).toMatchObject({ kind: 'three', owner: B });
});
