/** The way from a document to other browsers, as a port: y-websocket in browsers, a seeded network in tests. */
import type { Doc } from 'yjs';

/** How a line is; `synced` is the only one in which all that the relay has is here. */
export type ConnectionStatus = 'connecting' | 'connected' | 'synced' | 'silent' | 'offline';

/** With `blocked`: not the relay refuses, this page has hung up, since more came than any room holds. */
export const FLOODED = 4499;
/** With `blocked`: the relay lets only holders of its operator's key make rooms. */
export const KEYLESS = 4430;

/** What a line tells. */
export interface TransportEvents {
  /**
   * `synced`: everything that the relay had is in the document. `silent`: nothing comes any more and the line may be gone; if it wasn't,
   * `synced` follows and nothing was missed.
   */
  status(status: ConnectionStatus): void;
  /**
   * What the relay says it has, as the length of each session's feed, before anything of the document goes to it. On `false` nothing may
   * go: the document has blanks where the relay lacks something, and another one comes in its place.
   */
  has?(ends: ReadonlyMap<number, number>): boolean;
  /** The relay refuses for good (close code 4400–4499); nothing reconnects. */
  blocked(code: number): void;
  /** Whether the relay can keep what is written. Told where it can't, and when it can again; a new line begins with yes. */
  stored?(is: boolean): void;
  /** A frame broke the strict form and was dropped unread. */
  garbage(): void;
  /**
   * What a page shows of itself, as it stands; `undefined` where the relay says that it is gone. Its clock rises with each state it shows.
   * Old ones may come again and out of order. With `offline` all are out of sight, without a word for each.
   */
  presence?(client: number, clock: number, state: Uint8Array | undefined): void;
}

/** Makes the state that goes out under this clock: sealed anew each time. */
export type MakeState = (clock: number) => Uint8Array;

/** A line that was opened. */
export interface TransportLine {
  /**
   * What this page shows of itself, under the document's client number: sent at once, again after each connecting, and renewed now and
   * then. `undefined` takes it away.
   */
  present(make: MakeState | undefined): void;
  /**
   * Fulfilled when the relay has read all that was in the document at this moment. With a broken line, that is once it is whole again and
   * the same holds. Never, where the relay refuses or the line is closed first. A line without it says `synced` only.
   */
  confirm?(): Promise<void>;
  close(): void;
}

/** Where a table's bytes lie on a relay, and the keys that follow from the link and prove to the relay that one was invited. */
export interface RelayRoom {
  /** The hash of the generation and both public keys. */
  readonly topic: string;
  readonly generation: number;
  /** 32 B each. */
  readonly joinPub: Uint8Array;
  readonly viewPub: Uint8Array;
  readonly viewSeed: Uint8Array;
  /** Absent for watchers. */
  readonly joinSeed?: Uint8Array;
}

/** What carries a document to a relay; in browsers the stock y-websocket client. */
export interface Transport {
  /** Starts carrying updates of `doc` to and from the room; never throws, never loses a local update. */
  connect(doc: Doc, room: RelayRoom, events: TransportEvents): TransportLine;
}
