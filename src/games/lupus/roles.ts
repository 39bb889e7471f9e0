/** Who one can be in the village: cards, how many of each there are, and from how many players they are advised. Rules LU-013, LU-016, LU-017. */

/** Cards, in the order of the numbers that letters name them by, from 1. */
export const ROLES = [
  'wolf',
  'villager',
  'seer',
  'medium',
  'possessed',
  'bodyguard',
  'owl',
  'mason',
  'hamster',
  'mythomaniac',
] as const;
export type Role = (typeof ROLES)[number];

/** Of whom the werehamster wins alone. */
export type Side = 'wolves' | 'humans' | 'hamster';

/** How many of each role are dealt. */
export type Mix = Readonly<Record<Role, number>>;

/** Printed cards. LU-016. */
export const SUPPLY: Mix = {
  wolf: 3,
  villager: 12,
  seer: 1,
  medium: 1,
  possessed: 1,
  bodyguard: 1,
  owl: 1,
  mason: 2,
  hamster: 1,
  mythomaniac: 1,
};

/** The special characters, each with the number of players from which it is recommended, lowest first. LU-017. */
export const RECOMMENDED_FROM: readonly (readonly [role: Role, players: number])[] = [
  ['medium', 9],
  ['possessed', 10],
  ['bodyguard', 11],
  ['owl', 12],
  ['mason', 13],
  ['hamster', 15],
  ['mythomaniac', 16],
];

export const SPECIALS: readonly Role[] = RECOMMENDED_FROM.map(([role]) => role);

export const MIN_PLAYERS = 8;
export const MAX_PLAYERS = 24;

/** LU-013. */
export const wolvesFor = (players: number): number => (players >= 16 ? 3 : 2);
