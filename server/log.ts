/**
 * What a room holds: chunks of appended entries and, for each feed, how many there are. No document is built; whoever
 * asks gets the chunks above what they have. Small chunks are joined in memory (not in the store) as they pile up, so
 * that a room of many moves is neither many objects nor many frames.
 */
import { MAX_ROOM_BYTES, MAX_ROOM_ENTRIES, MAX_ROOM_FEEDS } from '../src/wire/feed.ts';
import { cutUpdate, joinUpdates } from '../src/wire/splice.ts';
import type { StateVector, UpdateParts } from '../src/wire/splice.ts';
import { parseUpdate } from '../src/wire/update.ts';

const PACK_CHUNKS = 128;
const PACK_BYTES = 256 * 1024;

/** What came of an update: its new part, or why there is none. A gap means that entries before it are missing here. */
export type Added =
  | { readonly kind: 'new'; readonly update: Uint8Array }
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'full' };

export class RoomLog {
  readonly #heads = new Map<number, number>();
  readonly #packs: UpdateParts[] = [];
  #tail: UpdateParts[] = [];
  #tailBytes = 0;
  #bytes = 0;
  #entries = 0;

  /** How many entries of each feed are here. */
  get stateVector(): StateVector {
    return this.#heads;
  }

  get sizeBytes(): number {
    return this.#bytes;
  }

  /**
   * Takes the part of an update that isn't here yet, unless it doesn't continue what is here or there is no room for it.
   * The bytes are copied: what comes off a socket is a view into a bigger buffer.
   */
  add(parts: UpdateParts): Added {
    if (parts.ranges.some(({ client, from }) => from > (this.#heads.get(client) ?? 0))) return { kind: 'gap' };
    const rest = cutUpdate(parts, this.#heads);
    if (rest === undefined) return { kind: 'known' };
    const ranges = rest === parts.bytes ? parts.ranges : parsed(rest).ranges;
    const entries = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    const feeds = ranges.reduce((sum, { client }) => sum + (this.#heads.has(client) ? 0 : 1), this.#heads.size);
    if (this.#bytes + rest.length > MAX_ROOM_BYTES || this.#entries + entries > MAX_ROOM_ENTRIES)
      return { kind: 'full' };
    if (feeds > MAX_ROOM_FEEDS) return { kind: 'full' };
    const update = new Uint8Array(rest);
    for (const { client, to } of ranges) this.#heads.set(client, to);
    this.#bytes += update.length;
    this.#entries += entries;
    this.#tail.push({ bytes: update, ranges });
    this.#tailBytes += update.length;
    if (this.#tail.length >= PACK_CHUNKS || this.#tailBytes >= PACK_BYTES) this.#pack();
    return { kind: 'new', update };
  }

  /** What is here above a state vector, in an order in which each part continues the ones before. */
  *above(known: StateVector): Generator<Uint8Array, void> {
    for (const chunks of [this.#packs, this.#tail]) {
      for (const chunk of chunks) {
        const rest = cutUpdate(chunk, known);
        if (rest !== undefined) yield rest;
      }
    }
  }

  #pack(): void {
    const [only] = this.#tail;
    this.#packs.push(this.#tail.length === 1 && only !== undefined ? only : parsed(joinUpdates(this.#tail)));
    this.#tail = [];
    this.#tailBytes = 0;
  }
}

/** Parts of bytes that were written here. */
function parsed(bytes: Uint8Array): UpdateParts {
  const result = parseUpdate(bytes);
  if (!result.ok) throw new Error(`an update that was cut or joined here is not valid: ${result.code}`);
  return { bytes, ranges: result.ranges };
}
