/**
 * The games of an evening and who has won them, from the table's own past: what everybody at it knows. A game lasts from its start to that
 * of the next one, or to the move by which people at the same board play again. The table may also go on with another game, which ends it.
 */
import type { Lang } from '../../elements/frame/board.ts';
import { findGame } from '../../games/registry.ts';
import type { Side } from '../../games/registered-game.ts';
import type { LogLine, TableView } from '../../kernel/view/table-view.ts';

/** One game of an evening, with who won. */
export interface GamePlayed {
  /** Id of the game. */
  readonly game: string;
  /** Names of those who played it to its end, in the order of seats. */
  readonly people: readonly string[];
  /** The team that has won, where the game tells: it is counted in place of its people. */
  readonly side?: Side;
  /** Absent while it goes on, and where it was left unfinished. */
  readonly winners?: readonly string[];
  /** It is on the table now. */
  readonly on: boolean;
}

/** How many games of the evening somebody has won. */
export interface Tally {
  readonly name: string;
  readonly won: number;
}

/** The past of a table, as far as it is asked here. */
export interface PastGames {
  readonly log: readonly LogLine[];
  at(position?: number): TableView;
}

/** By this name games call the move that begins anew after an end. */
const AGAIN = 'move/nextGame';

function playedIn(view: TableView, on: boolean): GamePlayed | undefined {
  const { play, game, seats } = view;
  if (!play) return undefined;
  const seated = seats
    .filter(({ state, lookingOn }) => state === 'seated' && !lookingOn)
    .toSorted((a, b) => a.seat - b.seat);
  const winners = play.outcome && (findGame(game.id)?.unscored ? [] : play.outcome.winners);
  const side = winners && winners.length > 0 ? findGame(game.id)?.side?.(play.view) : undefined;
  return {
    game: game.id,
    people: seated.map(({ name }) => name),
    ...(winners && side && { side }),
    ...(winners && { winners: seated.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name) }),
    on,
  };
}

/** Remembers what is over: a moment of the past is folded anew when it is asked for. */
export class GamesPlayed {
  #of: PastGames | undefined;
  /** By the places of its first and its last line. */
  readonly #over = new Map<string, GamePlayed | undefined>();
  /** Whether a game was begun anew there. */
  readonly #again = new Map<number, boolean>();

  /** @returns oldest first */
  list(past: PastGames): readonly GamePlayed[] {
    if (this.#of !== past) {
      this.#over.clear();
      this.#again.clear();
    }
    this.#of = past;
    const begins = past.log.filter((line) => !line.refusal && this.#begins(past, line));
    return begins.flatMap(({ what, position }, i) => {
      if (what === 'game') return [];
      const next = begins[i + 1];
      const game = this.#game(past, position, next && endBefore(next));
      // What was only opened again and left is no game.
      return game && (what === 'start' || game.winners) ? [game] : [];
    });
  }

  #begins(past: PastGames, { what, position }: LogLine): boolean {
    if (what !== AGAIN) return what === 'start' || what === 'game';
    if (!this.#again.has(position)) this.#again.set(position, past.at(position).play?.outcome === undefined);
    return this.#again.get(position)!;
  }

  #game(past: PastGames, from: number, to: number | undefined): GamePlayed | undefined {
    if (to === undefined) return playedIn(past.at(), true);
    const key = `${from}/${to}`;
    if (!this.#over.has(key)) this.#over.set(key, playedIn(past.at(to), false));
    return this.#over.get(key);
  }
}

/** The last place of the game before: that of another game is shared with the end of the one before it. */
const endBefore = ({ what, position }: LogLine): number => (what === 'game' ? position : position - 1);

/** People who have won something, the most first, or teams where a game has some. Those who have won alike stand as they sit. */
export function tallyOf(games: readonly GamePlayed[], lang: Lang): readonly Tally[] {
  const won = new Map<string, number>();
  for (const { side, winners = [] } of games)
    for (const name of side ? [side[lang]] : winners) won.set(name, (won.get(name) ?? 0) + 1);
  return [...won].map(([name, n]) => ({ name, won: n })).toSorted((a, b) => b.won - a.won);
}
