/**
 * What a table shows and what may be asked of it: the façade's types. `table/table.ts` fulfils them; faces and pages know nothing else of
 * the kernel. Everything here is plain data made anew at each change, so a face compares by identity.
 */
import type { Devices, DevicesView } from './devices.ts';
import type { About, Outcome, Seat, MoveCall } from '../game.ts';
import type { BehindView, Company, CompanyView } from '../generation/types.ts';
import type { LogLine } from '../fold/log-line.ts';
import type { Saying } from '../journal/say-body.ts';
import type { KeepersView } from '../keygen/view.ts';
import type { Refusal } from '../pipeline/refusals.ts';
import type { DutyName } from '../runs/contribution.ts';
import type { Shelf } from '../shelf/types.ts';
import type { RewindView, Undo } from '../undo/types.ts';
import type { Presence } from './whereabouts.ts';

export type { LogLine };

/** Connection truth: what the status line may claim. */
export interface ConnectionView {
  /** `blocked`: the relay refuses us for good (room full, malformed); `code` says which. */
  readonly state: 'live' | 'catching-up' | 'offline' | 'blocked';
  /** Own entries that are written here and not yet stamped. */
  readonly waiting: number;
  readonly code?: number;
  /** The relay carries, but can't keep what is written: only the browsers have it. */
  readonly unstored?: true;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  /** `asking`: claimed, the host hasn't admitted yet. */
  readonly state: 'asking' | 'seated';
  readonly me: boolean;
  readonly founder: boolean;
  /** Hex device id: what `admit` and `refuse` name. */
  readonly device: string;
  /** `hidden`: the page is in the background, or its device is falling asleep. `away`: nobody heard of it for a while; the seat is kept. */
  readonly presence: Presence;
  /** The same of the devices that hold the hand: a screen for all to look at moves, and shows and opens nothing. */
  readonly hand: Presence;
  /** Isn't in the game that is on, which was begun with as many as it takes. */
  readonly lookingOn?: true;
}

/** The voices that the table's order hangs on. */
export interface OrderView {
  /** Name of the person whose browser places the entries, if known. */
  readonly sequencer: string | undefined;
  /** Seats whose voices are lacking for something that waits. */
  readonly missing: readonly Seat[];
  /**
   * Those present are too few for what waits, or have promised themselves to a move that doesn't come about. They may wait, or go on
   * together.
   */
  readonly stuck: boolean;
  /** … and one of those whose voices are lacking has no seat, and so no name. */
  readonly nameless?: boolean;
}

/** Something a person must know about this table, in a closed list of codes with words per language (`table-words`). */
export interface Notice {
  readonly code:
    | 'version/other' // another rules version is pinned: this page can't follow the game
    | 'game/unknown' // this page has no such game
    | 'peer/garbage' // a peer wrote something malformed; it was ignored
    | 'peer/forged' // an entry with a bad signature; its chain ends there
    | 'peer/lied' // two different entries for one place, or two conflicting stamps: proved by signatures
    | 'peer/differs' // a device folds the same entries into another state than this page
    | 'relay/refilled' // the relay had lost the table; it was filled again from here
    | 'tab/second' // this table is open in another tab, which acts; this one watches
    | 'store/volatile' // nothing can be stored here: keys live as long as the page
    | 'store/failing' // what should be stored isn't, for now: it is tried again
    | 'store/lost' // what this device has acknowledged is missing here, and it may place nothing until somebody brings it
    | 'proof/bad' // a proof about cards or dice did not hold
    | 'secret/bad' // an opening or a key did not fit its commitment
    | 'company/moved' // the table has a new link: somebody was sent away, or the others were left behind
    | 'company/removed' // the others have gone on without this person, who was sent away
    | 'company/elsewhere' // this page has opened the next room unheard, and the others have opened it once more: a reload leads there
    | 'company/old-link'; // the table has gone on under another link, which this device wasn't given
  /** The seat that it is about, if known. */
  readonly seat?: Seat;
  readonly name?: string;
}

/** A thing somebody owes: for "waiting for …". */
export interface Owed {
  readonly seat: Seat;
  /** `move`: the game awaits one. `stamp`: the sequencer's fails to come. Else the step of an ask. */
  readonly what: DutyName | 'move' | 'stamp';
}

export interface TableView {
  /**
   * `opening`: nothing stamped is known yet, or a newcomer's page is still catching up with a table where no game is on. `empty`: the link is good, but nobody here has the table's first entry. `unplayable`: this
   * page hasn't the table's game, or another version of its rules; a notice says which.
   */
  readonly phase: 'opening' | 'empty' | 'unplayable' | 'lobby' | 'playing';
  readonly connection: ConnectionView;
  readonly game: { readonly id: string; readonly version: number };
  readonly settings: { readonly open: boolean; readonly name: string };
  readonly me: {
    readonly seat: Seat | null;
    /** The table has given the seat its place: until then what this page asks of all others isn't heard. */
    readonly placed: boolean;
    readonly device: string;
    readonly founder: boolean;
    /** Hosts only while the table is shut and its founder has no seat. */
    readonly standIn?: true;
    /** A watcher's link, another version, or a second tab: can't act. */
    readonly watcher: boolean;
    /** The own claim waits for admission. */
    readonly asking: boolean;
    /** Sits here and isn't in the game, which was begun with as many as it takes. */
    readonly lookingOn?: true;
  };
  readonly seats: readonly SeatView[];
  /** What the four spoken words are made from (`identity/four-words.ts`): changes exactly when they do. '' while nobody sits. */
  readonly circle: string;
  readonly order: OrderView;
  readonly seatsMin: number;
  readonly seatsMax: number;
  /** Set while a game is on. */
  readonly play?: {
    /** 1, 2 … games started at this table. */
    readonly number: number;
    readonly view: unknown;
    readonly outcome?: Outcome;
    readonly awaits: readonly Seat[];
  };
  /** Own moves written, not yet stamped, oldest first. */
  readonly pending: readonly MoveCall[];
  /** What goes into this device's next veiled letters; absent where nothing is chosen. Nobody else sees it. */
  readonly desk?: readonly MoveCall[];
  readonly waiting: readonly Owed[];
  readonly log: readonly LogLine[];
  readonly notices: readonly Notice[];
  /** The own seat's devices, who wants to be one, and seats that somebody takes back. */
  readonly devices: DevicesView;
  /** The keepers of decks and dice; absent where the game needs none. */
  readonly keepers?: KeepersView;
  /** The own seat was passed over in a shuffle too soon: it helps with none of those cards until its person waives that. */
  readonly passedOver?: true;
  /** Somebody proposes to go back. */
  readonly rewind?: RewindView;
  /** This page has newer rules than the table: version of them, for `company.renew`. */
  readonly newer?: number;
  /** Somebody wants the table to move on. */
  readonly company?: CompanyView;
  /** The others have gone on, and this person may follow. */
  readonly behind?: BehindView;
  /** Set where this isn't the present: the table as it was after the entry at this place, of so many. Nobody can act there. */
  readonly past?: { readonly position: number; readonly last: number };
}

/** A place of the order at which something happened that the log tells; as of its first line there. */
export type Moment = Pick<LogLine, 'position' | 'time' | 'what' | 'seat' | 'name'>;

/** A table's past, with the eyes of this device: what is shown of a moment is what could be read here then. */
export interface History {
  /** Hash of the table's first entry, by which a saved log is known as this table's; '' until it is known here. */
  readonly origin: string;
  /** The whole of it, wherever one looks. */
  readonly log: readonly LogLine[];
  /** Oldest first; the same array until it grows. */
  readonly positions: readonly Moment[];
  /** After the entry at this place, also one that the log doesn't tell of; without a place as things are now. The same object while it shows the same. */
  at(position?: number): TableView;
  /** All that is settled, as a file that `openReplay` reads. Rejects where nothing is known of the table yet. */
  export(): Promise<Uint8Array>;
}

/** What hands do while they do it, before it is an act: sealed for the table, never written down, gone with the page. */
export interface Gestures {
  /**
   * Replaces what the others see of this page's hands; `undefined`: nothing. The game's own bytes, 200 at most, else it throws. Shown at most
   * every 66 ms, the latest; a watcher's page shows nothing.
   */
  show(bytes: Uint8Array | undefined): void;
  /**
   * Tells of others' hands: a seat, a page of it, what it shows. Anybody with the link can have made it up. `undefined` means nothing any
   * more.
   * @returns the unsubscriber
   */
  heard(listener: (seat: Seat, page: string, bytes: Uint8Array | undefined) => void): () => void;
}

/** `undefined` where the act was written; else why not. Nothing was written then. */
export type Outcomes = Promise<Refusal | undefined>;

/** A table, opened on this device. */
export interface Table {
  readonly view: TableView;
  /**
   * Table time now, in milliseconds: the last stamp's, and what has passed since by this device's own steady clock. So countdowns to a time
   * of the table read alike everywhere, also where a wall clock is wrong. It is 0 until the table is known.
   */
  now(): number;
  /** Called after each change of `view`; returns the unsubscriber. */
  subscribe(changed: () => void): () => void;
  /** Would this move be refused now? The same pipeline that judges the stamped entry. */
  check(move: string, args: unknown): Refusal | undefined;
  propose(move: string, args: unknown): Outcomes;
  /** Legal arguments of a move for the own seat; about one thing, where the game tells them apart. */
  choices(move: string, about?: About): readonly unknown[];
  /** Take a free seat (the lowest, if none is named). */
  claim(name: string, seat?: Seat): Outcomes;
  rename(name: string): Outcomes;
  leave(): Outcomes;
  /** Says a line to all at the table, or gives one of the signs (`SIGNS`). */
  say(what: Saying): Outcomes;
  /** The founder's: let somebody in who asked, or turn the claim down. */
  admit(device: string): Outcomes;
  refuse(device: string, forGood?: boolean): Outcomes;
  /** All who ask. */
  refuseAll(): Outcomes;
  /** The founder's: whether newcomers sit down by themselves, or ask first. */
  turnDoor(open: boolean): Outcomes;
  /** To the end of the line: where a game takes fewer than sit here, the first in line play it. */
  letOthersFirst(): Outcomes;
  /** Set the table: the game begins with the seats taken, or with as many of them as it takes. */
  start(options: unknown): Outcomes;
  /** Help with the cards of a shuffle that went on without us too soon (`passedOver`). */
  waive(): Outcomes;
  /** A refused stamped entry of our own was the loser of a race: dismissed when read. */
  readonly lost: readonly { readonly move: string; readonly refusal: Refusal }[];
  dismiss(): void;
  /** Pairing, revoking, recovery; other tabs. */
  readonly devices: Devices;
  /** Going on without somebody, following the others, the link. */
  readonly company: Company;
  readonly history: History;
  /** Taking back one's last move, going back together. */
  readonly undo: Undo;
  /** Pictures and packs that all at the table may load. */
  readonly shelf: Shelf;
  readonly gestures: Gestures;
  close(): Promise<void>;
}
