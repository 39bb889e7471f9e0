/**
 * Proofs of a lie in the order. They are two stamps of one session in one epoch of which neither lies over the other, or two first entries
 * of a table. No accident makes them.
 */
export interface Equivocation {
  readonly device: string;
  readonly epoch: number;
  readonly first: string;
  readonly second: string;
}

/** Contradictions of sequencers as they are found: two stamps for one place, two beginnings of an epoch by one session. */
export class Equivocations {
  /** First valid stamp over each stamp, and first new-epoch stamp by each session: another one is a lie. */
  readonly #firsts = new Map<string, string>();
  /** One of each liar and epoch is proof enough. */
  readonly all: Equivocation[] = [];

  /** @param place what there is one of by right @param hash of the one that is here now */
  note(place: string, hash: string, device: string, epoch: number): void {
    const first = this.#firsts.get(place);
    if (first === undefined) this.#firsts.set(place, hash);
    else this.found({ device, epoch, first, second: hash });
  }

  found(equivocation: Equivocation): void {
    const { device, epoch } = equivocation;
    if (!this.all.some((known) => known.device === device && known.epoch === epoch)) this.all.push(equivocation);
  }
}
