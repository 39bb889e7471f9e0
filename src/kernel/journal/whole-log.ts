/**
 * The own log without holes. Entries that the store didn't take, as its disk was full for a moment, are kept and stored before all that
 * comes later. For as long, the answer to whether all is stored is no. A vote binds this device to what lies under it (SPEC.md, O4). A page
 * that came back without that could neither go on from there nor say what it was. Storing is tried again by itself:
 * at a quiet table nothing may come for long.
 */
import type { Clock, LogStore } from '../ports.ts';
import { RETRY_MS } from '../rounds.ts';

type Rows = Parameters<LogStore['append']>[0];

/** What keeping the own log whole needs, and whom it tells. */
export interface WholeLogPorts {
  readonly clock: Clock;
  /** Nothing more is written by this page. */
  closed(): boolean;
  /** The store has taken something, and none of the log waits. */
  stored(): void;
}

/** The same store; `append` is fulfilled when these rows and all before them are stored, also where there are none. */
export function wholeLog(store: LogStore, { clock, closed, stored }: WholeLogPorts): LogStore {
  /** Not stored yet, oldest first. */
  let waiting: Rows = [];
  let isFailing = false;
  let isRetrying = false;
  let queue: Promise<unknown> = Promise.resolve();

  const write = async (): Promise<void> => {
    const rows = waiting;
    waiting = [];
    // A full disk is asked with one of them: with all, again and again, the page would have nothing else to do.
    const parts = isFailing ? [rows.slice(0, 1), rows.slice(1)] : [rows];
    let taken = 0;
    try {
      for (const part of parts) {
        if (part.length > 0) await store.append(part);
        taken += part.length;
      }
    } catch (error) {
      waiting = [...rows.slice(taken), ...waiting];
      isFailing = true;
      retry();
      throw error;
    }
    isFailing = false;
    if (taken > 0) stored();
  };

  const append: LogStore['append'] = (rows) => {
    waiting = [...waiting, ...rows];
    const written = queue.then(write);
    queue = written.catch(() => undefined);
    return written;
  };

  const retry = (): void => {
    if (isRetrying) return;
    isRetrying = true;
    clock.after(RETRY_MS, () => {
      isRetrying = false;
      // The caller whose rows they were has heard that they failed.
      if (isFailing && !closed()) append([]).catch(() => undefined);
    });
  };

  const took = (): void => {
    if (!isFailing) stored();
  };

  return {
    load: (after) => store.load(after),
    append,
    put: (key, value) => store.put(key, value).then(took),
    get: (key) => store.get(key),
    delete: (prefix) => store.delete(prefix),
    async update(key, next) {
      let isChanged = false;
      await store.update(key, (old) => {
        const made = next(old);
        isChanged = made !== undefined;
        return made;
      });
      if (isChanged) took();
    },
    all: (prefix) => store.all(prefix),
  };
}
