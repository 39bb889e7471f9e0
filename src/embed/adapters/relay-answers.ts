/**
 * Knowing that the relay has read what was sent. A relay works on one frame after the other, so its answer to a question comes after all that
 * went before it. The stock client has no such word; its own question, "what do you have?", is one.
 */
import type { Doc } from 'yjs';
import type { StateVector } from '../../wire/splice.ts';

interface Waiting {
  /** The how many-th question of this connection it waits for; none while there is no line. */
  after: number | undefined;
  readonly resolve: () => void;
}

/** Waits for the relay's answers in the order in which it was asked. */
export class Answers {
  readonly #ask: () => boolean;
  #asked = 0;
  #came = 0;
  #waiting: Waiting[] = [];

  /** @param ask asks the relay, or says `false` where there is no line to do it */
  constructor(ask: () => boolean) {
    this.#ask = ask;
  }

  /** Fulfilled when the relay has read all that was sent before. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ resolve, after: this.#ask() ? this.#asked : undefined });
    });
  }

  /** A new connection: what was asked on the old one isn't answered any more. */
  begin(): void {
    this.#asked = 0;
    this.#came = 0;
    for (const one of this.#waiting) one.after = undefined;
  }

  /** It is synced: whoever waits asks again. */
  again(): void {
    const open = this.#waiting.filter(({ after }) => after === undefined);
    if (open.length > 0 && this.#ask()) for (const one of open) one.after = this.#asked;
  }

  /** A question went out, by whomever. */
  asked(): void {
    this.#asked++;
  }

  /** One was answered. */
  came(): void {
    this.#came++;
    const done = this.#waiting.filter(({ after }) => after !== undefined && after <= this.#came);
    this.#waiting = this.#waiting.filter((one) => !done.includes(one));
    for (const { resolve } of done) resolve();
  }
}

/** How many entries of each feed a document holds. */
export function stateOf(doc: Doc): StateVector {
  const vector = new Map<number, number>();
  for (const [client, structs] of doc.store.clients) {
    const last = structs.at(-1);
    if (last) vector.set(client, last.id.clock + last.length);
  }
  return vector;
}
