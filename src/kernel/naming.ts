/**
 * The text that a state is named by: its canonical JSON, in which a long part stands as its own hash. An act changes one part of a table of
 * thousands of pieces; only that one is written and hashed anew.
 */
import { canonical, list, members, type Texts } from './canonical.ts';

/** A part lies so deep in a table's state: table, play, state, member, part. */
const PART = 4;
/** Characters from which on a part is named. */
const LONG = 512;

/** What was named before is kept, by the depth at which it lay: the text of what holds a named part depends on that. */
export class Names {
  readonly #texts: Texts = new WeakMap();
  readonly #kept: readonly Texts[] = Array.from({ length: PART + 1 }, () => new WeakMap());
  readonly #hash: (text: string) => string;

  /** @param hash of a text, in hex */
  constructor(hash: (text: string) => string) {
    this.#hash = hash;
  }

  /** @param state data that nobody changes */
  textOf(state: unknown): string {
    return this.#at(state, 0);
  }

  #at(value: unknown, depth: number): string {
    if (typeof value !== 'object' || value === null) return canonical(value);
    const kept = this.#kept[depth]!;
    const known = kept.get(value);
    if (known !== undefined) return known;
    const text = depth === PART ? this.#part(value) : this.#whole(value, depth + 1);
    kept.set(value, text);
    return text;
  }

  #whole(value: object, depth: number): string {
    const inner = (one: unknown): string => this.#at(one, depth);
    return Array.isArray(value) ? list(value, inner) : members(value, inner);
  }

  #part(value: object): string {
    const text = canonical(value, this.#texts, PART);
    return text.length < LONG ? text : `"${this.#hash(text)}"`;
  }
}
