/** One line for whoever runs the relay when it begins to turn newcomers away, or to be unable to write, and when that is over. */
import type { Why } from './health.ts';

/** Says a sentence to whoever runs the relay. */
export type Say = (sentence: string) => void;

const BEGINS: Readonly<Record<Exclude<Why, 'closing'>, string>> = {
  connections: 'Nobody new is let in: as many are connected as may be.',
  memory: 'Nobody new is let in: too much memory is in use.',
  messages: 'Nobody new is let in: too many messages come.',
  lateness: 'Nobody new is let in: this process is late with all it does.',
  store:
    'Tables can’t be stored at the moment. Each in which somebody does something is closed; its browsers come back.',
};
const ends = (why: Exclude<Why, 'closing'>): string =>
  why === 'store' ? 'Tables are stored again.' : 'Newcomers are let in again.';

/** Tells each change once. @param quiet causes that somebody else tells of */
export class Told {
  readonly #say: Say;
  readonly #quiet: readonly Why[];
  #last: Why | undefined;

  constructor(say: Say, quiet: readonly Why[] = []) {
    this.#say = say;
    this.#quiet = quiet;
  }

  /** How it is now. Going down is told of by whoever stops it. */
  look(why: Why | undefined): void {
    const before = this.#last;
    if (why === before || why === 'closing') return;
    this.#last = why;
    if (before !== undefined && before !== 'closing' && !this.#quiet.includes(before)) this.#say(ends(before));
    if (why !== undefined && !this.#quiet.includes(why)) this.#say(BEGINS[why]);
  }
}
