/** How one kind of job goes (`run.ts` takes it from step to step). A plan has no memory: what it needs to know stands in the job. */
import type { Answer, Ask } from '../../../kernel/game.ts';
import { tell } from '../news.ts';
import { DOINGS, type Job } from '../job.ts';
import type { State } from '../state.ts';

export interface Plan {
  /** The pieces that it is about, as the table is now; `undefined` where it can't come about any more. */
  pieces(s: State, job: Job): readonly number[] | undefined;
  /** Of a bag what is in it, from which the lot draws; `undefined` where `pieces` says which ones. */
  among?(s: State, job: Job): readonly number[] | undefined;
  /** What becomes of loose cards among them first: dice say which come up, the set is put under keys, or nothing. */
  loose(s: State, job: Job): 'dice' | 'keys' | 'none';
  /** Everything is ready: asks the table, or is done at once. @param k the job's slot, and so the tag `jk` */
  ask(s: State, k: number, ask: Ask): State;
  /** One answer; the job is there still. A failed one leaves every card where it can be found. */
  answered(s: State, k: number, answer: Answer, ask: Ask): State;
}

export const tagOf = (k: number): string => `j${k}`;

export const withJob = (s: State, k: number, job: Job | null): State => ({ ...s, jobs: s.jobs.with(k, job) });

export const changedJob = (s: State, k: number, changes: Partial<Job>): State =>
  withJob(s, k, { ...s.jobs[k]!, ...changes });

/** What goes wrong in a button's step goes wrong with the whole button. */
export const broken = (s: State, k: number): State => ({
  ...s,
  presses: s.presses.map((press) => (press.slot === k ? { ...press, failed: true } : press)),
});

/** What didn't come about is told, with whom it failed by. */
export function failed(s: State, k: number, { by }: Partial<Answer>): State {
  const job = s.jobs[k]!;
  return tell(broken(withJob(s, k, null), k), 'failed', job.by, {
    seats: by ?? [],
    values: [DOINGS.indexOf(job.what)],
  });
}
