/**
 * Group work for tests in Node: done at once, and told about a moment later, as a Worker would. What all pages check, or add up,
 * is worked out once for all in this process, and for those who fold a log anew. The same proof has the same verdict for ever. In
 * benchmarks each works it out for itself.
 */
import { hex } from '../../src/kernel/bytes.ts';
import { doNow } from '../../src/kernel/runs/card-world.ts';
import type { Rng } from '../../src/kernel/ports.ts';
import type { GroupWork } from '../../src/kernel/secrets/group-work.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import type { GroupJob, JobResult, PublicJob } from '../../src/kernel/secrets/job-kinds.ts';
import { costOf, isLight, jobKey, runJob } from '../../src/kernel/secrets/jobs.ts';

/** Everything that takes no chance and has no secret in it. */
const PUBLIC: Readonly<Record<PublicJob['kind'], true>> = {
  'shuffle/verify': true,
  'convert/verify': true,
  'open/verify': true,
  'roll/verify': true,
  'seal/verify': true,
  'convert/join': true,
  'open/join': true,
  'roll/join': true,
  'faces/point': true,
  'faces/lock': true,
  'keep/exchange': true,
  'keep/judge': true,
  'keep/sum': true,
  'keep/complaint': true,
};

/** What comes to the same in every browser. */
export const isPublic = (job: GroupJob): job is GroupJob & PublicJob => Object.hasOwn(PUBLIC, job.kind);

const MOST_KNOWN = 10_000;
/** Multiplications that a page does on the spot, as `ProofBook`'s. */
const AT_ONCE = 24;

const known = new WeakMap<Group, Map<string, JobResult<PublicJob>>>();

/** Worked out by whoever asks first. */
export function knownOnce<J extends PublicJob>(group: Group, job: J): JobResult<J> {
  if (!process.env['VITEST']) return doNow(group, job);
  let all = known.get(group);
  if (!all || all.size > MOST_KNOWN) known.set(group, (all = new Map()));
  const key = hex(jobKey(job));
  // The key has the kind in it.
  const result = (all.get(key) as JobResult<J> | undefined) ?? doNow(group, job);
  all.set(key, result);
  return result;
}

export function directWork(group: Group, rng: Rng): GroupWork {
  let spent = 0;
  return {
    run: async (job) => (isPublic(job) ? knownOnce(group, job) : runJob(group, rng, job)),
    now(job) {
      if (!isLight(job) || spent >= AT_ONCE) return undefined;
      if (spent === 0) queueMicrotask(() => (spent = 0));
      spent += costOf(job);
      return knownOnce(group, job);
    },
  };
}
