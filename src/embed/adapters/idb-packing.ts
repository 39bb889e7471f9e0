/**
 * Packs the oldest rows of a long log (`idb-packs.ts`) while the page has nothing else to do. A pack is written and its rows are taken away
 * in one transaction. So after a crash there are the rows or the pack, and another tab finds the rows that are left. An entry that nobody
 * else has yet is no less safe in a pack than in a row. A page that fetches this late, or never, has a log that takes longer to read.
 */
import type { IDBPDatabase } from 'idb';
import { fromHex } from '../../kernel/bytes.ts';
import { HASH, type Pack, PLACE } from './idb-packs.ts';
import { isWhole, type Row, sumOf } from './idb-rows.ts';

/**
 * The newest rows stay loose. Another tab may hear the same entries a little later, and only the index of loose rows tells that they are there.
 * In a pack they would lie twice, which does no harm but takes room.
 */
const KEPT = 200;
/** Chromium keeps a value above 64 KiB as a file of its own. */
const MOST_BYTES = 60_000;
/** More rows than these don't fit: an entry has 176 bytes at the least. */
const MOST_ROWS = MOST_BYTES / 200;
/** Where a browser doesn't tell when it has nothing to do. */
const PAUSE_MS = 500;

const sizeOf = ({ bytes }: Row): number => HASH + bytes.length + PLACE * Uint32Array.BYTES_PER_ELEMENT;

/** As many of these as go into one pack; none where they wouldn't fill it. */
function fitting(rows: readonly Row[]): readonly Row[] {
  let size = 0;
  const n = rows.findIndex((row) => (size += sizeOf(row)) > MOST_BYTES);
  // One that is too large for any has a pack for itself.
  return n < 0 ? [] : rows.slice(0, Math.max(1, n));
}

function packOf(rows: readonly Row[]): Pack {
  const places = new Uint32Array(rows.length * PLACE);
  const bytes = new Uint8Array(rows.reduce((sum, row) => sum + HASH + row.bytes.length, 0));
  let at = 0;
  for (const [i, row] of rows.entries()) {
    const end = at + HASH + row.bytes.length;
    bytes.set(fromHex(row.hash), at);
    bytes.set(row.bytes, at + HASH);
    places.set([at, end, sumOf(bytes.subarray(at, end))], i * PLACE);
    at = end;
  }
  return { places, bytes };
}

/** @returns whether there may be more to pack */
async function packOldest(db: IDBPDatabase): Promise<boolean> {
  const tx = db.transaction(['entries', 'values'], 'readwrite');
  const loose = tx.objectStore('entries');
  // Not all are counted: that takes as long as the rest, and whoever writes an entry waits.
  const keys = await loose.getAllKeys(null, MOST_ROWS + KEPT);
  const most = keys.length - KEPT;
  if (most <= 0) return false;
  const rows = fitting((await loose.getAll(null, most)) as readonly Row[]);
  const last = keys[rows.length - 1];
  // A damaged one is left to whoever reads the log next: in a pack it would look whole.
  if (last === undefined || !rows.every(isWhole)) return false;
  await Promise.all([
    tx.objectStore('values').put(packOf(rows), last),
    loose.delete(IDBKeyRange.upperBound(last)),
    tx.done,
  ]);
  return true;
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE_MS);
  });

/** Packs what can be packed, one pack in each idle moment. Rejects where the database is closed or takes nothing. */
export async function pack(db: IDBPDatabase): Promise<void> {
  do await idle();
  while (await packOldest(db));
}
