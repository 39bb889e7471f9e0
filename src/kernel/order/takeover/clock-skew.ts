/**
 * Whether table time keeps pace with the own clock (SPEC.md, O9). A stamp is read some time after it was made, so the one that came soonest
 * tells best how far table time is. No honest sequencer's runs ahead of that, in steps of any size. A new sequencer goes on from the last
 * stamp. So its time may be behind by as long as nobody kept it, and is never ahead.
 */

/** Table time may part from the own clock by so much, all in all. */
const BENT_MS = 2_000;
/** Two good clocks part by no more than so much of the time that passes: seven seconds an hour. */
const DRIFT = 1 / 500;

export class ClockSkew {
  /** Table time less own time: at the stamp that came soonest, at the last one, and the most that it may be. */
  #soonest: number | undefined;
  #last = 0;
  #most = 0;
  /** Own time at the last stamp. */
  #atMs = 0;
  /** How bad it looks: from two on it is bent. */
  #off = 0;

  get isSkewed(): boolean {
    return this.#off >= 2;
  }

  /** What was isn't held against what comes. */
  forget(): void {
    this.#soonest = undefined;
    this.#off = 0;
  }

  /**
   * A stamp has come.
   * @param timeMs table time that it carries
   * @param nowMs own time
   * @param isNewSequencer whether it is the first that is seen of a new sequencer
   */
  take(timeMs: number, nowMs: number, isNewSequencer: boolean): void {
    const ahead = timeMs - nowMs;
    if (this.#soonest === undefined) {
      this.#soonest = ahead;
      this.#most = ahead + BENT_MS;
    } else {
      const drift = Math.max(0, nowMs - this.#atMs) * DRIFT;
      this.#soonest -= drift;
      this.#most += drift;
      if (isNewSequencer) this.#begin(ahead);
      else this.#goOn(ahead, this.#soonest);
    }
    this.#last = ahead;
    this.#atMs = nowMs;
  }

  #begin(ahead: number): void {
    // How far the sequencer before has bent it can't be undone, and isn't this one's doing.
    if (this.isSkewed) this.#most = Math.max(this.#most, this.#last + BENT_MS);
    const isLeap = ahead > this.#most;
    this.#off = isLeap ? 2 : 0;
    if (isLeap) return;
    this.#soonest = ahead;
    this.#most = Math.min(this.#most, ahead + BENT_MS);
  }

  #goOn(ahead: number, soonest: number): void {
    // Slow may have been the line, once; fast is never the line's doing.
    if (ahead > this.#most) this.#off += 2;
    else if (ahead < soonest - BENT_MS) this.#off += 1;
    else {
      this.#off = 0;
      this.#soonest = Math.max(soonest, ahead);
    }
  }
}
