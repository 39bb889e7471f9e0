/**
 * The small language of buttons (SB-61): a button is a list of steps of a closed list of kinds, which `press` takes in their order. There are
 * no conditions, no variables and no loops in it, so a button ends, and what it would do is known before (`outlook.ts`).
 *
 * A step names pieces of the box. A file names them by their index in `Box.pieces`, the table by the distance from the number of the first
 * piece that was laid. The same names hold for both; `placed` takes one to the other.
 */

export const STEPS = [
  'recall',
  'shuffle',
  'deal',
  'move',
  'flip',
  'turn',
  'roll',
  'sort',
  'count',
  'score',
  'pass',
  'order',
  'clock',
  'passHands',
  'home',
  'say',
] as const;
export type StepName = (typeof STEPS)[number];

/** Which pieces a step is about; a piece that is named twice counts once. What lies in a hand is meant only with `hands`. */
export interface Some {
  /** Every piece of these definitions. */
  readonly defs?: readonly number[] | undefined;
  /** Every piece whose definition has one of these tags. */
  readonly tags?: readonly string[] | undefined;
  /** What lies in these piles, bags and zones. */
  readonly in?: readonly number[] | undefined;
  /** These pieces themselves. */
  readonly pieces?: readonly number[] | undefined;
  readonly hands?: boolean | undefined;
}

/** A number that stands in the button, or the answer to its question of this index. */
export type Amount = number | { readonly asked: number };

/** What each kind says beside its name. */
export interface StepArgs {
  /** All of them come into one pile, bag or zone, face down; out of hands, unseen, where it says so. */
  readonly recall: Some & { readonly to: number };
  readonly shuffle: { readonly at: number };
  /** So many to each: to these piles, bags and zones, or to the hands of all who are here. `fill`: until each has so many. */
  readonly deal: {
    readonly from: number;
    readonly n: Amount;
    readonly to?: readonly number[] | undefined;
    readonly fill?: boolean | undefined;
    readonly up?: boolean | undefined;
  };
  /** So many from the top; 0: all. `under`: they come to lie below what is there. */
  readonly move: {
    readonly from: number;
    readonly to: number;
    readonly n: Amount;
    readonly under?: boolean | undefined;
    readonly side?: 'up' | 'down' | undefined;
  };
  /** Without a side each to its other one. */
  readonly flip: Some & { readonly side?: 'up' | 'down' | undefined };
  /** By so many degrees, or to so many. */
  readonly turn: Some & { readonly by?: number | undefined; readonly to?: number | undefined };
  readonly roll: Some;
  /** Cards that all know, by their faces, the lowest on top. */
  readonly sort: { readonly at: number };
  /** Counters, as far as they go. */
  readonly count: Some & { readonly add?: Amount | undefined; readonly set?: Amount | undefined };
  /** Points in the last round of the score sheet, for whoever presses it or for everybody. */
  readonly score: { readonly of: 'me' | 'all'; readonly add: Amount };
  readonly pass: { readonly to: 'next' | 'previous' | 'first' | 'lot' };
  /** Lots are drawn for who begins and who comes after. */
  readonly order: Readonly<Record<never, never>>;
  readonly clock: Some & { readonly does: 'start' | 'stop' | 'reset' | 'add'; readonly ms?: number | undefined };
  /** Each whole hand goes to the next who is here. */
  readonly passHands: { readonly to: 'left' | 'right' };
  /** Back to how and where the box has laid them. */
  readonly home: Some;
  readonly say: { readonly text: string };
}

type StepOf<N extends StepName> = { readonly do: N } & StepArgs[N];
export type Step = { readonly [N in StepName]: StepOf<N> }[StepName];

/** The same step with each piece that it names under another number. */
export function placed(step: Step, to: (piece: number) => number): Step {
  const out: Record<string, unknown> = { ...step };
  for (const name of ['in', 'pieces', 'at', 'from', 'to'] as const) {
    const value = out[name];
    if (name === 'to' && step.do === 'turn') continue;
    if (typeof value === 'number') out[name] = to(value);
    if (Array.isArray(value)) out[name] = value.map((one: number) => to(one));
  }
  return out as unknown as Step;
}

/** Every piece that it names by number. */
export function namedIn(step: Step): readonly number[] {
  const all: number[] = [];
  placed(step, (n) => {
    all.push(n);
    return n;
  });
  return all;
}
