/**
 * Verdicts on proofs of group work, as the fold asks for them. A light one is found at once, as many as the page has time for in one go; the
 * others are worked out elsewhere, and the fold stops before the stamp that needs one until it is there. The same proof has the same
 * verdict everywhere and for ever.
 */
import { hex } from '../bytes.ts';
import { checkNow, type Proofs } from '../cards/world.ts';
import type { GroupWork } from '../ports.ts';
import type { Group } from '../secrets/group.ts';
import { type CheckJob, costOf, isLight, jobKey } from '../secrets/jobs.ts';
import type { KeptVerdicts } from './kept-verdicts.ts';

/** Verdicts kept in memory: passes of a whole evening. */
const MOST = 4_096;
/** Multiplications, a tenth of a millisecond each, that the page is kept with at a time. */
const AT_ONCE = 200;

/** Works proofs out, each once. */
export class ProofBook implements Proofs {
  readonly group: Group;
  readonly #work: GroupWork;
  readonly #found: () => void;
  readonly #kept: KeptVerdicts | undefined;
  readonly #verdicts = new Map<string, boolean>();
  readonly #asked = new Map<string, Promise<void>>();
  #spent = 0;

  /** @param found called after each verdict that came late */
  constructor(group: Group, work: GroupWork, found: () => void, kept?: KeptVerdicts) {
    this.group = group;
    this.#work = work;
    this.#found = found;
    this.#kept = kept;
  }

  readonly verdict = (job: CheckJob): boolean | undefined => {
    const key = hex(jobKey(job));
    const known = this.#verdicts.get(key) ?? (this.#kept?.has(key) ? true : undefined);
    if (known !== undefined) return known;
    if (isLight(job) && this.#spent < AT_ONCE && this.#kept?.loaded !== false) {
      this.#spent += costOf(job);
      return this.#note(key, checkNow(this.group, job), false);
    }
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

  async #ask(key: string, job: CheckJob): Promise<void> {
    await this.#kept?.loading;
    if (!this.#kept?.has(key)) {
      // Without a Worker's answer the page finds out by itself: the fold must go on.
      const holds = await this.#work.run(job).catch(() => checkNow(this.group, job));
      this.#note(key, holds, !isLight(job));
    }
    this.#asked.delete(key);
    this.#spent = 0;
    this.#found();
  }

  #note(key: string, holds: boolean, heavy: boolean): boolean {
    if (this.#verdicts.size >= MOST) this.#verdicts.delete(this.#verdicts.keys().next().value!);
    this.#verdicts.set(key, holds);
    if (holds) this.#kept?.add(key, heavy);
    return holds;
  }
}
