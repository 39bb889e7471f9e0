/** A device whose disk is full or busy for a moment: one thing that its page asks of its stores fails, and nothing after it. */
import type { LogStore } from '../../src/kernel/ports.ts';
import type { Device } from './tables.ts';

export interface Faulty {
  readonly device: Device;
  /** What failed, once it has. */
  readonly failed: string | undefined;
  begin(): void;
}

/** @param what the first asking after `begin` that is called so fails, e.g. `get vote/`, or `load later` in a room where the table went on */
export function faulty(device: Device, what: string): Faulty {
  let counting = false;
  let failed: string | undefined;
  const wrap = (store: LogStore, room: string): LogStore => {
    const ask = <T>(asked: string, run: () => Promise<T>): Promise<T> => {
      const name = `${asked} ${room}`;
      if (!counting || failed !== undefined || !name.startsWith(what)) return run();
      failed = name;
      return Promise.reject(new Error(`no ${failed}`));
    };
    return {
      load: (after) => ask('load', () => store.load(after)),
      get: (key) => ask(`get ${key}`, () => store.get(key)),
      all: (prefix) => ask(`all ${prefix}`, () => store.all(prefix)),
      append: (rows) => ask(`append ${rows.length}`, () => store.append(rows)),
      put: (key, value) => ask(`put ${key}`, () => store.put(key, value)),
      delete: (prefix) => ask(`delete ${prefix}`, () => store.delete(prefix)),
      update: (key, next) => ask(`update ${key}`, () => store.update(key, next)),
    };
  };
  const wrapped = new Map<string, LogStore>();
  // What the page makes anew lies on the device, behind the same wrapping.
  const later: Device['later'] = new Map();
  later.has = (room) => device.later.has(room);
  later.get = (room) => {
    const store = device.later.get(room);
    if (store && !wrapped.has(room)) wrapped.set(room, wrap(store, 'later'));
    return wrapped.get(room);
  };
  later.set = (room, store) => {
    device.later.set(room, store);
    return later;
  };
  return {
    device: { stored: device.stored, store: wrap(device.store, 'first'), later },
    get failed() {
      return failed;
    },
    begin() {
      counting = true;
    },
  };
}
