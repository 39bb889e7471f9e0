/**
 * The own log without holes. What the store didn't take, as its disk was full for a moment, is kept and stored before all that comes later;
 * and whoever asks whether all is stored hears that it isn't for as long: a vote binds this device to what lies under it (SPEC.md, O4), and
 * a page that came back without that could neither go on from there nor say what it was.
 */
import type { LogStore } from './ports.ts';

type Rows = Parameters<LogStore['append']>[0];

/** The same store; `append` is fulfilled when these rows and all before them are stored, also where there are none. */
export function wholeLog(store: LogStore): LogStore {
  /** Not stored yet, oldest first. */
  let waiting: Rows = [];
  let isFailing = false;
  let queue: Promise<unknown> = Promise.resolve();

  const write = async (): Promise<void> => {
    const rows = waiting;
    waiting = [];
    // A full disk is asked with one of them: with all, again and again, the page would have nothing else to do.
    const parts = isFailing ? [rows.slice(0, 1), rows.slice(1)] : [rows];
    let stored = 0;
    try {
      for (const part of parts) {
        if (part.length > 0) await store.append(part);
        stored += part.length;
      }
      isFailing = false;
    } catch (error) {
      waiting = [...rows.slice(stored), ...waiting];
      isFailing = true;
      throw error;
    }
  };

  return {
    load: () => store.load(),
    append: (rows) => {
      waiting = [...waiting, ...rows];
      const written = queue.then(write);
      queue = written.catch(() => undefined);
      return written;
    },
    put: (key, value) => store.put(key, value),
    get: (key) => store.get(key),
    delete: (prefix) => store.delete(prefix),
    update: (key, next) => store.update(key, next),
    all: (prefix) => store.all(prefix),
  };
}
