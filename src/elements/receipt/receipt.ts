/**
 * The bill: what is told of a game once it is over. Each game has a small function that makes one from its view, of what everybody at the
 * table knows by then. `tv-receipt` shows it and saves it as a picture.
 */

/** A clue, a scene, a move that is worth looking at again. */
export interface Highlight {
  readonly says: string;
  /** Addresses of pictures that belong to it, with what each is called. */
  readonly pictures: readonly { readonly address: string; readonly name: string }[];
}

/** All that the bill of a game says. */
export interface Receipt {
  /** Of the game. */
  readonly game: string;
  /** How it ended: "The Reds win". */
  readonly headline: string;
  /** Picture of the winners' plates. */
  readonly plates: readonly number[];
  /** A side or a person, and how many: "Reds", "8". */
  readonly sums: readonly { readonly label: string; readonly value: string }[];
  /** Why it ended so, in a sentence; '' for none. */
  readonly why: string;
  /** Id of the rule that says so; '' for none. */
  readonly rule: string;
  /** Turning points, in their order. */
  readonly moments: readonly string[];
  readonly best?: Highlight | undefined;
}

/** The evening as a board is told of it, once its game is over. */
export interface Evening {
  /** Games that somebody has won, people and teams, the most first. */
  readonly score: readonly { readonly name: string; readonly won: number }[];
  /** Games that were played. */
  readonly games: number;
  /** This person may propose another game. */
  readonly changing: boolean;
}

/** The person wants another game on the table. */
export class ChangeGameEvent extends Event {
  constructor() {
    super('tv-change-game', { bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-change-game': ChangeGameEvent;
  }
}
