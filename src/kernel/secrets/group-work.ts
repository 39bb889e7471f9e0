/** What the kernel asks of its platform for work in the group: a port, as those of `ports.ts`, that speaks of jobs. */
import type { GroupJob, JobResult, PublicJob } from './job-kinds.ts';

/**
 * Work in the group that decks and dice are made in (`secrets/jobs.ts`), while the page goes on. Heavy jobs run in a Worker, or in slices
 * where there is none; light ones run at once. The answers are those of `runJob`. Rejects only for what is our own mistake, e.g. a
 * preparation that was used before; what a peer sent is a verdict.
 */
export interface GroupWork {
  run<J extends GroupJob>(job: J): Promise<JobResult<J>>;
  /** Done on the spot, where it is light and the page has time for it before its next turn. `undefined` says that it is to be `run`. */
  now?<J extends PublicJob>(job: J): JobResult<J> | undefined;
}
