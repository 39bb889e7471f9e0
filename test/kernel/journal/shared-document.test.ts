/** Between journal and document: what goes out, what comes in, what is put back after a loss. */
import { beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { type Entry, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { openEntry, sealEntry } from '../../../src/kernel/journal/seal.ts';
import { FLOODED } from '../../../src/kernel/journal/transport.ts';
import { SharedDocument } from '../../../src/kernel/journal/shared-document.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Hub } from '../../helpers/hub.ts';
import { Chain, Pen, ROOM } from '../../helpers/pen.ts';
import { seeded } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const SEAL = { roomId: ROOM, key: new Uint8Array(32).fill(5), keyEpoch: 0 };
const TOPIC = 'x'.repeat(22);
const KEY = new Uint8Array(32);
const RELAY = { topic: TOPIC, generation: 0, joinPub: KEY, viewPub: KEY, viewSeed: KEY, joinSeed: KEY };

/** A page with a journal behind the shared document. */
class Page {
  readonly journal = new Journal(sodium, hex(ROOM));
  readonly took: number[] = [];
  /** Hashes of what was the first of a feed, and how many others had been read by then. */
  readonly firsts: (readonly [hash: string, read: number])[] = [];
  readonly states: string[] = [];
  garbage = 0;
  refilled = 0;
  readonly document: SharedDocument;
  readonly device: string;

  constructor(hub: Hub, clock: ManualClock, pen: number, options: { writes?: boolean; log?: readonly Entry[] } = {}) {
    this.device = new Pen(sodium, pen).device;
    for (const { bytes } of options.log ?? []) this.journal.load(bytes);
    this.document = new SharedDocument({
      sodium,
      rng: seeded(pen),
      clock,
      transport: hub.transport(),
      seal: SEAL,
      relay: RELAY,
      writes: options.writes ?? true,
      took: (entries) => {
        this.took.push(entries.length);
        return entries.flatMap(({ bytes }) => {
          const offered = this.journal.offer(bytes);
          return offered.ok ? offered.entries : [];
        });
      },
      first: (opened) => opened.ok && void this.firsts.push([parseEntry(opened.bytes)!.hash, this.journal.size]),
      status: (status, code) => this.states.push(code === undefined ? status : `${status} ${code}`),
      garbage: () => void this.garbage++,
      all: () => this.journal.all(),
      own: (entry) => entry.device === this.device,
      refilled: (n) => void (this.refilled += n),
    });
    this.document.connect();
  }

  say(entry: Entry): void {
    this.journal.load(entry.bytes);
    this.document.publish(entry);
  }
}

const chainOf = (pen: number, n: number): Entry[] => {
  const chain = new Chain(new Pen(sodium, pen), pen);
  return [chain.hello(), ...Array.from({ length: n - 1 }, (_, i) => chain.rename(`${i}`))];
};

/** What a relay with nothing on its disk has by now: sealed items of the topic. */
function itemsOf(carried: readonly Uint8Array[]): Uint8Array[] {
  const doc = new Y.Doc();
  for (const update of carried) Y.applyUpdate(doc, update);
  return [...doc.share.keys()].flatMap((name) => doc.getArray<Uint8Array>(name).toArray());
}

const entryIn = (item: Uint8Array): Entry => {
  const opened = openEntry(sodium, SEAL, item);
  if (!opened.ok) throw new Error(opened.code);
  return parseEntry(opened.bytes)!;
};

/** Somebody who may do anything to the document, in which a page that has gone has left this log. */
async function vandalOf(hub: Hub, clock: ManualClock, log: readonly Entry[]): Promise<Y.Doc> {
  const first = new Page(hub, clock, 1, { log });
  await clock.pass(5_000);
  first.document.close();
  const vandal = new Y.Doc();
  hub
    .transport()
    .connect(vandal, RELAY, { status: () => undefined, blocked: () => undefined, garbage: () => undefined });
  await clock.pass(0);
  return vandal;
}

describe('the shared document', () => {
  test('[J3] what goes out is sealed: no byte of an entry shows', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const page = new Page(hub, clock, 1);
    await clock.pass(0);
    const [hello] = chainOf(1, 1);
    page.say(hello!);
    await clock.pass(0);
    const seen = hub.carried.map((update) => hex(update)).join('');
    for (const secret of [hello!.device, hex(ROOM), hex(hello!.body.subarray(0, 16))])
      expect(seen).not.toContain(secret);
    expect(itemsOf(hub.carried).map((item) => entryIn(item).hash)).toEqual([hello!.hash]);
  });

  test('[J12] entries come out at the others, what came together comes together, and nothing comes back', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const all = chainOf(1, 250);
    const [page, other] = [new Page(hub, clock, 1, { log: all }), new Page(hub, clock, 2)];
    await clock.pass(5_000);
    expect(other.journal.size).toBe(250);
    expect(other.took).toEqual([250]);
    expect(page.took).toEqual([]);
  });

  test('what a feed begins with is told before a long one is read', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const all = chainOf(1, 250);
    const [, other] = [new Page(hub, clock, 1, { log: all }), new Page(hub, clock, 2)];
    await clock.pass(5_000);
    expect(other.firsts).toEqual([[all[0]!.hash, 0]]);
    expect(other.journal.size).toBe(250);
  });

  test('[J3] garbage is counted and passed over; what a later version sealed is nobody’s fault', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const page = new Page(hub, clock, 1);
    const [hello] = chainOf(2, 1);
    const vandal = new Y.Doc();
    hub
      .transport()
      .connect(vandal, RELAY, { status: () => undefined, blocked: () => undefined, garbage: () => undefined });
    await clock.pass(0);
    const foreign = sealEntry(sodium, seeded(1), { ...SEAL, key: new Uint8Array(32) }, hello!.bytes);
    const newer = sealEntry(sodium, seeded(1), { ...SEAL, keyEpoch: 1 }, hello!.bytes);
    vandal.getArray('f/1').push([new Uint8Array(), new Uint8Array(500).fill(1, 0, 1), foreign, newer]);
    vandal.getArray('f/1').push([sealEntry(sodium, seeded(1), SEAL, hello!.bytes)]);
    await clock.pass(0);
    expect([page.garbage, page.journal.size]).toEqual([3, 1]);
  });

  test('[J12] offline, what is said waits in the document and goes out later', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const [page, other] = [new Page(hub, clock, 1), new Page(hub, clock, 2)];
    await clock.pass(0);
    hub.stop();
    for (const entry of chainOf(1, 3)) page.say(entry);
    await clock.pass(60_000);
    expect(other.journal.size).toBe(0);
    hub.restart();
    await clock.pass(10_000);
    expect([other.journal.size, page.refilled]).toEqual([3, 0]);
  });
});

/** Sessions in one update. */
const AT_ONCE = 50;

describe('a relay that sends more than any room holds', () => {
  const rubbish = (n: number, bytes: number): Uint8Array[] =>
    Array.from({ length: n }, () => new Uint8Array(bytes).fill(1, 0, 1));
  /** A page to which this is sent, by so many made-up sessions, and what the page says of it. */
  async function flooded(
    sessions: number,
    n: number,
    bytes: number,
  ): Promise<{ page: Page; hub: Hub; clock: ManualClock }> {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const log = chainOf(1, 5);
    const page = new Page(hub, clock, 1, { log });
    await clock.pass(5_000);
    const doc = new Y.Doc();
    const line = hub
      .transport()
      .connect(doc, RELAY, { status: () => undefined, blocked: () => undefined, garbage: () => undefined });
    await clock.pass(0);
    // Yjs counts all of a document's clients at each update: one session after another would cost their square.
    for (let i = 0; i < sessions; i += AT_ONCE) {
      const feeds = Array.from({ length: Math.min(AT_ONCE, sessions - i) }, () => {
        const feed = new Y.Doc();
        feed.getArray(`f/${feed.clientID.toString(36)}`).push(rubbish(n, bytes));
        return Y.encodeStateAsUpdate(feed);
      });
      Y.applyUpdate(doc, Y.mergeUpdates(feeds));
    }
    await clock.pass(0);
    line.close();
    await clock.pass(5_000);
    return { page, hub, clock };
  }

  test.each([
    ['bytes', 1, 100, 60_000],
    ['entries', 1, 26_000, 1],
    ['sessions', 1_300, 1, 1],
  ])(
    '[J21] of too many %s the page hangs up and says so; its log is what it was',
    async (_what, sessions, n, bytes) => {
      const { page, hub, clock } = await flooded(sessions, n, bytes);
      expect(page.states.at(-1)).toBe(`blocked ${FLOODED}`);
      expect(page.journal.size).toBe(5);
      const { garbage } = page;
      const vandal = new Y.Doc();
      hub
        .transport()
        .connect(vandal, RELAY, { status: () => undefined, blocked: () => undefined, garbage: () => undefined });
      vandal.getArray('f/1').push(rubbish(10, 60));
      await clock.pass(60_000);
      expect([page.garbage, page.states.at(-1)]).toEqual([garbage, `blocked ${FLOODED}`]);
    },
  );

  test('[J21] a full room is taken whole, and rubbish in it doesn’t make the table move', async () => {
    const { page } = await flooded(1, 60, 65_000);
    expect(page.states.at(-1)).toBe('synced');
    expect(page.garbage).toBe(60);
    expect(page.document.fullness).toBeLessThan(0.01);
  });
});

describe('putting back', () => {
  test('[J13] after the relay has lost its data, a page that kept its document sends it again by itself', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const page = new Page(hub, clock, 1);
    await clock.pass(0);
    for (const entry of chainOf(1, 3)) page.say(entry);
    hub.stop();
    hub.restart(true);
    const late = new Page(hub, clock, 2);
    await clock.pass(10_000);
    expect([late.journal.size, page.refilled]).toEqual([3, 0]);
  });

  test('[J13] a page that comes back to an empty relay puts its own entries back at once, others’ a while later', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const log = [...chainOf(1, 5), ...chainOf(2, 7)];
    const page = new Page(hub, clock, 1, { log });
    await clock.pass(0);
    expect(itemsOf(hub.carried).map((item) => entryIn(item).device)).toEqual(Array<string>(5).fill(page.device));
    const late = new Page(hub, clock, 3);
    await clock.pass(2_000);
    expect([late.journal.size, page.refilled]).toEqual([12, 7]);
  });

  test('[J13] what the log held before its predecessor goes back when somebody else has brought that', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const [hello, first, second, third] = chainOf(1, 4);
    const page = new Page(hub, clock, 1, { log: [hello!, first!, third!] });
    await clock.pass(5_000);
    const other = new Page(hub, clock, 2, { log: [hello!, first!, second!] });
    await clock.pass(5_000);
    expect([page.journal.size, other.journal.size]).toEqual([4, 4]);
    expect(itemsOf(hub.carried)).toHaveLength(4);
  });

  test('[J13] when the author is there too, nobody else puts its entries back', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const log = [...chainOf(1, 50), ...chainOf(2, 50)];
    const pages = [1, 2].map((pen) => new Page(hub, clock, pen, { log }));
    await clock.pass(10_000);
    expect(pages.map(({ refilled }) => refilled)).toEqual([0, 0]);
    expect(itemsOf(hub.carried)).toHaveLength(100);
  });

  test('[J13] five pages that hold the same thousand entries of somebody absent put each back once', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const log = chainOf(9, 1_000);
    const pages = [1, 2, 3, 4, 5].map((pen) => new Page(hub, clock, pen, { log }));
    await clock.pass(20_000);
    expect(itemsOf(hub.carried)).toHaveLength(1_000);
    expect(pages.filter(({ refilled }) => refilled > 0).length).toBeGreaterThan(1);
  });

  test('[J13] what a vandal deleted from the document is put back by whoever comes with its log (JR5)', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const log = chainOf(1, 10);
    const vandal = await vandalOf(hub, clock, log);
    for (const name of vandal.share.keys()) vandal.getArray(name).delete(0, vandal.getArray(name).length);
    const stranger = new Page(hub, clock, 3);
    await clock.pass(10_000);
    expect(stranger.journal.size).toBe(0);
    const returned = new Page(hub, clock, 2, { log });
    await clock.pass(10_000);
    expect(returned.refilled).toBe(10);
    expect(stranger.journal.size).toBe(10);
  });

  test('[J13] what a vandal wrote over is nothing, and the real items are put back by whoever comes with its log (JR5)', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const log = chainOf(1, 10);
    const vandal = await vandalOf(hub, clock, log);
    for (const name of vandal.share.keys()) {
      const feed = vandal.getArray<Uint8Array>(name);
      const bent = feed.toArray().map((item) => item.map((byte, i) => (i === item.length - 1 ? byte ^ 1 : byte)));
      feed.delete(0, feed.length);
      feed.insert(0, bent);
    }
    const stranger = new Page(hub, clock, 3);
    await clock.pass(10_000);
    expect([stranger.journal.size, stranger.garbage]).toEqual([0, 10]);
    const returned = new Page(hub, clock, 2, { log });
    await clock.pass(10_000);
    expect([returned.journal.size, returned.refilled, stranger.journal.size]).toEqual([10, 10, 10]);
  });

  test('[J14] a watcher puts nothing back', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const watcher = new Page(hub, clock, 1, { log: chainOf(2, 5), writes: false });
    await clock.pass(10_000);
    expect(watcher.refilled).toBe(0);
    expect(itemsOf(hub.carried)).toHaveLength(0);
  });

  test('[J13] a page that is closed meanwhile puts nothing back and leaves no timer', async () => {
    const [hub, clock] = [new Hub(), new ManualClock()];
    const page = new Page(hub, clock, 1, { log: chainOf(2, 5) });
    await clock.pass(0);
    page.document.close();
    expect(clock.pending).toBe(0);
    await clock.pass(10_000);
    expect(page.refilled).toBe(0);
  });
});
