/**
 * Roles that one can have in the village: cards, how many of each there are, and from how many players they are advised. Rules LU-013, LU-016,
 * LU-017.
 */

/** Printed cards. */
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

/** Blank cards, with roles of the table's own: villagers in everything. */
export const BLANKS = ['blank1', 'blank2', 'blank3'] as const;

/** All cards that may be dealt, in the order of the numbers that letters name them by, from 1. */
export type Card = Role | (typeof BLANKS)[number];
export const CARDS: readonly Card[] = [...ROLES, ...BLANKS];

/** What a card counts as. */
export const roleOf = (card: Card): Role => (isRole(card) ? card : 'villager');
const isRole = (card: Card): card is Role => ROLES.some((role) => role === card);

/** Of whom the werehamster wins alone. */
export type Side = 'wolves' | 'humans' | 'hamster';

/** How many of each role are dealt. */
export type Mix = Readonly<Record<Role, number>>;

/** How many of each are printed. LU-016. */
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
