/** What gets into the journal, what waits, and what is proof of a lie. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { makeHelloBody } from '../../../src/kernel/journal/bodies.ts';
import { chainOf, type Entry, KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import { Journal, type Offered } from '../../../src/kernel/journal/journal.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { deviceId } from '../../../src/kernel/identity/device.ts';
import { Chain, flipped, Pen, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

const journal = (): Journal => new Journal(sodium, hex(ROOM));
const chain = (pen = 1, session = 7): Chain => new Chain(new Pen(sodium, pen), session);
/** Hello and `n` more, signed unless said. */
const chainOfLength = (n: number, pen = 1, session = 7, whims: { readonly signature?: Uint8Array } = {}): Entry[] => {
  const c = chain(pen, session);
  return [c.hello(whims), ...Array.from({ length: n }, (_, i) => c.rename(`${i}`, whims))];
};
const offer = (j: Journal, entries: readonly Entry[]): Offered[] => entries.map(({ bytes }) => j.offer(bytes));
const names = (offered: Offered): string[] => (offered.ok ? offered.entries.map(({ hash }) => hash) : [offered.code]);
const FORGED = 'journal/forged';

describe('getting in', () => {
  test('[J7] a chain gets in from its first entry, which carries the keys that make its device', () => {
    const j = journal();
    const all = chainOfLength(3);
    expect(offer(j, all).map(names)).toEqual(all.map(({ hash }) => [hash]));
    expect(j.size).toBe(4);
    expect(j.keysOf(all[0]!.device)).toEqual({ sigPk: chain().pen.sigPk, mailPk: chain().pen.mailPk });
  });

  test('[J7] what is known already changes nothing', () => {
    const j = journal();
    const all = chainOfLength(3);
    offer(j, all);
    expect(offer(j, all).map(names)).toEqual([[], [], [], []]);
    expect(j.size).toBe(4);
  });

  test('[J7] an entry of another room is refused (JR2)', () => {
    const j = journal();
    const c = chain();
    expect(names(j.offer(c.hello({ room: flipped(ROOM, 0) }).bytes))).toEqual(['journal/other-room']);
    expect(j.size).toBe(0);
  });

  test('[J7] keys that do not make the device are void (JR2)', () => {
    const j = journal();
    const c = chain();
    const others = new Pen(sodium, 2);
    expect(names(j.offer(c.write(KIND.hello, makeHelloBody(others)).bytes))).toEqual([FORGED]);
    expect(j.keysOf(c.pen.device)).toBeUndefined();
    // Well signed, by somebody who would like to be that device.
    const sign = (message: Uint8Array): Uint8Array => others.sign(message);
    const crafted = Object.assign(Object.create(others) as Pen, { device: c.pen.device, sign });
    expect(names(j.offer(new Chain(crafted, 1).hello().bytes))).toEqual([FORGED]);
    expect(j.keysOf(c.pen.device)).toBeUndefined();
  });

  test('[J7] a chain begins with hello or table and with nothing else', () => {
    const j = journal();
    expect(names(j.offer(chain(1, 1).table().bytes))).toHaveLength(1);
    for (const kind of [KIND.seat, KIND.move, KIND.stamp, 0, 77]) {
      const c = chain(2, kind);
      expect(names(j.offer(c.write(kind, makeHelloBody(c.pen)).bytes))).toEqual([FORGED]);
    }
  });

  test('[J7] a key of small order is none, though it "signs" everything (JR3)', () => {
    const j = journal();
    for (const sigPk of [new Uint8Array(32), Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0))]) {
      const pen = new Pen(sodium, 1);
      const keys = { sigPk, mailPk: pen.mailPk };
      const device = hex(deviceId(sigPk, pen.mailPk));
      const crafted = Object.assign(Object.create(pen) as Pen, { ...keys, device });
      const signature = new Uint8Array(64).fill(0, 1).fill(1, 0, 1);
      expect(names(j.offer(new Chain(crafted, 1).hello({ signature }).bytes))).toEqual([FORGED]);
    }
    expect(j.size).toBe(0);
  });

  test('[J7] noise is malformed and never throws (FZ)', () => {
    const j = journal();
    const { bytes } = chainOfLength(1)[1]!;
    withSeeds(1, (seed) => {
      const rng = seeded(seed);
      for (let i = 0; i < 2_000; i++) {
        j.offer(rng.bytes(rng.below(300)));
        j.offer(
          flipped(bytes, rng.below(bytes.length), 1 + rng.below(255)).subarray(0, rng.oneIn(3) ? rng.below(250) : 250),
        );
      }
    });
    expect(j.size).toBe(0);
  });
});

describe('forgeries', () => {
  test('[J8] a false signature is void for everybody, and a real entry for the same place still gets in', () => {
    const j = journal();
    const c = chain();
    const hello = c.hello();
    const forged = c.rename('Eva', { signature: new Uint8Array(64).fill(3), aside: true });
    const real = c.rename('Anna');
    expect(offer(j, [hello, forged, real]).map(names)).toEqual([[hello.hash], [FORGED], [real.hash]]);
    expect([j.isVoid(forged.hash), j.isVoid(real.hash), j.has(forged.hash)]).toEqual([true, false, false]);
    expect(j.lies).toEqual([]);
  });

  test('[J8] the same entry under a twisted signature is another entry, and void', () => {
    const j = journal();
    const [hello, next] = chainOfLength(1) as [Entry, Entry];
    offer(j, [hello, next]);
    const twisted = j.offer(flipped(next.bytes, next.bytes.length - 1, 0x10));
    expect(names(twisted)).toEqual([FORGED]);
    expect(j.size).toBe(2);
  });

  test('[J8] a chain ends with its void entry, even where well-signed ones follow, in whatever order they come', () => {
    const c = chain();
    const hello = c.hello();
    const forged = c.rename('Eva', { signature: new Uint8Array(64).fill(3) });
    const after = [c.rename('1'), c.rename('2')];
    for (const order of [
      [hello, forged, ...after],
      [...after.toReversed(), forged, hello],
      [after[1]!, hello, forged, after[0]!],
    ]) {
      const j = journal();
      offer(j, order);
      expect([...j.all()]).toHaveLength(1);
      expect([forged, ...after].map(({ hash }) => j.isVoid(hash))).toEqual([true, true, true]);
      expect([...j.voidsSince(0)].toSorted()).toEqual([forged, ...after].map(({ hash }) => hash).toSorted());
    }
  });

  test('[J8] an entry whose predecessor is of another chain, or of another number, is void (JR2)', () => {
    const j = journal();
    const [mine, other] = [chain(1, 7), chain(1, 8)];
    const [a, b] = [mine.hello(), other.hello()];
    const strayed = mine.rename('x', { prev: b.hash, aside: true });
    const skipped = mine.rename('x', { seq: 2, aside: true });
    expect(offer(j, [a, b, strayed, skipped]).map(names)).toEqual([[a.hash], [b.hash], [FORGED], [FORGED]]);
  });

  test('[J8] another device can not write in this chain', () => {
    const j = journal();
    const [mine, liar] = [chain(1), chain(2)];
    const [a, b] = [mine.hello(), liar.hello()];
    offer(j, [a, b]);
    const head = mine.rename('Anna', { aside: true });
    const signed = liar.pen.sign(head.bytes);
    expect(names(j.offer(mine.rename('Anna', { signature: signed, aside: true }).bytes))).toEqual([FORGED]);
  });
});

/** Entries for the next place in this chain, each with another false signature. */
function forgeries(c: Chain, n: number): Entry[] {
  const { bytes } = c.rename('Eva', { aside: true });
  return Array.from({ length: n }, (_, i) => {
    const forged = bytes.slice();
    new DataView(forged.buffer).setUint32(forged.length - 64, i);
    return parseEntry(forged)!;
  });
}

describe('floods of forgeries', () => {
  test('[J8] five thousand for one place are checked once each and keep nobody out (JR9)', () => {
    let checks = 0;
    let isFlood = false;
    // As libsodium says of each, at the cost of all the rest.
    const verify: Sodium['verify'] = (...args) => (checks++, !isFlood && sodium.verify(...args));
    const j = new Journal({ ...sodium, verify }, hex(ROOM));
    const c = chain();
    offer(j, [c.hello()]);
    const flood = forgeries(c, 5_000);
    [checks, isFlood] = [0, true];
    const taken = [...flood, ...flood, ...flood].filter(({ bytes, hash }) => j.offer(bytes, hash).ok);
    isFlood = false;
    expect([taken.length, checks, j.size, j.voidCount, j.lies]).toEqual([0, 5_000, 1, 5_000, []]);
    const real = c.rename('Anna');
    expect(names(j.offer(real.bytes))).toEqual([real.hash]);
  });

  test('[J8] of more than a relay takes the oldest are let go, and are void again should they come again (JR9)', () => {
    const j = new Journal({ ...sodium, verify: () => false }, hex(ROOM));
    const c = chain();
    j.load(c.hello().bytes);
    const flood = forgeries(c, 40_000);
    for (const { bytes, hash } of flood.slice(0, -1)) j.offer(bytes, hash);
    expect(flood.slice(0, -1).every(({ hash }) => j.isVoid(hash))).toBe(true);
    const seen = j.voidCount;
    const [first, last] = [flood[0]!, flood.at(-1)!];
    j.offer(last.bytes, last.hash);
    expect([j.isVoid(first.hash), j.isVoid(flood[20_000]!.hash), j.isVoid(last.hash)]).toEqual([false, true, true]);
    expect(j.voidsSince(seen)).toEqual([last.hash]);
    expect(names(j.offer(first.bytes))).toEqual([FORGED]);
    expect([j.voidCount, j.voidsSince(0).length]).toEqual([40_001, 20_001]);
  });
});

describe('waiting', () => {
  test('[J9] what comes too early waits, and all that is complete comes in chain order', () => {
    const j = journal();
    const all = chainOfLength(20);
    for (const entry of all.slice(1).toReversed()) expect(names(j.offer(entry.bytes))).toEqual([]);
    expect(j.size).toBe(0);
    expect(names(j.offer(all[0]!.bytes))).toEqual(all.map(({ hash }) => hash));
  });

  test('[J9] a gap holds back what is behind it, and nothing else (JR2)', () => {
    const j = journal();
    const all = chainOfLength(5);
    offer(j, [...all.slice(0, 2), ...all.slice(3)]);
    expect(j.size).toBe(2);
    expect(names(j.offer(all[2]!.bytes))).toHaveLength(4);
  });

  test('[J9] what comes in from waiting has its signature checked too', () => {
    const j = journal();
    const c = chain();
    const hello = c.hello();
    const forged = c.rename('Eva', { signature: new Uint8Array(64) });
    offer(j, [forged]);
    j.load(hello.bytes);
    expect([j.size, j.isVoid(forged.hash)]).toEqual([1, true]);
  });

  test('[J9] ten thousand entries of four chains give the same journal in any order', () => {
    // To sign and to check so many would take longer than all the rest.
    const signature = new Uint8Array(64);
    const verify = (): boolean => true;
    const all = [1, 2, 3, 4].flatMap((pen) => chainOfLength(2_499, pen, pen, { signature }));
    const expected = all.map(({ hash }) => hash).toSorted();
    withSeeds(1, (seed) => {
      const j = new Journal({ ...sodium, verify }, hex(ROOM));
      for (const entry of seeded(seed).shuffle(all)) j.load(entry.bytes);
      expect([...j.all()].map(({ hash }) => hash).toSorted()).toEqual(expected);
      const before = new Map<string, number>();
      for (const entry of j.all()) {
        if (entry.seq !== (before.get(chainOf(entry)) ?? -1) + 1) throw new Error(`${chainOf(entry)} ${entry.seq}`);
        before.set(chainOf(entry), entry.seq);
      }
    });
  });

  /** Of a device that never says hello: nothing of it can ever be checked. */
  const junk = (n: number, body: number): Uint8Array[] => {
    const stranger = chain(2);
    const signature = new Uint8Array(64);
    const prevOf = (i: number): string => `f${i.toString(16).padStart(63, '0')}`;
    return Array.from(
      { length: n },
      (_, i) => stranger.write(KIND.move, new Uint8Array(body), { seq: 5, prev: prevOf(i), signature }).bytes,
    );
  };

  test.each([
    { much: 'twenty thousand', fits: 19_999, body: 0 },
    { much: '8 MiB', fits: 139, body: 60_000 },
  ])('[J9] at most $much wait; then the oldest is let go, and may come again (JR9)', ({ fits, body }) => {
    const flood = junk(fits + 1, body);
    for (const waits of [true, false]) {
      const j = journal();
      const [hello, first] = chainOfLength(1) as [Entry, Entry];
      offer(j, [first]);
      for (const bytes of waits ? flood.slice(1) : flood) j.offer(bytes);
      expect(names(j.offer(hello.bytes))).toEqual(waits ? [hello.hash, first.hash] : [hello.hash]);
      expect(names(j.offer(first.bytes))).toEqual(waits ? [] : [first.hash]);
    }
  });
});

describe('lies', () => {
  test('[J10] two well-signed entries for one place are both kept, as proof that the device lied (JR1)', () => {
    const j = journal();
    const c = chain();
    const hello = c.hello();
    const one = c.rename('Anna', { aside: true });
    const two = c.rename('Eva');
    offer(j, [hello, one, two]);
    expect(j.lies).toEqual([{ device: c.pen.device, first: one, second: two }]);
    expect([j.has(one.hash), j.has(two.hash)]).toEqual([true, true]);
  });

  test('[J10] both branches go on, and a thousand lies of one device are one proof', () => {
    const j = journal();
    const c = chain();
    offer(j, [c.hello()]);
    for (let i = 0; i < 50; i++) offer(j, [c.rename(`${i}`, { aside: true })]);
    const tail = [c.rename('a'), c.rename('b')];
    offer(j, tail);
    expect([j.lies.length, j.size, j.has(tail[1]!.hash)]).toEqual([1, 53, true]);
  });

  test('[J10] two sessions of one device are no lie', () => {
    const j = journal();
    offer(j, [...chainOfLength(2, 1, 1), ...chainOfLength(2, 1, 2)]);
    expect([j.lies, j.size]).toEqual([[], 6]);
  });
});
