/**
 * Of a board on which boxes are laid: what the page around a table may ask of it, and what it tells. Everything here is what all at the
 * table may know.
 */

/** What a page wants of each box that it lays; where it says nothing, the box decides. */
export interface BoxWishes {
  readonly policy?: 'free' | 'advise' | 'strict' | undefined;
  readonly edit?: 'host' | 'all' | 'nobody' | undefined;
}

/** `advice` in the reader's words. */
export type BoxDone =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: BoxTrouble; readonly advice: string };

/** `setup/refused`: the table takes no box now, or not from this person. `setup/not-a-box`: it couldn't be read. */
export type BoxTrouble = 'setup/refused' | 'setup/not-a-box' | 'setup/shelf';

/** What a board can do on which boxes are laid. */
export interface BoxBoard {
  /** Nothing was laid on this table, and this person may lay something. */
  readonly isBare: boolean;
  /** 'none': without the tools beside the cloth. */
  tools: string;
  wishes: BoxWishes;
  /** @param box a file, or the name of one that ships with the program */
  lay(box: Blob | string): Promise<BoxDone>;
  /** Undefined where nothing lies there, its box hasn't come yet, or nobody knows which cards are hidden. @param asLaid as it was laid, not as it lies now */
  exportBox(asLaid: boolean): Promise<Blob | undefined>;
  /** Another deck: a table of cards, and the pictures that it names. */
  addDeck(csv: Blob, images: readonly File[]): Promise<BoxDone>;
}

/** Whether a board is one of these. */
export const laysBoxes = <B extends HTMLElement>(board: B | undefined): board is B & BoxBoard =>
  board !== undefined && 'exportBox' in board;

/** A box lies on the table from now on. */
export class LaidEvent extends Event {
  /** On the table's shelf, or 'builtin:…'. */
  readonly box: string;
  readonly pieces: number;
  readonly seat: number;
  constructor(box: string, pieces: number, seat: number) {
    super('tv-laid', { bubbles: true, composed: true });
    this.box = box;
    this.pieces = pieces;
    this.seat = seat;
  }
}

/** Somebody wrote points onto the score sheet. */
export class ScoreEvent extends Event {
  readonly seat: number;
  readonly points: number;
  constructor(seat: number, points: number) {
    super('tv-score', { bubbles: true, composed: true });
    this.seat = seat;
    this.points = points;
  }
}

/** Somebody pressed a button that lies on the table. */
export class PressedEvent extends Event {
  /** What stands on it; '' where the box hasn't come yet. */
  readonly button: string;
  readonly seat: number;
  constructor(button: string, seat: number) {
    super('tv-pressed', { bubbles: true, composed: true });
    this.button = button;
    this.seat = seat;
  }
}

/** Somebody changed what lies there beyond playing: pieces were made or removed, the box was changed. */
export class EditedEvent extends Event {
  readonly seat: number;
  constructor(seat: number) {
    super('tv-edited', { bubbles: true, composed: true });
    this.seat = seat;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-laid': LaidEvent;
    'tv-score': ScoreEvent;
    'tv-pressed': PressedEvent;
    'tv-edited': EditedEvent;
  }
}
