/**
 * Everything in the group that is worth a Worker, as plain data: what is to be done, how much of it there is, and doing it. A job may be
 * cloned into a Worker; those that make something carry a secret there. What a job answers is the same wherever it runs.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { convert, verifyConvert, type Conversion } from './convert.ts';
import { rollShare, verifyRollShare } from './dvrf.ts';
import type { Cipher, Group } from './group.ts';
import { openCards, verifyOpening, type Opener } from './opening.ts';
import type { ShufflePlace } from './shuffle-bytes.ts';
import { pack, prepareSteps, type Prepared } from './shuffle-prepare.ts';
import { shuffleSteps, type Shuffled } from './shuffle-prove.ts';
import {
  type Announced,
  announcedSteps,
  judgeShuffle,
  SHARES,
  type ShufflePass,
  verifyShuffleSteps,
} from './shuffle-verify.ts';
import { finish, type Steps } from './steps.ts';
import { type Sealed, verifySeal } from './tseal.ts';

interface Secret {
  /** Scalar behind the public key that stands beside it. */
  readonly secret: Uint8Array;
}

interface Bytes {
  /** As they came from a peer. */
  readonly bytes: Uint8Array;
}

/** By kind: what is asked, and what is answered. */
interface Kinds {
  'shuffle/prepare': Kind<{ readonly n: number; readonly key: Uint8Array }, Prepared>;
  /** `prepared` is used up: it can't be handed over twice. */
  'shuffle/prove': Kind<
    { readonly place: ShufflePlace; readonly input: readonly Cipher[]; readonly prepared?: Prepared },
    Shuffled
  >;
  'shuffle/verify': Kind<ShufflePass, boolean>;
  /** A share of checking a pass, for several Workers at once. */
  'shuffle/announced': Kind<
    { readonly pass: ShufflePass; readonly names: readonly (keyof Announced)[] },
    Partial<Announced> | undefined
  >;
  /** The verdict out of all shares. */
  'shuffle/judge': Kind<{ readonly pass: ShufflePass; readonly said: Announced }, boolean>;
  'convert/prove': Kind<{ readonly by: Conversion & Secret; readonly a: readonly Uint8Array[] }, Uint8Array>;
  'convert/verify': Kind<{ readonly by: Conversion; readonly a: readonly Uint8Array[] } & Bytes, boolean>;
  'open/prove': Kind<{ readonly by: Opener & Secret; readonly a: readonly Uint8Array[] }, Uint8Array>;
  'open/verify': Kind<{ readonly by: Opener; readonly a: readonly Uint8Array[] } & Bytes, boolean>;
  'roll/prove': Kind<{ readonly by: Opener & Secret; readonly rollId: Uint8Array }, Uint8Array>;
  'roll/verify': Kind<{ readonly by: Opener; readonly rollId: Uint8Array } & Bytes, boolean>;
  /** May the keepers help with this seal? */
  'seal/verify': Kind<{ readonly sealed: Sealed }, boolean>;
}

interface Kind<J, R> {
  readonly job: J;
  readonly result: R;
}

export type JobKind = keyof Kinds;
type JobOf<K extends JobKind> = { readonly kind: K } & Kinds[K]['job'];
type ByKind = { [K in JobKind]: JobOf<K> };
export type GroupJob = ByKind[JobKind];
export type JobResult<J extends GroupJob> = Kinds[J['kind']]['result'];

/** The jobs whose answer is a verdict on what a peer sent. */
type CheckKind = { [K in JobKind]: Kinds[K]['result'] extends boolean ? K : never }[JobKind];
export type CheckJob = ByKind[Exclude<CheckKind, 'shuffle/judge'>];

interface Doing<K extends JobKind> {
  /** About how many multiplications; each takes a tenth of a millisecond. */
  readonly cost: (job: JobOf<K>) => number;
  readonly steps: (group: Group, rng: Rng, job: JobOf<K>) => Steps<Kinds[K]['result']>;
}

/** A job that is done in one step. */
const whole = <K extends JobKind>(
  cost: (job: JobOf<K>) => number,
  run: (group: Group, rng: Rng, job: JobOf<K>) => Kinds[K]['result'],
): Doing<K> => ({
  cost,
  // eslint-disable-next-line require-yield
  *steps(group, rng, job) {
    return run(group, rng, job);
  },
});

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
  'shuffle/judge': whole(
    ({ pass }) => pass.input.length,
    (group, _, { pass, said }) => judgeShuffle(group, pass, said),
  ),
  'convert/prove': whole(
    ({ a }) => 4 * a.length + 4,
    (group, rng, { by, a }) => convert(group, rng, by, a),
  ),
  'convert/verify': whole(
    ({ a }) => 4 * a.length + 8,
    (group, _, { by, a, bytes }) => verifyConvert(group, by, a, bytes),
  ),
  'open/prove': whole(
    ({ a }) => 4 * a.length + 2,
    (group, rng, { by, a }) => openCards(group, rng, by, a),
  ),
  'open/verify': whole(
    ({ a }) => 3 * a.length + 4,
    (group, _, { by, a, bytes }) => verifyOpening(group, by, a, bytes),
  ),
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
};

/** Light jobs take less than 5 ms: they are done on the spot. */
const LIGHT = 45;

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

/** At once. */
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
export function jobKey(job: CheckJob): Uint8Array {
  const w = new Writer().raw(utf8('tavolata/v1/job'));
  write(w, job);
  return sha256(w.done());
}

/** Each part behind its type and length, names sorted: no two jobs have the same bytes. */
function write(w: Writer, part: unknown): void {
  if (part === undefined) return void w.u8(0);
  if (part instanceof Uint8Array) return void w.u8(1).u32(part.length).raw(part);
  if (typeof part === 'string') return void w.u8(2).s16(part);
  if (typeof part === 'number') return void w.u8(3).u32(part);
  if (typeof part === 'boolean') return void w.u8(4).u8(part ? 1 : 0);
  if (Array.isArray(part)) {
    w.u8(5).u32(part.length);
    for (const item of part) write(w, item);
    return;
  }
  const named = Object.entries(part as object).sort(([one], [other]) => (one < other ? -1 : 1));
  w.u8(6).u32(named.length);
  for (const [name, value] of named) write(w.s8(name), value);
}
