/**
 * Opens a table and its game for the element: what is asynchronous about it, apart from what is drawn. One host a table element.
 */
import type { Lang } from '../elements/board.ts';
import { findGame, type GameWords, type RegisteredGame } from '../games/registry.ts';
import type { Table, TableView } from '../kernel/table-view.ts';

export interface HostState {
  readonly table?: Table;
  readonly view?: TableView;
  readonly game?: RegisteredGame;
  readonly words?: GameWords;
  /** `ready`: its tag is defined. `failed`: its files could not be had. */
  readonly board?: 'ready' | 'failed';
  /** Why there is no table. */
  readonly failure?: string;
}

/** Asks nothing of the DOM; `changed` is called after each change of `state`. */
export class TableHost {
  state: HostState = {};
  private readonly changed: () => void;
  private unsubscribe: (() => void) | undefined;
  /** A table that we opened is ours to close; one that was handed in isn't. */
  private mine = false;
  /** Rises with each opening, so that a slow one that was overtaken finds nobody waiting. */
  private attempt = 0;
  private lang: Lang = 'en';

  constructor(changed: () => void) {
    this.changed = changed;
  }

  async open(invitation: string, relay: string): Promise<void> {
    const attempt = this.leave();
    try {
      const { openTable } = await import('./open-table.ts');
      const opened = await openTable({ invitation, relay });
      if (attempt !== this.attempt) {
        if (opened.ok) await opened.table.close();
        return;
      }
      if (opened.ok) this.watch(opened.table, true);
      else this.set({ failure: opened.code });
    } catch (error) {
      console.error(error);
      if (attempt === this.attempt) this.set({ failure: 'unknown' });
    }
  }

  /** Shows a table that somebody else opened and will close. */
  show(table: Table): void {
    this.leave();
    this.watch(table, false);
  }

  /** Lets go of the table, and closes it if it was opened here. Returns the number of the next attempt. */
  leave(): number {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    const { table } = this.state;
    if (table && this.mine) table.close().catch((error: unknown) => console.error(error));
    this.state = {};
    this.attempt += 1;
    return this.attempt;
  }

  /** The game's words in this language. */
  speak(lang: Lang): void {
    if (lang === this.lang && this.state.words) return;
    this.lang = lang;
    void this.loadWords();
  }

  private watch(table: Table, mine: boolean): void {
    this.mine = mine;
    this.unsubscribe = table.subscribe(() => this.set({ view: table.view }));
    this.set({ table, view: table.view });
  }

  private set(change: Partial<HostState>): void {
    this.state = { ...this.state, ...change };
    const { view, game } = this.state;
    // Before the first entry is known a table has no game yet.
    if (view && !game && view.phase !== 'opening' && view.phase !== 'empty') {
      const found = findGame(view.game.id);
      if (found) {
        this.state = { ...this.state, game: found };
        void this.loadWords();
        void this.loadBoard(found);
      }
    }
    this.changed();
  }

  private async loadWords(): Promise<void> {
    const { game } = this.state;
    const { lang } = this;
    if (!game) return;
    try {
      const words = await game.words(lang);
      if (this.state.game === game && this.lang === lang) this.set({ words });
    } catch (error) {
      console.error(error);
    }
  }

  private async loadBoard(game: RegisteredGame): Promise<void> {
    try {
      await game.board();
      if (this.state.game === game) this.set({ board: 'ready' });
    } catch (error) {
      console.error(error);
      if (this.state.game === game) this.set({ board: 'failed' });
    }
  }
}
