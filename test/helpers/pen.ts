/** Writes entries as any device could, honest or not: real signatures, any place, any body. */
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { deviceId } from '../../src/kernel/identity/device.ts';
import { concat, fromHex, hex } from '../../src/kernel/bytes.ts';
import {
  makeHelloBody,
  makeSeatBody,
  makeStampBody,
  makeTableBody,
  SEAT_ACT,
} from '../../src/kernel/journal/bodies.ts';
import {
  type Entry,
  finishEntry,
  KIND,
  type Kind,
  parseEntry,
  signedBytes,
  ZERO_HASH,
} from '../../src/kernel/journal/entry.ts';
import { type Place, type Vote, voteBytes } from '../../src/kernel/journal/vote.ts';
import type { DeviceKeys, Sodium } from '../../src/kernel/ports.ts';

export const ROOM: Uint8Array = Uint8Array.from({ length: 16 }, (_, i) => 0xa0 + i);
export const SETTINGS = { game: 'toy', version: 1, settings: { open: true, name: 'Venerdì' } } as const;

/** One device's hand. */
export class Pen {
  readonly #key: KeyObject;
  readonly sigPk: Uint8Array;
  readonly mailPk: Uint8Array;
  readonly device: string;

  constructor(sodium: Sodium, number: number) {
    const seed = new Uint8Array(32).fill(number);
    const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    this.#key = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    this.sigPk = sodium.publicKeyOf(seed);
    this.mailPk = new Uint8Array(32).fill(number + 100);
    this.device = hex(deviceId(this.sigPk, this.mailPk));
  }

  sign(message: Uint8Array): Uint8Array {
    return new Uint8Array(sign(null, message, this.#key));
  }

  /** As a page has them; letters to it stay closed. */
  get keys(): DeviceKeys {
    return {
      sigPk: this.sigPk,
      mailPk: this.mailPk,
      sign: (message) => Promise.resolve(this.sign(message)),
      openMail: () => Promise.resolve(undefined),
    };
  }

  /** A promise of the epoch over `last`, signed. */
  promise(epoch: number, to: Chain, last: Place, generation = 0): Uint8Array {
    const name = { device: to.pen.device, session: to.session };
    const voter = { device: this.device, session: to.session };
    return this.vote({ type: 'promise', ...voter, epoch, to: name, last, left: false }, generation);
  }

  /** Any vote, signed; also one that this device has no right to. */
  vote(vote: Vote, generation = 0): Uint8Array {
    const made = voteBytes({ room: ROOM, generation }, vote);
    return concat(made.unsigned, this.sign(made.message));
  }
}

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

/** One session's chain. */
export class Chain {
  readonly pen: Pen;
  readonly session: number;
  seq = 0;
  prev: string = ZERO_HASH;
  seen: string = ZERO_HASH;

  constructor(pen: Pen, session: number) {
    this.pen = pen;
    this.session = session;
  }

  get id(): string {
    return `${this.pen.device}.${this.session}`;
  }

  write(kind: number, body: Uint8Array, whims: Whims = {}): Entry {
    const head = {
      kind: kind as Kind,
      room: whims.room ?? ROOM,
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

  table(whims?: Whims): Entry {
    return this.write(KIND.table, makeTableBody(this.pen, 0, SETTINGS), whims);
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
    return this.#stamp(KIND.stamp, over, entries, more);
  }
  /** A change of the count comes into effect, with these acknowledgements. */
  effect(over: Placed, votes: readonly Uint8Array[]): Stamp {
    return this.#stamp(KIND.effect, over, [], { votes });
  }
  opening(over: Placed, epoch: number, entries: readonly Entry[] = [], more: Whims & StampWhims = {}): Stamp {
    const { epoch: last, position, entry } = over;
    const votes = more.votes ?? [this.pen.promise(epoch, this, { epoch: last, position, hash: entry.hash })];
    return this.#stamp(KIND.newEpoch, over, entries, { ...more, epoch, votes });
  }

  #stamp(kind: number, over: Placed, entries: readonly Entry[], more: Whims & StampWhims): Stamp {
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

/** The table's first entry as the root of the order. */
export const rootOf = (entry: Entry): Placed => ({ entry, epoch: 0, position: 0, time: 0 });

/** A copy with one bit of one byte turned. */
export function flipped(bytes: Uint8Array, at: number, bit = 1): Uint8Array {
  return bytes.map((byte, i) => (i === at ? byte ^ bit : byte));
}
