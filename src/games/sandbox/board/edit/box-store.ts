/** Boxes that this browser keeps beside all tables: what was copied last, and what its person has put by. Nobody else learns of them. */

/** A box file under a name. */
export interface KeptBox {
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const DATABASE = 'tavolata/boxes';
const STORE = 'boxes';
/** Id of what was copied last. */
export const CLIP = 'clip';
/** Put by; the oldest goes first. */
const MOST_KEPT = 24;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no store')));
  });

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }));
  const database = await done(opening);
  try {
    return await ask(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** @throws where this browser keeps nothing */
export const keep = (box: KeptBox): Promise<void> =>
  within('readwrite', async (store) => {
    const others = ((await done(store.getAll())) as (KeptBox & { readonly at: number })[])
      .filter(({ id }) => id !== CLIP && id !== box.id)
      .toSorted((a, b) => b.at - a.at);
    for (const { id } of box.id === CLIP ? [] : others.slice(MOST_KEPT - 1)) await done(store.delete(id));
    await done(store.put({ ...box, at: Date.now() }));
  });

export const kept = (id: string): Promise<KeptBox | undefined> =>
  within('readonly', (store) => done(store.get(id) as IDBRequest<KeptBox | undefined>)).catch(() => undefined);

/** What was put by, the newest first; where this browser keeps nothing, nothing. */
export const allKept = (): Promise<readonly KeptBox[]> =>
  within('readonly', async (store) =>
    ((await done(store.getAll())) as (KeptBox & { readonly at: number })[])
      .filter(({ id }) => id !== CLIP)
      .toSorted((a, b) => b.at - a.at),
  ).catch(() => []);

export const forget = (id: string): Promise<void> => within('readwrite', (store) => done(store.delete(id)));
