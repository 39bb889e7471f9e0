/**
 * Proofs of a lie in the order: two stamps of one session in one epoch of which neither lies over the other, or two first entries of a
 * table. No accident makes them.
 */
export interface Clash {
  readonly device: string;
  readonly epoch: number;
  readonly first: string;
  readonly second: string;
}

export class Clashes {
  /** First valid stamp over each stamp, and first opening of each epoch by each session: another one is a lie. */
  readonly #firsts = new Map<string, string>();
  /** One of each liar and epoch is proof enough. */
  readonly all: Clash[] = [];

  /** @param place what there is one of by right @param hash of the one that is here now */
  note(place: string, hash: string, device: string, epoch: number): void {
    const first = this.#firsts.get(place);
    if (first === undefined) this.#firsts.set(place, hash);
    else this.found({ device, epoch, first, second: hash });
  }

  found(clash: Clash): void {
    const { device, epoch } = clash;
    if (!this.all.some((known) => known.device === device && known.epoch === epoch)) this.all.push(clash);
  }
}
