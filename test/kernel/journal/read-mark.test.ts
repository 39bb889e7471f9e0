/** A page that comes again: what of the room's feeds it asks for, and what it doesn't. */
import { beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { fromHex, hex, utf8 } from '../../../src/kernel/bytes.ts';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { SharedDocument } from '../../../src/kernel/journal/shared-document.ts';
import { ReadMark } from '../../../src/kernel/journal/read-mark.ts';
import { sealEntry } from '../../../src/kernel/journal/seal.ts';
import type { Transport } from '../../../src/kernel/journal/transport.ts';
import type { LogStore, Sodium } from '../../../src/kernel/ports.ts';
import { parseUpdate } from '../../../src/wire/update.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Hub } from '../../helpers/hub.ts';
import { Chain, flipped, Pen, ROOM } from '../../helpers/pen.ts';
import { seeded } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const SEAL = { roomId: ROOM, key: new Uint8Array(32).fill(5), keyEpoch: 0 };
const TOPIC = 'x'.repeat(22);
const KEY = new Uint8Array(32);
const RELAY = { topic: TOPIC, generation: 0, joinPub: KEY, viewPub: KEY, viewSeed: KEY, joinSeed: KEY };
/** Until a mark is written, with some to spare. */
const MARKED_MS = 6_000;

const row = ({ hash, bytes }: Entry): { hash: Uint8Array; bytes: Uint8Array } => ({ hash: fromHex(hash), bytes });

/** What is special about a page: of a later version, where its key epoch isn't 0; a watcher's, which writes nothing. */
interface Kind {
  readonly keyEpoch?: number;
  readonly writes?: boolean;
}

/** A page with a log on a disk. */
class Page {
  readonly journal = new Journal(sodium, hex(ROOM));
  readonly store: LogStore;
  /** What came from the relay. */
  readonly heard: string[] = [];
  status = '';
  refilled = 0;
  isProven = true;
  readonly document: SharedDocument;

  private constructor(
    transport: Transport,
    clock: ManualClock,
    pen: number,
    store: LogStore,
    { keyEpoch = 0, writes = true }: Kind,
  ) {
    const { journal } = this;
    this.store = store;
    const { device } = new Pen(sodium, pen);
    this.document = new SharedDocument({
      sodium,
      rng: seeded(pen),
      clock,
      transport,
      seal: { ...SEAL, keyEpoch },
      relay: RELAY,
      writes,
      mark: new ReadMark({ store, clock, isProven: () => this.isProven, has: (hash) => journal.has(hash) }),
      took: (items) => {
        const fresh = items.flatMap(({ bytes, hash }) => {
          this.heard.push(hash);
          const offered = journal.offer(bytes, hash);
          return offered.ok ? offered.entries : [];
        });
        store.append(fresh.map(row)).catch(() => undefined);
        return fresh;
      },
      status: (status) => void (this.status = status),
      garbage: () => undefined,
      all: () => journal.all(),
      own: (entry) => entry.device === device,
      refilled: (n) => void (this.refilled += n),
    });
  }

  static async open(
    hub: { transport(): Transport },
    clock: ManualClock,
    pen: number,
    store = memoryLog(),
    kind: Kind = {},
  ): Promise<Page> {
    const page = new Page(hub.transport(), clock, pen, store, kind);
    const { entries, end } = await store.load();
    for (const { bytes } of entries) page.journal.load(bytes);
    await page.document.resume(
      entries.map(({ hash }) => hex(hash)),
      end,
    );
    page.document.connect();
    await clock.pass(MARKED_MS);
    return page;
  }

  async say(...entries: readonly Entry[]): Promise<void> {
    await this.store.append(entries.map(row));
    for (const entry of entries) {
      this.journal.load(entry.bytes);
      this.document.publish(entry);
    }
  }
}

const chainOf = (pen: number, n: number): Entry[] => {
  const chain = new Chain(new Pen(sodium, pen), pen);
  return [chain.hello(), ...Array.from({ length: n - 1 }, (_, i) => chain.rename(`${i}`))];
};
const hashes = (entries: readonly Entry[]): string[] => entries.map(({ hash }) => hash);
const sealed = ({ bytes }: Pick<Entry, 'bytes'>): Uint8Array => sealEntry(sodium, seeded(1), SEAL, bytes);

/** A room in which 1 has said 40 things, and a page of 2 that has read them, is gone, and left its disk. */
async function evening(): Promise<{ hub: Hub; clock: ManualClock; author: Page; rest: Entry[]; disk: LogStore }> {
  const [hub, clock] = [new Hub(), new ManualClock()];
  const author = await Page.open(hub, clock, 1);
  const all = chainOf(1, 45);
  await author.say(...all.slice(0, 40));
  const reader = await Page.open(hub, clock, 2);
  await reader.say(...chainOf(2, 3));
  await clock.pass(MARKED_MS);
  reader.document.close();
  return { hub, clock, author, rest: all.slice(40), disk: reader.store };
}

/** Somebody who may write anything into the room. */
async function vandalIn(hub: Hub, clock: ManualClock): Promise<Y.Doc> {
  const doc = new Y.Doc();
  hub.transport().connect(doc, RELAY, { status: () => undefined, blocked: () => undefined, garbage: () => undefined });
  await clock.pass(0);
  return doc;
}

test('[J22] a page that comes again hears what is new, and nothing else', async () => {
  const { hub, clock, author, rest, disk } = await evening();
  await author.say(...rest);
  const back = await Page.open(hub, clock, 2, disk);
  expect(back.heard).toEqual(hashes(rest));
  expect([back.journal.size, back.refilled, back.status]).toEqual([48, 0, 'synced']);
  // As full as it is to a page that has read it all.
  expect(back.document.fullness).toBe((await Page.open(hub, clock, 3)).document.fullness);
  await clock.pass(MARKED_MS);
  back.document.close();
  expect((await Page.open(hub, clock, 2, disk)).heard).toEqual([]);
});

test('[J22] a relay that has lost all gets it back, and of what stood for it nothing', async () => {
  const { hub, clock, author, disk } = await evening();
  author.document.close();
  hub.stop();
  hub.restart(true);
  hub.carried.length = 0;
  const back = await Page.open(hub, clock, 2, disk);
  expect(hub.carried.every((update) => parseUpdate(update).ok)).toBe(true);
  expect([back.status, back.refilled]).toEqual(['synced', 40]);
  expect((await Page.open(hub, clock, 3)).journal.size).toBe(43);
  await clock.pass(MARKED_MS);
  back.document.close();
  expect((await Page.open(hub, clock, 2, disk)).heard).toEqual([]);
});

test('[J22] a relay that has lost it under a page that came again gets it back too', async () => {
  const { hub, clock, author, disk } = await evening();
  author.document.close();
  await Page.open(hub, clock, 2, disk);
  hub.stop();
  hub.restart(true);
  await clock.pass(MARKED_MS);
  expect((await Page.open(hub, clock, 3)).journal.size).toBe(43);
});

test('[J22] a mark that is made while the relay still lacks rows counts none of them', async () => {
  const { hub, clock, author, disk } = await evening();
  author.document.close();
  hub.stop();
  hub.restart(true);
  // Puts nothing back, as one that is closed too soon, and hears something new.
  const watcher = await Page.open(hub, clock, 2, disk, { writes: false });
  const third = await Page.open(hub, clock, 5);
  await third.say(...chainOf(5, 1));
  await clock.pass(MARKED_MS);
  watcher.document.close();
  const back = await Page.open(hub, clock, 2, disk);
  expect(back.refilled).toBe(40);
  expect((await Page.open(hub, clock, 3)).journal.size).toBe(44);
});

test('[J22] a relay that has less than was read is asked for all, and gets what it lacks', async () => {
  const { hub, clock, author, disk } = await evening();
  author.document.close();
  hub.rewrite(TOPIC, (items) => items.slice(0, 5));
  const back = await Page.open(hub, clock, 2, disk);
  expect(back.heard).toHaveLength(5);
  expect((await Page.open(hub, clock, 3)).journal.size).toBe(43);
});

test('[J22] a relay that doesn’t say what it has is asked for all', async () => {
  const { hub, clock, disk } = await evening();
  const silent = {
    transport: (): Transport => ({
      connect: (doc, room, events) => {
        const deaf = { ...events };
        delete deaf.has;
        return hub.transport().connect(doc, room, deaf);
      },
    }),
  };
  const back = await Page.open(silent, clock, 2, disk);
  expect([back.heard.length, back.journal.size, back.status]).toEqual([43, 43, 'synced']);
});

test('[J22] what was deleted meanwhile is put back', async () => {
  const { hub, clock, author, disk } = await evening();
  author.document.close();
  const vandal = await vandalIn(hub, clock);
  for (const name of vandal.share.keys()) vandal.getArray(name).delete(0, vandal.getArray(name).length);
  await Page.open(hub, clock, 2, disk);
  expect((await Page.open(hub, clock, 3)).journal.size).toBe(43);
});

test('[J22] a log that has lost a row gets it again', async () => {
  const { hub, clock, disk } = await evening();
  const { entries } = await disk.load();
  const rotten = memoryLog();
  await rotten.append(entries.filter((_, i) => i !== 4));
  for (const [key, value] of await disk.all('')) await rotten.put(key, value);
  const back = await Page.open(hub, clock, 2, rotten);
  expect([back.heard.length, back.journal.size]).toEqual([43, 43]);
});

test('[J22] what the store gives once more is counted once, and put back by nobody', async () => {
  const { hub, clock, author, rest, disk } = await evening();
  // Packs that it reads as a whole, and rows that a tab has stored after they were packed.
  const packed: LogStore = {
    ...disk,
    async load(after) {
      const { entries, end } = await disk.load();
      return { entries: after ? entries : entries.toSpliced(42, 0, ...entries.slice(3, 9)), end };
    },
  };
  const first = await Page.open(hub, clock, 2, packed);
  await author.say(...rest);
  await clock.pass(MARKED_MS);
  first.document.close();
  const back = await Page.open(hub, clock, 2, packed);
  expect([first.heard, back.heard]).toEqual([hashes(rest), []]);
  expect([first.refilled, back.refilled, back.journal.size]).toEqual([0, 0, 48]);
  author.document.close();
  hub.stop();
  hub.restart(true);
  await clock.pass(MARKED_MS);
  expect([back.refilled, (await Page.open(hub, clock, 3)).journal.size]).toEqual([45, 48]);
});

test('[J22] a mark that the disk has damaged is none', async () => {
  const { hub, clock, disk } = await evening();
  const marks = await disk.all('');
  expect(marks).toHaveLength(1);
  await disk.put(marks[0]![0], utf8('{"rows":'));
  expect((await Page.open(hub, clock, 2, disk)).heard).toHaveLength(43);
});

test('[J22] what another tab has stored and not sent is put back by the next page', async () => {
  const { hub, clock, disk } = await evening();
  const page = await Page.open(hub, clock, 2, disk);
  // A tab that ends in the moment between.
  const lost = chainOf(2, 4)[3]!;
  await disk.append([row(lost)]);
  const chain = new Chain(new Pen(sodium, 2), 77);
  await page.say(chain.hello());
  await clock.pass(MARKED_MS);
  page.document.close();
  await Page.open(hub, clock, 2, disk);
  expect((await Page.open(hub, clock, 3)).journal.has(lost.hash)).toBe(true);
});

test('[J22] what is said while the mark is being written, and reaches no relay, is put back by the next page', async () => {
  const { hub, clock, disk } = await evening();
  const chain = new Chain(new Pen(sodium, 2), 77);
  const [hello, lost] = [chain.hello(), chain.rename('x')];
  let meanwhile = (): Promise<void> => Promise.resolve();
  // A slow disk, which has the new row by the time that it says how far the log goes.
  const slow: LogStore = { ...disk, load: (after) => meanwhile().then(() => disk.load(after)) };
  const page = await Page.open(hub, clock, 2, slow);
  await page.say(hello);
  meanwhile = () => {
    meanwhile = () => Promise.resolve();
    hub.stop();
    return page.say(lost);
  };
  await clock.pass(MARKED_MS);
  page.document.close();
  hub.restart();
  const back = await Page.open(hub, clock, 2, disk);
  expect([back.heard, back.journal.has(lost.hash)]).toEqual([[], true]);
  expect((await Page.open(hub, clock, 3)).journal.has(lost.hash)).toBe(true);
  await clock.pass(MARKED_MS);
  back.document.close();
  expect((await Page.open(hub, clock, 2, disk)).heard).toEqual([]);
});

test('[J22] what lay behind something that waits is put back where the relay has lost it', async () => {
  const { hub, clock, disk } = await evening();
  const vandal = await vandalIn(hub, clock);
  const [other] = chainOf(5, 1);
  vandal.getArray('f/1').push([sealed(chainOf(3, 3)[2]!), sealed(other!)]);
  const page = await Page.open(hub, clock, 2, disk);
  expect(page.journal.has(other!.hash)).toBe(true);
  await page.say(new Chain(new Pen(sodium, 2), 77).hello());
  await clock.pass(MARKED_MS);
  page.document.close();
  vandal.getArray('f/1').delete(0, 2);
  await Page.open(hub, clock, 2, disk);
  await clock.pass(MARKED_MS);
  expect((await Page.open(hub, clock, 3)).journal.has(other!.hash)).toBe(true);
});

test('[J22] an entry that waits, one that is void and one of a later version come again', async () => {
  const { hub, clock, disk } = await evening();
  const write = async (...items: readonly Uint8Array[]): Promise<void> =>
    (await vandalIn(hub, clock)).getArray('f/1').push([...items]);
  const [hello, first, second] = chainOf(3, 3);
  const forged = flipped(chainOf(4, 1)[0]!.bytes, 200);
  await write(sealed(hello!), sealed(second!));
  await write(sealed({ bytes: forged }));
  await write(sealEntry(sodium, seeded(1), { ...SEAL, keyEpoch: 1 }, hello!.bytes), sealed(chainOf(5, 1)[0]!));
  const page = await Page.open(hub, clock, 2, disk);
  expect(page.journal.size).toBe(45);
  page.document.close();
  await write(sealed(first!));
  const back = await Page.open(hub, clock, 2, disk);
  expect(back.journal.size).toBe(47);
  expect(back.heard).toContain(second!.hash);
  expect(back.heard).toContain(hex(sodium.hash(forged)));
  back.document.close();
  expect((await Page.open(hub, clock, 2, disk, { keyEpoch: 1 })).heard).toEqual([hello!.hash]);
});

test('[J22] a mark is written over nothing that the disk hasn’t taken, and over nothing that isn’t proven', async () => {
  const { hub, clock, author, rest, disk } = await evening();
  let isFull = false;
  const full: LogStore = {
    ...disk,
    append: (rows) => (isFull ? Promise.reject(new Error('the disk is full')) : disk.append(rows)),
  };
  const hears = async (store: LogStore, prepare: (page: Page) => void): Promise<readonly string[]> => {
    const page = await Page.open(hub, clock, 2, store);
    prepare(page);
    await author.say(rest.shift()!);
    await clock.pass(MARKED_MS);
    page.document.close();
    isFull = false;
    const back = await Page.open(hub, clock, 2, disk);
    back.document.close();
    return back.heard;
  };
  const [first, second] = hashes(rest);
  expect(await hears(full, () => void (isFull = true))).toEqual([first]);
  expect(await hears(disk, (page) => void (page.isProven = false))).toEqual([second]);
});
