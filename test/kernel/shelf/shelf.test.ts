/** Putting and getting, over a relay in memory that goes away, forgets, or holds what somebody has tampered with. */
import * as Y from 'yjs';
import { afterEach, expect, test } from 'vitest';
import { webRng } from '../../../src/embed/adapters/keys.ts';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import type { Transport } from '../../../src/kernel/journal/transport.ts';
import { BOARD_PARTS, MAX_DEVICE_BYTES, MAX_ITEM_BYTES, PART_BYTES } from '../../../src/kernel/shelf/limits.ts';
import { boardRoom } from '../../../src/kernel/shelf/rooms.ts';
import { sealThing, THING } from '../../../src/kernel/shelf/seal.ts';
import { MAX_ENTRY_BYTES, MAX_ROOM_BYTES } from '../../../src/wire/feed.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Counted } from '../../helpers/counted-hub.ts';
import { Hub } from '../../helpers/hub.ts';
import { isWhole, META, newLink, picture, put, Shelves } from '../../helpers/shelves.ts';

const shelves: Shelves[] = [];
afterEach(() => {
  for (const one of shelves.splice(0)) one.close();
});
const table = (hub: { transport(): Transport } = new Hub()): Shelves => {
  const made = new Shelves(hub);
  shelves.push(made);
  return made;
};

test('[H1] what one puts another gets, whole, with progress on both sides', async () => {
  const at = table();
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(5 * PART_BYTES + 17);
  const [up, down]: [number[], number[]] = [[], []];
  const done = await a.shelf.put(bytes, META, (n, all) => up.push(n / all));
  expect(done).toMatchObject({ ok: true });
  const got = await b.shelf.get(done.ok ? done.hash : '', (n, all) => down.push(n / all));
  expect(isWhole(got, bytes)).toBe(true);
  for (const seen of [up, down]) {
    expect(seen).toEqual(seen.toSorted((x, y) => x - y));
    expect(seen.at(-1)).toBe(1);
  }
});

test('[H1] all see what lies there and who put it; a thing is the same whatever it is called', async () => {
  const at = table();
  const [a, b] = [await at.page(), await at.page()];
  const hash = await put(a, picture(1_000));
  const again = await b.shelf.put(picture(1_000), { ...META, name: 'Altro nome' });
  expect(again).toEqual({ ok: true, hash });
  expect(await b.shelf.list()).toEqual([{ ...META, hash, sizeBytes: 1_000, by: a.device }]);
});

test('[H2] two who put the same have one copy of it there', async () => {
  const hub = new Counted();
  const at = table(hub);
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(3 * PART_BYTES);
  await put(a, bytes);
  const before = hub.sent;
  await put(b, bytes);
  expect(before).toBe(4);
  expect(hub.sent).toBe(before);
});

test('[H2] two who put the same at the same time bring little of it twice', async () => {
  const hub = new Counted();
  const at = table(hub);
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(40 * PART_BYTES);
  const [hash, same] = await Promise.all([put(a, bytes), put(b, bytes)]);
  expect(same).toBe(hash);
  // Slices that cross, and a manifest of each.
  expect(hub.sent).toBeLessThan(40 + 2 * 8 + 2);
  expect(isWhole(await (await at.page()).shelf.get(hash), bytes)).toBe(true);
  expect(await a.shelf.list()).toHaveLength(1);
});

test('[H2] parts that are alike lie there once', async () => {
  const hub = new Counted();
  const at = table(hub);
  const [a, b] = [await at.page(), await at.page()];
  const bytes = new Uint8Array(3 * PART_BYTES);
  const hash = await put(a, bytes);
  expect(hub.sent).toBe(2);
  expect(isWhole(await b.shelf.get(hash), bytes)).toBe(true);
});

test('[H3] sealed it fills entries of the relay, no larger than it takes, and shows nothing of what it is', async () => {
  const hub = new Hub();
  const at = table(hub);
  const a = await at.page();
  await put(a, new TextEncoder().encode('Vacanze al mare '.repeat(8_000)));
  const items = hub.carried.flatMap((update) =>
    Y.decodeUpdate(update).structs.flatMap((struct) => ('content' in struct ? struct.content.getContent() : [])),
  ) as Uint8Array[];
  expect(items.length).toBe(3);
  for (const item of items) {
    expect(item.length).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
    expect(new TextDecoder('latin1').decode(item)).not.toContain('Vacanze');
  }
  expect(BOARD_PARTS * MAX_ENTRY_BYTES).toBeLessThan(MAX_ROOM_BYTES);
});

test('[H4] after a reload it is there without a line', async () => {
  const hub = new Hub();
  const at = table(hub);
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(2 * PART_BYTES + 1);
  const hash = await put(a, bytes);
  await b.shelf.get(hash);
  b.close();
  hub.stop();
  for (const from of [a, b]) expect(isWhole(await (await at.page({ from })).shelf.get(hash), bytes)).toBe(true);
});

test('[H6] under a new secret the shelf is empty, and who has the thing puts it there when somebody asks', async () => {
  const at = table();
  const a = await at.page();
  const bytes = picture(PART_BYTES + 1);
  const hash = await put(a, bytes);
  at.link = newLink();
  const late = await at.page();
  expect(await late.shelf.list()).toEqual([]);
  expect(isWhole(await late.shelf.get(hash), bytes)).toBe(true);
});

test('[H7] what nobody has is unknown; of what is half there it is said who had it', async () => {
  const hub = new Hub();
  const at = table(hub);
  const clock = new ManualClock();
  const [a, b] = [await at.page(), await at.page({ clock })];
  const waiting = async <T>(asked: Promise<T>): Promise<T> => {
    for (let i = 0; i < 60; i++) await clock.pass(1_000);
    return asked;
  };
  expect(await waiting(b.shelf.get('ab'.repeat(32)))).toEqual({ ok: false, code: 'shelf/unknown', by: [] });
  expect(await b.shelf.get('no hash')).toMatchObject({ code: 'shelf/unknown' });
  const hash = await put(a, picture(2 * PART_BYTES));
  a.close();
  const { topic } = boardRoom(await loadSodium(), at.link, 1);
  hub.forget(topic);
  expect(await waiting(b.shelf.get(hash))).toEqual({ ok: false, code: 'shelf/missing', by: [a.device] });
});

test('[H8] a part that was changed is none: it is said that something is damaged, and nothing wrong is shown', async () => {
  const hub = new Hub();
  const at = table(hub);
  const clock = new ManualClock();
  const [a, b] = [await at.page(), await at.page({ clock })];
  const hash = await put(a, picture(2 * PART_BYTES));
  a.close();
  const { topic } = boardRoom(await loadSodium(), at.link, 1);
  hub.tamper(topic, (item) => item.with(40, item[40]! ^ 1));
  const asked = b.shelf.get(hash);
  for (let i = 0; i < 60; i++) await clock.pass(1_000);
  expect(await asked).toEqual({ ok: false, code: 'shelf/damaged', by: [a.device] });
});

test('[H8] what was changed in the own store is fetched anew', async () => {
  const at = table();
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(PART_BYTES + 5);
  const hash = await put(a, bytes);
  await b.shelf.get(hash);
  for (const [key] of await b.store.all('shelf/part/')) await b.store.put(key, new Uint8Array(3));
  expect(isWhole(await b.shelf.get(hash), bytes)).toBe(true);
});

test('[H8] parts that come twice, in another order, or are nobody’s make no difference', async () => {
  const hub = new Hub();
  const at = table(hub);
  const [a, b] = [await at.page(), await at.page()];
  const bytes = picture(6 * PART_BYTES);
  const hash = await put(a, bytes);
  const { topic } = boardRoom(await loadSodium(), at.link, 1);
  hub.rewrite(topic, (items) => [...items.toReversed(), new Uint8Array(9), ...items, webRng.bytes(500)]);
  expect(isWhole(await b.shelf.get(hash), bytes)).toBe(true);
});

test('[H9] a watcher gets and lists, and puts nothing; nor does who has no seat', async () => {
  const at = table();
  const a = await at.page();
  const bytes = picture(10);
  const hash = await put(a, bytes);
  const watcher = await at.page({ link: await at.watcher() });
  expect(isWhole(await watcher.shelf.get(hash), bytes)).toBe(true);
  expect(await watcher.shelf.list()).toHaveLength(1);
  expect(await watcher.shelf.put(bytes, META)).toMatchObject({ code: 'shelf/watching' });
  const guest = await at.page({ sits: false });
  expect(await guest.shelf.put(bytes, META)).toMatchObject({ code: 'shelf/no-seat' });
});

test('[H9] what a device without a seat has signed isn’t listed', async () => {
  const at = table();
  const [a, b] = [await at.page(), await at.page()];
  await put(a, picture(10));
  at.seated.delete(a.device);
  expect(await b.shelf.list()).toEqual([]);
});

test('[H10] what is empty, nameless or too large is refused before anything is sent', async () => {
  const hub = new Hub();
  const a = await table(hub).page();
  const codes = [
    a.shelf.put(new Uint8Array(0), META),
    a.shelf.put(new Uint8Array(MAX_ITEM_BYTES + 1), META),
    a.shelf.put(new Uint8Array(9), { ...META, name: '' }),
    a.shelf.put(new Uint8Array(9), { ...META, kind: 'two words' }),
  ];
  expect((await Promise.all(codes)).map((one) => (one.ok ? '' : one.code))).toEqual([
    'shelf/empty',
    'shelf/too-large',
    'shelf/name',
    'shelf/name',
  ]);
  expect(hub.carried).toEqual([]);
  expect(a.shelf.open).toEqual([]);
});

test('[H10] a device puts half of what the shelf holds there, three fill it, and a fourth is told so', async () => {
  const at = table();
  const [a, b, c] = [await at.page(), await at.page(), await at.page()];
  const half = MAX_DEVICE_BYTES / 2;
  for (const [page, seed] of [
    [a, 1],
    [a, 2],
    [b, 3],
    [b, 4],
  ] as const)
    await put(page, picture(half, seed));
  expect(await a.shelf.put(picture(10, 5), META)).toMatchObject({ code: 'shelf/full' });
  expect(await c.shelf.put(picture(10, 6), META)).toMatchObject({ code: 'shelf/full' });
  expect(await put(c, picture(half, 1))).toBeTruthy();
  expect(await c.shelf.list()).toHaveLength(4);
});

test('[H10] a board that somebody floods past what a relay takes is heard no further, and the next one is taken', async () => {
  const hub = new Hub();
  const at = table(hub);
  const [a, b] = [await at.page(), await at.page()];
  const sodium = await loadSodium();
  const room = boardRoom(sodium, at.link, 1);
  const junk = sealThing(sodium, webRng, room, { type: THING.part, bytes: picture(PART_BYTES) });
  hub.rewrite(room.topic, () => Array.from({ length: 200 }, () => junk));
  const bytes = picture(2 * PART_BYTES, 9);
  const hash = await put(a, bytes);
  expect(isWhole(await b.shelf.get(hash), bytes)).toBe(true);
});

test('[H11] topics of the shelf are open while something is asked of them, and a little longer', async () => {
  const at = table();
  const clock = new ManualClock();
  const a = await at.page({ clock });
  expect(a.shelf.open).toEqual([]);
  const putting = a.shelf.put(picture(10), META);
  await clock.pass(1_000);
  await putting;
  expect(a.shelf.open).toEqual([0, 1]);
  await clock.pass(30_000);
  expect(a.shelf.open).toEqual([]);
});

test('[H12] without a line putting and getting say so, and what was cut comes to its end when the line is back', async () => {
  const hub = new Hub();
  const at = table(hub);
  const clock = new ManualClock();
  const a = await at.page({ clock });
  hub.stop();
  const offline = a.shelf.put(picture(10), META);
  for (let i = 0; i < 20; i++) await clock.pass(1_000);
  expect(await offline).toMatchObject({ code: 'shelf/offline' });
  hub.restart();
  const bytes = picture(20 * PART_BYTES);
  let parts = 0;
  const cut = a.shelf.put(bytes, META, (n) => {
    parts = n;
    if (parts === 8 * PART_BYTES) hub.stop();
  });
  await clock.pass(5_000);
  expect(parts).toBe(8 * PART_BYTES);
  hub.restart();
  await clock.pass(1_000);
  const done = await cut;
  expect(done).toMatchObject({ ok: true });
  expect(isWhole(await (await at.page()).shelf.get(done.ok ? done.hash : ''), bytes)).toBe(true);
});

test('[H12] a closed table answers, and asks for nothing any more', async () => {
  const hub = new Hub();
  const a = await table(hub).page();
  const pending = a.shelf.get('cd'.repeat(32));
  a.close();
  expect(await pending).toMatchObject({ code: 'shelf/closed' });
  expect(await a.shelf.put(picture(10), META)).toMatchObject({ code: 'shelf/closed' });
  expect(await a.shelf.get('cd'.repeat(32))).toMatchObject({ code: 'shelf/closed' });
  expect(a.shelf.open).toEqual([]);
});

test('[H15] what a page lends goes before the shelf; a lender that fails or has taken it back has nothing', async () => {
  const at = table();
  const [a, b] = [await at.page(), await at.page()];
  const done = await a.shelf.put(picture(10), META);
  const hash = done.ok ? done.hash : '';
  const own = new Uint8Array([1, 2, 3]);
  const broken = b.shelf.lend(() => Promise.reject(new Error('no page')));
  const back = b.shelf.lend((wanted) => Promise.resolve(wanted === hash ? own : undefined));
  expect(await b.shelf.pack(hash)).toEqual(own);
  back();
  broken();
  expect(await b.shelf.pack(hash)).toEqual(picture(10));
  // It lies nowhere: whoever gets it otherwise than for the log gets what the shelf has.
  expect(isWhole(await b.shelf.get(hash), picture(10))).toBe(true);
});
