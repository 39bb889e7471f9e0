/**
 * What connects this page with the others: the shared document of entries, presence, and what is known of the connection. It also tells the others
 * whether somebody looks at the page. What is done with all that comes is `core.ts`'s.
 */
import { hex } from '../bytes.ts';
import type { Entry } from '../journal/entry.ts';
import type { Hashed, Journal } from '../journal/journal.ts';
import type { ConnectionStatus } from '../journal/transport.ts';
import { ReadMark } from '../journal/read-mark.ts';
import { SharedDocument, type SharedDocumentPorts } from '../journal/shared-document.ts';
import { Hush } from './hush.ts';
import type { Notices } from './notices.ts';
import { Presence, type PresencePage } from '../presence/presence.ts';
import type { Room } from '../journal/room.ts';
import type { TablePorts } from './table-ports.ts';
import type { ConnectionView } from '../view/table-view.ts';

/** What a line of one generation is made from. */
export interface ConnectionPorts {
  readonly ports: TablePorts;
  readonly room: Room;
  readonly journal: Journal;
  readonly notices: Notices;
  /** This page: device in hex. */
  readonly device: string;
  readonly session: number;
  readonly canWrite: boolean;
}

/** What comes in on the line. */
export interface ConnectionEvents {
  /** Answers what became complete by these. */
  took(items: readonly Hashed[]): readonly Entry[];
  /** `MailboxPorts.first` */
  readonly first: NonNullable<SharedDocumentPorts['first']>;
  votes(votes: readonly Uint8Array[]): void;
  /** A page of this device is heard; `fresh`: a sign of life. */
  present(device: string, fresh: boolean): void;
  absent(): void;
  /** What hands on a page do now; `undefined`: nothing any more. */
  gesture(device: string, session: number, bytes: Uint8Array | undefined): void;
  /** Somebody looks for a part of a picture, by the hex of its hash. */
  wants(hash: string): void;
  /** The relay has lost what others wrote. */
  relayLost(): void;
  /** All that the relay had is here, again or for the first time. */
  live(): void;
  /** Nothing came in that time, by the own clock: no line, or the page stood still. */
  broke(fromMs: number, toMs: number): void;
  hidden(yes: boolean): void;
  /** Nobody is to be told that this page is looked away from. */
  hushed(): boolean;
  leaving(): void;
  changed(): void;
}

type Status = ConnectionStatus | 'blocked';

const SHOWN: Record<Status, ConnectionView['state']> = {
  connecting: 'catching-up',
  connected: 'catching-up',
  synced: 'live',
  silent: 'offline',
  offline: 'offline',
  blocked: 'blocked',
};

/** The line of one generation: shared document and presence over one transport, and what a person is told of its state. */
export class TableConnection {
  readonly #made: ConnectionPorts;
  readonly #events: ConnectionEvents;
  readonly document: SharedDocument;
  readonly presence: Presence;
  readonly #hush: Hush;
  #connection: Omit<ConnectionView, 'waiting'> = { state: 'offline' };
  #here: { readonly pages: readonly PresencePage[]; readonly devices: ReadonlySet<string> } | undefined;
  #isRead = false;
  #everSynced = false;
  #everFailed = false;
  /** When anything came last. */
  #heardMs = 0;
  /** That, while the line is lost: it was gone for a while before it is noticed. */
  #lostMs: number | undefined;
  #stopWatching: (() => void)[] = [];

  constructor(made: ConnectionPorts, events: ConnectionEvents) {
    this.#made = made;
    this.#events = events;
    const { ports, room, journal, notices, device, session, canWrite } = made;
    this.#hush = new Hush({
      clock: ports.clock,
      hushed: () => events.hushed(),
      tell: (hidden) => this.#hidden(hidden),
      began: () => this.presence.gesture(undefined),
    });
    this.document = new SharedDocument({
      sodium: ports.sodium,
      rng: ports.rng,
      clock: ports.clock,
      transport: ports.transport,
      seal: { roomId: room.id, key: room.entryKey, keyEpoch: 0 },
      relay: room,
      writes: canWrite,
      took: (entries) => {
        this.#heardMs = ports.clock.monotonicMs();
        return events.took(entries);
      },
      first: events.first,
      status: (status, code) => this.#status(status, code),
      read: () => this.#read(),
      garbage: () => notices.note({ code: 'peer/garbage' }),
      mark: new ReadMark({
        store: ports.store,
        clock: ports.clock,
        isProven: () => journal.proven,
        has: (hash) => journal.has(hash),
      }),
      stored: (is) => this.#stored(is),
      all: () => journal.all(),
      own: (entry) => entry.device === device,
      refilled: () => notices.note({ code: 'relay/refilled' }),
      hasLost: () => events.relayLost(),
      presence: (client, clock, state) => {
        this.#heardMs = ports.clock.monotonicMs();
        this.presence.heard(client, clock, state);
      },
    });
    this.presence = new Presence(
      {
        ...ports,
        room,
        device,
        session,
        speaks: canWrite,
        client: () => this.document.client,
        show: (make) => this.document.present(make),
        keyOf: (one) => journal.keysOf(one)?.sigPk,
      },
      {
        votes: (votes) => events.votes(votes),
        present: (one, _session, _hidden, fresh) => events.present(one, fresh),
        absent: () => events.absent(),
        wants: (hash) => events.wants(hex(hash)),
        gesture: (...heard) => events.gesture(...heard),
        garbage: () => notices.note({ code: 'peer/garbage' }),
      },
    );
  }

  get connection(): Omit<ConnectionView, 'waiting'> {
    return this.#connection;
  }

  /** All that the relay had when this page came has been read. */
  get everSynced(): boolean {
    return this.#everSynced && !this.document.isReading;
  }

  /** There is nothing more to wait for: it has been read, or the relay was tried in vain. */
  get isAnswered(): boolean {
    return this.everSynced || this.#everFailed;
  }

  get isLive(): boolean {
    return this.#connection.state === 'live';
  }

  /** @param speaks shows itself to the others */
  connect(speaks: boolean): void {
    this.document.connect();
    if (speaks) this.presence.resend();
    const { visibility, stalls } = this.#made.ports;
    const stops = [
      visibility?.((state) => (state === 'leaving' ? this.#leaving() : this.#hush.hidden(state === 'hidden'))),
      stalls?.((fromMs, toMs) => this.#events.broke(fromMs, toMs)),
    ];
    this.#stopWatching = stops.filter((stop) => stop !== undefined);
  }

  close(): void {
    for (const stop of this.#stopWatching) stop();
    this.presence.leave();
    this.document.close();
  }

  /** Devices of which a page is connected and awake; this one as long as it is. */
  here(): ReadonlySet<string> {
    const pages = this.presence.pages();
    if (pages !== this.#here?.pages) {
      const awake = pages.filter(({ hidden }) => !hidden).map(({ device }) => device);
      this.#here = { pages, devices: new Set([this.#made.device, ...awake]) };
    }
    return this.#here.devices;
  }

  /** Whether another device is there, as its pages are heard. */
  presenceOf(device: string): 'here' | 'hidden' | 'away' {
    const pages = this.presence.pages().filter((page) => page.device === device);
    return pages.length === 0 ? 'away' : pages.every(({ hidden }) => hidden) ? 'hidden' : 'here';
  }

  /** Nothing of it may have been new, and still the page knows now that this was all. */
  #read(): void {
    if (this.#isRead || !this.everSynced) return;
    this.#isRead = true;
    this.#events.changed();
  }

  #status(status: Status, code?: number): void {
    if (status === 'synced') this.#everSynced = true;
    const state = SHOWN[status];
    if (state === 'offline' || state === 'blocked') this.#everFailed = true;
    // A line that is silent may come back, and then tells only what is new.
    if (status === 'offline' || status === 'blocked') this.presence.lost();
    const wasLive = this.isLive;
    // Whether it is stored the relay says anew with each line.
    const { unstored } = this.#connection;
    this.#connection = { state, ...(code !== undefined && { code }), ...(unstored && { unstored }) };
    const now = this.#made.ports.clock.monotonicMs();
    if (wasLive && !this.isLive) this.#lostMs = this.#heardMs;
    if (this.isLive) this.#heardMs = now;
    if (this.isLive && !wasLive) this.#events.live();
    if (this.isLive && this.#lostMs !== undefined) {
      this.#events.broke(this.#lostMs, now);
      this.#lostMs = undefined;
    }
    this.#events.changed();
  }

  #stored(is: boolean): void {
    if (is === (this.#connection.unstored === undefined)) return;
    const { unstored: _, ...rest } = this.#connection;
    this.#connection = is ? rest : { ...rest, unstored: true };
    this.#events.changed();
  }

  /** What its person's hands do, to the others; in a hush to nobody. */
  gesture(bytes: Uint8Array | undefined): void {
    if (!this.#hush.isOn) this.presence.gesture(bytes);
  }

  /** The game may want nothing told of whoever looks away, or want it no more. */
  lookAtHush(): void {
    this.#hush.look();
  }

  /** Nobody looks at this page, or somebody does again. */
  #hidden(yes: boolean): void {
    this.presence.hidden(yes);
    this.#events.hidden(yes);
    // It may come back from the browser's memory after it had left.
    if (!yes) this.presence.resend();
  }

  /** The last that this page can do, perhaps for ever. In a hush it goes without a word: its line is missed like any. */
  #leaving(): void {
    if (this.#hush.isOn) return;
    this.#events.leaving();
    // The last word first: what is shown goes out in a microtask.
    queueMicrotask(() => queueMicrotask(() => this.presence.leave()));
  }
}
