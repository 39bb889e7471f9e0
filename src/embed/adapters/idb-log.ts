/** The two object stores of a table's own log in IndexedDB: entries in the order of their coming, and values by key. */
import { type IDBPDatabase, unwrap } from 'idb';
import { fromHex, hex } from '../../kernel/bytes.ts';
import type { LogStore } from '../../kernel/ports.ts';

interface Row {
  readonly hash: string;
  readonly bytes: Uint8Array;
}

/** In a new database. */
export function makeLog(db: IDBPDatabase): void {
  db.createObjectStore('entries', { autoIncrement: true }).createIndex('hash', 'hash', { unique: true });
  db.createObjectStore('values');
}

/** The log of one room in this database. */
export function logIn(db: IDBPDatabase): LogStore {
  return {
    async load() {
      const rows = (await db.getAll('entries')) as Row[];
      return { entries: rows.map(({ hash, bytes }) => ({ hash: fromHex(hash), bytes })) };
    },
    async append(entries) {
      const tx = db.transaction('entries', 'readwrite');
      // Past the library's wrappers: to ask for each row first, and each by a promise, takes a long log's page seconds.
      const rows = unwrap(tx.store);
      for (const { hash, bytes } of entries) {
        const adding = rows.add({ hash: hex(hash), bytes } satisfies Row);
        adding.onerror = (event) => {
          if (adding.error?.name !== 'ConstraintError') return;
          // It is there already: no reason to give the others up.
          event.preventDefault();
          event.stopPropagation();
        };
      }
      await tx.done;
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
      const keys = (await db.getAllKeys('values', range)) as string[];
      const values = (await db.getAll('values', range)) as Uint8Array[];
      return keys.map((key, i) => [key, values[i]!] as const);
    },
  };
}
