/**
 * One table's room: takes frames of its connections, keeps new entries, passes them on, and remembers each one's latest presence. It can't
 * read either. The right to write is asked for in `writers.ts`; loading and unloading is left to `rooms.ts`, bytes on the socket to
 * `connection.ts`.
 *
 * An update that doesn't continue what is here is never kept: the sender is asked for what lies between. After a loss of
 * data that is how the browsers bring everything back, each others' entries included.
 */
import { MAX_AWARENESS_BYTES } from '../src/wire/feed.ts';
import { isPresence, readFrame, writeRemoved, writeStep1 } from '../src/wire/frames.ts';
import type { AwarenessMark } from '../src/wire/frames.ts';
import type { StateVector } from '../src/wire/splice.ts';
import { parseUpdate } from '../src/wire/update.ts';
import type { Bindings } from './bindings.ts';
import { CatchUp } from './catch-up.ts';
import type { Connection } from './connection.ts';
import { framed } from './frames.ts';
import type { Kept } from './kept.ts';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Added, RoomLog } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Writers } from './writers.ts';

/** A stock client opens with its state vector and then its own presence; what echoes others can only come later. */
const OPENING_FRAMES = 2;

/** A session's latest presence; of one at another relay it is known for a while only, since that relay may die. */
interface Present {
  readonly clock: number;
  readonly frame: Uint8Array;
  readonly untilMs: number;
}

/** Browsers say it again each fifteen seconds. */
const ELSEWHERE_MS = 40_000;

/** What a room is opened with. */
export interface RoomSettings {
  readonly limits: Limits;
  readonly metrics: Metrics;
}

/** What a room is made of. */
export interface RoomParts {
  readonly kept: Kept;
  /** Whether what one session wrote may be brought by another now. */
  readonly restoring: () => boolean;
  /** The store knew nothing of it. */
  readonly isNew: boolean;
  /** The store can't read what it has of it. */
  readonly unreadable: () => void;
  /** Says a frame to other relays on the same rooms, if there are any. */
  readonly tell?: (frame: Uint8Array) => void;
}

/** One room with people in it: takes what they append, passes it on, and brings newcomers up to date. */
export class Room {
  /** Whether the store knew nothing of it; no longer once somebody has come. */
  isNew: boolean;
  readonly #log: RoomLog;
  readonly #bindings: Bindings;
  readonly #kept: Kept;
  readonly #unreadable: () => void;
  readonly #metrics: Metrics;
  readonly #writers: Writers;
  readonly #connections = new Set<Connection>();
  readonly #presence = new Map<number, Present>();
  readonly #tell: (frame: Uint8Array) => void;

  constructor(parts: RoomParts, settings: RoomSettings) {
    const { log, bindings } = parts.kept;
    this.isNew = parts.isNew;
    this.#kept = parts.kept;
    this.#log = log;
    this.#bindings = bindings;
    this.#metrics = settings.metrics;
    this.#unreadable = parts.unreadable;
    this.#tell = parts.tell ?? ((): void => undefined);
    this.#writers = new Writers({ log, bindings, restoring: parts.restoring }, settings.limits, this.#connections);
  }

  get connections(): ReadonlySet<Connection> {
    return this.#connections;
  }

  /** Lets a connection in, or closes it: it is asked for what it has more, and told who is here. */
  join(connection: Connection): void {
    const entry = this.#writers.admit(connection);
    if (!entry.ok) return connection.close(entry.code, entry.reason);
    this.isNew = false;
    if (entry.binding !== undefined) this.#kept.keep(entry.binding);
    connection.catchUp = new CatchUp(connection, this.#log, this.#unreadable);
    this.#connections.add(connection);
    if (entry.old !== undefined) {
      // The same page by a new way, and the old one not yet found dead: it doesn't leave, it moves.
      connection.presence = entry.old.presence;
      this.leave(entry.old);
      entry.old.cut();
    }
    connection.asked = true;
    connection.send(writeStep1(this.#log.stateVector));
    connection.sendAll(this.#presentNow());
  }

  leave(connection: Connection): void {
    if (!this.#connections.delete(connection) || connection.presence === undefined) return;
    const { client } = connection.presence;
    if (this.#isHeld(client)) return;
    this.#takeAway({ client, clock: this.#presence.get(client)?.clock ?? connection.presence.clock });
  }

  /** Nothing comes from a connection: the others see that at once. It is told as well, and shows itself anew if it hears that. */
  fallSilent({ presence }: Connection): void {
    const shown = presence && this.#presence.get(presence.client);
    if (shown) this.#takeAway({ client: presence.client, clock: shown.clock });
  }

  #takeAway(mark: AwarenessMark): void {
    this.#presence.delete(mark.client);
    const removed = writeRemoved([mark]);
    this.#sendAll(removed);
    this.#tell(removed);
  }

  receive(connection: Connection, bytes: Uint8Array): void {
    connection.received += 1;
    if (isPresence(bytes) && bytes.length > MAX_AWARENESS_BYTES)
      return connection.close(CLOSE.full, 'presence too big');
    const frame = readFrame(bytes);
    if (!frame.ok) return connection.close(CLOSE.malformed, frame.code);
    if (frame.kind === 'step1') return this.#answer(connection, frame.stateVector);
    if (frame.kind === 'query') return this.#answerQuery(connection);
    if (frame.kind === 'awareness') return this.#passPresence(connection, frame.marks, bytes);
    if (frame.kind === 'step2') connection.asked = false;
    return this.#take(connection, frame.update, frame.kind);
  }

  /** Takes what another relay has kept of this room. */
  hear(chunk: Uint8Array): void {
    if (this.#bindings.read(chunk)) return;
    const parsed = parseUpdate(chunk);
    const added = parsed.ok ? this.#log.add({ bytes: chunk, ranges: parsed.ranges }) : undefined;
    if (added?.kind !== 'new') return;
    this.#deliver(added);
    this.#kept.seal();
  }

  /** Takes what another relay says of its own connections, and answers when it asks about those here. */
  hearPresence(bytes: Uint8Array): void {
    const frame = readFrame(bytes);
    if (!frame.ok) return;
    if (frame.kind === 'query') {
      for (const { presence } of this.#connections) {
        const present = presence && this.#presence.get(presence.client);
        if (present) this.#tell(present.frame);
      }
    }
    const [mark] = frame.kind === 'awareness' ? frame.marks : [];
    // A page that has come over from there is here.
    if (mark === undefined || this.#isHeld(mark.client)) return;
    if (Buffer.compare(bytes, writeRemoved([mark])) === 0) {
      this.#presence.delete(mark.client);
      this.#sendAll(bytes);
    } else this.#show(mark, bytes, performance.now() + ELSEWHERE_MS);
  }

  #answer(connection: Connection, known: StateVector): void {
    if (connection.mayAsk(performance.now())) connection.catchUp?.answer(known);
  }

  #answerQuery(connection: Connection): void {
    const frames = this.#presentNow();
    connection.chargeBytes(sizeOf(frames), performance.now());
    connection.sendAll(frames);
  }

  #take(connection: Connection, bytes: Uint8Array, kind: 'step2' | 'update'): void {
    const parsed = parseUpdate(bytes);
    if (!parsed.ok) {
      return connection.close(parsed.code === 'wire/entry-too-big' ? CLOSE.full : CLOSE.malformed, parsed.code);
    }
    const whole = { bytes, ranges: parsed.ranges };
    const allowed = this.#writers.allowed(connection, whole, kind);
    if (allowed === 'forbidden') return connection.close(CLOSE.role, 'not yours');
    if (allowed !== whole) this.#metrics.add('foreign_total');
    if (allowed === undefined) return;
    const added = this.#log.add(allowed);
    if (added.kind === 'full') return connection.close(CLOSE.full, 'room full');
    if (added.kind === 'gap') return this.#ask(connection);
    if (added.kind === 'known') return;
    this.#deliver(added, connection);
    this.#metrics.add('updates_total');
    const binding = this.#writers.bind(connection);
    if (binding !== undefined) this.#kept.keep(binding);
    for (const { update } of added.updates) this.#kept.keep(update);
    this.#kept.seal();
  }

  /** Sends on what is new; whoever is behind gets it from the log, when it has taken what came before. */
  #deliver({ updates, ranges }: Extract<Added, { kind: 'new' }>, from?: Connection): void {
    const sizeBytes = updates.reduce((sum, { frame }) => sum + frame.length, 0);
    let before: Map<number, number> | undefined;
    for (const other of this.#connections) {
      if (other === from || other.catchUp?.running) continue;
      if (other.isBehind(sizeBytes)) {
        before ??= new Map([
          ...this.#log.stateVector,
          ...ranges.map(({ client, from: first }) => [client, first] as const),
        ]);
        other.catchUp?.goOn(before);
      } else for (const { frame } of updates) other.sendFramed(frame);
    }
    this.#metrics.add('delivered_total', this.#connections.size - (from === undefined ? 0 : 1));
  }

  #sendAll(frame: Uint8Array): void {
    const bytes = framed(frame);
    for (const connection of this.#connections) connection.sendFramed(bytes);
  }

  /** One question at a time: the answer to the one under way covers everything that came before it. */
  #ask(connection: Connection): void {
    if (connection.asked) return;
    connection.asked = true;
    connection.send(writeStep1(this.#log.stateVector));
  }

  /** Passes a connection's own presence on; that of others is the echo which a stock client makes of all it hears. */
  #passPresence(connection: Connection, marks: readonly AwarenessMark[], bytes: Uint8Array): void {
    const [mark] = marks;
    // About nobody: a page asks whether its line holds.
    if (mark === undefined) return connection.reassure();
    if (marks.length > 1) return;
    const { client, clock } = mark;
    if (connection.pass !== undefined) {
      if (connection.pass.client !== client) return;
      connection.presence = mark;
    } else if (connection.presence === undefined) {
      if (connection.received > OPENING_FRAMES && this.#isHeld(client)) return;
      connection.presence = mark;
    } else if (connection.presence.client !== client) return;
    const frame = new Uint8Array(bytes);
    this.#show({ client, clock }, frame, Infinity, connection);
    this.#tell(frame);
  }

  #show({ client, clock }: AwarenessMark, frame: Uint8Array, untilMs: number, from?: Connection): void {
    this.#presence.set(client, { clock, frame, untilMs });
    const latest = (of: number): Uint8Array | undefined => this.#presence.get(of)?.frame;
    const bytes = framed(frame);
    for (const other of this.#connections) if (other !== from) other.sendPresence(client, bytes, latest);
  }

  /** A frame for each who is here. */
  #presentNow(): readonly Uint8Array[] {
    const now = performance.now();
    for (const [client, { untilMs }] of this.#presence) if (untilMs < now) this.#presence.delete(client);
    return [...this.#presence.values()].map(({ frame }) => frame);
  }

  #isHeld(client: number): boolean {
    return [...this.#connections].some(({ presence }) => presence?.client === client);
  }
}

const sizeOf = (frames: readonly Uint8Array[]): number => frames.reduce((sum, frame) => sum + frame.length, 0);
