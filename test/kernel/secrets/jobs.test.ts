/** Group work as plain data: the same answers as by hand, in one go or in steps, and one key for one verdict. */
import { expect, test } from 'vitest';
import { hex, utf8 } from '../../../src/kernel/bytes.ts';
import type { Conversion } from '../../../src/kernel/secrets/convert.ts';
import type { CheckJob, GroupJob, JobKind } from '../../../src/kernel/secrets/job-kinds.ts';
import { isLight, jobKey, jobSteps, runJob, sharesOf } from '../../../src/kernel/secrets/jobs.ts';
import type { Announced, ShufflePass } from '../../../src/kernel/secrets/shuffle-verify.ts';
import { keyPair, sodiumGroup as group } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';

const seed = freshSeed();
const rng = seeded(seed);
const { secret, key } = keyPair(group, rng);
const place = { ctx: utf8('here'), key };
const input = lockedDeck(group, rng, key, ['one', 'two', 'three']);
const a = input.map((card) => card.a);
const run = <J extends GroupJob>(job: J) => runJob(group, rng, job);

/** One honest job of each kind that checks, with what the kinds that make give. */
function checks(): CheckJob[] {
  const prepared = run({ kind: 'shuffle/prepare', n: 3, key });
  const { output, proof } = run({ kind: 'shuffle/prove', place, input, prepared });
  const to: Conversion = { ctx: place.ctx, index: 1, from: key, to: keyPair(group, rng).key };
  const by = { ctx: place.ctx, index: 1, key };
  const rollId = rng.bytes(32);
  return [
    { kind: 'shuffle/verify', place, input, output, proof },
    { kind: 'convert/verify', by: to, a, bytes: run({ kind: 'convert/prove', by: { ...to, secret }, a }) },
    { kind: 'open/verify', by, a, bytes: run({ kind: 'open/prove', by: { ...by, secret }, a }) },
    { kind: 'roll/verify', by, rollId, bytes: run({ kind: 'roll/prove', by: { ...by, secret }, rollId }) },
  ];
}

/** All jobs with one leaf of their data changed. */
function variants<T>(part: T): T[] {
  if (part instanceof Uint8Array) {
    const other = part.slice();
    other[0] = other[0]! ^ 1;
    return [other, part.slice(1)] as T[];
  }
  if (typeof part === 'number') return [part + 1] as T[];
  if (typeof part === 'boolean') return [!part] as T[];
  if (Array.isArray(part)) {
    const changed = part.flatMap((item, i) => variants(item).map((other) => part.with(i, other)));
    return [...changed, part.slice(1)] as T[];
  }
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    variants(value as unknown).map((other) => ({ ...part, [name]: other })),
  );
}

test(`[S37] every kind of job does what its functions do, SEED=${seed}`, () => {
  for (const job of checks()) expect([job.kind, run(job)]).toEqual([job.kind, true]);
});

test('[S37] done in steps, a job gives the same, and the page has its turn in between', () => {
  const deck = lockedDeck(group, seeded(1), key, ['x', 'y', 'z', 'u', 'v']);
  const whole = runJob(group, seeded(2), { kind: 'shuffle/prove', place, input: deck });
  const steps = jobSteps(group, seeded(2), { kind: 'shuffle/prove', place, input: deck });
  let turns = 0;
  let last = steps.next();
  for (; !last.done; last = steps.next()) turns++;
  expect(last.value).toEqual(whole);
  expect(turns).toBeGreaterThan(4 * deck.length);
});

test.each([1, 2, 3, 4])('[S42] %i Workers together come to the verdict that one comes to', (workers) => {
  const { output, proof } = run({ kind: 'shuffle/prove', place, input });
  const together = (pass: ShufflePass): boolean => {
    const shares = sharesOf(pass, workers).map((share) => run(share));
    if (shares.includes(undefined)) return false;
    return run({ kind: 'shuffle/judge', pass, said: Object.assign({}, ...shares) as Announced });
  };
  const pass = { place, input, output, proof };
  expect(sharesOf(pass, workers).length).toBe(workers);
  expect(together(pass)).toBe(true);
  for (let at = 0; at < proof.length; at += 32) {
    const bad = proof.slice();
    bad[at] = bad[at]! ^ 1;
    expect(together({ ...pass, proof: bad })).toBe(false);
  }
  expect(together({ ...pass, output: input })).toBe(false);
  expect(together({ ...pass, proof: proof.slice(1) })).toBe(false);
});

test('[S38] whatever a verdict depends on is in the key of its job', () => {
  for (const job of checks()) {
    const all = [job, ...variants(job)];
    expect(new Set(all.map((one) => hex(jobKey(one)))).size).toBe(all.length);
    expect(jobKey(structuredClone(job))).toEqual(jobKey(job));
  }
});

test('[S37] a card or two are light work, a deck is not', () => {
  const by = { ctx: place.ctx, index: 1, key };
  const many = (n: number): Uint8Array[] => Array.from({ length: n }, () => a[0]!);
  expect(isLight({ kind: 'open/verify', by, a: many(2), bytes: a[0]! })).toBe(true);
  expect(isLight({ kind: 'open/verify', by, a: many(52), bytes: a[0]! })).toBe(false);
  expect(isLight({ kind: 'convert/verify', by: { ...by, from: key, to: key }, a: many(1), bytes: a[0]! })).toBe(true);
  const heavy: JobKind = 'shuffle/verify';
  expect(isLight({ kind: heavy, place, input: many(52).map((p) => ({ a: p, b: p })), output: [], proof: a[0]! })).toBe(
    false,
  );
});
