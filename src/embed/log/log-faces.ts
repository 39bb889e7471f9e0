/** Calls cards by their names in the lines of a game's news: these have numbers, the names stand in the box that the line names. */
import type { BoardShelf, Lang } from '../../elements/frame/board.ts';
import type { FaceNames, GameWords, RegisteredGame } from '../../games/registered-game.ts';
import { member } from '../../kernel/own.ts';

/** Where names come from. */
export interface LogFacesPorts {
  /** Where boxes are that don't come with the program; absent where there is no table. */
  shelf(): BoardShelf | undefined;
  /** More names are there: words that were dressed tell more now. */
  changed(): void;
}

/** Names of cards, as far as they are here. */
export class LogFaces {
  readonly #ports: LogFacesPorts;
  /** By game, language and box; undefined while it is on its way, and where it can't be had. */
  #names = new Map<string, FaceNames | undefined>();

  constructor(ports: LogFacesPorts) {
    this.#ports = ports;
  }

  /** Another table, with another shelf. */
  forget(): void {
    this.#names = new Map();
  }

  /** The same words, whose news name faces as soon as their box is here. It is fetched when a line that names it is told. */
  dress(game: RegisteredGame, words: GameWords, lang: Lang): GameWords {
    if (!game.faces || !words.news) return words;
    const news = Object.entries(words.news).map(([what, says]): [string, typeof says] => [
      what,
      (args, name) => says(args, name, this.#of(game, args, lang)),
    ]);
    return { ...words, news: Object.fromEntries(news) };
  }

  #of(game: RegisteredGame, args: unknown, lang: Lang): FaceNames | undefined {
    const box = member(args, 'box');
    if (typeof box !== 'string' || box === '') return undefined;
    const key = `${game.id} ${lang} ${box}`;
    if (!this.#names.has(key)) void this.#fetch(game, box, lang, key);
    return this.#names.get(key);
  }

  async #fetch(game: RegisteredGame, box: string, lang: Lang, key: string): Promise<void> {
    const into = this.#names.set(key, undefined);
    const names = await game.faces?.(box, lang, this.#ports.shelf()).catch(() => undefined);
    if (!names || into !== this.#names) return;
    into.set(key, names);
    this.#ports.changed();
  }
}
