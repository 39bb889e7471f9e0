/** Counts what was compared of a game, and tells it in a line. */
import type { Swept } from '../../boards/asked.ts';

export class Tally {
  pairs = 0;
  readonly #id: string;
  readonly #seed: number;
  readonly #from: number = performance.now();
  readonly #phases = new Map<string, number>();
  #tables = 0;
  #laidOut = 0;
  #sampled = 0;
  #shown = 0;
  /** Pairs that differ at a glance. */
  readonly #suspects: string[] = [];

  constructor(id: string, seed: number) {
    this.#id = id;
    this.#seed = seed;
  }

  add({ pairs, laidOut, phases, sampled, shown, suspects }: Swept): void {
    this.pairs += pairs;
    if (pairs > 0) this.#tables++;
    this.#laidOut += laidOut;
    this.#sampled += sampled;
    this.#shown += shown;
    this.#suspects.push(...suspects);
    for (const [phase, n] of phases) this.#phases.set(phase, (this.#phases.get(phase) ?? 0) + n);
  }

  /** Of the pairs that others' boards were drawn of, those which they show; as good as all where there were none. */
  get share(): number {
    return this.#sampled === 0 ? 1 : this.#shown / this.#sampled;
  }

  told(): string {
    const seconds = Math.round((performance.now() - this.#from) / 1000);
    const spread = Array.from(this.#phases, ([phase, n]) => `${phase} ${n}`).join(', ');
    return [
      `${this.#id}: ${this.pairs} pairs of ${this.#tables} tables, from seed ${this.#seed} on, in ${seconds} s`,
      `${this.#laidOut} laid out`,
      `others' boards show ${this.#shown} of ${this.#sampled}`,
      spread,
      `differing at a glance, and not again: ${this.#suspects.length}`,
      ...this.#suspects,
    ].join('; ');
  }
}
