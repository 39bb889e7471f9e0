/**
 * The kernel's `GroupWork`: what takes a moment goes to a Worker, what takes less is done at once. While there is no Worker yet, that is done
 * in the page's next turns. A pass of a shuffle is checked by several Workers where the machine has cores to spare: all wait for that one.
 * Where no Worker starts the page does it in slices.
 */
import type { Rng } from '../../kernel/ports.ts';
import type { GroupWork } from '../../kernel/secrets/group-work.ts';
import type { Group } from '../../kernel/secrets/group.ts';
import type { GroupJob, JobResult } from '../../kernel/secrets/job-kinds.ts';
import { costOf, isLight, jobSteps, runJob, sharesOf } from '../../kernel/secrets/jobs.ts';
import type { Announced, ShufflePass } from '../../kernel/secrets/shuffle-verify.ts';
import { breath, helper, type Helper } from '../../elements/workers/helper.ts';

/** Worked on the page before it gets a breath: a third of a frame's time. */
const SLICE_MS = 5;
/** Longer than for signatures: a game that shuffles shuffles again, and what it needs takes a moment to load. */
const IDLE_MS = 120_000;

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

/** More than that for once, when the page has done none yet: before the verdicts on its keepers' keys it draws nothing of its table. */
const FIRST_MS = 30;

/** A multiplication on a good machine, ms. */
const USUAL_MS = 0.1;
/** Jobs of fewer multiplications aren't timed; of the others so many of the last are remembered. */
const TIMED_FROM = 5;
const PACES = 8;
/** Every so many-th job that didn't fit one is timed again. */
const TRIED_AGAIN = 32;

/** So often a light job waits for the page's next turn while there is no Worker, before it waits for one to start. */
const TURNS = 40;
/** Multiplications of a job that is no light one, but done on the page, in slices, sooner than a Worker starts. */
const SOON = 100;

/** Fewer cards than that are checked by one Worker. */
const SHARED_FROM = 16;

const coresHere = (): number => (typeof navigator === 'undefined' ? 1 : navigator.hardwareConcurrency);
/** The page and everything else need theirs. */
const workersFor = (cores: number): number => (cores >= 8 ? 4 : cores >= 4 ? 2 : 1);

type Pool = readonly Helper<GroupJob, JobResult<GroupJob>>[];

/** `undefined` where one Worker must do: the others are started, and are there for the next pass. */
async function checkTogether(all: Pool, pass: ShufflePass): Promise<boolean | undefined> {
  for (const one of all) if (!one.ready) one.start();
  const pool = all.filter(({ ready }) => ready);
  if (pool.length < 2 || pool[0] !== all[0]) return undefined;
  const shares = await Promise.all(sharesOf(pass, pool.length).map((share, i) => pool[i]!.ask(share)));
  const said: Partial<Announced>[] = [];
  for (const share of shares) {
    if (!share) return undefined;
    if (!share.answer) return false;
    said.push(share.answer as Partial<Announced>);
  }
  const judged = await pool[0]!.ask({ kind: 'shuffle/judge', pass, said: Object.assign({}, ...said) as Announced });
  return judged && judged.answer === true;
}

/** What the page does between two of its turns: light jobs, for a third of a frame at most, however slow the machine. */
function onTheSpot(
  group: Group,
  rng: Rng,
): { fits(job: GroupJob): boolean; run<J extends GroupJob>(job: J): JobResult<J> } {
  let spentMs = SLICE_MS - FIRST_MS;
  /** Milliseconds of a multiplication, as jobs took it last. */
  let paces: readonly number[] = [];
  let refused = 0;
  const eachMs = (): number => (paces.length === 0 ? USUAL_MS : Math.min(...paces));
  return {
    fits(job) {
      if (!isLight(job)) return false;
      const fits = spentMs + costOf(job) * eachMs() <= SLICE_MS;
      // Something else may have held it up: some time it is tried again.
      if (!fits && spentMs <= 0 && ++refused % TRIED_AGAIN === 0) paces = [];
      return fits;
    },
    run(job) {
      if (spentMs <= 0) void breath().then(() => (spentMs = 0));
      const start = performance.now();
      const result = runJob(group, rng, job);
      const tookMs = performance.now() - start;
      spentMs += tookMs;
      // A browser's clock is too coarse for the smallest. Anything that took longer may have been interrupted.
      if (costOf(job) >= TIMED_FROM) paces = [...paces, tookMs / costOf(job)].slice(-PACES);
      return result;
    },
  };
}

/** @param cores of the machine */
export function webGroupWork(group: Group, rng: Rng, cores: number = coresHere()): GroupWork {
  const onPage = slicedGroupWork(group, rng);
  const spot = onTheSpot(group, rng);
  // Each starts when it is first asked.
  const pool: Pool = Array.from({ length: workersFor(cores) }, () =>
    helper(() => import('./group-worker.ts'), IDLE_MS),
  );
  /**
   * On the page, where it fits now, or where there is no Worker yet and the page is done sooner than one starts. A start takes a tenth of a
   * second, and several beside a page that opens a table. Such a page draws nothing before the first verdicts on its keepers' keys.
   */
  const soonHere = async <J extends GroupJob>(job: J): Promise<{ readonly result: JobResult<J> } | undefined> => {
    for (let turn = 0; !spot.fits(job); turn++) {
      if (pool[0]!.ready || costOf(job) > SOON || turn === TURNS) return undefined;
      await breath();
      if (!isLight(job)) return { result: await onPage.run(job) };
    }
    return { result: spot.run(job) };
  };
  return {
    now: (job) => (spot.fits(job) ? spot.run(job) : undefined),
    async run<J extends GroupJob>(job: J): Promise<JobResult<J>> {
      const here = await soonHere(job);
      if (here) return here.result;
      if (job.kind === 'shuffle/verify' && job.input.length >= SHARED_FROM) {
        const good = await checkTogether(pool, job);
        if (good !== undefined) return good;
      }
      const answered = await pool[0]!.ask(job, movedOf(job));
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
