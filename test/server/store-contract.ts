/** What every store must keep, whatever it is made of. */
import { describe, expect, test } from 'vitest';
import type { RoomStore } from '../../server/stores/store.ts';

const chunk = (fill: number, size = 20): Uint8Array => new Uint8Array(size).fill(fill);
const fills = async (store: RoomStore, topic: string): Promise<readonly unknown[]> =>
  (await store.load(topic)).chunks.map((bytes) => bytes[0]);

/** `open` gives a store on the same place each time within one test, `fresh` starts a new place. */
export function storeContract(name: string, fresh: (now?: () => number) => Promise<() => Promise<RoomStore>>): void {
  describe(`${name} keeps rooms`, () => {
    test('a topic never heard of is an empty room', async () => {
      const store = await (await fresh())();
      expect(await store.load('nobody')).toMatchObject({ chunks: [], next: 0 });
      await store.close();
    });

    test('chunks come back as they were, in order, also without waiting', async () => {
      const store = await (await fresh())();
      const writing = Array.from({ length: 150 }, (_, i) => store.append('room', i, chunk(i)));
      const { chunks, next } = await store.load('room');
      expect(chunks.map((bytes) => bytes[0])).toEqual(Array.from({ length: 150 }, (_, i) => i));
      expect(next).toBe(150);
      await Promise.all(writing);
      await store.close();
    });

    test('rooms don’t mix, even if one’s name begins with another’s', async () => {
      const store = await (await fresh())();
      await Promise.all(['a', 'aa', 'a-', 'b'].map((topic, i) => store.append(topic, 0, chunk(i))));
      expect(await Promise.all(['a', 'aa', 'a-', 'b'].map((topic) => fills(store, topic)))).toEqual([
        [0],
        [1],
        [2],
        [3],
      ]);
      await store.close();
    });

    test('a store that is opened again has what was written, and goes on', async () => {
      const open = await fresh();
      const before = await open();
      void before.append('room', 0, chunk(1));
      void before.append('room', 1, chunk(2, 60_000));
      await before.close();
      const after = await open();
      const { next } = await after.load('room');
      await after.append('room', next, chunk(3));
      expect(await fills(after, 'room')).toEqual([1, 2, 3]);
      await after.close();
    });

    test('a room that is forgotten is empty, and another isn’t', async () => {
      const store = await (await fresh())();
      await Promise.all(['a', 'b'].map((topic) => store.append(topic, 0, chunk(1))));
      await store.forget('a');
      expect([await fills(store, 'a'), await fills(store, 'b')]).toEqual([[], [1]]);
      await store.close();
    });

    test('where packs are noted, only what came after them is loaded, and parts can be read', async () => {
      const store = await (await fresh())();
      const writing = Array.from({ length: 10 }, (_, i) => store.append('room', i, chunk(i)));
      if (store.notePack !== undefined && store.read !== undefined) {
        for (const to of [4, 8]) void store.notePack('room', to, chunk(90 + to));
        const { packs = [], chunks, next } = await store.load('room');
        expect([packs, chunks].map((all) => all.map((bytes) => bytes[0]))).toEqual([
          [94, 98],
          [8, 9],
        ]);
        expect(next).toBe(10);
        expect((await store.read('room', 2, 5)).map((bytes) => bytes[0])).toEqual([2, 3, 4]);
      }
      await Promise.all(writing);
      await store.close();
    });

    test('when a room was last used before the store was opened is known, where that outlives it', async () => {
      let now = 1_000;
      const open = await fresh(() => now);
      const before = await open();
      expect(await before.lastUse?.()).toBeUndefined();
      await Promise.all(['a', 'b'].map((topic) => before.append(topic, 0, chunk(1))));
      now = 2_000;
      await before.load('a');
      await before.close();
      now = 9_000;
      const after = await open();
      await after.append('c', 0, chunk(1));
      if (after.lastUse !== undefined) expect(await after.lastUse()).toBe(2_000);
      await after.close();
    });

    test('what nobody has used since a time is forgotten, what was read or written later is kept', async () => {
      let now = 1_000;
      const store = await (await fresh(() => now))();
      await Promise.all(['old', 'read', 'written'].map((topic) => store.append(topic, 0, chunk(1))));
      now = 2_000;
      await store.load('old-2');
      await store.load('read');
      await store.append('written', 1, chunk(2));
      await store.expire(1_500);
      expect(await Promise.all(['old', 'read', 'written'].map((topic) => fills(store, topic)))).toEqual([
        [],
        [1],
        [1, 2],
      ]);
      await store.append('old', 0, chunk(3));
      expect(await fills(store, 'old')).toEqual([3]);
      await store.append('held', 0, chunk(4));
      now = 3_000;
      await store.expire(2_500, (topic) => topic === 'held');
      expect([await fills(store, 'old'), await fills(store, 'held')]).toEqual([[], [4]]);
      await store.close();
    });
  });
}
