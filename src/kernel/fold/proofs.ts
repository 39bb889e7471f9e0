/**
 * Verdicts on proofs of group work, as the fold asks for them. A light one is found at once; a heavy one is worked out elsewhere, and the
 * fold stops before the stamp that needs it until the verdict is there. The same proof has the same verdict everywhere and for ever.
 */
import { hex } from '../bytes.ts';
import { checkNow, type Proofs } from '../cards/world.ts';
import type { GroupWork } from '../ports.ts';
import type { Group } from '../secrets/group.ts';
import { type CheckJob, isLight, jobKey } from '../secrets/jobs.ts';

/** Verdicts kept: passes of a whole evening. */
const MOST = 4_096;

/** Works heavy proofs out beside the page, each once. */
export class ProofBook implements Proofs {
  readonly group: Group;
  readonly #work: GroupWork;
  readonly #found: () => void;
  readonly #verdicts = new Map<string, boolean>();
  readonly #asked = new Map<string, Promise<void>>();

  /** @param found called after each verdict that came late */
  constructor(group: Group, work: GroupWork, found: () => void) {
    this.group = group;
    this.#work = work;
    this.#found = found;
  }

  readonly verdict = (job: CheckJob): boolean | undefined => {
    if (isLight(job)) return checkNow(this.group, job);
    const key = hex(jobKey(job));
    const known = this.#verdicts.get(key);
    if (known === undefined && !this.#asked.has(key)) this.#asked.set(key, this.#ask(key, job));
    return known;
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
    // Without a Worker's answer the page finds out by itself: the fold must go on.
    const holds = await this.#work.run(job).catch(() => checkNow(this.group, job));
    this.#asked.delete(key);
    if (this.#verdicts.size >= MOST) this.#verdicts.delete(this.#verdicts.keys().next().value!);
    this.#verdicts.set(key, holds);
    this.#found();
  }
}
