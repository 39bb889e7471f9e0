/** What a page is told of the games before any of it is loaded. The package's stand-in for servers has the same list, written by its build. */
import type { Lang } from '../elements/frame/board.ts';
import { listedGames } from '../games/registry.ts';

/** What is told of a game before any of it is loaded: a line of a menu. */
export interface GameInfo {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  readonly line: Readonly<Record<Lang, string>>;
  /** Joint decks or dice are played with: `strict` matters. */
  readonly keepers: boolean;
  /** It has a first game of two minutes: `<tv-tour-door>`. */
  readonly tour: boolean;
  readonly people: string;
  readonly minutes: Readonly<Record<Lang, string>>;
}

/** The games that can be played. */
export const games: readonly GameInfo[] = listedGames.map(({ id, name, line, keepers, tour, people, minutes }) => ({
  id,
  name,
  line,
  keepers: keepers === true,
  tour: tour !== undefined,
  people,
  minutes,
}));
