/**
 * The kernel's `GroupWork`: what takes a moment goes to a Worker, what takes less is done at once. Where no Worker starts the page does it
 * in slices.
 */
import type { GroupWork, Rng } from '../../kernel/ports.ts';
import type { Group } from '../../kernel/secrets/group.ts';
import { isLight, jobSteps, type GroupJob, type JobResult } from '../../kernel/secrets/jobs.ts';
import { breath, helper } from './helper.ts';

/** Worked on the page before it gets a breath: half a frame's time. */
const SLICE_MS = 8;
/** Longer than for signatures: a game that shuffles shuffles again, and what it needs takes a moment to load. */
const IDLE_MS = 60_000;

/** On the page itself, slice by slice. */
export function slicedGroupWork(group: Group, rng: Rng): GroupWork {
  return {
    async run(job) {
      const steps = jobSteps(group, rng, job);
      let until = performance.now() + SLICE_MS;
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value;
        if (performance.now() < until) continue;
        await breath();
        until = performance.now() + SLICE_MS;
      }
    },
  };
}

export function webGroupWork(group: Group, rng: Rng): GroupWork {
  const onPage = slicedGroupWork(group, rng);
  let spentMs = 0;
  /** Light ones are done at once as long as the page had a breath before them: many in a row go to the Worker too. */
  async function atOnce<J extends GroupJob>(job: J): Promise<JobResult<J>> {
    if (spentMs === 0) void breath().then(() => (spentMs = 0));
    const start = performance.now();
    const result = await onPage.run(job);
    spentMs += performance.now() - start;
    return result;
  }
  const inWorker = helper<GroupJob, JobResult<GroupJob>>(() => import('./group-worker.ts'), IDLE_MS);
  return {
    async run<J extends GroupJob>(job: J): Promise<JobResult<J>> {
      if (isLight(job) && spentMs < SLICE_MS) return atOnce(job);
      const answered = await inWorker.ask(job, movedOf(job));
      // The Worker gave back what this kind of job gives.
      return answered ? answered.answer : onPage.run(left(job));
    },
  };
}

/** What was prepared for one shuffle leaves the page with it, so that it can't be used again here. */
function movedOf(job: GroupJob): ArrayBuffer[] {
  return job.kind === 'shuffle/prove' && job.prepared ? [job.prepared.bytes.buffer as ArrayBuffer] : [];
}

/** The job without what went to a Worker that has fallen over since. */
function left<J extends GroupJob>(job: J): J {
  if (job.kind !== 'shuffle/prove' || !job.prepared || job.prepared.bytes.length > 0) return job;
  const { prepared: _, ...rest } = job;
  return rest as J;
}
