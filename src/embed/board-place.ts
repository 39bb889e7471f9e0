/** Keeps a game's board in its place and gives it what it draws. */
import { toldSeats } from './shell/told-names.ts';
import type { BoardProps, BoardShelf, Lang, Person, RefusalWords } from '../elements/frame/board.ts';
import { NO_TERMS } from '../elements/frame/book.ts';
import type { Refusal } from '../kernel/pipeline/refusals.ts';
import type { SeatView, Table } from '../kernel/view/table-view.ts';
import { EveningNote } from './evening/evening-note.ts';
import type { GamePlayed } from './evening/games-played.ts';
import { LogNews } from './log/log-news.ts';
import type { Loaded } from './table-loader.ts';
import type { Pointed } from '../elements/frame/pointing.ts';
import { shelfDoor } from './shelf-door.ts';

export class BoardPlace {
  #board: (HTMLElement & BoardProps) | undefined;
  #people: readonly Person[] = [];
  readonly #news = new LogNews();
  readonly #evening = new EveningNote();
  #peopleOf: readonly SeatView[] | undefined;

  readonly #share: () => string;
  readonly #played: (loaded: Loaded) => readonly GamePlayed[];
  readonly #wish: (game: string) => string | undefined;
  #lang: Lang = 'it';
  #door: { readonly of: Table; readonly shelf: BoardShelf } | undefined;

  #shelf(table: Table | undefined): BoardShelf | undefined {
    if (!table) return undefined;
    if (this.#door?.of !== table) this.#door = { of: table, shelf: shelfDoor(table, () => this.#lang) };
    return this.#door.shelf;
  }

  /** A board compares by identity, so people are made anew only when the seats changed. */
  #seated(seats: readonly SeatView[], lang: Lang): readonly Person[] {
    if (this.#peopleOf !== seats || this.#lang !== lang) {
      this.#peopleOf = seats;
      this.#people = toldSeats(seats, lang)
        .filter((s) => s.state === 'seated')
        .map(({ seat, name, me, presence }) => ({
          seat,
          name,
          plate: seat,
          me,
          ...(presence === 'away' && { away: true }),
        }));
    }
    return this.#people;
  }

  /** The board that stands there now. */
  get element(): HTMLElement | undefined {
    return this.#board;
  }

  /**
   * @param share address of the page where tables are laid
   * @param played games of the evening, oldest first
   * @param wish what this person wants laid at a game
   */
  constructor(
    share: () => string,
    played: (loaded: Loaded) => readonly GamePlayed[],
    wish: (game: string) => string | undefined,
  ) {
    this.#share = share;
    this.#wish = wish;
    this.#played = played;
  }

  /** What others point at has changed, and nothing else. */
  point(pointed: Pointed): void {
    if (this.#board && !this.#board.past) this.#board.pointed = pointed;
  }

  /** @param place where the board stands; null where no game is on */
  feed(place: Element | null, loaded: Loaded, lang: Lang, words: (refusal: Refusal) => RefusalWords): void {
    const { view, game } = loaded;
    const table = loaded.past ?? loaded.table;
    if (!place || !table || !view?.play || !game || loaded.board !== 'ready') {
      this.#board = undefined;
      return;
    }
    // The table may have changed game.
    const kept = this.#board?.localName === game.tag ? this.#board : undefined;
    const board = kept ?? (document.createElement(game.tag) as HTMLElement & BoardProps);
    if (!kept) board.setAttribute('exportparts', 'cloth, tool, hand, piece');
    board.view = view.play.view;
    board.people = this.#seated(view.seats, lang);
    board.me = view.me.asking || view.me.lookingOn ? null : view.me.seat;
    board.past = loaded.past !== undefined;
    board.shared = view.devices.role === 'table' && !loaded.past;
    board.lang = lang;
    board.terms = loaded.book?.terms ?? NO_TERMS;
    board.pending = view.pending;
    board.desk = view.desk ?? [];
    board.waiting = [...new Set([...view.play.awaits, ...view.waiting.map((owed) => owed.seat)])];
    board.now = (): number => table.now();
    // What is looked at of the past is written on no more.
    board.table = loaded.past || !loaded.table ? '' : `${loaded.table.history.origin}/${view.play.number}`;
    board.keepers = view.keepers;
    board.news = this.#news.of(
      view.log,
      loaded.words,
      (seat) => this.#people.find((one) => one.seat === seat)?.name ?? '',
    );
    board.evening = loaded.past ? undefined : this.#evening.of(view, lang, () => this.#played(loaded));
    board.wish = loaded.past ? undefined : this.#wish(view.game.id);
    board.beside = this.#share();
    board.choices = (move, about): readonly unknown[] => table.choices(move, about);
    board.check = (move, args): RefusalWords | undefined => {
      const refusal = table.check(move, args);
      return refusal && words(refusal);
    };
    this.#lang = lang;
    // Also where one looks back: the pictures are the table's, whatever the moment.
    board.shelf = this.#shelf(loaded.table);
    board.gestures = loaded.past ? undefined : loaded.table?.gestures;
    if (board.parentNode !== place) place.replaceChildren(board);
    this.#board = board;
  }

  focus(): boolean {
    this.#board?.focus();
    return this.#board !== undefined;
  }
}
