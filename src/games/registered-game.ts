/** What the shell knows of a game before it is imported, and what an import of each of its parts gives. */
import type { AbsenceWords } from '../elements/frame/absence.ts';
import type { BoardShelf, Lang } from '../elements/frame/board.ts';
import type { Book } from '../elements/frame/book.ts';
import type { Tour } from '../elements/frame/tour.ts';
import type { Game } from '../kernel/game.ts';
import type { MoveWords } from './kit/log-words.ts';

/**
 * What a face of a box is called, by the number of its definition and its own; '' where there is none. With −1 in place of the face, what
 * the definition is called; with −1 for both, the box.
 */
export type FaceNames = (of: number, face: number) => string;

/** Takes any arguments and never throws. */
export type NewsWords = (args: unknown, name?: (seat: number) => string, faces?: FaceNames) => string;

export interface GameWords {
  /** Rule texts by rule id. */
  readonly rules: Readonly<Record<string, string>>;
  /** What to do instead, by refusal code. */
  readonly advice: Readonly<Record<string, string>>;
  /** By the move's name. */
  readonly moves: Readonly<Record<string, MoveWords>>;
  /** What a game finds new (`Game.news`), by its word: a sentence each. */
  readonly news?: Readonly<Record<string, NewsWords>>;
}

/** A team's name. */
export type Side = Readonly<Record<Lang, string>>;

/** What can be laid at a game: what its board calls it, its name, and for how many people it is. */
export interface WithinGame {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  readonly people: string;
}

export interface RegisteredGame {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  /** The name as it fits on a button. */
  readonly short: Readonly<Record<Lang, string>>;
  /** As it stands in a sentence, where that is with an article. */
  readonly spoken?: Readonly<Record<Lang, string>>;
  readonly line: Readonly<Record<Lang, string>>;
  /** It plays with joint decks or dice: how they are kept is chosen with the table. */
  readonly keepers?: true;
  readonly people: string;
  /** So many it can begin with, where that is more than it is for: a house rule of it takes them. */
  readonly most?: number;
  readonly minutes: Readonly<Record<Lang, string>>;
  /** Tables that play it go on; nobody lays a new one, since another game has become what it was. */
  readonly unlisted?: true;
  /** Tag of its board, defined once `board()` is done. */
  readonly tag: string;
  /**
   * The rules. A table hands them to the kernel, so their state's type is nobody's business here.
   * @param version an earlier one, for a table that was set with it; the newest without
   */
  load(version?: number): Promise<Game<never, never> | undefined>;
  board(): Promise<unknown>;
  words(lang: Lang): Promise<GameWords>;
  /** What its board fetches when it draws, for whoever wants it there before. */
  pictures?(): Promise<unknown>;
  /** What it has for the case that somebody drops. */
  absence?(lang: Lang): Promise<AbsenceWords>;
  /** Chapters and explained words of its rulebook. */
  book(lang: Lang): Promise<Book>;
  /** Nobody wins there: it is counted among the evening's games, and for nobody. */
  readonly unscored?: true;
  /** The team that has won, by the game's view, where it is teams that win. */
  side?(view: unknown): Side | undefined;
  /** What can be laid there, where that is chosen at the table. */
  within?(): Promise<readonly WithinGame[]>;
  /**
   * For a game whose news name things of a box by number: what these are called. Such a line names the box (`box`, a hash).
   * @returns undefined where this device can't have it
   */
  faces?(box: string, lang: Lang, shelf?: BoardShelf): Promise<FaceNames | undefined>;
  /** A first game of two minutes, where there is one. */
  tour?(lang: Lang): Promise<Tour>;
}
