/** Games that simulated sessions play besides Codenames: with decks, hands, dice and sealed texts. */
import { games } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Luck } from './luck.ts';

/** One session in so many plays another game. */
const OTHER_EVERY = 4;
/** By turns, each with as many people as a short session has time for. */
const OTHERS = [
  { id: 'chrononauts', devices: 4 },
  { id: 'memento', devices: 4 },
  { id: 'laboratory', devices: 3 },
  { id: 'lupus', devices: 8 },
] as const;

/** What the session of this seed plays instead of Codenames, if it does. `GAME=…` plays that one alone. */
export async function otherGame(
  seed: number,
): Promise<{ readonly game: Game<unknown>; readonly luck: Partial<Luck> } | undefined> {
  const only = process.env['GAME'];
  const byTurns = seed % OTHER_EVERY === 1 ? OTHERS[Math.floor(seed / OTHER_EVERY) % OTHERS.length] : undefined;
  const one = only === undefined ? byTurns : OTHERS.find(({ id }) => id === only);
  if (!one) return undefined;
  const game = await games.find(({ id }) => id === one.id)!.load();
  return { game: game!, luck: { devices: one.devices } };
}
