/** What the checker finds wrong. A lie has an author and the signed bytes that prove it; what a file lacks or was altered in has neither. */

export type Wrong =
  | 'file'
  | 'malformed'
  | 'other room'
  | 'keys'
  | 'signature'
  | 'missing'
  | 'chain'
  | 'two entries'
  | 'stamp'
  | 'two stamps'
  | 'two acknowledgements'
  | 'two promises'
  | 'promise'
  | 'hidden acknowledgement'
  | 'state'
  | 'votes'
  | 'base'
  | 'not linear'
  | 'lost'
  | 'beginning'
  | 'act'
  | 'fold';

export interface Finding {
  readonly wrong: Wrong;
  /** One sentence, in which devices stand as their hex ids. */
  readonly says: string;
  /** Devices that signed what proves it. Nobody where the bytes could be anybody's. */
  readonly liars: readonly string[];
  /** The signed bytes, entries or votes. */
  readonly proof: readonly Uint8Array[];
}

/** Collects findings, each once. */
export class Findings {
  readonly #all = new Map<string, Finding>();

  add(wrong: Wrong, says: string, liars: readonly string[] = [], proof: readonly Uint8Array[] = []): void {
    const key = `${wrong} ${says}`;
    if (!this.#all.has(key)) this.#all.set(key, { wrong, says, liars, proof });
  }

  get all(): readonly Finding[] {
    return [...this.#all.values()];
  }
}

/** How a hash or a device is written in a sentence. */
export const short = (name: string): string => name.slice(0, 8);
