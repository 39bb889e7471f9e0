/**
 * The own chain. One page load is one session with a number of its own. So a crash, a second tab or a restored profile opens a new chain
 * and can never contradict an old one. Entries are made one after the other: their bodies may depend on their own place.
 */
import { fromHex } from '../bytes.ts';
import type { DeviceKeys, LogStore, Rng } from '../ports.ts';
import { makeHelloBody } from './bodies.ts';
import { type Entry, finishEntry, KIND, type Kind, parseEntry, signedBytes, ZERO_HASH } from './entry.ts';

/** Which entry of which chain. */
export interface ChainIndex {
  readonly device: string;
  readonly session: number;
  readonly seq: number;
}

/** Which entry the next one will be: what mail inside it is bound to. */
export interface NextIndex extends ChainIndex {
  readonly seen: string;
}

/** What writing entries needs. */
export interface SessionPorts {
  readonly keys: DeviceKeys;
  readonly store: LogStore;
  /** Hash of the last stamp folded; of the table's first entry before any; zeros in that entry itself. */
  seen(): string;
  /**
   * Given while the page shows what it hasn't proven yet. Nothing is signed before it is fulfilled, and nothing at all where it says
   * `false` (the page was closed meanwhile).
   */
  proving?(): Promise<boolean> | undefined;
  /** Takes the finished entry: journal, order, shared document. */
  took(entry: Entry): void;
  /** The own log couldn't be written: the page may go on, but what it holds is lost with it. */
  storeFailed(): void;
}

/** A number for a new chain, 32 bits by chance. */
export const sessionNumber = (rng: Rng): number => rng.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0);

/** Writes the entries of one page load, each chained to the one before, stored before it is sent. */
export class Session {
  readonly #ports: SessionPorts;
  readonly #room: Uint8Array;
  readonly #device: string;
  readonly #session: number;
  #seq = 0;
  #prev = ZERO_HASH;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(ports: SessionPorts, room: Uint8Array, device: string, session: number) {
    this.#ports = ports;
    this.#room = room;
    this.#device = device;
    this.#session = session;
  }

  /** Hex device id. */
  get device(): string {
    return this.#device;
  }

  /** Goes on a chain whose first entries this page has signed elsewhere. */
  resume(last: Entry): void {
    this.#seq = last.seq + 1;
    this.#prev = last.hash;
  }

  get number(): number {
    return this.#session;
  }

  /**
   * Makes, signs, stores and hands on one entry. A body of `undefined` writes nothing.
   * @param storeFirst the entry is in the own log before anybody gets it (votes, stamps, contributions)
   * @param over what it is over, where that isn't the last stamp folded: an opening's base
   */
  write(
    kind: Kind,
    makeBody: (place: NextIndex) => Uint8Array | undefined | Promise<Uint8Array | undefined>,
    storeFirst = false,
    over?: string,
  ): Promise<Entry | undefined> {
    const job = this.#queue.then(async () => {
      if (this.#seq === 0 && kind !== KIND.table)
        await this.#make(KIND.hello, () => makeHelloBody(this.#ports.keys), false);
      return this.#make(kind, makeBody, storeFirst, over);
    });
    this.#queue = job.catch(() => undefined);
    return job;
  }

  /** Fulfilled when all that was begun is written, or has failed. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  async #make(
    kind: Kind,
    makeBody: (place: NextIndex) => Uint8Array | undefined | Promise<Uint8Array | undefined>,
    storeFirst: boolean,
    over?: string,
  ): Promise<Entry | undefined> {
    for (let wait = this.#ports.proving?.(); wait; wait = this.#ports.proving?.()) if (!(await wait)) return undefined;
    const seen = over ?? this.#ports.seen();
    const place: NextIndex = { device: this.#device, session: this.#session, seq: this.#seq, seen };
    const made = makeBody(place);
    // What is there at once is signed at once.
    const body = made instanceof Promise ? await made : made;
    if (!body) return undefined;
    const head = {
      kind,
      room: this.#room,
      device: fromHex(this.#device),
      session: this.#session,
      seq: this.#seq,
      prev: fromHex(this.#prev),
      seen: fromHex(place.seen),
    };
    const signed = signedBytes(head, body);
    const entry = parseEntry(finishEntry(signed, await this.#ports.keys.sign(signed)));
    if (!entry) throw new Error('an own entry does not read');
    this.#seq++;
    this.#prev = entry.hash;
    const stored = this.#ports.store.append([{ hash: fromHex(entry.hash), bytes: entry.bytes }]);
    if (storeFirst) await stored.catch(() => this.#ports.storeFailed());
    else void stored.catch(() => this.#ports.storeFailed());
    this.#ports.took(entry);
    return entry;
  }
}
