/**
 * The engine of the pipeline: validators one inside the other, the order as listed. A validator asks one question and either answers with a
 * verdict of its own or calls `next`. Synchronous on purpose: nothing may slip in between the question and the transaction.
 */

/** Named function; the context is one move's or one entry's, made anew for each run. */
export type Validator<C, V> = (ctx: C, next: () => V) => V;

/** One function out of many. `last` runs when every validator has let it through. A validator that calls `next` twice throws. */
export function compose<C, V>(validators: readonly Validator<C, V>[]): (ctx: C, last: () => V) => V {
  return (ctx, last) => {
    let reached = -1;
    const run = (i: number): V => {
      if (i <= reached) throw new Error(`next() called twice in ${validators[i - 1]?.name}`);
      reached = i;
      const validator = validators[i];
      return validator ? validator(ctx, () => run(i + 1)) : last();
    };
    return run(0);
  };
}
