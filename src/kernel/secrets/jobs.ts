/**
 * Doing the jobs of `job-kinds.ts`: how much there is to each, the steps of it, and the key of a public one. What a job answers is the same
 * wherever it runs.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { cardPoint } from './card.ts';
import { applyConvertSteps, convertSteps, verifyConvertSteps } from './convert.ts';
import { rollSeed, rollShare, verifyRollShare } from './dvrf.ts';
import type { Group } from './group.ts';
import type { GroupJob, JobKind, JobOf, JobResult, Kinds, PublicJob } from './job-kinds.ts';
import { commitDealingSteps, makeDealSteps, makeHandDealSteps, readExchange } from './keygen.ts';
import { judgeDealSteps, judgeDealtSteps, sumKeysSteps, takeHandShareSteps, takeSharesSteps } from './keygen-work.ts';
import {
  combineDecryptionSharesSteps,
  openCardsSteps,
  unlockSteps,
  verifyDecryptionShareSteps,
} from './decryption-share.ts';
import { pack, prepareSteps } from './shuffle-prepare.ts';
import { shuffleSteps } from './shuffle-prove.ts';
import { announcedSteps, judgeShuffleSteps, SHARES, type ShufflePass, verifyShuffleSteps } from './shuffle-verify.ts';
import type { Holders } from './shares.ts';
import { eachOf, finish, type Steps } from './steps.ts';
import { verifySeal } from './tseal.ts';

interface Doing<K extends JobKind> {
  /** About how many multiplications; each takes a tenth of a millisecond. */
  readonly cost: (job: JobOf<K>) => number;
  readonly steps: (group: Group, rng: Rng, job: JobOf<K>) => Steps<Kinds[K]['result']>;
}

/** A light job: it is done in one step. */
const whole = <K extends JobKind>(
  cost: (job: JobOf<K>) => number,
  run: (group: Group, rng: Rng, job: JobOf<K>) => Kinds[K]['result'],
): Doing<K> => ({
  cost,
  // oxlint-disable-next-line require-yield -- steps of which there are none
  *steps(group, rng, job) {
    return run(group, rng, job);
  },
});

/** Keepers' shares are multiplied, those of others added up or taken as they are. */
const eachShare = (holders: Holders): number => (holders === 'keepers' ? 1 : 0.2);

const DOING: { readonly [K in JobKind]: Doing<K> } = {
  'shuffle/prepare': {
    cost: ({ n }) => 4 * n,
    *steps(group, rng, { n, key }) {
      return pack(n, key, yield* prepareSteps(group, rng, n, key));
    },
  },
  'shuffle/prove': {
    cost: ({ input, prepared }) => (prepared ? 5 : 9) * input.length,
    steps: (group, rng, { place, input, prepared }) => shuffleSteps(group, rng, place, input, prepared),
  },
  'shuffle/verify': {
    cost: ({ input }) => 9 * input.length,
    steps: (group, _, pass) => verifyShuffleSteps(group, pass),
  },
  'shuffle/announced': {
    cost: ({ pass, names }) => (2 + names.length) * pass.input.length,
    steps: (group, _, { pass, names }) => announcedSteps(group, pass, names),
  },
  'shuffle/judge': {
    cost: ({ pass }) => pass.input.length,
    steps: (group, _, { pass, said }) => judgeShuffleSteps(group, pass, said),
  },
  'convert/prove': {
    cost: ({ a }) => 4 * a.length + 4,
    steps: (group, rng, { by, a }) => convertSteps(group, rng, by, a),
  },
  'convert/verify': {
    cost: ({ a }) => 4 * a.length + 8,
    steps: (group, _, { by, a, bytes }) => verifyConvertSteps(group, by, a, bytes),
  },
  'open/prove': {
    cost: ({ a }) => 4 * a.length + 2,
    steps: (group, rng, { by, a }) => openCardsSteps(group, rng, by, a),
  },
  'open/verify': {
    cost: ({ a }) => 3 * a.length + 4,
    steps: (group, _, { by, a, bytes }) => verifyDecryptionShareSteps(group, by, a, bytes),
  },
  'roll/prove': whole(
    () => 4,
    (group, rng, { by, rollId }) => rollShare(group, rng, by, rollId),
  ),
  'roll/verify': whole(
    () => 5,
    (group, _, { by, rollId, bytes }) => verifyRollShare(group, by, rollId, bytes),
  ),
  'seal/verify': whole(
    () => 5,
    (group, _, { sealed }) => verifySeal(group, sealed, sealed.bytes),
  ),
  'convert/join': {
    cost: ({ ciphers, parts, holders }) => 2 * ciphers.length * parts.length * eachShare(holders),
    steps: (group, _, { ciphers, parts, holders }) => applyConvertSteps(group, ciphers, parts, holders),
  },
  'open/join': {
    cost: ({ ciphers, parts, holders }) => ciphers.length * parts.length * eachShare(holders),
    steps: (group, _, { ciphers, parts, holders }) => combineDecryptionSharesSteps(group, ciphers, parts, holders),
  },
  'roll/join': whole(
    ({ parts }) => parts.length,
    (group, _, { rollId, parts }) => rollSeed(group, rollId, parts),
  ),
  'open/own': {
    cost: ({ ciphers }) => ciphers.length,
    steps: (group, _, { secret, ciphers }) => unlockSteps(group, secret, ciphers),
  },
  'faces/point': {
    cost: ({ faces }) => 0.4 * faces.length,
    steps: (group, _, { faces }) => eachOf(faces, (face) => cardPoint(group, face)),
  },
  'faces/lock': {
    cost: ({ faces }) => 0.6 * faces.length,
    *steps(group, _, { faces, key }) {
      const made = yield* eachOf(faces, (face) => {
        const point = cardPoint(group, face);
        return { point, locked: group.add(point, key) };
      });
      return { points: made.map(({ point }) => point), locked: made.map(({ locked }) => locked) };
    },
  },
  'keep/exchange': whole(
    () => 2,
    (group, _, { shape, j, bytes }) => readExchange(group, shape, j, bytes) !== undefined,
  ),
  'keep/commit': {
    cost: ({ shape }) => 3 * shape.threshold,
    steps: (group, _, { shape, i, dealing }) => commitDealingSteps(group, shape, i, dealing),
  },
  'keep/deal': {
    cost: ({ shape }) => shape.keepers + shape.threshold + 8,
    steps: (group, rng, { shape, exchange, i, dealing }) => makeDealSteps(group, rng, shape, i, exchange, dealing),
  },
  'keep/hand': {
    cost: ({ shape }) => shape.keepers + shape.threshold + 4,
    steps: (group, rng, { shape, exchange, seat, secret }) =>
      makeHandDealSteps(group, rng, shape, seat, exchange, secret),
  },
  'keep/judge': {
    cost: ({ dealt: { shape, handOnly } }) => (handOnly ? 6 : 12) + shape.keepers * shape.threshold,
    steps: (group, _, { dealt }) => judgeDealSteps(group, dealt),
  },
  'keep/sum': {
    cost: ({ keepers, keys }) => keys.reduce((sum, dealers) => sum + (dealers[0]?.length ?? 0), 0) * keepers,
    steps: (group, _, { keepers, keys }) => sumKeysSteps(group, keepers, keys),
  },
  'keep/take': {
    cost: ({ shape, deals }) => deals.length * (3 + 3 * shape.threshold),
    steps: (group, _, { shape, deals, j, secret }) => takeSharesSteps(group, shape, deals, j, secret),
  },
  'keep/take-hand': {
    cost: ({ dealt: { shape } }) => 2 + shape.threshold,
    steps: (group, _, { dealt, j, secret }) => takeHandShareSteps(group, dealt, j, secret),
  },
  'keep/complaint': {
    cost: ({ dealt: { shape } }) => 6 + 3 * shape.threshold,
    steps: (group, _, { dealt, j, key, bytes }) => judgeDealtSteps(group, dealt, j, key, bytes),
  },
};

/** Light jobs take 5 ms on a telephone, four times as slow as a good machine: they are done on the spot. */
const LIGHT = 12;

/** In multiplications, about; each takes a tenth of a millisecond on a good machine. */
export function costOf(job: GroupJob): number {
  return doing(job.kind).cost(job);
}

/** Is it quicker done than told to a Worker? */
export function isLight(job: GroupJob): boolean {
  return costOf(job) <= LIGHT;
}

/** Step by step, so that a page without a Worker goes on in between. @throws for what would be our own mistake, never for a peer's bytes */
export function jobSteps<J extends GroupJob>(group: Group, rng: Rng, job: J): Steps<JobResult<J>> {
  return doing(job.kind).steps(group, rng, job);
}

/** Does a job in one go: in a Worker, and where nothing else waits for the page. */
export function runJob<J extends GroupJob>(group: Group, rng: Rng, job: J): JobResult<J> {
  return finish(jobSteps(group, rng, job));
}

/** The table has for each kind what takes its jobs; the compiler can't follow that through a union. */
function doing(kind: JobKind): {
  cost(job: GroupJob): number;
  steps(group: Group, rng: Rng, job: GroupJob): Steps<never>;
} {
  return DOING[kind] as unknown as ReturnType<typeof doing>;
}

/** @param workers so many of them there are */
export function sharesOf(pass: ShufflePass, workers: number): (GroupJob & { readonly kind: 'shuffle/announced' })[] {
  const shares = Array.from({ length: Math.min(workers, SHARES.length) }, (_, i) =>
    SHARES.filter((_, at) => at % workers === i).flat(),
  );
  return shares.map((names) => ({ kind: 'shuffle/announced', pass, names }));
}

/** Hash over everything that the verdict depends on, 32 B: one verdict for one key. */
export function jobKey(job: PublicJob): Uint8Array {
  const w = new Writer().raw(utf8('tavolata/v1/job'));
  write(w, job);
  return sha256(w.done());
}

/** Each part behind its type and length, names sorted: no two jobs have the same bytes. */
function write(w: Writer, part: unknown): void {
  if (part === undefined) return void w.u8(0);
  if (part instanceof Uint8Array) return void w.u8(1).u32(part.length).raw(part);
  if (typeof part === 'string') {
    const text = utf8(part);
    return void (text.length <= 0xffff ? w.u8(2).s16(text) : w.u8(7).u32(text.length).raw(text));
  }
  if (typeof part === 'number') return void w.u8(3).u32(part);
  if (typeof part === 'boolean') return void w.u8(4).u8(part ? 1 : 0);
  if (Array.isArray(part)) {
    w.u8(5).u32(part.length);
    for (const item of part) write(w, item);
    return;
  }
  const named = part as Readonly<Record<string, unknown>>;
  const names = sorted(Object.keys(named));
  w.u8(6).u32(names.length);
  for (const name of names) write(w.s8(name), named[name]);
}

/** A deck's hundred ciphers have their two names in order: they are looked at, not sorted. */
function sorted(names: string[]): string[] {
  for (let i = 1; i < names.length; i++) if (names[i - 1]! > names[i]!) return names.sort();
  return names;
}
