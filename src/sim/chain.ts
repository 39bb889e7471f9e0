/** One session's chain, written as any program could write it, honest or not: real signatures, any place, any body. */
import { fromHex } from '../kernel/bytes.ts';
import { makeHelloBody, makeSeatBody, makeStampBody, SEAT_ACT } from '../kernel/journal/bodies.ts';
import {
  type Entry,
  finishEntry,
  type Kind,
  KIND,
  parseEntry,
  signedBytes,
  ZERO_HASH,
} from '../kernel/journal/entry.ts';

/** The author: a device's keys. */
export interface Hand {
  readonly sigPk: Uint8Array;
  readonly mailPk: Uint8Array;
  /** Hex id. */
  readonly device: string;
  /** Ed25519, 64 B, at once. */
  sign(message: Uint8Array): Uint8Array;
}

/** How an entry differs from the next honest one. */
export interface Whims {
  readonly seq?: number;
  readonly prev?: string;
  readonly seen?: string;
  readonly room?: Uint8Array;
  /** Bytes instead of a signature. */
  readonly signature?: Uint8Array;
  /** Signed, but not the next of this chain: another of the same place may follow. */
  readonly aside?: boolean;
}

/** The entries of one session; each `write` goes on where the last one ended, unless told otherwise. */
export class Chain<H extends Hand = Hand> {
  readonly pen: H;
  readonly session: number;
  /** 16 B */
  readonly room: Uint8Array;
  seq = 0;
  prev: string = ZERO_HASH;
  seen: string = ZERO_HASH;

  constructor(pen: H, session: number, room: Uint8Array) {
    this.pen = pen;
    this.session = session;
    this.room = room;
  }

  get id(): string {
    return `${this.pen.device}.${this.session}`;
  }

  write(kind: number, body: Uint8Array, whims: Whims = {}): Entry {
    const head = {
      kind: kind as Kind,
      room: whims.room ?? this.room,
      device: fromHex(this.pen.device),
      session: this.session,
      seq: whims.seq ?? this.seq,
      prev: fromHex(whims.prev ?? this.prev),
      seen: fromHex(whims.seen ?? this.seen),
    };
    const signed = signedBytes(head, body);
    const entry = parseEntry(finishEntry(signed, whims.signature ?? this.pen.sign(signed)))!;
    if (whims.aside !== true) {
      this.seq = head.seq + 1;
      this.prev = entry.hash;
    }
    return entry;
  }

  hello(whims?: Whims): Entry {
    return this.write(KIND.hello, makeHelloBody(this.pen), whims);
  }
  /** Something harmless to say. */
  rename(name: string, whims?: Whims): Entry {
    const body = { act: SEAT_ACT.name, seat: 0, device: this.pen.device, name };
    return this.write(KIND.seat, makeSeatBody(body), whims);
  }

  stamp(over: Placed, entries: readonly Entry[], more: Whims & StampWhims = {}): Stamp {
    return this.stampOf(KIND.stamp, over, entries, more);
  }
  /** A change of the count comes into effect, with these acknowledgements. */
  effect(over: Placed, votes: readonly Uint8Array[]): Stamp {
    return this.stampOf(KIND.effect, over, [], { votes });
  }
  protected stampOf(kind: number, over: Placed, entries: readonly Entry[], more: Whims & StampWhims): Stamp {
    const first = more.first ?? over.position + 1;
    const epoch = more.epoch ?? over.epoch;
    const time = more.time ?? over.time + 1;
    const body = makeStampBody({
      epoch,
      first,
      time,
      entries: entries.map(({ hash }) => hash),
      votes: more.votes ?? [],
    });
    const entry = this.write(kind, body, { seen: over.entry.hash, ...more });
    return { entry, entries, epoch, position: first + Math.max(entries.length, 1) - 1, time };
  }
}

/** The same for stamps. */
export interface StampWhims {
  readonly epoch?: number;
  readonly first?: number;
  readonly time?: number;
  readonly votes?: readonly Uint8Array[];
}

/** A stamp, or the table's first entry, with what the next one needs to know of it. */
export interface Placed {
  readonly entry: Entry;
  readonly epoch: number;
  readonly position: number;
  readonly time: number;
}

/** A stamp that a test wrote, with what it places. */
export interface Stamp extends Placed {
  readonly entries: readonly Entry[];
}
