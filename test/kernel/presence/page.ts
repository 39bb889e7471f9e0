/** A page that shows itself and hears others, over any network of the tests; and what somebody with the link and another program could send. */
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { ITEM, type Item, sealPresence } from '../../../src/kernel/journal/presence-seal.ts';
import type { SealKeys } from '../../../src/kernel/journal/seal.ts';
import type { RelayRoom, TransportLine } from '../../../src/kernel/journal/transport.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Presence } from '../../../src/kernel/presence/presence.ts';
import { whoMessage, writeWho } from '../../../src/kernel/presence/who.ts';
import { ManualClock } from '../../helpers/clock.ts';
import type { Hub } from '../../helpers/hub.ts';
import { Pen, ROOM } from '../../helpers/pen.ts';
import { seeded } from '../../helpers/rng.ts';

export const sodium: Sodium = await loadSodium();

const KEY: Uint8Array = new Uint8Array(32).fill(5);
const KEYS: SealKeys = { roomId: ROOM, key: KEY, keyEpoch: 0 };
const RELAY: RelayRoom = {
  topic: 'x'.repeat(22),
  generation: 0,
  joinPub: KEY,
  viewPub: KEY,
  viewSeed: KEY,
  joinSeed: KEY,
};

/** Keys by device. */
export type Known = Map<string, Uint8Array>;

/** One state as the relay carried it. */
export interface Carried {
  readonly client: number;
  readonly clock: number;
  readonly state: Uint8Array | undefined;
}

export class Page {
  readonly pen: Pen;
  readonly session: number;
  readonly doc: Y.Doc = new Y.Doc();
  readonly presence: Presence;
  readonly line: TransportLine;
  readonly votes: string[][] = [];
  readonly said: string[] = [];
  /** What hands of others do, as it was told: page and bytes in hex, '-' where nothing any more. */
  readonly hands: string[] = [];
  readonly carried: Carried[] = [];
  shown = 0;
  garbage = 0;

  constructor(
    network: { transport(): ReturnType<Hub['transport']> },
    number: number,
    options: { clock?: ManualClock; known?: Known; speaks?: boolean; session?: number } = {},
  ) {
    this.pen = new Pen(sodium, number);
    this.session = options.session ?? 1;
    const known = options.known ?? everybody;
    if (known === everybody) known.set(this.pen.device, this.pen.sigPk);
    this.presence = new Presence(
      {
        sodium,
        rng: seeded(number),
        clock: options.clock ?? new ManualClock(),
        room: { id: ROOM, presenceKey: KEY },
        keys: { sign: (message) => Promise.resolve(this.pen.sign(message)) },
        device: this.pen.device,
        session: this.session,
        speaks: options.speaks ?? true,
        client: () => this.doc.clientID,
        show: (make) => {
          this.shown++;
          this.line.present(make);
        },
        keyOf: (device) => known.get(device),
      },
      {
        votes: (votes) => this.votes.push(votes.map((vote) => hex(vote))),
        present: (device, session, hidden, fresh) =>
          this.said.push(`${device.slice(0, 4)}/${session}${hidden ? ' hidden' : ''}${fresh ? '' : ' again'}`),
        absent: (device, session, lost) => this.said.push(`-${device.slice(0, 4)}/${session}${lost ? ' lost' : ''}`),
        gesture: (device, session, bytes) =>
          this.hands.push(`${device.slice(0, 4)}/${session} ${bytes ? hex(bytes) : '-'}`),
        garbage: () => void this.garbage++,
      },
    );
    this.line = network.transport().connect(this.doc, RELAY, {
      status: (status) => status === 'offline' && this.presence.lost(),
      blocked: () => undefined,
      garbage: () => undefined,
      presence: (client, clock, state) => {
        this.carried.push({ client, clock, state });
        this.presence.heard(client, clock, state);
      },
    });
    this.presence.resend();
  }

  get name(): string {
    return `${this.pen.device.slice(0, 4)}/${this.session}`;
  }

  /** The pages that it hears, sorted. */
  get sees(): readonly string[] {
    return this.presence
      .pages()
      .map(({ device, session, hidden }) => `${device.slice(0, 4)}/${session}${hidden ? ' hidden' : ''}`)
      .toSorted();
  }

  hear({ client, clock, state }: Carried): void {
    this.presence.heard(client, clock, state);
  }
}

export const everybody: Known = new Map();
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
export const vote = (n: number): Uint8Array => new Uint8Array(133).fill(n);

/** What somebody with the link and another program could send. */
export const forged = (client: number, clock: number, items: readonly Item[]): Carried => ({
  client,
  clock,
  state: sealPresence({ sodium, rng: seeded(clock) }, KEYS, { client, clock }, items),
});

export function who(pen: Pen, client: number, as: string = pen.device, session = 1, hidden = false): Item {
  const signature = pen.sign(whoMessage(ROOM, client, { device: as, session }));
  return { type: ITEM.who, bytes: writeWho({ device: as, session, hidden, signature }) };
}
