/**
 * The kernel's `LogStore` in IndexedDB, one database a table, and the device's keys beside it. Where IndexedDB is denied (a sandboxed
 * frame) everything lives as long as the page, and the caller is told so.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { PRIVATE_PREFIXES } from '../../kernel/acting/private-prefixes.ts';
import { hex } from '../../kernel/bytes.ts';
import type { DeviceKeys, LogStore, Vault } from '../../kernel/ports.ts';
import { logIn, makeLog } from './idb-log.ts';
import { deviceKeysFrom, type HeldKeys, keysFromSeeds, makeDeviceKeys, type StoredKeys } from './keys.ts';

/** What one room has in this browser. */
export interface RoomStore {
  readonly log: LogStore;
  readonly keys: DeviceKeys;
  readonly vault: Vault;
  /** As they lie in the store: for other rooms of the same table. */
  stored(): Promise<StoredKeys>;
  /** Nothing survives this page. */
  readonly volatile: boolean;
}

const VERSION = 1;

/** @param room hex room id @param first keys for a room that has none yet; else new ones are made */
export async function openStore(room: string, first?: StoredKeys): Promise<RoomStore> {
  try {
    const db = await openDB(nameOf(room), VERSION, {
      upgrade(db) {
        makeLog(db);
        db.createObjectStore('keys');
      },
      // A newer version in another tab must not wait for this one.
      blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    });
    const keys = await keysIn(db, first);
    const stored = async (): Promise<StoredKeys> => (await db.get('keys', 'device')) as StoredKeys;
    return {
      log: logIn(db),
      keys,
      stored,
      vault: vaultOf(keys, stored, async (next) => void (await db.put('keys', next, 'device'))),
      volatile: false,
    };
  } catch {
    const { keys, stored } = first ? { keys: await deviceKeysFrom(first), stored: first } : await makeDeviceKeys();
    const vault = vaultOf(
      keys,
      () => Promise.resolve(stored),
      () => Promise.resolve(),
    );
    return { log: memoryLog(), keys, vault, volatile: true, stored: () => Promise.resolve(stored) };
  }
}

/** The keys of this page, and what lies in the store for the next one. */
export function vaultOf(
  keys: HeldKeys,
  stored: () => Promise<StoredKeys>,
  put: (next: StoredKeys) => Promise<void>,
): Vault {
  return {
    get erased() {
      return keys.erased;
    },
    async eraseMailKey() {
      keys.dropMailKey();
      const { sig, mail } = await stored();
      await put({ sig, mail: { publicKey: mail.publicKey } });
    },
    async renew() {
      await put((await makeDeviceKeys()).stored);
    },
    fromSeeds: keysFromSeeds,
  };
}

/** The store of a room that this browser has been in; nothing is made for one that it hasn't. */
export async function openKnownStore(room: string): Promise<RoomStore | undefined> {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === nameOf(room))) return undefined;
  } catch {
    return undefined;
  }
  const store = await openStore(room);
  return store.volatile ? undefined : store;
}

const nameOf = (room: string): string => `tavolata-${room}`;

/**
 * For a table that has gone on to another room. The same device's keys, and what it knew of its hand, lie in the rooms before too. Erasing
 * takes them away there first, so that one that is cut short is begun again.
 */
export function vaultOver(vault: Vault, before: Pick<RoomStore, 'log' | 'vault'>): Vault {
  return {
    get erased() {
      return vault.erased;
    },
    async eraseMailKey() {
      for (const prefix of PRIVATE_PREFIXES) await before.log.delete(prefix);
      await before.vault.eraseMailKey();
      await vault.eraseMailKey();
    },
    async renew() {
      await before.vault.renew();
      await vault.renew();
    },
    fromSeeds: (sig, mail) => vault.fromSeeds(sig, mail),
  };
}

/** Two tabs may open a new table at once: the first keys stored are the device's. */
async function keysIn(db: IDBPDatabase, first: StoredKeys | undefined): Promise<HeldKeys> {
  const known = (await db.get('keys', 'device')) as StoredKeys | undefined;
  if (known) return deviceKeysFrom(known);
  const made = first ? { keys: await deviceKeysFrom(first), stored: first } : await makeDeviceKeys();
  const tx = db.transaction('keys', 'readwrite');
  const other = (await tx.store.get('device')) as StoredKeys | undefined;
  if (!other) await tx.store.put(made.stored, 'device');
  await tx.done;
  return other ? deviceKeysFrom(other) : made.keys;
}

/** The same interface without any storage: for frames that have none. */
export function memoryLog(): LogStore {
  const entries = new Map<string, { readonly hash: Uint8Array; readonly bytes: Uint8Array }>();
  const values = new Map<string, Uint8Array>();
  return {
    load: (after = 0) => Promise.resolve({ entries: [...entries.values()].slice(after), end: entries.size }),
    append(rows) {
      for (const row of rows) if (!entries.has(hex(row.hash))) entries.set(hex(row.hash), row);
      return Promise.resolve();
    },
    put(key, value) {
      values.set(key, value);
      return Promise.resolve();
    },
    get: (key) => Promise.resolve(values.get(key)),
    delete(prefix) {
      for (const key of values.keys()) if (key.startsWith(prefix)) values.delete(key);
      return Promise.resolve();
    },
    update(key, next) {
      const value = next(values.get(key));
      if (value) values.set(key, value);
      return Promise.resolve();
    },
    all: (prefix) =>
      Promise.resolve([...values].filter(([key]) => key.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
