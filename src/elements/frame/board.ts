/**
 * What a board gets and what it fires. A board is the face of one game: it knows no rules and no network, only choices in and
 * proposals out. The table around it (bar, seats, refusals, connection) is the embed's.
 */
import type { Pointed } from './pointing.ts';
import type { Evening } from '../receipt/receipt.ts';
import type { NewsItem } from '../tv-news.ts';
import type { Terms } from './book.ts';
import type { About, MoveCall } from '../../kernel/game.ts';
import type { Gestures } from '../../kernel/view/table-view.ts';
import type { KeepersView } from '../../kernel/keygen/view.ts';

/** The languages that the faces speak. */
export type Lang = 'it' | 'en';

/** A person at the table, as boards show them. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  /** Index of the plate picture, unique at the table. */
  readonly plate: number;
  readonly me: boolean;
  /** Nothing is heard of them for a while; their seat is kept. */
  readonly away?: boolean;
}

/** A refusal in the reader's language. */
export interface RefusalWords {
  readonly code: string;
  /** Id of the rule or promise that refuses, e.g. 'CN-097'. */
  readonly rule: string;
  /** What to do instead, one sentence. */
  readonly advice: string;
  /** The rule's own words. */
  readonly text: string;
  /** It helps to load the page again. */
  readonly reload?: boolean;
}

/** The table's shelf: pictures and packs that all at the table may load, by the hash of their content. Failures say what to do. */
export interface BoardShelf {
  /** @param progress bytes of bytes */
  put(
    bytes: Uint8Array,
    meta: { readonly kind: string; readonly name: string; readonly media: string },
    progress?: (done: number, total: number) => void,
  ): Promise<{ readonly ok: true; readonly hash: string } | { readonly ok: false; readonly advice: string }>;
  get(
    hash: string,
    progress?: (done: number, total: number) => void,
  ): Promise<{ readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly advice: string }>;
  /** What this page makes when the log asks for it by its hash, in place of putting it there. @returns takes it back */
  lend(from: (hash: string) => Promise<Uint8Array | undefined>): () => void;
}

/** Properties of every board element (`board` attribute-less properties). */
export interface BoardProps {
  /** `game.view(state, eyes)` of the game. */
  view: unknown;
  people: readonly Person[];
  /** Own seat, or null for a spectator. */
  me: number | null;
  /** This screen is for all to look at: the own hand is on another device, and isn't read here. */
  shared?: boolean;
  /** A moment of the past, or a saved log: nothing can be done there. */
  past?: boolean;
  lang: Lang;
  /** Words of the game that explain themselves where they stand. */
  terms?: Terms;
  /** Own moves that are written but not yet stamped. */
  pending: readonly MoveCall[];
  /** What this person has chosen under a veil: it lies on this device, and goes into the next letters. Nobody else sees it. */
  desk?: readonly MoveCall[];
  /** Seats that the table waits for, for "waiting for …". */
  waiting: readonly number[];
  /** Table time now, in milliseconds, for what counts down: the same everywhere, whatever a device's clock says. */
  now(): number;
  /** Names the table and its game on this device: a key for what is kept here alone, as a half-written text. '' where nothing is kept. */
  table?: string;
  /** Address of a page where another table can be laid; '' where there is none. */
  beside?: string;
  /** What has come about lately, in the game's own words: for the outcome line (`tv-news`). */
  news?: readonly NewsItem[];
  /** Of this evening's games; set once this one is over. */
  evening?: Evening | undefined;
  /** What this person has asked for together with the game: laid by itself, once, where the table is bare. */
  wish?: string | undefined;
  /** What others at the table point at now. */
  pointed?: Pointed;
  /** Set where the game plays with joint decks or dice. */
  keepers?: KeepersView | undefined;
  /**
   * Legal arguments of a move for the own seat, already sifted by the rules. Asked about one thing (a card, a place), those that have to do
   * with it, where the game tells them apart.
   */
  choices(move: string, about?: About): readonly unknown[];
  /** Would the move be refused now, and with what words? */
  check(move: string, args: unknown): RefusalWords | undefined;
  /** What hands do while they do it, told and heard. Absent where there is no table, as in a saved log. */
  gestures?: Gestures | undefined;
  /** Absent where there is no table, as in a saved log. */
  shelf?: BoardShelf | undefined;
}

declare global {
  interface HTMLElementEventMap {
    'tv-propose': ProposeEvent;
    'tv-explain': ExplainEvent;
  }
}

/** A person did something that is a move of the game. The table runs it through the pipeline and shows a refusal, if any. */
export class ProposeEvent extends Event {
  readonly move: string;
  readonly args: unknown;
  constructor(move: string, args: unknown) {
    super('tv-propose', { bubbles: true, composed: true });
    this.move = move;
    this.args = args;
  }
}

/** A person touched something that isn't possible now: the table says why, with the rule's words. */
export class ExplainEvent extends Event {
  readonly refusal: RefusalWords;
  constructor(refusal: RefusalWords) {
    super('tv-explain', { bubbles: true, composed: true });
    this.refusal = refusal;
  }
}

/**
 * Hands a move to the table, or has it say why not.
 *
 * @param from the element in which a person did it
 * @param check of the board's properties
 * @returns whether it was handed over
 */
export function offer(from: EventTarget, check: BoardProps['check'], move: string, args: unknown): boolean {
  const refusal = check(move, args);
  from.dispatchEvent(refusal ? new ExplainEvent(refusal) : new ProposeEvent(move, args));
  return refusal === undefined;
}
