/**
 * What bots have learned: of each decision how its options turned out. An option that nobody has tried goes first; after that the better
 * one, and now and then another. A memory that lives through three runs is a group of people, one that lives through thousands an author.
 */
import type { Chance } from './chance.ts';

interface Tried {
  times: number;
  sum: number;
}

export class Memory {
  /** Cards that somebody has read, in this run or an earlier one. */
  readonly read: Set<string> = new Set();
  readonly #tried = new Map<string, Tried>();
  /** Options taken in this run. */
  #taken = new Set<string>();
  readonly #chance: Chance;
  /** How much an option that was seldom tried is worth. */
  readonly #curiosity: number;

  constructor(chance: Chance, curiosity: number) {
    this.#chance = chance;
    this.#curiosity = curiosity;
  }

  /** @param about names the decision: the same name, the same lesson */
  pick<T extends string | number | boolean>(about: string, options: readonly T[]): T | undefined {
    const all = options.map((option) => ({ option, tried: this.#tried.get(`${about} ${String(option)}`) }));
    const total = all.reduce((sum, { tried }) => sum + (tried?.times ?? 0), 0);
    const worth = (tried: Tried | undefined): number =>
      tried ? tried.sum / tried.times + this.#curiosity * Math.sqrt(Math.log(total + 1) / tried.times) : Infinity;
    const best = Math.max(...all.map(({ tried }) => worth(tried)));
    const chosen = this.#chance.pick(all.filter(({ tried }) => worth(tried) === best))?.option;
    if (chosen !== undefined) this.#taken.add(`${about} ${String(chosen)}`);
    return chosen;
  }

  /** A run is over. @param worth 0 … 1 */
  learn(worth: number): void {
    for (const key of this.#taken) {
      const tried = this.#tried.get(key) ?? { times: 0, sum: 0 };
      this.#tried.set(key, { times: tried.times + 1, sum: tried.sum + worth });
    }
    this.#taken = new Set();
  }
}
