/**
 * Rules that stand in no one place of the code: theirs is what their tests run and few others do. The changes that a rule's tests reach, those
 * that the fewest tests of the game reach first. What half of them notice is no rule's own.
 */
import { instrumented } from './resident.mjs';

/** Changes of one rule that are tried at most. */
const MOST = 150;

/** @param mutants all changes of a game's files @param tests ids of tests that were run without one, all of the game’s */
export class Reached {
  /** Tests by the change that they reach. */
  #tests = new Map();
  #mutants;

  constructor(mutants, tests) {
    for (const test of tests)
      for (const mutant of Object.keys(instrumented.mutantCoverage?.perTest[test] ?? {}))
        this.#tests.set(mutant, [...(this.#tests.get(mutant) ?? []), test]);
    this.#mutants = mutants.filter(({ id }) => this.#tests.has(id));
  }

  /** Ids of the tests that reach this change. */
  of({ id }) {
    return this.#tests.get(id);
  }

  /** @param own ids of a rule's tests @returns changes, each with those of these tests that reach it */
  by(own) {
    const meant = this.#mutants
      .map((mutant) => ({ mutant, own: own.filter((test) => this.of(mutant).includes(test)) }))
      .filter((one) => one.own.length > 0);
    const size = ({ start, end }) => end - start;
    const reach = (one) => this.of(one.mutant).length;
    return meant.toSorted((a, b) => reach(a) - reach(b) || size(a.mutant) - size(b.mutant)).slice(0, MOST);
  }
}
