/**
 * What the joint deck costs. Operations of the group, and each kind of proof made and checked, for a card, a poker hand, a bridge hand and
 * a grid. On libsodium, as at a table. The best of many short runs: a busy machine makes the others longer.
 */
import process from 'node:process';
import { readyRistretto } from '../../src/embed/adapters/ristretto.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { utf8 } from '../../src/kernel/bytes.ts';
import { readConvert } from '../../src/kernel/secrets/convert.ts';
import { rollSeed, rollShare, verifyRollShare } from '../../src/kernel/secrets/dvrf.ts';
import { hashToGroup } from '../../src/kernel/secrets/h2g.ts';
import { openCards, readDecryptionShare, verifyDecryptionShare } from '../../src/kernel/secrets/decryption-share.ts';
import { provePok, verifyPok } from '../../src/kernel/secrets/pok.ts';
import { sealToKeepers, verifySeal } from '../../src/kernel/secrets/tseal.ts';
import { keepers } from '../helpers/keepers.ts';
import { seeded } from '../helpers/rng.ts';
import { printTable, quantile } from './print.ts';
import { applyConvert, combineDecryptionShares, convert, verifyConvert } from '../helpers/at-once.ts';

const HANDS = [1, 5, 13, 25] as const;
const RUNS = 40;

const group = await readyRistretto();
const box = await loadSodium();
const rng = seeded(1);
const ctx = utf8('bench');

/** Milliseconds of one run: the best, and the middle one. @param each how often in one run */
function time(run: () => unknown, each = 1): { readonly best: number; readonly middle: number } {
  const took: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    for (let j = 0; j < each; j++) run();
    took.push((performance.now() - start) / each);
  }
  return { best: Math.min(...took), middle: quantile(took, 0.5) };
}

const shown = (run: () => unknown, each?: number): readonly string[] => {
  const { best, middle } = time(run, each);
  return [best, middle].map((value) => (value < 0.1 ? `${(value * 1000).toFixed(1)} µs` : `${value.toFixed(2)} ms`));
};

const s = group.reduce(rng.bytes(64));
const t = group.reduce(rng.bytes(64));
const [p, q] = ['p', 'q'].map((name) => hashToGroup(group, 'bench', utf8(name))) as [Uint8Array, Uint8Array];
const wide = rng.bytes(64);
printTable('operations of the group', [
  ['', 'best', 'middle'],
  ['s·P', ...shown(() => group.mul(s, p), 50)],
  ['s·G', ...shown(() => group.base(s), 50)],
  ['P + Q', ...shown(() => group.add(p, q), 50)],
  ['is it an element', ...shown(() => group.isElement(p), 50)],
  ['element of a hash', ...shown(() => group.fromHash(wide), 50)],
  ['product of scalars', ...shown(() => group.scalarMul(s, t), 50)],
]);

const K = 4;
const T = 3;
const joint = keepers(group, rng, K, T);
const [first] = joint.shares;
const chosen = joint.shares.slice(0, T);
const by = { ctx, index: 1, secret: first!.secret, key: first!.key };
const to = hashToGroup(group, 'bench', utf8('to'));
const rows: string[][] = [];
const row = (
  what: string,
  bytes: number,
  prove: () => unknown,
  verify: () => unknown,
  combine?: () => unknown,
): void => {
  rows.push([what, `${bytes} B`, shown(prove)[0]!, shown(verify)[0]!, combine ? shown(combine)[0]! : '']);
};

const pok = provePok(group, rng, by);
row(
  'proof of a key',
  pok.length,
  () => provePok(group, rng, by),
  () => verifyPok(group, by, pok),
);
for (const n of HANDS) {
  const a = Array.from({ length: n }, (_, i) => hashToGroup(group, 'bench', utf8(`a${i}`)));
  const cards = a.map((point) => ({ a: point, b: p }));
  const from = ({ index, secret, key }: (typeof chosen)[number]) => ({ ctx, index, secret, from: key, to });
  const all = chosen.map((share) => ({ index: share.index, bytes: convert(group, rng, from(share), a) }));
  const parts = all.map(({ index, bytes }) => ({ index, ...readConvert(bytes, n)! }));
  row(
    `convert ${n}`,
    all[0]!.bytes.length,
    () => convert(group, rng, from(first!), a),
    () => verifyConvert(group, from(first!), a, all[0]!.bytes),
    () => applyConvert(group, cards, parts, 'keepers'),
  );
}
for (const n of HANDS) {
  const a = Array.from({ length: n }, (_, i) => hashToGroup(group, 'bench', utf8(`a${i}`)));
  const cards = a.map((point) => ({ a: point, b: p }));
  const all = chosen.map(({ index, secret, key }) => ({
    index,
    bytes: openCards(group, rng, { ctx, index, secret, key }, a),
  }));
  const parts = all.map(({ index, bytes }) => ({ index, d: readDecryptionShare(bytes, n)! }));
  row(
    `open ${n}`,
    all[0]!.bytes.length,
    () => openCards(group, rng, by, a),
    () => verifyDecryptionShare(group, by, a, all[0]!.bytes),
    () => combineDecryptionShares(group, cards, parts, 'keepers'),
  );
}

const rollId = rng.bytes(32);
const rolls = chosen.map(({ index, secret, key }) => rollShare(group, rng, { ctx, index, secret, key }, rollId));
const rolled = rolls.map((bytes, i) => ({ index: i + 1, d: readDecryptionShare(bytes, 1)![0]! }));
row(
  'roll',
  rolls[0]!.length,
  () => rollShare(group, rng, by, rollId),
  () => verifyRollShare(group, by, rollId, rolls[0]!),
  () => rollSeed(group, rollId, rolled),
);

const place = { ctx, key: joint.key };
const sealed = { ...place, bytes: sealToKeepers(group, box, rng, place, utf8('forty')) };
row(
  'sealed bid',
  sealed.bytes.length,
  () => sealToKeepers(group, box, rng, place, utf8('forty')),
  () => verifySeal(group, place, sealed.bytes),
);
printTable(`proofs by one of ${K} keepers, ${T} of whom are needed; best of ${RUNS} runs`, [
  ['', 'bytes', 'made', 'checked', `put together of ${T}`],
  ...rows,
]);
process.exit(0);
