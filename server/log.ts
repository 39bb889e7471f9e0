/**
 * What a room holds: appended entries and, for each feed, how many there are. No document is built; whoever asks gets what is above what
 * they have, piece by piece (`log-reader.ts`). Chunks are closed into packs as they pile up, so that a room of many moves is neither many
 * objects nor many frames. Only what isn't in a pack yet stays in memory.
 */
import { MAX_ROOM_BYTES, MAX_ROOM_ENTRIES, MAX_ROOM_FEEDS } from '../src/wire/feed.ts';
import { cutUpdate, joinUpdates, splitUpdate } from '../src/wire/splice.ts';
import type { StateVector, UpdateParts } from '../src/wire/splice.ts';
import { framedUpdate } from './frames.ts';
import type { FramedUpdate } from './frames.ts';
import { LogReader } from './log-reader.ts';
import { addEnds, parsed, PIECE_BYTES } from './pack.ts';
import type { Pack, ReadChunks } from './pack.ts';

const PACK_CHUNKS = 128;
/** What came of an update: its new part, in pieces, or why there is none. A gap means that entries before it are missing here. */
export type Added =
  | { readonly kind: 'new'; readonly updates: readonly FramedUpdate[]; readonly ranges: UpdateParts['ranges'] }
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'full' };

/** A room's log: older chunks in packs that the store can read again, newer ones in memory, and a count per feed. */
export class RoomLog {
  /** The number that the store's next chunk gets: whoever stores one counts on. */
  next = 0;
  readonly #read: ReadChunks | undefined;
  readonly #heads = new Map<number, number>();
  readonly #packs: Pack[] = [];
  /** What isn't in a pack yet, … */
  #tail: UpdateParts[] = [];
  /** … of which so many were there at the last look for packs, with so many bytes. */
  #looked = 0;
  #tailBytes = 0;
  #bytes = 0;
  #entries = 0;

  /** @param read if it is given, packs aren't kept in memory */
  constructor(read?: ReadChunks) {
    this.#read = read;
  }

  /** How many entries of each feed are here. */
  get stateVector(): StateVector {
    return this.#heads;
  }

  get sizeBytes(): number {
    return this.#bytes;
  }

  /**
   * Takes the part of an update that isn't here yet, unless it doesn't continue what is here or there is no room for it.
   * The bytes are copied, into the frame that they are sent in: what comes off a socket is a view into a bigger buffer.
   */
  add(parts: UpdateParts): Added {
    if (parts.ranges.some(({ client, from }) => from > (this.#heads.get(client) ?? 0))) return { kind: 'gap' };
    const rest = cutUpdate(parts, this.#heads);
    if (rest === undefined) return { kind: 'known' };
    const whole = rest === parts.bytes ? parts : parsed(rest);
    const entries = whole.ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    const feeds = whole.ranges.reduce((sum, { client }) => sum + (this.#heads.has(client) ? 0 : 1), this.#heads.size);
    if (this.#bytes + rest.length > MAX_ROOM_BYTES || this.#entries + entries > MAX_ROOM_ENTRIES)
      return { kind: 'full' };
    if (feeds > MAX_ROOM_FEEDS) return { kind: 'full' };
    const pieces = splitUpdate(whole, PIECE_BYTES);
    const updates: FramedUpdate[] = [];
    for (const piece of pieces) {
      const framed = framedUpdate(piece);
      updates.push(framed);
      this.#tail.push(pieces.length === 1 ? { bytes: framed.update, ranges: whole.ranges } : parsed(framed.update));
    }
    for (const { client, to } of whole.ranges) this.#heads.set(client, to);
    this.#bytes += rest.length;
    this.#entries += entries;
    return { kind: 'new', updates, ranges: whole.ranges };
  }

  /** Takes a pack that was written down, without its entries. */
  addPack(pack: Pack): void {
    addEnds(this.#heads, pack);
    this.#bytes += pack.sizeBytes;
    this.#entries += pack.entries;
    this.#packs.push(pack);
    this.next = pack.to;
  }

  /**
   * Closes packs while there is enough for one. To be called when all that was added is in the store, or on its way there, as its last
   * chunks. An update of a whole room becomes many packs. A reader gets one piece at a time, and a single pack would be read whole for each
   * piece.
   */
  seal(): readonly Pack[] {
    const packs: Pack[] = [];
    const fresh = this.#tail.splice(this.#looked);
    for (const [i, part] of fresh.entries()) {
      this.#tail.push(part);
      this.#tailBytes += part.bytes.length;
      const isEnough = this.#tail.length >= PACK_CHUNKS || this.#tailBytes >= PIECE_BYTES;
      if (isEnough) packs.push(this.#close(this.next - (fresh.length - 1 - i)));
    }
    this.#looked = this.#tail.length;
    return packs;
  }

  /** Makes a pack of the tail. @param to the number of the store's chunk after it */
  #close(to: number): Pack {
    const ends = new Map<number, number>();
    let entries = 0;
    for (const { client, from, to: end } of this.#tail.flatMap(({ ranges }) => ranges)) {
      ends.set(client, end);
      entries += end - from;
    }
    const from = this.#packs.at(-1)?.to ?? 0;
    const about = { from, to, sizeBytes: this.#tailBytes, entries, ends: Uint32Array.from([...ends].flat()) };
    const pack = this.#read === undefined ? { ...about, kept: joined(this.#tail) } : about;
    this.#packs.push(pack);
    this.#tail = [];
    this.#tailBytes = 0;
    return pack;
  }

  /** What is here above a state vector, in an order in which each piece continues the ones before. */
  above(known: StateVector): LogReader {
    return new LogReader(
      { packs: this.#packs, tail: () => this.#tail, read: this.#read },
      new Map([...known].filter(([client]) => this.#heads.has(client))),
    );
  }
}

function joined(parts: readonly UpdateParts[]): UpdateParts {
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : parsed(joinUpdates(parts));
}
