/**
 * The text that a state is named by: its canonical JSON, in which a long part stands as its own hash. An act changes one part of a table of
 * thousands of pieces; only that one is written and hashed anew.
 */
import { canonical, list, members, type Texts } from './canonical.ts';

/** A part lies so deep in a table's state: table, play, state, member, part. */
const PART = 4;
/** Characters from which on a part is named. */
const LONG = 512;

/** Texts of one depth. */
type Kept = Map<object, string>;

/**
 * What was named before is kept, by the depth at which it lay: the text of what holds a named part depends on that. A part's text stays as
 * long as the part itself. The text of a thing that holds parts changes with most acts and is put together quickly, so only the last
 * state's is kept. Else each of the past states that a page remembers would keep all of its text.
 */
export class Names {
  readonly #inner: Texts = new WeakMap();
  readonly #parts: Texts = new WeakMap();
  readonly #hash: (text: string) => string;
  #now: readonly Kept[] = [];
  #before: readonly Kept[] = [];

  /** @param hash of a text, in hex */
  constructor(hash: (text: string) => string) {
    this.#hash = hash;
  }

  /** @param state data that nobody changes */
  textOf(state: unknown): string {
    this.#before = this.#now;
    this.#now = Array.from({ length: PART }, () => new Map());
    return this.#at(state, 0);
  }

  #at(value: unknown, depth: number): string {
    if (typeof value !== 'object' || value === null) return canonical(value);
    if (depth === PART) return this.#part(value);
    const text = this.#before[depth]?.get(value) ?? whole(value, (one) => this.#at(one, depth + 1));
    this.#now[depth]!.set(value, text);
    return text;
  }

  #part(value: object): string {
    const known = this.#parts.get(value);
    if (known !== undefined) return known;
    const text = whole(value, (one) => canonical(one, this.#inner, PART + 1));
    const name = text.length < LONG ? text : `"${this.#hash(text)}"`;
    this.#parts.set(value, name);
    return name;
  }
}

const whole = (value: object, inner: (one: unknown) => string): string =>
  Array.isArray(value) ? list(value, inner) : members(value, inner);
