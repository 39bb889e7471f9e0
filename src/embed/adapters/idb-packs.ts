/**
 * Packs of the own log. A browser takes hardly longer over one record than over another a hundred times as large. So the oldest entries of a
 * long log lie many to a record. Packs are made in `idb-packing.ts`, and lie among the values, each under the key that its last row had. That
 * is a number: whoever asks for values by the beginning of their key never meets one. Builds of before packs don't either. To them the
 * entries are lost, and come again. No new version of the database was needed for that, which would close other tabs.
 */
import type { StoredLog } from '../../kernel/ports.ts';
import { sumOf } from './idb-rows.ts';

/** Many rows in one record. */
export interface Pack {
  /** Three numbers a row: where in `bytes` it begins and ends, and the sum of what lies there. */
  readonly places: Uint32Array;
  /** Of each row its entry's hash, and the entry. */
  readonly bytes: Uint8Array;
}

/** Numbers that a pack has of each row. */
export const PLACE = 3;
/** Bytes of a hash. */
export const HASH = 32;

/**
 * Each row has a sum and a place of its own. Damage takes away what lies there, as it did when the row was loose, and nothing beside it. The
 * row is left where it is. No index knows of it, so that the same entry can be stored anew.
 */
export function unpacked({ places, bytes }: Pack): StoredLog['entries'] {
  const rows: StoredLog['entries'][number][] = [];
  for (let i = 0; i < places.length; i += PLACE) {
    // Copies would take ten times as long as all else here.
    const row = bytes.subarray(places[i], places[i + 1]);
    if (sumOf(row) === places[i + 2]) rows.push({ hash: row.subarray(0, HASH), bytes: row.subarray(HASH) });
  }
  return rows;
}
