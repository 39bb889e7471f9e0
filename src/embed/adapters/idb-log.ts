/** The two object stores of a table's own log in IndexedDB: entries in the order of their coming, and values by key. */
import { type IDBPDatabase, unwrap } from 'idb';
import { fromHex, hex } from '../../kernel/bytes.ts';
import type { LogStore } from '../../kernel/ports.ts';
import { type Pack, unpacked } from './idb-packs.ts';
import { isWhole, type Row, sumOf } from './idb-rows.ts';

/** So many new rows are worth a look at what can be packed, … */
const MANY = 500;
/** … after a while in which a table that has just been opened has better to do. */
const LATER_MS = 10_000;

/** Takes damaged rows away, so that they are stored anew when somebody brings them. */
async function forget(db: IDBPDatabase, rows: readonly Row[]): Promise<void> {
  const tx = db.transaction('entries', 'readwrite');
  for (const row of rows) {
    if (!isWhole(row)) await (await tx.store.index('hash').openCursor(row.hash))?.delete();
  }
  await tx.done;
}

/** In a new database. */
export function makeLog(db: IDBPDatabase): void {
  db.createObjectStore('entries', { autoIncrement: true }).createIndex('hash', 'hash', { unique: true });
  db.createObjectStore('values');
}

/** The log of one room in this database. */
export function logIn(db: IDBPDatabase): LogStore {
  let rowsSeen = 0;
  const saw = (rows: number): void => {
    rowsSeen += rows;
    if (rowsSeen < MANY) return;
    rowsSeen = 0;
    setTimeout(() => import('./idb-packing.ts').then((late) => late.pack(db)).catch(() => undefined), LATER_MS);
  };
  return {
    async load(after = 0) {
      // In one transaction: what is packed in between would be missed. Of a pack that lies on both sides of `after` all comes.
      const tx = db.transaction(['entries', 'values']);
      const store = tx.objectStore('entries');
      const [packs, rows, last] = await Promise.all([
        tx.objectStore('values').getAll(IDBKeyRange.bound(after, Infinity, true)) as Promise<Pack[]>,
        store.getAll(IDBKeyRange.lowerBound(after, true)) as Promise<Row[]>,
        store.openKeyCursor(null, 'prev'),
      ]);
      saw(rows.length);
      const whole = rows.filter(isWhole);
      if (whole.length < rows.length) await forget(db, rows);
      return {
        entries: packs.flatMap(unpacked).concat(whole.map(({ hash, bytes }) => ({ hash: fromHex(hash), bytes }))),
        end: Number(last?.key ?? after),
      };
    },
    async append(entries) {
      const tx = db.transaction('entries', 'readwrite');
      // Past the library's wrappers: to ask for each row first, and each by a promise, takes a long log's page seconds.
      const rows = unwrap(tx.store);
      for (const { hash, bytes } of entries) {
        const adding = rows.add({ hash: hex(hash), bytes, sum: sumOf(bytes) } satisfies Row);
        adding.onerror = (event) => {
          if (adding.error?.name !== 'ConstraintError') return;
          // It is there already: no reason to give the others up.
          event.preventDefault();
          event.stopPropagation();
        };
      }
      await tx.done;
      saw(entries.length);
    },
    async put(key, value) {
      await db.put('values', value, key);
    },
    get: (key) => db.get('values', key) as Promise<Uint8Array | undefined>,
    async delete(prefix) {
      await db.delete('values', IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    },
    async update(key, next) {
      const tx = db.transaction('values', 'readwrite');
      const value = next((await tx.store.get(key)) as Uint8Array | undefined);
      if (value) await tx.store.put(value, key);
      await tx.done;
    },
    async all(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      // In one transaction: what is put or deleted in between would give a key another's value.
      const { store } = db.transaction('values');
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return keys.map((key, i) => [key as string, values[i] as Uint8Array] as const);
    },
  };
}
