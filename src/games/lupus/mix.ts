/** Which cards are dealt: what may be mixed for so many players, what is advised, and what is proposed. Rules LU-001, LU-010 to LU-022. */
import {
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Mix,
  RECOMMENDED_FROM,
  type Role,
  ROLES,
  SPECIALS,
  SUPPLY,
  wolvesFor,
} from './roles.ts';

export interface MixOptions {
  /** Recommended numbers bind. LU-017. */
  readonly respectMinimums: boolean;
  /** More villagers than are printed. LU-022. */
  readonly unlimitedVillagers: boolean;
  /** So many cards are blank ones, with roles of the table's own. */
  readonly blanks?: number;
}

/** Why a mix can't be dealt; words of its own for each, by rule. */
export type MixCode =
  | 'player-count'
  | 'wolves'
  | 'one-seer'
  | 'no-specials-at-eight'
  | 'masons-in-pair'
  | 'supply'
  | 'villager-supply'
  | 'cards-and-players'
  | 'recommended-from';

export interface MixProblem {
  readonly id: string;
  readonly code: MixCode;
  /** Which card it is about. */
  readonly role?: Role;
}

export const cardsOf = (mix: Mix): number => ROLES.reduce((sum, role) => sum + mix[role], 0);

/** All that forbids this mix for so many players, in the order of the rules; none where it may be dealt. */
export function mixProblems(players: number, mix: Mix, options: MixOptions): readonly MixProblem[] {
  const out: MixProblem[] = [];
  const forbids = (id: string, code: MixCode, role?: Role): void =>
    void out.push({ id, code, ...(role !== undefined && { role }) });
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) forbids('LU-001', 'player-count');
  if (mix.wolf !== wolvesFor(players)) forbids('LU-013', 'wolves', 'wolf');
  if (mix.seer !== 1) forbids('LU-014', 'one-seer', 'seer');
  const special = SPECIALS.find((role) => mix[role] > 0);
  const { blanks = 0 } = options;
  if (players === MIN_PLAYERS && (special || blanks > 0)) forbids('LU-011', 'no-specials-at-eight', special);
  if (mix.mason === 1) forbids('LU-018', 'masons-in-pair', 'mason');
  for (const role of ROLES) {
    if (role === 'villager' || role === 'wolf' || mix[role] <= SUPPLY[role]) continue;
    if (role !== 'seer') forbids('LU-016', 'supply', role);
  }
  if (!options.unlimitedVillagers && mix.villager > SUPPLY.villager) forbids('LU-016', 'villager-supply', 'villager');
  if (cardsOf(mix) + blanks !== players) forbids('LU-015', 'cards-and-players');
  if (options.respectMinimums) for (const role of early(players, mix)) forbids('LU-017', 'recommended-from', role);
  return out;
}

/** Cards that are recommended for more players only: advice, unless the table wants it kept. LU-017. */
export const early = (players: number, mix: Mix): readonly Role[] =>
  RECOMMENDED_FROM.filter(([role, from]) => mix[role] > 0 && players < from).map(([role]) => role);

/** Everything that is recommended for so many, blank cards that are wanted, and villagers for the rest. LU-012, LU-019. */
export function recommended(players: number, blanks = 0): Mix {
  const mix: Record<Role, number> = { ...NOBODY, wolf: wolvesFor(players), seer: 1 };
  for (const [role, from] of RECOMMENDED_FROM) if (players >= from) mix[role] = SUPPLY[role];
  mix.villager = Math.max(0, players - cardsOf(mix) - blanks);
  return mix;
}

const NOBODY: Mix = {
  wolf: 0,
  villager: 0,
  seer: 0,
  medium: 0,
  possessed: 0,
  bodyguard: 0,
  owl: 0,
  mason: 0,
  hamster: 0,
  mythomaniac: 0,
};

/** One card for each player, unmixed. LU-015. */
export const dealt = (mix: Mix): readonly Role[] => ROLES.flatMap((role) => Array<Role>(mix[role]).fill(role));
