/** Verdicts on proofs as the fold asks for them: at once, later, or known from an earlier page. */
import { expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { KeptVerdicts } from '../../../src/kernel/fold/kept-verdicts.ts';
import { ProofBook } from '../../../src/kernel/fold/proofs.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';
import type { GroupWork } from '../../../src/kernel/secrets/group-work.ts';
import type { CheckJob } from '../../../src/kernel/secrets/job-kinds.ts';
import { isLight, runJob } from '../../../src/kernel/secrets/jobs.ts';
import { keyPair, sodiumGroup as group } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';

const seed = freshSeed();
const rng = seeded(seed);
const { secret, key } = keyPair(group, rng);
const place = { ctx: utf8('here'), key };

/** Work that counts what comes to it. */
function counted(): GroupWork & { times: number } {
  const work = {
    times: 0,
    run: async <J extends Parameters<GroupWork['run']>[0]>(job: J) => {
      work.times++;
      return runJob(group, rng, job);
    },
  };
  return work;
}

function pass(): CheckJob {
  const input = lockedDeck(
    group,
    rng,
    key,
    Array.from({ length: 8 }, (_, i) => `card ${i}`),
  );
  const shuffled = runJob(group, rng, { kind: 'shuffle/prove', place, input });
  return { kind: 'shuffle/verify', place, input, ...shuffled };
}

function share(): CheckJob {
  const by = { ctx: place.ctx, index: 1, key };
  const rollId = rng.bytes(32);
  const bytes = runJob(group, rng, { kind: 'roll/prove', by: { ...by, secret }, rollId });
  return { kind: 'roll/verify', by, rollId, bytes };
}

const spoilt = (job: CheckJob): CheckJob => ({ ...job, place: { ctx: utf8('there'), key } }) as CheckJob;

test(`[S41] a light proof is judged at once, a heavy one once and later, SEED=${seed}`, async () => {
  const work = counted();
  let found = 0;
  const book = new ProofBook(group, work, () => found++);
  expect(book.known(share())).toBe(true);
  expect(work.times).toBe(0);
  const good = pass();
  const bad = spoilt(good);
  expect(isLight(good)).toBe(false);
  for (const job of [good, bad, good, bad]) expect(book.known(job)).toBe(undefined);
  await book.settled();
  expect([book.known(good), book.known(bad), work.times, found]).toEqual([true, false, 2, 2]);
});

test('[S41] many light proofs at a time are judged later, so that the page has its turn', async () => {
  const work = counted();
  const book = new ProofBook(group, work, () => undefined);
  const jobs = Array.from({ length: 60 }, share);
  const first = jobs.map((job) => book.known(job));
  expect(first.slice(0, 4)).toEqual([true, true, true, true]);
  expect(first.at(-1)).toBe(undefined);
  await book.settled();
  expect(jobs.map((job) => book.known(job))).toEqual(jobs.map(() => true));
});

test('[S40] what was found good isn’t checked again on the next page, what was bad is', async () => {
  const store = memoryLog();
  const [good, light] = [pass(), Array.from({ length: 40 }, share)];
  const bad = spoilt(good);
  const page = async (): Promise<readonly [GroupWork & { times: number }, (boolean | undefined)[]]> => {
    const work = counted();
    const book = new ProofBook(group, work, () => undefined, new KeptVerdicts(store));
    for (const job of [good, bad, ...light]) book.known(job);
    await book.settled();
    return [work, [good, bad, ...light].map((job) => book.known(job))];
  };
  const [, first] = await page();
  const [work, again] = await page();
  expect(again).toEqual(first);
  expect(again).toEqual([true, false, ...light.map(() => true)]);
  // The bad one, and those that no row was full of.
  expect(work.times).toBeLessThan(1 + 32);
});

test('[S40] a store that fails keeps nothing, and everything is checked', async () => {
  const broken: Pick<LogStore, 'all' | 'put'> = {
    all: () => Promise.reject(new Error('full')),
    put: () => Promise.reject(new Error('full')),
  };
  const book = new ProofBook(group, counted(), () => undefined, new KeptVerdicts(broken));
  const job = pass();
  book.known(job);
  await book.settled();
  expect(book.known(job)).toBe(true);
});
