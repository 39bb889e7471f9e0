/** Writes entries as any device could, honest or not: real signatures, any place, any body. */
import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { deviceId } from '../../src/kernel/identity/device.ts';
import { concat, hex } from '../../src/kernel/bytes.ts';
import { makeTableBody } from '../../src/kernel/journal/bodies.ts';
import { type Entry, KIND } from '../../src/kernel/journal/entry.ts';
import { type Place, type Vote, voteBytes } from '../../src/kernel/journal/vote.ts';
import type { DeviceKeys, Sodium } from '../../src/kernel/ports.ts';
import { Chain as AnyChain, type Placed, type Stamp, type StampWhims, type Whims } from '../../src/sim/chain.ts';

export type { Placed, Stamp, StampWhims, Whims };

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

/** A chain in the tests' room, with what only a founder or a next sequencer writes. */
export class Chain extends AnyChain<Pen> {
  constructor(pen: Pen, session: number) {
    super(pen, session, ROOM);
  }

  table(whims?: Whims): Entry {
    return this.write(KIND.table, makeTableBody(this.pen, 0, SETTINGS), whims);
  }
  opening(over: Placed, epoch: number, entries: readonly Entry[] = [], more: Whims & StampWhims = {}): Stamp {
    const { epoch: last, position, entry } = over;
    const votes = more.votes ?? [this.pen.promise(epoch, this, { epoch: last, position, hash: entry.hash })];
    return this.stampOf(KIND.newEpoch, over, entries, { ...more, epoch, votes });
  }
}

/** The table's first entry as the root of the order. */
export const rootOf = (entry: Entry): Placed => ({ entry, epoch: 0, position: 0, time: 0 });

/** A copy with one bit of one byte turned. */
export function flipped(bytes: Uint8Array, at: number, bit = 1): Uint8Array {
  return bytes.map((byte, i) => (i === at ? byte ^ bit : byte));
}
