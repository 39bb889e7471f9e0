/** Which game each line of a table's log is of: the table may have changed game in between. */
import { allWords } from '../words/all-words.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { findGame } from '../../games/registry.ts';
import type { GameWords, RegisteredGame } from '../../games/registered-game.ts';
import type { History, LogLine } from '../../kernel/view/table-view.ts';

/** Words by which the lines of a log are told. */
export interface LogTongue {
  /** Id of the game that the log begins with. */
  readonly first: string;
  /** The words of each game, as far as they are loaded. */
  readonly words: ReadonlyMap<string, GameWords>;
}

/** The game that the table goes on with from this line on; undefined where it stays. */
export function gameFrom({ what, args }: LogLine): string | undefined {
  if (what !== 'game') return undefined;
  const id = (args as { readonly game?: unknown } | undefined)?.game;
  return typeof id === 'string' ? id : '';
}

/** Tells the lines of a log in the words of the game that each is of. */
export class LogGames {
  readonly #changed: () => void;
  readonly #dress: (game: RegisteredGame, words: GameWords, lang: Lang) => GameWords;
  #lang: Lang | undefined;
  #tongue: LogTongue | undefined;
  #log: readonly LogLine[] | undefined;

  /** @param changed more words are there @param dress words as this table tells with them */
  constructor(changed: () => void, dress: (game: RegisteredGame, words: GameWords, lang: Lang) => GameWords) {
    this.#changed = changed;
    this.#dress = dress;
  }

  /** Undefined where the table has had one game only: its own words are enough. */
  of(history: Pick<History, 'log' | 'positions' | 'at'> | undefined, lang: Lang): LogTongue | undefined {
    const { log } = history ?? {};
    if (!history || !log?.some(({ what }) => what === 'game')) return undefined;
    if (log === this.#log && lang === this.#lang) return this.#tongue;
    const first = this.#tongue?.first ?? history.at(history.positions[0]?.position).game.id;
    const words = lang === this.#lang && this.#tongue ? this.#tongue.words : new Map<string, GameWords>();
    this.#log = log;
    this.#lang = lang;
    this.#tongue = { first, words };
    const ids = new Set([first, ...log.flatMap((line) => gameFrom(line) ?? [])]);
    for (const id of ids) if (!words.has(id)) void this.#load(id, lang);
    return this.#tongue;
  }

  /** Another table. */
  forget(): void {
    this.#log = undefined;
    this.#tongue = undefined;
  }

  async #load(id: string, lang: Lang): Promise<void> {
    const game = findGame(id);
    const words = game && (await allWords(game, lang).catch(() => undefined));
    if (!game || !words || !this.#tongue || lang !== this.#lang) return;
    const dressed = this.#dress(game, words, lang);
    this.#tongue = { ...this.#tongue, words: new Map(this.#tongue.words).set(id, dressed) };
    this.#changed();
  }
}
