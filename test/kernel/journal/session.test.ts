/** The own chain: entries one after the other, stored as promised. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { makeTableBody } from '../../../src/kernel/journal/bodies.ts';
import { type Entry, KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { type NextIndex, Session } from '../../../src/kernel/journal/session.ts';
import type { LogStore, Sodium } from '../../../src/kernel/ports.ts';
import { Pen, ROOM, SETTINGS } from '../../helpers/pen.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

class Desk {
  readonly pen = new Pen(sodium, 1);
  readonly written: Entry[] = [];
  readonly events: string[] = [];
  failures = 0;
  seen = ZERO_HASH;
  readonly session: Session;

  constructor(store: LogStore = memoryLog()) {
    const { pen, events } = this;
    const told: LogStore = {
      ...store,
      append: async (rows) => {
        await store.append(rows);
        events.push('stored');
      },
    };
    const { keys } = pen;
    const took = (entry: Entry): void => {
      events.push('sent');
      this.written.push(entry);
    };
    const ports = { keys, store: told, seen: () => this.seen, took, storeFailed: () => void this.failures++ };
    this.session = new Session(ports, ROOM, pen.device, 7);
  }
}

const body = (n = 0): Uint8Array => Uint8Array.of(n);
const full: LogStore = { ...memoryLog(), append: () => Promise.reject(new Error('quota')) };

describe('the own chain', () => {
  test('[J11] goes on after the last entry that a former page has stored', async () => {
    const [desk, after] = [new Desk(), new Desk()];
    for (const n of [1, 2]) await desk.session.write(KIND.move, () => body(n));
    after.session.resume(desk.written.at(-1)!);
    await after.session.write(KIND.move, () => body(3));
    const journal = new Journal(sodium, hex(ROOM));
    for (const { bytes } of [...desk.written, ...after.written]) expect(journal.offer(bytes).ok).toBe(true);
    expect(after.written.map(({ seq }) => seq)).toEqual([3]);
    expect(journal.size).toBe(4);
    expect(journal.lies).toEqual([]);
  });

  test('[J11] begins with the keys, and every entry is what others take', async () => {
    const desk = new Desk();
    for (const n of [1, 2, 3]) await desk.session.write(KIND.move, () => body(n));
    expect(desk.written.map(({ kind, seq, session }) => [kind, seq, session])).toEqual([
      [KIND.hello, 0, 7],
      [KIND.move, 1, 7],
      [KIND.move, 2, 7],
      [KIND.move, 3, 7],
    ]);
    const journal = new Journal(sodium, hex(ROOM));
    for (const { bytes } of desk.written) expect(journal.offer(bytes).ok).toBe(true);
  });

  test('[J11] a founder’s begins with the table', async () => {
    const desk = new Desk();
    await desk.session.write(KIND.table, () => makeTableBody(desk.pen, 0, SETTINGS), true);
    await desk.session.write(KIND.move, () => body());
    expect(desk.written.map(({ kind }) => kind)).toEqual([KIND.table, KIND.move]);
  });

  test('[J11] entries asked for at once come one after the other, each body made at its own place', async () => {
    const desk = new Desk();
    const places: NextIndex[] = [];
    const slow = async (place: NextIndex): Promise<Uint8Array> => {
      await new Promise((resolve) => setImmediate(resolve));
      places.push(place);
      return body();
    };
    await Promise.all([1, 2, 3].map(() => desk.session.write(KIND.move, slow)));
    expect(places.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(desk.written.map(({ prev }) => prev)).toEqual([
      ZERO_HASH,
      ...desk.written.slice(0, 3).map(({ hash }) => hash),
    ]);
  });

  test('[J11] an entry names the last stamp that was folded when its body was made', async () => {
    const desk = new Desk();
    await desk.session.write(KIND.move, () => body());
    desk.seen = 'ab'.repeat(32);
    await desk.session.write(KIND.move, (place) => (expect(place.seen).toBe(desk.seen), body()));
    expect(desk.written.at(-1)!.seen).toBe(desk.seen);
  });

  test('[J11] a body of nothing writes nothing, one that fails takes no place', async () => {
    const desk = new Desk();
    expect(await desk.session.write(KIND.move, () => undefined)).toBeUndefined();
    await expect(desk.session.write(KIND.move, () => Promise.reject(new Error('no letter')))).rejects.toThrow(
      'no letter',
    );
    await desk.session.write(KIND.move, () => body());
    expect(desk.written.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  test('[O27] what must be stored first is stored before anybody gets it', async () => {
    const desk = new Desk();
    await desk.session.write(KIND.stamp, () => body(), true);
    expect(desk.events.slice(-2)).toEqual(['stored', 'sent']);
  });

  test('[J11] where the own log can not be written the page goes on, and says so', async () => {
    const desk = new Desk(full);
    await desk.session.write(KIND.move, () => body());
    await desk.session.write(KIND.stamp, () => body(), true);
    expect([desk.written.length, desk.failures]).toEqual([3, 3]);
  });
});
