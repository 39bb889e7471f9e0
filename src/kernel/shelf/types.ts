/**
 * The shelf of a table: pictures and packs that all may load, beside the journal and not in it. The façade's types; `shelf.ts` fulfils
 * them. What lies here is known by the hash of its content, so whoever has the hash gets that content or nothing.
 */

/** What a person may know of a thing without loading it. */
export interface ShelfMeta {
  /** What it is for: 'pictures', 'pack' … at most 32 bytes. */
  readonly kind: string;
  /** For people; what isn't a name (I6) is refused as `shelf/name`. */
  readonly name: string;
  /** Media type of the content, at most 100 bytes. */
  readonly media: string;
}

/** One thing that lies there. */
export interface ShelfItem extends ShelfMeta {
  /** 64 hex letters: of the content, not of who put it or how it is called. */
  readonly hash: string;
  readonly sizeBytes: number;
  /** Device that put it there, hex. */
  readonly by: string;
}

/** Why a put or a get failed; the list is closed. */
export const SHELF_CODES = [
  'shelf/watching', // this page can't write
  'shelf/no-seat', // only who sits at the table puts things on its shelf
  'shelf/empty',
  'shelf/name',
  'shelf/too-large', // more than one thing may have
  'shelf/full', // more than the table, or this device, may have
  'shelf/offline', // the relay can't be reached; nothing is lost by trying again
  'shelf/refused', // the relay takes no more
  'shelf/unknown', // nobody here has heard of it
  'shelf/missing', // parts of it aren't there, and nobody who is here has them; `by` says who had
  'shelf/damaged', // the same, and something unreadable lies in their place
  'shelf/closed', // the table was closed meanwhile
] as const;
/** One of `SHELF_CODES`. */
export type ShelfCode = (typeof SHELF_CODES)[number];

/** A put or a get that failed. */
export interface ShelfFailure {
  readonly ok: false;
  readonly code: ShelfCode;
  /** Devices that had it, hex, where that is known. */
  readonly by: readonly string[];
}

/** Called as it goes on; both in bytes. */
export type ShelfProgress = (done: number, total: number) => void;

/** What a table's page does with its shelf. Hashes are 64 hex letters. */
export interface Shelf {
  /**
   * Puts a thing where all of the table can get it; fulfilled once the relay has all of it. What lies there already is put once. It is
   * in the own store before anything is sent. Never rejects.
   */
  put(
    bytes: Uint8Array,
    meta: ShelfMeta,
    progress?: ShelfProgress,
  ): Promise<{ readonly ok: true; readonly hash: string } | ShelfFailure>;
  /** The content, from the own store or from the relay; what comes from there is kept. Never rejects. */
  get(
    hash: string,
    progress?: ShelfProgress,
  ): Promise<{ readonly ok: true; readonly bytes: Uint8Array } | ShelfFailure>;
  /**
   * Lends packs that this page can make when the log asks for them by hash, though they don't lie here. Such is the page of a book that it
   * keeps sealed. `from` answers its bytes, or undefined for what isn't its own; it is asked before the shelf is. @returns takes it back
   */
  lend(from: (hash: string) => Promise<Uint8Array | undefined>): () => void;
  /** What those who sit here have put there, as far as it can be seen now; without a line, what is in the own store. */
  list(): Promise<readonly ShelfItem[]>;
}
