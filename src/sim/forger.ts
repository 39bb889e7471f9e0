/**
 * Somebody at the table whose program lies. It has the keys of a device whose page is dead, and goes on in its chain or opens another. It
 * shows each part of a torn relay what it likes. Nothing here can be done without those keys.
 */
import * as Y from 'yjs';
import { concat } from '../kernel/bytes.ts';
import type { Entry } from '../kernel/journal/entry.ts';
import { ITEM, sealPresence } from '../kernel/journal/presence-seal.ts';
import { sealEntry } from '../kernel/journal/seal.ts';
import type { TransportLine } from '../kernel/journal/transport.ts';
import { type Vote, voteBytes } from '../kernel/journal/vote.ts';
import type { Stamped } from '../kernel/log/order.ts';
import { whoMessage, writeWho } from '../kernel/presence/who.ts';
import { deriveRoom, type Room } from '../kernel/journal/room.ts';
import { feedName } from '../wire/feed.ts';
import type { Rng } from './rng.ts';
import { Chain, type Placed } from './chain.ts';
import { handOf, lastOf } from './hand.ts';
import type { Device, World } from './device.ts';
import type { PlayLink } from '../kernel/identity/link.ts';
import { must } from './must.ts';

interface Mouth {
  readonly doc: Y.Doc;
  readonly line: TransportLine;
}

/** The table that is lied to. */
export interface ForgedTable {
  readonly world: World;
  readonly link: PlayLink;
  readonly rng: Rng;
  /** The device that lies there. */
  liar?: Device | undefined;
}

/** The voice of a device whose program lies. */
export class Forger {
  readonly #device: Device;
  readonly #table: ForgedTable;
  readonly #room: Room;
  readonly #mouths: Mouth[];
  readonly chain: Chain;

  /** The page of this device dies; from now on the forger speaks for it. @param mouths devices whose parts of the relay it speaks in */
  constructor(table: ForgedTable, device: Device, mouths: readonly number[]) {
    this.#device = device;
    this.#table = table;
    const { sodium, network } = table.world;
    this.#room = deriveRoom(sodium, table.link);
    const session = device.page!.inside.core!.session.number;
    for (const page of device.pages.slice()) page.crash();
    device.gone = true;
    table.liar = device;
    this.chain = new Chain(handOf(device), session, this.#room.id);
    const own = lastOf(device, session);
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

  /** A stamp in its chain. @param aside another one of the same place may follow */
  stamp(
    over: Stamped,
    entries: readonly Entry[],
    more: { readonly aside?: boolean; readonly time?: number } = {},
  ): Placed {
    return this.chain.stamp({ ...over, entry: { hash: over.hash } as Entry }, entries, more);
  }

  write(kind: number, body: Uint8Array, more: { readonly aside?: boolean; readonly seen?: string } = {}): Entry {
    return this.chain.write(kind, body, more);
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
    return concat(unsigned, this.#table.rng.bytes(64));
  }

  /** Into the document as that part of the relay has it. */
  publish(mouth: number, ...entries: readonly Entry[]): void {
    const { sodium, rng } = this.#table.world;
    const { doc } = this.#mouths[mouth]!;
    const keys = { roomId: this.#room.id, key: this.#room.entryKey, keyEpoch: 0 };
    doc.getArray(feedName(doc.clientID)).push(entries.map(({ bytes }) => sealEntry(sodium, rng, keys, bytes)));
  }

  /** Presence as that part of the relay sees it: that this page is there, and its votes. */
  show(mouth: number, votes: readonly Uint8Array[]): void {
    const { doc, line } = this.#mouths[mouth]!;
    const { sodium, rng } = this.#table.world;
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
