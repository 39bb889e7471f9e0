/**
 * Work done ahead. A device that checks somebody's pass is likely to make the next one over as many cards. The preparation for that is made
 * while the table is still writing down the pass. It stays where it was made, in the Worker, and is good for one shuffle. SPEC S39.
 */
import { equal } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import type { GroupJob, JobResult } from './job-kinds.ts';
import { isLight, runJob } from './jobs.ts';
import type { Prepared } from './shuffle-prepare.ts';
import type { ShufflePass } from './shuffle-verify.ts';

export class Ahead {
  readonly #group: Group;
  readonly #rng: Rng;
  /** The next shuffle, as far as it can be guessed. */
  #next: Pick<Prepared, 'n' | 'key'> | undefined;
  #prepared: Prepared | undefined;

  constructor(group: Group, rng: Rng) {
    this.#group = group;
    this.#rng = rng;
  }

  /** As `runJob`; a shuffle takes what has been prepared for it. */
  run<J extends GroupJob>(job: J): JobResult<J> {
    const prepared =
      job.kind === 'shuffle/prove' && !job.prepared ? this.#take(job.input.length, job.place.key) : undefined;
    const result = runJob(this.#group, this.#rng, prepared ? { ...job, prepared } : job);
    const checked = passOf(job);
    // What isn't good may have a key that is none.
    if (checked && result === true) this.#next = { n: checked.input.length, key: checked.place.key };
    return result;
  }

  /** Nobody waits for anything: time to work ahead. */
  rest(): void {
    const next = this.#next;
    this.#next = undefined;
    if (!next || this.#fits(next.n, next.key)) return;
    const job = { kind: 'shuffle/prepare', ...next } as const;
    if (!isLight(job)) this.#prepared = runJob(this.#group, this.#rng, job);
  }

  #fits(n: number, key: Uint8Array): boolean {
    return this.#prepared?.n === n && equal(this.#prepared.key, key);
  }

  #take(n: number, key: Uint8Array): Prepared | undefined {
    if (!this.#fits(n, key)) return undefined;
    const prepared = this.#prepared;
    this.#prepared = undefined;
    return prepared;
  }
}

/** The pass that is judged by it. */
function passOf(job: GroupJob): ShufflePass | undefined {
  if (job.kind === 'shuffle/judge') return job.pass;
  return job.kind === 'shuffle/verify' ? job : undefined;
}
