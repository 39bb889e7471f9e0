/**
 * A choice among many by two answers, first half or second half, again and again until one is left. It knows nothing of what is chosen among.
 * What can't be chosen any more drops out, and a choice that led to new possibilities goes on among those.
 */

export class Halves<T> {
  #all: readonly T[] = [];
  /** From the widest to the narrowest; the last one is what is left. Empty: all. */
  #steps: readonly (readonly T[])[] = [];
  /** What could be chosen when the last choice was made; none once it is gone on from. */
  #before: ReadonlySet<T> | undefined;

  /** What is left to choose from. */
  get left(): readonly T[] {
    return this.#steps.at(-1) ?? this.#all;
  }

  get isWhole(): boolean {
    return this.#steps.length === 0;
  }

  /** The only one left. */
  get only(): T | undefined {
    return this.left.length === 1 ? this.left[0] : undefined;
  }

  /** The first half is the larger one. */
  get halves(): readonly [readonly T[], readonly T[]] {
    const { left } = this;
    const middle = Math.ceil(left.length / 2);
    return [left.slice(0, middle), left.slice(middle)];
  }

  /** What can be chosen now. Answers whether anything has changed. */
  feed(all: readonly T[]): boolean {
    const was = this.left;
    const known = new Set(all);
    this.#all = all;
    this.#steps = this.#steps.map((step) => step.filter((one) => known.has(one))).filter((step) => step.length > 0);
    const before = this.#before;
    const fresh = before ? all.filter((one) => !before.has(one)) : [];
    if (fresh.length > 0) this.#steps = fresh.length < all.length ? [fresh] : [];
    const { left } = this;
    return was.length !== left.length || was.some((one, i) => one !== left[i]);
  }

  /** Goes on with the first (0) or the second half (1); answers whether there was one. */
  narrow(which: 0 | 1): boolean {
    const half = this.halves[which];
    if (this.left.length < 2) return false;
    this.#before = undefined;
    this.#steps = [...this.#steps, half];
    return true;
  }

  /** One step back; answers whether there was one. */
  back(): boolean {
    this.#before = undefined;
    if (this.isWhole) return false;
    this.#steps = this.#steps.slice(0, -1);
    return true;
  }

  /** The only one was chosen: it stays the choice, unless the choice brings new ones. */
  chosen(one: T): void {
    this.#before = new Set(this.#all);
    this.#steps = [[one]];
  }

  /** All again. */
  reset(): void {
    this.#before = undefined;
    this.#steps = [];
  }
}
