/** A Follower's scene while the Darkness is Active: a contest of three (5.N). */
import { expect, test } from 'vitest';
import { A, C, envied, envies, inFollower, inThree, L, type Tale } from './tale.ts';

/** Dice were 3 3 3 0, pool 4; A accepts where it has lost. */
function after(t: Tale): Tale {
  return t.s.scene!.step === 'trickster' ? t.does(A, 'accept') : t;
}
const learnt = (t: Tale): boolean => t.traits(A).length === 5;

test('[MM-129, MM-130] Follower, Lantern and Darkness throw', () => {
  const t = inThree();
  expect(Object.keys(t.does(A, 'envy', { trait: envied(t, A) }).thrown).toSorted()).toEqual([
    'darkness',
    'follower',
    'lantern',
  ]);
});

test.each([
  [9, 2, 2],
  [1, 4, 1],
  [4, 4, 4],
])(
  '[MM-131, MM-132, MMX-22] of %i in the pool, against a Lantern with %i, the Darkness throws exactly %i',
  (pool, dice, n) => {
    const t = inThree().sets(L, { dice }).put({ pool });
    expect(t.does(A, 'envy', { trait: envied(t, A) }).thrown.darkness).toBe(n);
  },
);

test('[MM-134] what lies above that takes no part and stays', () => {
  const t = inThree().deals(2, 3, 3, 0);
  expect(envies(t, { follower: [10] }).s.pool).toBe(6);
});

test('[MM-135, MM-136, MM-138, MM-146] a Follower that wins learns and tells, cedes nothing, and the Darkness loses nothing', () => {
  const t = envies(inThree(), { follower: [10] });
  expect([t.dice, learnt(t), t.s.scene!.holders]).toEqual([[2, 3, 3, 0, 5], true, [A]]);
});

test('[MM-137] a Lantern that isn’t the winner cedes a die, also as second', () => {
  expect(envies(inThree(), { follower: [10], lantern: [9] }).dice[L]).toBe(2);
  expect(after(envies(inThree(), { darkness: [10], lantern: [9] })).dice[L]).toBe(2);
});

test('[MM-139, MM-140, MM-142] the Darkness wins, the Follower beats the Lantern: both cede, and it learns all the same', () => {
  const t = after(envies(inThree(), { darkness: [10], follower: [9] }));
  expect([t.dice, learnt(t)]).toEqual([[2, 2, 3, 0, 6], true]);
});

test('[MM-141, MM-142] the Darkness wins, the Follower doesn’t beat the Lantern: both cede, nothing is learnt', () => {
  const t = after(envies(inThree(), { darkness: [10], follower: [9], lantern: [9] }));
  expect([t.dice, learnt(t)]).toEqual([[2, 2, 3, 0, 6], false]);
});

test('[MM-143] the Lantern wins: the Follower cedes, the Lantern keeps its dice and tells', () => {
  const t = after(envies(inThree(), { lantern: [10], follower: [9] }));
  expect([t.dice, learnt(t), t.s.scene!.holders]).toEqual([[3, 2, 3, 0, 5], false, [L]]);
});

test('[MM-145, MM-056] the Darkness wins: those who have yielded tell, and nobody else', () => {
  expect(after(envies(inThree(), { darkness: [10] })).s.scene!.holders).toEqual([C]);
});

test('[MM-139] the pairs that were compared are told, in a contest that the Darkness wins all three', () => {
  const pairs = (t: Tale): number => t.s.scene!.result!.compared.length;
  expect(pairs(after(envies(inThree(), { darkness: [10] })))).toBe(3);
  expect(pairs(envies(inThree(), { follower: [10] }))).toBe(2);
  expect(pairs(envies(inFollower(), { follower: [10] }))).toBe(1);
});
