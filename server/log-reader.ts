/**
 * Reads a room's log for one reader, a piece at a time, while it goes on growing: whatever is added meanwhile comes as
 * well. Memory holds the piece that is asked for and how much of each feed the reader has, never the rest.
 */
import { cutUpdate, joinUpdates, splitUpdate } from '../src/wire/splice.ts';
import type { UpdateParts } from '../src/wire/splice.ts';
import { parseUpdate } from '../src/wire/update.ts';
import { isBinding } from './bindings.ts';
import { addEnds, covers, parsed, PIECE_BYTES } from './pack.ts';
import type { Pack, ReadChunks } from './pack.ts';
import { DamagedRoom } from './stores/store.ts';

/** A room's log as it is at one moment. */
export interface LogParts {
  readonly packs: readonly Pack[];
  readonly tail: () => readonly UpdateParts[];
  readonly read: ReadChunks | undefined;
}

/** Reads a room's log piece by piece, for one who joins. */
export class LogReader {
  readonly #log: LogParts;
  /** What the reader has once it has got all pieces so far. */
  readonly #have: Map<number, number>;
  #pack = 0;

  constructor(log: LogParts, have: Map<number, number>) {
    this.#log = log;
    this.#have = have;
  }

  /** Whether the reader has all that is here at this moment. */
  get done(): boolean {
    const { packs, tail } = this.#log;
    while (this.#pack < packs.length && covers(this.#have, packs[this.#pack]!)) this.#pack += 1;
    const has = ({ client, to }: { client: number; to: number }): boolean => (this.#have.get(client) ?? 0) >= to;
    return this.#pack === packs.length && tail().every(({ ranges }) => ranges.every(has));
  }

  /** The next piece, unless it is done. Rejects if the store can't read it, with `DamagedRoom` if it never will. */
  async next(): Promise<Uint8Array | undefined> {
    if (this.done) return undefined;
    const pack = this.#log.packs[this.#pack];
    if (pack === undefined) return this.#cut(this.#log.tail());
    return pack.kept === undefined ? this.#readBack(pack) : this.#cut([pack.kept]);
  }

  async #readBack(pack: Pack): Promise<Uint8Array> {
    const chunks = (await this.#log.read?.(pack.from, pack.to)) ?? [];
    const parts: UpdateParts[] = [];
    const reached = new Map(this.#have);
    for (const bytes of chunks) {
      const read = isBinding(bytes) ? undefined : parseUpdate(bytes);
      // What was left out when the room was read, because it was damaged or didn't continue, is left out again.
      if (!read?.ok || read.ranges.some(({ client, from }) => from > (reached.get(client) ?? 0))) continue;
      parts.push({ bytes, ranges: read.ranges });
      for (const { client, to } of read.ranges) reached.set(client, Math.max(reached.get(client) ?? 0, to));
    }
    const piece = covers(reached, pack) ? this.#cut(parts) : undefined;
    if (piece === undefined) throw new DamagedRoom();
    return piece;
  }

  /** The first piece of what the reader lacks of these, which continue each other. */
  #cut(parts: readonly UpdateParts[]): Uint8Array | undefined {
    const passed = new Map<number, number>();
    const rest: UpdateParts[] = [];
    for (const part of parts) {
      const bytes = cutUpdate(part, merged(this.#have, passed, part));
      if (bytes === undefined) continue;
      rest.push(bytes === part.bytes ? part : parsed(bytes));
      for (const { client, to } of part.ranges) passed.set(client, to);
    }
    if (rest.length === 0) return undefined;
    const all = rest.length === 1 ? rest[0]! : parsed(joinUpdates(rest));
    const [piece = all.bytes] = all.bytes.length > 2 * PIECE_BYTES ? splitUpdate(all, PIECE_BYTES) : [];
    const { ranges } = piece === all.bytes ? all : parsed(piece);
    addEnds(this.#have, { ends: Uint32Array.from(ranges.flatMap(({ client, to }) => [client, to])) });
    return piece;
  }
}

/** What the reader has of the feeds of a part, with what lies before it. */
function merged(
  have: ReadonlyMap<number, number>,
  passed: ReadonlyMap<number, number>,
  { ranges }: UpdateParts,
): Map<number, number> {
  return new Map(ranges.map(({ client }) => [client, Math.max(have.get(client) ?? 0, passed.get(client) ?? 0)]));
}
