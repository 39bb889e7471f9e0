/** All that a board of Lupus gets: what everybody may know, and apart from it what only these eyes read. */
import type { Seat } from '../../kernel/game.ts';
import type { Call, CallName } from './calls.ts';
import type { Card, Role, Side } from './roles.ts';
import type { Sentence } from './sentences.ts';
import type { State } from './state.ts';

/** What a letter tells. It has the same form for all. */
export interface Reading {
  readonly card: Card;
  /** Of a mythomaniac: what they have become; null for what the card says. */
  readonly become: 'wolf' | 'seer' | null;
  /** People whom one knows, by one's card: fellow wolves, the other mason, the other seer; at most three. */
  readonly fellows: readonly Seat[];
  /** What each of them points at in this call; null for nobody. */
  readonly picks: readonly (Seat | null)[];
  /** What each of them has said with that choice, where the table lets wolves; null for nothing. LU-061 */
  readonly sentences?: readonly (Sentence | null)[];
  /** Of tonight: medium and seer 1 yes, 2 no; mythomaniac 1 a wolf, 2 a seer, 3 as before; 0 none. */
  readonly answer: number;
}

/** The own letter, as the reading field shows it. */
export interface OwnReading extends Reading {
  /** Of which night it is. */
  readonly night: number;
  /** The person in the answer: one whom the seer has seen, or one who was lynched before it. Null where that isn't known, or of nobody. */
  readonly about: Seat | null;
}

/** The call that is on. */
export interface Turn {
  /** From 1, of so many tonight. */
  readonly n: number;
  readonly of: number;
  readonly name: CallName;
  readonly open: boolean;
  /** What is picked now counts, until `ends` at least; not while the call's last answer is on its way. */
  readonly choosing: boolean;
  /** Table time at which that is over for all, as far as it can be foreseen. */
  readonly ends: number;
  /** …and it can: the last letters of this call leave then. */
  readonly last: boolean;
  /** Once it is over: what the own letters have said last. Absent where that can't be read here. */
  readonly sent?: Sent;
  /** Table time, milliseconds. */
  readonly from: number;
  readonly until: number;
}

/** As a pick has it; -1 for nobody. */
export interface Sent {
  readonly seat: number;
  readonly says: number;
  readonly of: number;
}

/** What a moderator sees of one player. */
export interface Known {
  readonly seat: Seat;
  readonly card: Card;
  /** A mythomaniac may have become a wolf or a seer. */
  readonly as: Role;
  readonly alive: boolean;
  /** What they point at in this call; null for nobody. */
  readonly pick: Seat | null;
  /** What their letter answers tonight. */
  readonly answer: number;
  /** Whether their letter of tonight's last beat came; null before the first. */
  readonly came: boolean | null;
}

/** How far the call is that is on. */
export interface Running {
  /** Of whom a choice has come in it, so many; undefined before its first letters. */
  readonly picks?: number;
  /** Closed by hand: it ends with the beat in which half of its time is over. */
  readonly closing: boolean;
  /** Table time from which a closing by hand comes too late for what is picked then. Absent while another beat would follow, or none is cut off. */
  readonly leave?: number;
}

/** The moderator's desk: never on a shared screen, nor on a device that plays. */
export interface Console {
  readonly known: readonly Known[];
  /** Tonight's calls. */
  readonly calls: readonly Call[];
  /** While a call is open. */
  readonly running?: Running;
  /** What will be said next: who is mauled, who is dead besides; whom the owl has named; who has won. */
  readonly next: {
    readonly mauled?: Seat | null;
    readonly dead?: readonly Seat[];
    readonly owl?: Seat | null;
    readonly side?: Side | null;
  };
}

/** After the end: whom everybody chose in a call, asleep or not; in the order of `players`. */
export interface Dreamt {
  readonly night: number;
  readonly name: CallName;
  readonly picks: readonly (Seat | null)[];
}

/** The public state as a board sees it, without handles. */
type Public = Omit<State, 'cells' | 'record' | 'said' | 'now' | 'opened' | 'whispers' | 'changes' | 'edition'>;

/** What was said apart with these eyes’ person; without a text where it can't be read here. */
export interface Whispered {
  readonly by: Seat;
  readonly to: Seat;
  readonly text?: string;
}

export interface LupusView extends Public {
  /** The seat whose eyes these are. */
  readonly me: Seat | null;
  /** Of today, with this person alone. */
  readonly whispers: readonly Whispered[];
  /** By night. */
  readonly turn?: Turn;
  /** The own letter, once one has come. */
  readonly reading?: OwnReading;
  readonly console?: Console;
  /** Where one is out, and the table lets the dead look: cards in the order of `players`. */
  readonly grave?: readonly Card[];
  /** After the end. */
  readonly dreamt?: readonly Dreamt[];
}
