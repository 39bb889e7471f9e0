/**
 * Somebody at the table whose program lies: has the keys of a device whose page is dead, goes on in its chain or opens another, and shows
 * each part of a torn relay what it likes. Nothing here can be done without those keys.
 */
import * as Y from 'yjs';
import { concat } from '../../src/kernel/bytes.ts';
import { parseEntry, type Entry } from '../../src/kernel/journal/entry.ts';
import { ITEM, sealPresence } from '../../src/kernel/journal/presence-seal.ts';
import { sealEntry } from '../../src/kernel/journal/seal.ts';
import type { TransportLine } from '../../src/kernel/journal/transport.ts';
import { type Vote, voteBytes } from '../../src/kernel/journal/vote.ts';
import type { Stamped } from '../../src/kernel/log/order.ts';
import { whoMessage, writeWho } from '../../src/kernel/presence/who.ts';
import { deriveRoom, type Room } from '../../src/kernel/journal/room.ts';
import { feedName } from '../../src/wire/feed.ts';
import { Chain, type Pen, type Placed } from '../helpers/pen.ts';
import type { Device } from './device.ts';
import { must } from './must.ts';
import type { SimulatedSession } from './simulated-session.ts';

interface Mouth {
  readonly doc: Y.Doc;
  readonly line: TransportLine;
}

export class Forger {
  readonly #device: Device;
  readonly #sim: SimulatedSession;
  readonly #room: Room;
  readonly #mouths: Mouth[];
  readonly chain: Chain;

  /** The page of this device dies; from now on the forger speaks for it. @param mouths devices whose parts of the relay it speaks in */
  constructor(sim: SimulatedSession, device: Device, mouths: readonly number[]) {
    this.#device = device;
    this.#sim = sim;
    const { sodium, network } = sim.world;
    this.#room = deriveRoom(sodium, sim.link);
    const session = device.page!.inside.core!.session.number;
    for (const page of device.pages.slice()) page.crash();
    device.gone = true;
    sim.liar = device;
    const { keys, id } = device;
    const hand = {
      sigPk: keys.sigPk,
      mailPk: keys.mailPk,
      device: id,
      sign: (message: Uint8Array) => keys.signNow(message),
    };
    this.chain = new Chain(hand as unknown as Pen, session);
    const own = this.#own(session);
    must(own !== undefined, () => 'a forger without a past');
    this.chain.seq = own!.seq + 1;
    this.chain.prev = own!.hash;
    this.#mouths = mouths.map((where) => {
      const doc = new Y.Doc();
      const nothing = (): void => undefined;
      const caller = { where, enter: (run: () => void) => run() };
      const line = network
        .transport(caller)
        .connect(doc, this.#room, { status: nothing, blocked: nothing, garbage: nothing });
      return { doc, line };
    });
  }

  #own(session: number): Entry | undefined {
    let last: Entry | undefined;
    for (const { bytes } of this.#device.disks.flatMap(({ entries }) => [...entries.values()])) {
      const entry = parseEntry(bytes)!;
      if (entry.device === this.#device.id && entry.session === session && entry.seq >= (last?.seq ?? 0)) last = entry;
    }
    return last;
  }

  /** A stamp in its chain. @param aside another one of the same place may follow */
  stamp(
    over: Stamped,
    entries: readonly Entry[],
    more: { readonly aside?: boolean; readonly time?: number } = {},
  ): Placed {
    return this.chain.stamp({ ...over, entry: { hash: over.hash } as Entry }, entries, {
      ...more,
      room: this.#room.id,
    });
  }

  write(kind: number, body: Uint8Array, more: { readonly aside?: boolean; readonly seen?: string } = {}): Entry {
    return this.chain.write(kind, body, { ...more, room: this.#room.id });
  }

  vote(vote: Vote): Uint8Array {
    const made = voteBytes({ room: this.#room.id, generation: 0 }, vote);
    return concat(made.unsigned, this.#device.keys.signNow(made.message));
  }

  /** "I hold this stamp." */
  ack(stamp: Placed, state: string): Uint8Array {
    const { device, session } = { device: this.#device.id, session: this.chain.session };
    const { epoch, position, entry } = stamp;
    return this.vote({ type: 'ack', device, session, epoch, position, hash: entry.hash, state });
  }

  /** The same in another's name, signed by nobody's key. */
  forgedAck(stamp: Placed, state: string, device: string): Uint8Array {
    const { epoch, position, entry } = stamp;
    const vote: Vote = { type: 'ack', device, session: 1, epoch, position, hash: entry.hash, state };
    const { unsigned } = voteBytes({ room: this.#room.id, generation: 0 }, vote);
    return concat(unsigned, this.#sim.rng.bytes(64));
  }

  /** Into the document as that part of the relay has it. */
  publish(mouth: number, ...entries: readonly Entry[]): void {
    const { sodium, rng } = this.#sim.world;
    const { doc } = this.#mouths[mouth]!;
    const keys = { roomId: this.#room.id, key: this.#room.entryKey, keyEpoch: 0 };
    doc.getArray(feedName(doc.clientID)).push(entries.map(({ bytes }) => sealEntry(sodium, rng, keys, bytes)));
  }

  /** Presence as that part of the relay sees it: that this page is there, and its votes. */
  show(mouth: number, votes: readonly Uint8Array[]): void {
    const { doc, line } = this.#mouths[mouth]!;
    const { sodium, rng } = this.#sim.world;
    const client = doc.clientID;
    const page = { device: this.#device.id, session: this.chain.session };
    const signature = this.#device.keys.signNow(whoMessage(this.#room.id, client, page));
    const items = [
      { type: ITEM.who, bytes: writeWho({ ...page, hidden: false, signature }) },
      ...votes.map((bytes) => ({ type: ITEM.vote, bytes })),
    ];
    const keys = { roomId: this.#room.id, key: this.#room.presenceKey, keyEpoch: 0 };
    line.present((clock) => sealPresence({ sodium, rng }, keys, { client, clock }, items));
  }

  /** It says no more. */
  silence(): void {
    for (const { line } of this.#mouths) line.close();
  }
}
