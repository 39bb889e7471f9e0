/**
 * Group work that everybody does and that comes to the same everywhere, as the fold asks for it: verdicts on proofs, sums of shares. Light
 * jobs are done at once, as many as the page has time for in one go. The others are worked out elsewhere: the fold stops before the stamp
 * that needs one until it is there. The same proof has the same verdict for ever.
 */
import { keepNewest } from '../held.ts';
import { hex } from '../bytes.ts';
import { doNow, type Proofs } from '../runs/card-world.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import type { Group } from '../secrets/group.ts';
import type { JobResult, PublicJob } from '../secrets/job-kinds.ts';
import { costOf, isLight, jobKey } from '../secrets/jobs.ts';
import { isOfThisPage } from '../this-page.ts';
import type { KeptVerdicts } from './kept-verdicts.ts';

/** Results kept in memory: passes of a whole evening, and sums, which are longer. More than one stamp needs. */
const MOST = { verdicts: 4_096, sums: 1_024 };
/** Multiplications, a tenth of a millisecond each, that are done at a time where the platform doesn't say for how many there is time. */
const AT_ONCE = 24;

type Result = JobResult<PublicJob>;

/** Works things out, each once. */
export class ProofBook implements Proofs {
  readonly group: Group;
  readonly #work: GroupWork;
  readonly #found: () => void;
  readonly #kept: KeptVerdicts | undefined;
  readonly #verdicts = new Map<string, Result>();
  readonly #sums = new Map<string, Result>();
  readonly #asked = new Map<string, Promise<void>>();
  /** Jobs that our own code fails at, wherever they run, with what it threw. */
  readonly #faults = new Map<string, unknown>();
  #spent = 0;

  /** @param found called after each result that came late */
  constructor(group: Group, work: GroupWork, found: () => void, kept?: KeptVerdicts) {
    this.group = group;
    this.#work = work;
    this.#found = found;
    this.#kept = kept;
  }

  readonly known = <J extends PublicJob>(job: J): JobResult<J> | undefined => {
    const key = hex(jobKey(job));
    const known = this.#verdicts.get(key) ?? this.#sums.get(key) ?? (this.#kept?.has(key) ? true : undefined);
    if (known !== undefined) return known;
    // Thrown in the step that asks, as where it is done on the spot: that is refused, and the fold doesn't wait for ever (`state/faults.ts`).
    if (this.#faults.has(key)) throw this.#faults.get(key);
    const now = this.#kept?.loaded === false ? undefined : this.#now(job);
    if (now !== undefined) return this.#note(key, now, false);
    if (!this.#asked.has(key)) this.#asked.set(key, this.#ask(key, job));
    return undefined;
  };

  /** Something is being worked out. */
  get busy(): boolean {
    return this.#asked.size > 0;
  }

  /** Fulfilled when nothing that was asked for is being worked out any more. */
  async settled(): Promise<void> {
    while (this.#asked.size > 0) await Promise.all(this.#asked.values());
  }

  #now<J extends PublicJob>(job: J): JobResult<J> | undefined {
    if (this.#work.now) return this.#work.now(job);
    if (!isLight(job) || this.#spent >= AT_ONCE) return undefined;
    // One run of the fold is one go.
    if (this.#spent === 0) void Promise.resolve().then(() => (this.#spent = 0));
    this.#spent += costOf(job);
    return doNow(this.group, job);
  }

  async #ask(key: string, job: PublicJob): Promise<void> {
    await this.#kept?.loading;
    if (!this.#kept?.has(key)) {
      // Without a Worker's answer the page finds out by itself: the fold must go on.
      try {
        const result = await this.#work.run(job).catch(() => doNow(this.group, job));
        this.#note(key, result, !isLight(job));
      } catch (error) {
        // What this page alone couldn't do it is asked for again.
        if (!isOfThisPage(error)) this.#faults.set(key, error);
      }
    }
    this.#asked.delete(key);
    this.#found();
  }

  #note<R extends Result>(key: string, result: R, heavy: boolean): R {
    const isVerdict = typeof result === 'boolean';
    const [map, most] = isVerdict ? [this.#verdicts, MOST.verdicts] : [this.#sums, MOST.sums];
    keepNewest<string>(map, most - 1);
    map.set(key, result);
    if (result === true) this.#kept?.add(key, heavy);
    return result;
  }
}
