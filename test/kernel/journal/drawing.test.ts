/** What comes in bulk: drawn by the heads of its chains, proven entry by entry. */
import { beforeAll, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import type { Entry } from '../../../src/kernel/journal/entry.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { Chain, flipped, Pen, ROOM } from '../../helpers/pen.ts';
import { seeded, withSeeds } from '../../helpers/rng.ts';

let sodium: Sodium;
/** Signatures checked so far. */
let checks = 0;
beforeAll(async () => {
  const real = await loadSodium();
  sodium = {
    ...real,
    verify(...args) {
      checks++;
      return real.verify(...args);
    },
  };
});

const NOBODYS = new Uint8Array(64);
const chainOf = (pen: number, session = pen): Chain => new Chain(new Pen(sodium, pen), session);
const written = (n: number, chain: Chain): Entry[] => [
  chain.hello(),
  ...Array.from({ length: n }, (_, i) => chain.rename(`${i}`)),
];
const hashes = (entries: Iterable<Entry>): string[] => [...entries].map(({ hash }) => hash);

/** Proves all, piece by piece; answers what was proven. */
function prove(journal: Journal, piece = 7): Entry[] {
  const out: Entry[] = [];
  while (!journal.proven) {
    const asked = journal.unproven(piece);
    const good = asked.map(({ job: { sig, message, pk } }) => sodium.verify(sig, message, pk));
    out.push(
      ...journal.prove(
        asked.map(({ entry }) => entry),
        good,
      ).proven,
    );
  }
  return out;
}

test('[J15] chains are checked and one signature each; the rest is to be proven', () => {
  const journal = new Journal(sodium, hex(ROOM));
  const all = [1, 2, 3].flatMap((pen) => written(20, chainOf(pen)));
  checks = 0;
  expect(hashes(journal.draw(all).entries)).toEqual(hashes(all));
  expect(checks).toBe(3);
  expect(journal.proven).toBe(false);
  expect(hashes(prove(journal))).toEqual(hashes(all));
  expect(journal.proven).toBe(true);
});

test('[J15] what came in disorder or before is drawn all the same, and what misses its predecessor waits', () => {
  withSeeds(20, (seed) => {
    const rng = seeded(seed);
    const all = [1, 2].flatMap((pen) => written(30, chainOf(pen)));
    const journal = new Journal(sodium, hex(ROOM));
    const missing = rng.below(30);
    for (const { bytes } of all.slice(0, 5)) journal.offer(bytes);
    journal.draw(rng.shuffle(all.filter((_, i) => i !== 5 + missing)));
    journal.draw([all[5 + missing]!]);
    expect(new Set(hashes(journal.all()))).toEqual(new Set(hashes(all)));
    const before = new Set(hashes(all.slice(0, 5)));
    for (const entry of prove(journal, 1 + rng.below(9))) {
      expect(entry.seq === 0 || before.has(entry.prev)).toBe(true);
      before.add(entry.hash);
    }
    expect(before.size).toBe(all.length);
  });
});

test('[J17] an entry that turns out to be forged is void with the rest of its chain, and nobody else’s', () => {
  const journal = new Journal(sodium, hex(ROOM));
  const [mallory, anna] = [chainOf(1), written(9, chainOf(2))];
  const first = written(3, mallory);
  const forged = mallory.rename('forged', { signature: NOBODYS });
  const rest = [mallory.rename('a'), mallory.rename('b')];
  const drawn = journal.draw([...first, forged, ...rest, ...anna]);
  expect(drawn).toMatchObject({ codes: new Set() });
  expect(drawn.entries).toHaveLength(17);
  expect(hashes(prove(journal))).toEqual(hashes([...first, ...anna]));
  expect(hashes(journal.all())).toEqual(hashes([...first, ...anna]));
  for (const { hash } of [forged, ...rest]) expect(journal.isVoid(hash)).toBe(true);
  expect(journal.offer(rest[1]!.bytes)).toMatchObject({ ok: false, code: 'journal/forged' });
});

test('[J18] a chain whose head is forged shows what is good of it and no more', () => {
  const journal = new Journal(sodium, hex(ROOM));
  const [mallory, anna] = [chainOf(1), written(9, chainOf(2))];
  const first = written(3, mallory);
  const forged = [1, 2, 3].map((n) => mallory.rename(`${n}`, { signature: NOBODYS }));
  const { entries, codes } = journal.draw([...first, ...forged, ...anna]);
  expect(hashes(entries)).toEqual(hashes([...first, ...anna]));
  expect([...codes]).toEqual(['journal/forged']);
  expect(hashes(prove(journal))).toEqual(hashes([...first, ...anna]));
});

test('[J16] a forged entry for somebody’s place makes nobody a liar; two signed ones do, once they are proven', () => {
  const journal = new Journal(sodium, hex(ROOM));
  const anna = chainOf(1);
  const first = [anna.hello()];
  const aside = anna.rename('forged', { aside: true, signature: NOBODYS });
  journal.draw([...first, aside, ...[1, 2].map((n) => anna.rename(`${n}`))]);
  prove(journal);
  expect(journal.lies).toEqual([]);
  const twice = [anna.rename('x', { aside: true }), anna.rename('y', { aside: true })];
  journal.draw(twice);
  expect(journal.lies).toEqual([]);
  prove(journal);
  expect(journal.lies).toMatchObject([{ device: anna.pen.device, first: twice[0]!, second: twice[1]! }]);
});

test('[J17] whatever is forged where: what is left is what checking one by one leaves', () => {
  withSeeds(30, (seed) => {
    const rng = seeded(seed);
    const all = [1, 2, 3].flatMap((pen) => {
      const chain = chainOf(pen);
      const bad = rng.below(30);
      const entries = [chain.hello()];
      for (let i = 0; i < 12; i++) entries.push(chain.rename(`${i}`, i === bad ? { signature: NOBODYS } : {}));
      const side = { aside: true, ...(rng.oneIn(2) ? { signature: NOBODYS } : {}) };
      return [...entries, chain.rename('aside', side)];
    });
    const [one, other] = [new Journal(sodium, hex(ROOM)), new Journal(sodium, hex(ROOM))];
    for (const { bytes } of all) one.offer(bytes);
    for (const part of [all.slice(0, 20), all.slice(20)]) other.draw(rng.shuffle(part));
    prove(other);
    expect(new Set(hashes(other.all()))).toEqual(new Set(hashes(one.all())));
  });
});

test('[J17] bytes that are no entry, or of another room, change nothing', () => {
  const journal = new Journal(sodium, hex(ROOM));
  const strange = chainOf(1).hello({ room: flipped(ROOM, 0) });
  const { entries, codes } = journal.draw([strange, { bytes: new Uint8Array(200), hash: 'x' }]);
  expect(entries).toEqual([]);
  expect([...codes]).toEqual(['journal/malformed']);
  expect(journal.proven).toBe(true);
});
