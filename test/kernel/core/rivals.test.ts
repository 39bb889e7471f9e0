/** A page at one first entry of its room, while more come to a rival: when it signs nothing any more. */
import { expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { fromHex, Writer } from '../../../src/kernel/bytes.ts';
import { Notices } from '../../../src/kernel/core/notices.ts';
import { Rivals } from '../../../src/kernel/core/rivals.ts';
import type { Carried } from '../../../src/kernel/journal/carried.ts';
import { type Entry, KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';
import type { Stamped } from '../../../src/kernel/log/order.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';

const [OWN, OTHER, OWN_STAMP, OTHER_STAMP] = ['01', '02', '03', '04'].map((one) => one.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const ROOT = 17;

const entry = (kind: number, device: string, hash: string, seen: string): Entry =>
  ({ kind, device, hash, seen }) as Entry;

/** Device `a` has opened a room of three voters; `b` has opened it once more, and `c` has come there. */
function room(store: LogStore): { readonly rivals: Rivals; readonly codes: () => string[] } {
  const all = [
    entry(KIND.table, 'a', OWN, ZERO_HASH),
    entry(KIND.stamp, 'a', OWN_STAMP, OWN),
    entry(KIND.table, 'b', OTHER, ZERO_HASH),
    entry(KIND.stamp, 'b', OTHER_STAMP, OTHER),
    entry(KIND.seat, 'c', '05'.repeat(32), OTHER_STAMP),
  ];
  const notices = new Notices(() => undefined);
  const journal = { all: () => all.values(), get: (hash: string) => all.find((one) => one.hash === hash) };
  const own = {
    origin: OWN,
    carried: { voters: ['a', 'b', 'c'] } as unknown as Carried,
    order: { root: { hash: OWN, position: ROOT } as Stamped },
    proving: undefined,
  };
  const rivals = new Rivals({ arrival: { generation: 1, genesis: OWN }, journal, store, notices }, own);
  rivals.take(all);
  return { rivals, codes: () => notices.list.map(({ code }) => code) };
}

const voted = (store: LogStore, hash: string): Promise<void> =>
  store.put(
    'vote/1',
    new Writer()
      .u32(0)
      .u32(0)
      .u32(ROOT + 1)
      .raw(fromHex(hash))
      .u8(0)
      .done(),
  );

test('[G11] a page where fewer have come signs nothing from when it knows that, also while its store is asked for its vote', async () => {
  const store = memoryLog();
  const { rivals, codes } = room(store);
  const looked = rivals.look();
  expect(rivals.isElsewhere).toBe(true);
  await looked;
  expect([rivals.isElsewhere, codes()]).toEqual([true, ['company/elsewhere']]);
});

test('[G11] it stays where its device has acknowledged anything, also what nobody has any more', async () => {
  for (const hash of [OWN_STAMP, 'ee'.repeat(32)]) {
    const store = memoryLog();
    await voted(store, hash);
    const { rivals, codes } = room(store);
    await rivals.look();
    expect([rivals.isElsewhere, await rivals.isOutdone(), codes()]).toEqual([false, false, []]);
  }
});

test('[G11] what its device has acknowledged at the other opening, by another tab, keeps it nowhere', async () => {
  const store = memoryLog();
  await voted(store, OTHER_STAMP);
  const { rivals } = room(store);
  await rivals.look();
  expect([rivals.isElsewhere, await rivals.isOutdone()]).toEqual([true, true]);
});

test('[G11] where the store can’t say what its device has acknowledged it signs nothing, and leaves nothing', async () => {
  const store: LogStore = { ...memoryLog(), get: () => Promise.reject(new Error('disk')) };
  const { rivals } = room(store);
  await expect(rivals.look()).rejects.toThrow('disk');
  expect(rivals.isElsewhere).toBe(true);
  await expect(rivals.isOutdone()).rejects.toThrow('disk');
});
