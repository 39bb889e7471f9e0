/**
 * Presence: who is at the table right now, their votes about the order, what they lack; sealed, never written down. What this page shows is
 * made in `presence/own.ts`, what others show is read in `presence/others.ts`, the bytes are `journal/presence-seal.ts`'s. Votes are
 * handed on unread: they carry signatures of their own.
 */
import { MAX_GESTURE_BYTES } from '../journal/presence-seal.ts';
import type { MakeState } from '../journal/transport.ts';
import type { Clock, DeviceKeys, Rng, Sodium } from '../ports.ts';
import { OtherPages } from './others.ts';
import { OwnPresence } from './own.ts';

/** A page that is heard: session of a device, and whether nobody looks at it. */
export interface PresencePage {
  /** In hex. */
  readonly device: string;
  readonly session: number;
  /** By its own word, unsigned. */
  readonly hidden: boolean;
}

/** What presence is made from. */
export interface PresencePorts {
  readonly sodium: Sodium;
  readonly rng: Rng;
  readonly clock: Clock;
  readonly room: { readonly id: Uint8Array; readonly presenceKey: Uint8Array };
  readonly keys: Pick<DeviceKeys, 'sign'>;
  /** This page: device in hex. */
  readonly device: string;
  readonly session: number;
  /** A watcher's page only listens. */
  readonly speaks: boolean;
  /** The number under which this page appears at the relay now. */
  client(): number;
  /** To the transport's `present`. */
  show(make: MakeState | undefined): void;
  /** The device's Ed25519 key; `undefined` while nobody knows it. */
  keyOf(device: string): Uint8Array | undefined;
}

/** What is heard of other pages. */
export interface PresenceEvents {
  /** The votes that a page shows, raw and unverified; again with each renewal, and before its `present`. */
  votes(votes: readonly Uint8Array[]): void;
  /**
   * A page's valid state was heard. `fresh`: it was made since the last one, a sign of life. Else it is one known already, seen again after
   * the own line was away. A state of which only the gesture is another is told of every two seconds, as a sign of life.
   */
  present(device: string, session: number, hidden: boolean, fresh: boolean): void;
  /** The relay says that the page is gone, or (`lost`) this page's own line broke and it may still be there. */
  absent(device: string, session: number, lost: boolean): void;
  /** A page lacks this thing of the shelf, 32 B; again with each renewal. */
  wants?(hash: Uint8Array): void;
  /** What the hands of a page do now, unread and unsigned; `undefined`: nothing any more. Told where it changes. */
  gesture?(device: string, session: number, bytes: Uint8Array | undefined): void;
  /** What nobody at this table can have made honestly. */
  garbage(): void;
}

/** The people at the table: this page's state goes to the others, theirs come to this one, each sealed and signed. */
export class Presence {
  readonly #own: OwnPresence;
  readonly #others: OtherPages;

  constructor(ports: PresencePorts, events: PresenceEvents) {
    this.#others = new OtherPages(ports, events);
    this.#own = new OwnPresence(ports);
  }

  /** Other pages that are heard now, each once. */
  pages(): readonly PresencePage[] {
    return this.#others.pages();
  }

  /** Replaces the votes that this page shows, the most important first: what doesn't fit in one state (five do) is left out. */
  say(votes: readonly Uint8Array[]): void {
    this.#own.say(votes);
  }

  /** Nobody looks at this page, or somebody does again. */
  hidden(yes: boolean): void {
    this.#own.hidden(yes);
  }

  /** Replaces what this page lacks of the shelf, 32 B each. */
  want(hashes: readonly Uint8Array[]): void {
    this.#own.want(hashes);
  }

  /** Replaces what the hands of this page do, at most `MAX_GESTURE_BYTES`; `undefined`: nothing. Shown at most every 66 ms, the latest. */
  gesture(bytes: Uint8Array | undefined): void {
    if (bytes && bytes.length > MAX_GESTURE_BYTES) throw new RangeError('a gesture is 200 bytes at most');
    this.#own.gesture(bytes);
  }

  /** Begins to speak, or says all of it once more. */
  resend(): void {
    this.#own.resend();
  }

  /** This page is leaving: takes away what it shows, until `resend`. */
  leave(): void {
    this.#own.silence();
  }

  /** From the transport. */
  heard(client: number, clock: number, state: Uint8Array | undefined): void {
    this.#others.heard(client, clock, state);
  }

  /** This page's own line broke. */
  lost(): void {
    this.#others.lost();
  }

  /** More devices' keys are known now. */
  retry(): void {
    this.#others.retry();
  }
}
