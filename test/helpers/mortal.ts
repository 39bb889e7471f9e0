/** A device whose page stops dead in the middle: at some writing to its store nothing more is stored, nor sent. */
import type { LogStore } from '../../src/kernel/ports.ts';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import type { Device } from './tables.ts';

export interface Mortal {
  readonly device: Device;
  /** The device's relay, through which the page speaks. */
  readonly hub: { transport(): Transport };
  /** Writings so far, from the moment that `begin` was called. */
  readonly writes: number;
  begin(): void;
  readonly dead: boolean;
}

/** @param at which writing doesn't happen any more, counted from `begin`; or the last that does: the first under a key that begins so */
export function mortal(device: Device, hub: { transport(): Transport }, at: number | string): Mortal {
  let [writes, counting, dead] = [0, false, false];
  const lines = new Set<{ close(): void }>();
  const die = (): void => {
    dead = true;
    for (const line of lines) line.close();
  };
  const never = (): Promise<never> => new Promise(() => undefined);
  const wrap = (store: LogStore): LogStore => {
    const write = (run: () => Promise<void>, key = ''): Promise<void> => {
      if (counting && writes++ >= (typeof at === 'number' ? at : Infinity)) die();
      if (dead) return never();
      const isLast = counting && typeof at === 'string' && key.startsWith(at);
      return isLast ? run().then(die).then(never) : run();
    };
    return {
      load: (after) => store.load(after),
      get: (key) => store.get(key),
      all: (prefix) => store.all(prefix),
      append: (rows) => (rows.length === 0 ? store.append(rows) : write(() => store.append(rows))),
      put: (key, value) => write(() => store.put(key, value)),
      delete: (prefix) => write(() => store.delete(prefix)),
      update: (key, next) => write(() => store.update(key, next), key),
    };
  };
  const wrapped = new Map<string, LogStore>();
  // What the page makes anew lies on the device, behind the same wrapping.
  const later: Device['later'] = new Map();
  later.get = (room) => wrapped.get(room) ?? (device.later.has(room) ? wrap(device.later.get(room)!) : undefined);
  later.set = (room, store) => {
    if (!wrapped.has(room)) {
      device.later.set(room, store);
      wrapped.set(room, wrap(store));
    }
    return later;
  };
  return {
    device: { stored: device.stored, store: wrap(device.store), later },
    hub: {
      transport: () => {
        const inner = hub.transport();
        return {
          connect: (doc, room, events) => {
            const line = inner.connect(doc, room, events);
            lines.add(line);
            if (dead) line.close();
            return line;
          },
        };
      },
    },
    get writes() {
      return writes;
    },
    get dead() {
      return dead;
    },
    begin() {
      counting = true;
    },
  };
}
