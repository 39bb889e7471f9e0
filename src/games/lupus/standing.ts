/** Which of somebody's choices stands, and which of several people's: by the moderator's desk, and by whoever is answered. */
import type { Seat } from '../../kernel/game.ts';

/** A choice that stands. */
export interface Standing {
  /** Null for nobody. */
  readonly seat: Seat | null;
  /** Number of the letter since which it has been the same. */
  readonly since: number;
}

/**
 * The last choice that came; one that didn't come leaves the one before.
 *
 * @param choices of one person, letter by letter: null for nobody, undefined where none came
 */
export function standing(choices: readonly (Seat | null | undefined)[]): Standing {
  let now: Standing = { seat: null, since: 0 };
  for (const [i, seat] of choices.entries()) if (seat !== undefined && seat !== now.seat) now = { seat, since: i };
  return now;
}

/**
 * The choice that has stood longest, of equals that of the first player.
 *
 * @param choices that may stand, in the order of players
 * @returns null where there is none
 */
export function longest(choices: readonly Standing[]): Seat | null {
  const since = Math.min(...choices.map((choice) => choice.since));
  return choices.find((choice) => choice.since === since)?.seat ?? null;
}
