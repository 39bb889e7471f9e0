/** The games of which the state is folded, by name and version. */
import { beyond } from './beyond.ts';
import { codenames } from './codenames.ts';
import { parlour } from './parlour.ts';
import type { Rules } from './play.ts';

/** Codenames by the plain rules, whose dice are coins of all seats; newer ones are the keepers'. */
const PLAIN_CODENAMES = new Set([1, 2]);

/** @throws Beyond */
export function rulesOf(game: string, version: number): Rules {
  if (game === 'parlour') return parlour;
  if (game === 'codenames' && PLAIN_CODENAMES.has(version)) return codenames(version);
  return beyond(`the game is ${game} by rules ${version}`);
}
