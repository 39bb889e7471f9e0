/** Tables for a game that has no suite of its own: as it comes, with the fewest people and with one more. */
import type { Game } from '../../src/kernel/game.ts';
import type { Start } from '../../src/kernel/pipeline/play.ts';

export const plainStarts = ({ seats: { min, max } }: Pick<Game<never>, 'seats'>): readonly Start[] =>
  [min, Math.min(min + 1, max)].map((n) => ({ seats: Array.from({ length: n }, (_, seat) => seat), options: {} }));
