/**
 * Decides who may be in a room and whose entries it takes from whom. A connection writes in the feed that its token names and in no other;
 * whoever only reads writes in none. Others' entries are taken only while the room is being restored, and in an answer to what the relay
 * lacks. A writer who is here always writes alone.
 *
 * Without tokens everybody writes anything, as on any y-websocket server.
 */
import { cutUpdate } from '../src/wire/splice.ts';
import type { UpdateParts } from '../src/wire/splice.ts';
import { parseUpdate } from '../src/wire/update.ts';
import type { Bindings } from './bindings.ts';
import type { Connection } from './connection.ts';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { RoomLog } from './log.ts';

/** `old`: the connection that this one takes the place of. `binding`: a chunk to be kept. */
export type Entry =
  | { readonly ok: true; readonly old?: Connection | undefined; readonly binding?: Uint8Array | undefined }
  | { readonly ok: false; readonly code: number; readonly reason: string };

/** What judging an append needs. */
export interface WritersParts {
  readonly log: RoomLog;
  readonly bindings: Bindings;
  readonly restoring: () => boolean;
}

/** The writers of one room: each session appends to its own feed, and others' entries come in only while the room is restored. */
export class Writers {
  readonly #log: RoomLog;
  readonly #bindings: Bindings;
  readonly #restoring: () => boolean;
  readonly #limits: Limits;
  readonly #connections: ReadonlySet<Connection>;

  constructor({ log, bindings, restoring }: WritersParts, limits: Limits, connections: ReadonlySet<Connection>) {
    this.#log = log;
    this.#bindings = bindings;
    this.#restoring = restoring;
    this.#limits = limits;
    this.#connections = connections;
  }

  /** Whether there is a place for a connection. */
  admit({ pass }: Connection): Entry {
    const old = pass && this.#here(pass.client);
    // A watcher can't keep a writer's number from it.
    const yields = old !== undefined && isWatcher(old) && !isWatcher({ pass });
    const holder = pass && ((yields ? undefined : old?.pass?.session) ?? this.#bindings.of(pass.client));
    if (holder !== undefined && holder !== pass?.session)
      return { ok: false, code: CLOSE.role, reason: 'somebody else’s' };
    const alike = [...this.#connections].filter((other) => other !== old && isWatcher(other) === isWatcher({ pass }));
    const room = isWatcher({ pass }) ? this.#limits.watchersPerRoom : this.#limits.playersPerRoom;
    if (alike.length >= room) return { ok: false, code: CLOSE.crowded, reason: 'room crowded' };
    // A feed that was brought back belongs to the first who comes as its writer.
    const orphan = pass?.role === 'join' && holder === undefined && this.#log.stateVector.has(pass.client);
    return { ok: true, old, binding: orphan ? this.#bindings.bind(pass.client, pass.session) : undefined };
  }

  /** What of an update may be taken: all, the part that is left, nothing, or the connection has no business sending it. */
  allowed({ pass }: Connection, update: UpdateParts, kind: 'step2' | 'update'): UpdateParts | 'forbidden' | undefined {
    if (pass === undefined) return update;
    const mine = (client: number): boolean => pass.role === 'join' && client === pass.client;
    const foreign = update.ranges.filter(({ client }) => !mine(client));
    if (foreign.length === 0) return update;
    if (kind === 'update') return 'forbidden';
    const restoring = pass.role === 'join' && this.#restoring();
    const out = foreign.filter(({ client }) => !restoring || this.#here(client) !== undefined);
    return without(update, out);
  }

  /** Binds the number of a connection that has written for the first time: the chunk to be kept, if it is so. */
  bind({ pass }: Connection): Uint8Array | undefined {
    if (pass === undefined || this.#bindings.of(pass.client) !== undefined) return undefined;
    return this.#log.stateVector.has(pass.client) ? this.#bindings.bind(pass.client, pass.session) : undefined;
  }

  #here(client: number): Connection | undefined {
    return [...this.#connections].find(({ pass }) => pass?.client === client);
  }
}

const isWatcher = ({ pass }: Pick<Connection, 'pass'>): boolean => pass?.role === 'view';

/** An update without some of its feeds; the same one if it is none. */
function without(update: UpdateParts, feeds: UpdateParts['ranges']): UpdateParts | undefined {
  if (feeds.length === 0) return update;
  const bytes = cutUpdate(update, new Map(feeds.map(({ client, to }) => [client, to])));
  const parsed = bytes && parseUpdate(bytes);
  return bytes !== undefined && parsed?.ok ? { bytes, ranges: parsed.ranges } : undefined;
}
