/** What session a seed stands for in a run of many: long or short, with how many people, and which game they play. */
import { otherGame } from './games.ts';
import type { SimulatedSessionOptions } from './simulated-session.ts';

export interface Mix {
  /** All are short, as in the suite. */
  readonly isShort: boolean;
  /** Where they aren't: one in so many is as long as it was drawn, the others are short. 0: all are long. */
  readonly longEvery: number;
  /** Fault schedules over a short session; undefined: as many as it has by itself. */
  readonly schedules?: number | undefined;
  /** People cost most: what goes wrong among five goes wrong among four, or in a fourth of the sessions. */
  readonly most: number;
}

const FULL_EVERY = 4;

/** Seeds that are a multiple of 16 have the real signatures (`simulated-session.ts`): of those too some are long. */
export const isShortAt = (seed: number, { isShort, longEvery }: Mix): boolean =>
  isShort || (longEvery > 0 && seed % longEvery !== 0);

/** By turns one session in four plays another game than Codenames. */
export async function drawnAt(seed: number, mix: Mix): Promise<SimulatedSessionOptions> {
  const short = isShortAt(seed, mix);
  const other = await otherGame(seed);
  const luck = { ...(short && mix.schedules !== undefined && { schedules: mix.schedules }), ...other?.luck };
  const most = short && seed % FULL_EVERY !== 0 ? mix.most : Infinity;
  return { short, luck, most, ...(other && { game: other.game }) };
}
