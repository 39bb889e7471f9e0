/**
 * What the page around a table is told, each thing once: that its game is known, that it has another link, who has sat down, whom the game
 * waits for, how it ended. All of it is what everybody at the table may know.
 */
import type { TableView } from '../kernel/view/table-view.ts';
import { JoinedEvent, MovedEvent, OpenedEvent, OverEvent, TurnEvent } from './events.ts';
import type { HostState } from './host.ts';
import { withoutPairing } from './pair-link.ts';

/** An event of the element that the page around it may hear. */
export type Tiding = JoinedEvent | MovedEvent | OpenedEvent | OverEvent | TurnEvent;

/** Tells the page around of what changes at the table, each thing once. */
export class Tidings {
  readonly #tell: (event: Tiding) => void;
  #opened = '';
  /** The link of the table that is open, where it has moved away from the one that it was opened by. */
  #link = '';
  /** Devices with a seat, as last seen. */
  #seated: ReadonlySet<string> | undefined;
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
    this.#seated = undefined;
    this.#turn = '';
    this.#over = 0;
  }

  /** Whether this invitation leads to where the table has gone by itself. */
  leadsTo(invitation: string): boolean {
    return isSame(invitation, this.#link);
  }

  /** @param invitation by which the table was opened */
  look({ table, view, past }: HostState, invitation: string): void {
    if (!table || !view || past) return;
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

  #tellSeats({ seats }: TableView): void {
    const seated = seats.filter(({ state }) => state === 'seated');
    const before = this.#seated;
    this.#seated = new Set(seated.map(({ device }) => device));
    if (!before) return;
    for (const { seat, name, device, me } of seated)
      if (!before.has(device)) this.#tell(new JoinedEvent(seat, name, me));
  }

  #tellGame({ play, me }: TableView): void {
    const turn = play && !play.outcome ? `${play.number}/${play.awaits.join()}` : '';
    if (turn !== this.#turn) {
      this.#turn = turn;
      if (play && turn) this.#tell(new TurnEvent(play.awaits, me.seat !== null && play.awaits.includes(me.seat)));
    }
    if (play?.outcome && play.number > this.#over) {
      this.#over = play.number;
      this.#tell(new OverEvent(play.number, play.outcome));
    }
  }
}

const isSame = (a: string, b: string): boolean => a.replace(/^#/u, '') === b.replace(/^#/u, '');
