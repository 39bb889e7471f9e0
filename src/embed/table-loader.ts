/**
 * Opens a table and its game for the element: what is asynchronous about it, apart from what is drawn. One loader a table element.
 */
import { allWords } from './words/all-words.ts';
import type { AbsenceWords } from '../elements/frame/absence.ts';
import type { Lang } from '../elements/frame/board.ts';
import type { Book } from '../elements/frame/book.ts';
import { findGame } from '../games/registry.ts';
import type { GameWords, RegisteredGame } from '../games/registered-game.ts';
import type { Replay } from '../kernel/history/replay.ts';
import { LookBack } from '../kernel/history/look-back.ts';
import type { History, Table, TableView } from '../kernel/view/table-view.ts';
import { LogFaces } from './log/log-faces.ts';
import { failureOf, part } from './part.ts';
import { shelfDoor } from './shelf-door.ts';

/** What a table's element has by now; parts of it come one after the other. */
export interface Loaded {
  readonly table?: Table;
  /** What is shown: the table as it is, or a moment of its past. */
  readonly view?: TableView;
  /** The open table's, or that of the saved log that is shown instead. */
  readonly history?: History;
  /** The moment that is shown, if it isn't the present. */
  readonly past?: LookBack;
  /** The history is a file's. */
  readonly saved?: boolean;
  readonly game?: RegisteredGame;
  readonly words?: GameWords;
  /** Comes after the words: nothing waits for it. */
  readonly book?: Book;
  /** Comes with the board. */
  readonly absence?: AbsenceWords;
  /** `ready`: its tag is defined. `failed`: its files could not be had. */
  readonly board?: 'ready' | 'failed';
  /** Why there is no table. */
  readonly failure?: string;
}

/** Asks nothing of the DOM; `changed` is called after each change of `state`. */
export class TableLoader {
  state: Loaded = {};
  /** What cards of the table's boxes are called. */
  readonly faces: LogFaces = new LogFaces({
    shelf: () => this.state.table && shelfDoor(this.state.table, () => this.#lang),
    // Other words by identity: whatever was told with them is told anew.
    changed: () => this.state.words && this.#set({ words: { ...this.state.words } }),
  });
  readonly #changed: () => void;
  #unsubscribe: (() => void) | undefined;
  #unwatchReplay: (() => void) | undefined;
  /** A table that we opened is ours to close; one that was handed in isn't. */
  #mine = false;
  /** Rises with each opening, so that a slow one that was overtaken finds nobody waiting. */
  #attempt = 0;
  #lang: Lang = 'en';
  /** Board and book of this game were asked for. */
  #brought: RegisteredGame | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param relay its address; undefined where what the page says is none */
  async open(invitation: string, relay: string | undefined): Promise<void> {
    const attempt = this.leave();
    if (relay === undefined) return this.#set({ failure: 'relay/address' });
    try {
      // Both at once: what opens a table begins with libsodium, and would ask for it only when it is there itself.
      const loading = part(import('./open-table.ts'));
      void import('./adapters/libsodium.ts').catch(() => undefined);
      const { openTable } = await loading;
      const opened = await openTable({ invitation, relay });
      if (attempt !== this.#attempt) {
        if (opened.ok) await opened.table.close();
        return;
      }
      if (opened.ok) this.#watch(opened.table, true);
      else this.#set({ failure: opened.code });
    } catch (error) {
      console.error(error);
      if (attempt === this.#attempt) this.#set({ failure: failureOf(error, 'unknown') });
    }
  }

  /**
   * Opens a saved log. Where a table is open it must be that table's: else it is left out, and why is answered. Without a table a log
   * that can't be opened is a failure.
   */
  async openLog(file: Blob): Promise<string | undefined> {
    const { table } = this.state;
    const attempt = table ? this.#attempt : this.leave();
    let code: string;
    try {
      const { openLog } = await part(import('./log/open-log.ts'));
      const opened = await openLog(file, table?.history.origin);
      if (attempt !== this.#attempt) return undefined;
      if (opened.ok) {
        this.#replay(opened.replay);
        return undefined;
      }
      code = opened.code;
    } catch (error) {
      console.error(error);
      if (attempt !== this.#attempt) return undefined;
      code = failureOf(error, 'unknown');
    }
    if (!table) this.#set({ failure: code });
    return code;
  }

  #replay(replay: Replay): void {
    this.#unwatchReplay?.();
    this.#unwatchReplay = replay.subscribe(() => this.#showAgain());
    this.state = { ...this.state, history: replay, saved: true };
    this.look(Infinity);
  }

  /** Shows the table as it was after this place; without one as it is. */
  look(position?: number): void {
    const { table, history } = this.state;
    if (position !== undefined && history) {
      const past = new LookBack(history, position);
      this.#set({ past, view: past.view });
    } else if (table) {
      this.#unwatchReplay?.();
      const { past: _past, saved: _saved, ...state } = this.state;
      this.state = state;
      this.#set({ history: table.history, view: table.view });
    }
  }

  #showAgain(): void {
    const shown = this.state.past ?? this.state.table;
    if (shown) this.#set({ view: shown.view });
  }

  /** Shows a table that somebody else opened and will close. */
  show(table: Table): void {
    this.leave();
    this.#watch(table, false);
  }

  /** Lets go of the table, and closes it if it was opened here. Returns the number of the next attempt. */
  leave(): number {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.#unwatchReplay?.();
    this.#unwatchReplay = undefined;
    const { table } = this.state;
    if (table && this.#mine) table.close().catch((error: unknown) => console.error(error));
    this.state = {};
    this.faces.forget();
    this.#attempt += 1;
    return this.#attempt;
  }

  /** The game's words in this language. */
  speak(lang: Lang): void {
    if (lang === this.#lang && this.state.words) return;
    this.#lang = lang;
    void this.#loadWords();
  }

  #watch(table: Table, mine: boolean): void {
    this.#mine = mine;
    this.#unsubscribe = table.subscribe(() => this.#showAgain());
    this.#set({ table, history: table.history, view: table.view });
  }

  #set(change: Partial<Loaded>): void {
    this.state = { ...this.state, ...change };
    const { view, game } = this.state;
    // Before the first entry is known a table has no game yet. Later it may go on with another, and looking back leads to the one before.
    if (view && view.game.id !== game?.id && view.phase !== 'opening' && view.phase !== 'empty') {
      const { game: _, words: __, book: ___, board: ____, absence: _____, ...rest } = this.state;
      const found = findGame(view.game.id);
      this.state = found ? { ...rest, game: found } : rest;
      this.#brought = undefined;
      if (found) void this.#loadWords();
    }
    if (view && (view.me.seat !== null || view.phase === 'playing')) this.bring();
    this.#changed();
  }

  /** Board and book: whoever sits down, watches or asks for the rules wants them, whoever looks in at the lobby doesn't yet. */
  bring(): void {
    const { game } = this.state;
    if (!game || game === this.#brought) return;
    this.#brought = game;
    void this.#loadBoard(game);
    if (this.state.words) this.#loadMore(game);
  }

  #loadMore(game: RegisteredGame): void {
    void this.#loadBook(game);
    void this.#loadAbsence(game);
  }

  async #loadWords(): Promise<void> {
    const { game } = this.state;
    const lang = this.#lang;
    if (!game) return;
    try {
      const words = this.faces.dress(game, await allWords(game, lang), lang);
      if (this.state.game === game && this.#lang === lang) this.#set({ words });
      if (this.#brought === game) this.#loadMore(game);
    } catch (error) {
      console.error(error);
    }
  }

  async #loadBook(game: RegisteredGame): Promise<void> {
    const lang = this.#lang;
    try {
      const book = await game.book(lang);
      if (this.state.game === game && this.#lang === lang) this.#set({ book });
    } catch (error) {
      console.error(error);
    }
  }

  /** In a saved log nobody is missed. */
  async #loadAbsence(game: RegisteredGame): Promise<void> {
    const lang = this.#lang;
    if (!this.state.table) return;
    try {
      const absence = await game.absence?.(lang);
      if (absence && this.state.game === game && this.#lang === lang) this.#set({ absence });
    } catch (error) {
      console.error(error);
    }
  }

  async #loadBoard(game: RegisteredGame): Promise<void> {
    try {
      await game.board();
      if (this.state.game === game) this.#set({ board: 'ready' });
    } catch (error) {
      console.error(error);
      if (this.state.game === game) this.#set({ board: 'failed' });
    }
  }
}
