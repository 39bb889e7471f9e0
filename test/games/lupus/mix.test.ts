/** Which cards may be dealt to how many. */
import { expect, test } from 'vitest';
import { cardsOf, dealt, early, mixProblems, type MixOptions, recommended } from '../../../src/games/lupus/mix.ts';
import { type Mix, ROLES, SUPPLY } from '../../../src/games/lupus/roles.ts';

const NONE = Object.fromEntries(ROLES.map((role) => [role, 0])) as unknown as Mix;
const LOOSE: MixOptions = { respectMinimums: false, unlimitedVillagers: false };
const eight: Mix = { ...NONE, wolf: 2, seer: 1, villager: 5 };
const codes = (players: number, mix: Mix, options: MixOptions = LOOSE): string[] =>
  mixProblems(players, mix, options).map(({ id, code }) => `${id} ${code}`);
const of = (players: number, more: Partial<Mix>): Mix => {
  const mix = { ...NONE, wolf: players >= 16 ? 3 : 2, seer: 1, ...more };
  return { ...mix, villager: more.villager ?? players - cardsOf(mix) };
};

test('[LU-001] a game needs eight to twenty-four players', () => {
  for (let n = 8; n <= 24; n++) expect(codes(n, recommended(n))).toEqual([]);
  expect(codes(7, of(7, {}))).toEqual(['LU-001 player-count']);
  expect(
    codes(25, of(25, { medium: 1, possessed: 1, bodyguard: 1, owl: 1, mason: 2, hamster: 1, mythomaniac: 1 })),
  ).toContain('LU-001 player-count');
});

test('[LU-010, LU-011, LU-132] with eight it is five villagers, two werewolves and the seer, and no special character', () => {
  expect(recommended(8)).toEqual(eight);
  expect(codes(8, eight)).toEqual([]);
  expect(codes(8, of(8, { medium: 1 }))).toEqual(['LU-011 no-specials-at-eight']);
  expect(codes(9, of(9, { medium: 1 }))).toEqual([]);
});

test('[LU-012, LU-019] from nine on any of the others may be added, or none', () => {
  expect(codes(9, of(9, {}))).toEqual([]);
  expect(codes(12, of(12, { owl: 1, hamster: 1 }))).toEqual([]);
  expect(codes(16, of(16, { villager: 12 }))).toEqual([]);
});

test('[LU-012, LU-019] the recommended cards stand on two werewolves and the seer, and villagers make them one for each', () => {
  for (let n = 9; n <= 24; n++) {
    const mix = recommended(n);
    expect([cardsOf(mix), mix.wolf, mix.seer]).toEqual([n, n >= 16 ? 3 : 2, 1]);
  }
  expect(recommended(9)).toEqual({ ...eight, medium: 1 });
  const blank = recommended(12, 2);
  expect(blank).toEqual({ ...recommended(12), villager: recommended(12).villager - 2 });
});

test('[LU-013] a third werewolf comes with sixteen', () => {
  expect(codes(15, { ...of(15, {}), wolf: 3, villager: 11 })).toEqual(['LU-013 wolves']);
  expect(codes(16, { ...of(16, {}), wolf: 2, villager: 12, medium: 1 })).toEqual(['LU-013 wolves']);
});

test('[LU-014] the seer is there, and once', () => {
  expect(codes(9, of(9, { seer: 0 }))).toEqual(['LU-014 one-seer']);
  expect(codes(9, of(9, { seer: 2 }))).toEqual(['LU-014 one-seer']);
});

test('[LU-015] as many cards are dealt as there are players', () => {
  expect(codes(9, eight)).toEqual(['LU-015 cards-and-players']);
  expect(dealt(recommended(16))).toHaveLength(16);
  expect(dealt(eight).filter((role) => role === 'villager')).toHaveLength(5);
});

test('[LU-016, LU-022] no more of a card than there are, but for villagers where the table wants it so', () => {
  expect(codes(12, of(12, { owl: 2 }))).toEqual(['LU-016 supply']);
  const many = of(20, { medium: 1, owl: 1 });
  expect(many.villager).toBe(14);
  expect(codes(20, many)).toEqual(['LU-016 villager-supply']);
  expect(codes(20, many, { ...LOOSE, unlimitedVillagers: true })).toEqual([]);
  expect(ROLES.reduce((sum, role) => sum + SUPPLY[role], 0)).toBe(24);
});

test('[LU-017] recommended numbers are advice, and bind where the table wants it so', () => {
  const mix = of(12, { hamster: 1 });
  expect(codes(12, mix)).toEqual([]);
  expect(early(12, mix)).toEqual(['hamster']);
  expect(codes(12, mix, { ...LOOSE, respectMinimums: true })).toEqual(['LU-017 recommended-from']);
  for (let n = 8; n <= 24; n++) expect(early(n, recommended(n))).toEqual([]);
});

test('[LU-018] masons come as a pair or not at all', () => {
  expect(codes(13, of(13, { mason: 1 }))).toEqual(['LU-018 masons-in-pair']);
  expect(codes(13, of(13, { mason: 2 }))).toEqual([]);
});
