/** What `<tavolata-table>` tells the page around it. */
import type { Outcome } from '../kernel/game.ts';
import type { Settings } from './settings.ts';

/** The person wants to leave this table's page: the sign was tapped. */
export class HomeEvent extends Event {
  constructor() {
    super('tv-home', { bubbles: true, composed: true });
  }
}

/** The table is open and its first entry is known, or its public name, or who sits there, has changed. */
export class OpenedEvent extends Event {
  readonly game: string;
  readonly name: string;
  /** Names of those who sit there, in the order of seats. */
  readonly people: readonly string[];
  constructor(game: string, name: string, people: readonly string[] = []) {
    super('tv-opened', { bubbles: true, composed: true });
    this.game = game;
    this.name = name;
    this.people = people;
  }
}

/** The table lies under another link now: the page around it keeps that one from here on. The table stays open. */
export class MovedEvent extends Event {
  readonly invitation: string;
  constructor(invitation: string) {
    super('tv-moved', { bubbles: true, composed: true });
    this.invitation = invitation;
  }
}

/** The person chose another light, contrast or language: a page around the table may follow. */
export class SettingsEvent extends Event {
  readonly settings: Settings;
  constructor(settings: Settings) {
    super('tv-settings', { bubbles: true, composed: true });
    this.settings = settings;
  }
}

/** The table can be used: its lobby or its board is drawn. Told once for each table that is opened. */
export class ReadyEvent extends Event {
  constructor() {
    super('tv-ready', { bubbles: true, composed: true });
  }
}

/** There is no table: the invitation or the saved log can't be opened here. */
export class FailedEvent extends Event {
  /** Why; `failureWords` has a sentence for it. */
  readonly code: string;
  constructor(code: string) {
    super('tv-failed', { bubbles: true, composed: true });
    this.code = code;
  }
}

/** The line to the relay has changed. */
export class ConnectionEvent extends Event {
  /** `blocked`: the relay refuses this page for good. */
  readonly state: 'live' | 'catching-up' | 'offline' | 'blocked';
  constructor(state: ConnectionEvent['state']) {
    super('tv-connection', { bubbles: true, composed: true });
    this.state = state;
  }
}

/** A game has begun. One that was on when the table was opened isn't told. */
export class StartedEvent extends Event {
  /** 1, 2 … games of this table. */
  readonly number: number;
  /** Its id, as in `games`. */
  readonly game: string;
  constructor(number: number, game: string) {
    super('tv-started', { bubbles: true, composed: true });
    this.number = number;
    this.game = game;
  }
}

/** Somebody has left a seat for good, here or elsewhere. */
export class LeftEvent extends Event {
  /** Counted from 0. */
  readonly seat: number;
  readonly name: string;
  /** It was the seat of this page's person. */
  readonly me: boolean;
  constructor(seat: number, name: string, me: boolean) {
    super('tv-left', { bubbles: true, composed: true });
    this.seat = seat;
    this.name = name;
    this.me = me;
  }
}

/** Somebody has sat down, here or elsewhere. Those who sat when the table was opened aren't told. */
export class JoinedEvent extends Event {
  /** Counted from 0. */
  readonly seat: number;
  readonly name: string;
  /** It is the seat of this page's person. */
  readonly me: boolean;
  constructor(seat: number, name: string, me: boolean) {
    super('tv-joined', { bubbles: true, composed: true });
    this.seat = seat;
    this.name = name;
    this.me = me;
  }
}

/** The game waits for other people than before. It tells what everybody at the table may know, and no more. */
export class TurnEvent extends Event {
  /** Seats, counted from 0; empty while the game waits for nobody. */
  readonly seats: readonly number[];
  /** This page's person is among them. */
  readonly me: boolean;
  constructor(seats: readonly number[], me: boolean) {
    super('tv-turn', { bubbles: true, composed: true });
    this.seats = seats;
    this.me = me;
  }
}

/** What this page's person wanted isn't possible, and the table has said why. */
export class RefusedEvent extends Event {
  /** e.g. `not-your-turn` */
  readonly code: string;
  /** Id of the rule that refuses, e.g. `CN-097`; '' where none of a game does. */
  readonly rule: string;
  constructor(code: string, rule: string) {
    super('tv-refused', { bubbles: true, composed: true });
    this.code = code;
    this.rule = rule;
  }
}

/** A game has ended. At a table that was opened after its end it is told once. */
export class OverEvent extends Event {
  /** 1, 2 … games of this table. */
  readonly number: number;
  readonly outcome: Outcome;
  constructor(number: number, outcome: Outcome) {
    super('tv-over', { bubbles: true, composed: true });
    this.number = number;
    this.outcome = outcome;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-connection': ConnectionEvent;
    'tv-failed': FailedEvent;
    'tv-home': HomeEvent;
    'tv-joined': JoinedEvent;
    'tv-left': LeftEvent;
    'tv-moved': MovedEvent;
    'tv-opened': OpenedEvent;
    'tv-over': OverEvent;
    'tv-ready': ReadyEvent;
    'tv-refused': RefusedEvent;
    'tv-settings': SettingsEvent;
    'tv-started': StartedEvent;
    'tv-turn': TurnEvent;
  }
}
