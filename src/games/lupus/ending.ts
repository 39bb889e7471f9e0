/** Whether the village has come to its end, and who has won. Rules LU-123 to LU-125, LU-128, LU-131, LU-140, LU-163, LU-168, LU-169, LU-184. */
import type { Seat } from '../../kernel/game.ts';
import type { Role, Side } from './roles.ts';

/** A player as the end test sees them. */
export interface Villager {
  readonly seat: Seat;
  readonly role: Role;
  /** A mythomaniac who has become a werewolf. LU-184. */
  readonly turnedWolf?: boolean;
  readonly alive: boolean;
}

/** A werewolf in every respect. */
export const isWolf = ({ role, turnedWolf }: Pick<Villager, 'role' | 'turnedWolf'>): boolean =>
  role === 'wolf' || turnedWolf === true;

/** The side that has won; undefined while the village goes on. */
export function sideThatWins(village: readonly Villager[]): Side | undefined {
  const living = village.filter(({ alive }) => alive);
  const wolves = living.filter(isWolf).length;
  if (wolves > 0 && wolves < living.length - wolves) return undefined;
  if (living.some(({ role }) => role === 'hamster')) return 'hamster';
  return wolves === 0 ? 'humans' : 'wolves';
}

/** All who win with a side, dead or alive. */
export const winnersOf = (village: readonly Villager[], side: Side): readonly Seat[] =>
  village.filter((one) => wins(one, side)).map(({ seat }) => seat);

function wins(one: Villager, side: Side): boolean {
  if (side === 'hamster') return one.role === 'hamster';
  if (one.role === 'hamster') return false;
  const withWolves = isWolf(one) || one.role === 'possessed';
  return withWolves === (side === 'wolves');
}
