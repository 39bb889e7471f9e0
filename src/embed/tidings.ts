/**
 * What the page around a table is told, each thing once. Of the table: that it can be used or can't be had, how its line is, that it has
 * another link. Of people and play: who has sat down or left, which game it is, whom it waits for, how it began and ended. All of it is
 * what everybody there may know.
 */
import type { SeatView, TableView } from '../kernel/view/table-view.ts';
import {
  ConnectionEvent,
  FailedEvent,
  JoinedEvent,
  LeftEvent,
  MovedEvent,
  OpenedEvent,
  OverEvent,
  ReadyEvent,
  StartedEvent,
  TurnEvent,
} from './events.ts';
import type { Loaded } from './table-loader.ts';
import { isMoved } from './people/moved.ts';
import { withoutPairing } from './pair-link.ts';

/** An event of the element that the page around it may hear. */
export type Tiding =
  | ConnectionEvent
  | FailedEvent
  | JoinedEvent
  | LeftEvent
  | MovedEvent
  | OpenedEvent
  | OverEvent
  | ReadyEvent
  | StartedEvent
  | TurnEvent;

/** Tells the page around of what changes at the table, each thing once. */
export class Tidings {
  readonly #tell: (event: Tiding) => void;
  #opened = '';
  /** The link of the table that is open, where it has moved away from the one that it was opened by. */
  #link = '';
  #ready = false;
  #failed = '';
  #line = '';
  /** Seats, as last seen. */
  #seated: readonly SeatView[] | undefined;
  /** Games of this table whose beginning was told, or seen when it was opened. */
  #started: number | undefined;
  #turn = '';
  /** Games of this table whose end was told. */
  #over = 0;

  constructor(tell: (event: Tiding) => void) {
    this.#tell = tell;
  }

  /** Another table is opened. */
  begin(): void {
    this.#opened = '';
    this.#link = '';
    this.#ready = false;
    this.#failed = '';
    this.#line = '';
    this.#seated = undefined;
    this.#started = undefined;
    this.#turn = '';
    this.#over = 0;
  }

  /** Whether this invitation leads to where the table has gone by itself. */
  leadsTo(invitation: string): boolean {
    return this.#link !== '' && isSame(invitation, this.#link);
  }

  /** Also of one who looks back meanwhile. @param invitation by which the table was opened */
  look({ table, failure }: Loaded, invitation: string): void {
    if (failure && failure !== this.#failed) this.#tell(new FailedEvent(failure));
    this.#failed = failure ?? '';
    if (!table) return;
    const { view } = table;
    if (view.connection.state !== this.#line) {
      this.#line = view.connection.state;
      this.#tell(new ConnectionEvent(view.connection.state));
    }
    const people = view.seats
      .filter(({ state }) => state === 'seated')
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ name }) => name);
    const opened = JSON.stringify([view.game.id, view.settings.name, people]);
    const isKnown = view.phase !== 'opening' && view.phase !== 'empty';
    if (isKnown && opened !== this.#opened) {
      this.#opened = opened;
      this.#tell(new OpenedEvent(view.game.id, view.settings.name, people));
    }
    const { link } = table.company;
    if (link && !isSame(link, this.#link || withoutPairing(invitation))) {
      this.#link = link;
      this.#tell(new MovedEvent(link));
    }
    if (!isKnown) return;
    this.#tellSeats(view);
    this.#tellGame(view);
  }

  /** This stands on the page now. */
  drawn({ table, view, past, board }: Loaded): void {
    if (!table || !view || past) return;
    if (!this.#ready && (view.phase === 'lobby' || (view.phase === 'playing' && board === 'ready'))) {
      this.#ready = true;
      this.#tell(new ReadyEvent());
    }
  }

  #tellSeats({ seats }: TableView): void {
    const seated = seats.filter(({ state }) => state === 'seated');
    const before = this.#seated;
    this.#seated = seated;
    if (!before) return;
    for (const { seat, name, me } of before)
      if (!seated.some((now) => now.seat === seat)) this.#tell(new LeftEvent(seat, name, me));
    for (const { seat, name, device, me } of seated)
      if (!before.some((was) => was.device === device)) this.#tell(new JoinedEvent(seat, name, me));
  }

  #tellGame(view: TableView): void {
    const { play, me, game } = view;
    const number = play?.number ?? 0;
    if (play && !play.outcome && number > (this.#started ?? number)) this.#tell(new StartedEvent(number, game.id));
    this.#started = Math.max(number, this.#started ?? 0);
    // The others have gone on: what is still open here waits for nobody.
    const on = play?.outcome || isMoved(view) ? undefined : play;
    const seats = on?.awaits ?? [];
    const mine = me.seat !== null && seats.includes(me.seat);
    const turn = on ? `${on.number}/${seats.join()}/${mine}` : '';
    if (turn !== this.#turn) {
      this.#turn = turn;
      // The end of a game is told as such.
      if (!play?.outcome) this.#tell(new TurnEvent(seats, mine));
    }
    if (play?.outcome && play.number > this.#over) {
      this.#over = play.number;
      this.#tell(new OverEvent(play.number, play.outcome));
    }
  }
}

const isSame = (a: string, b: string): boolean => a.replace(/^#/u, '') === b.replace(/^#/u, '');
