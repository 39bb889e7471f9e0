/**
 * The engine of the pipeline: validators one inside the other, in the order in which they were put together. A validator asks one question and
 * either answers with a verdict of its own or calls `next` with what it has found out. Synchronous on purpose: nothing may slip in between the
 * question and the transaction.
 */

/**
 * Named function; the context is one move's or one entry's, made anew for each run.
 * @template G the context with what this one has found out, for those after it
 */
export type Validator<C, V, G = C> = (ctx: C, next: (grown: G) => V) => V;

/** Validators one inside the other: each takes the context as those before it have left it. */
export interface Chain<C, V, G> {
  /** Of its validators, in their order. */
  readonly names: readonly string[];
  /** Runs them; `last` where every one has let it through. A validator that calls `next` twice throws. */
  readonly run: Validator<C, V, G>;
  /** The same, and this one after the others. */
  and<H>(validator: Validator<G, V, H>): Chain<C, V, H>;
}

/** A chain that asks nothing yet. */
export const compose = <C, V>(): Chain<C, V, C> => chained<C, V, C>([], (ctx, last) => last(ctx));

function chained<C, V, G>(names: readonly string[], run: Validator<C, V, G>): Chain<C, V, G> {
  return {
    names,
    run,
    and: <H>(validator: Validator<G, V, H>) =>
      chained<C, V, H>([...names, validator.name], (ctx, last) =>
        run(ctx, (grown) => validator(grown, once(last, validator.name))),
      ),
  };
}

function once<G, V>(next: (grown: G) => V, name: string): (grown: G) => V {
  let isCalled = false;
  return (grown) => {
    if (isCalled) throw new Error(`next() called twice in ${name}`);
    isCalled = true;
    return next(grown);
  };
}
