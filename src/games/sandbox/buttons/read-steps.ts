/** Steps of buttons as they come from outside, each kind with exactly its own members. */
import type { Schema } from '../../../kernel/game.ts';
import { bool, fields, integer, list, oneOf, optional, text } from '../../../kernel/schemas.ts';
import { isRecord } from '../../../kernel/own.ts';
import type { DefFacts, Question } from '../defs.ts';
import { STEPS, type Amount, type Some, type Step, type StepArgs, type StepName } from './step.ts';

export const MOST_STEPS = 12;
export const MOST_QUESTIONS = 2;
const MOST_NAMED = 256;
const MOST_NUMBER = 2 ** 24;
const FAR = 1_000_000;
const MOST_SAID = 200;

const piece = integer(0, MOST_NUMBER);
const some = {
  defs: optional(list(integer(0, 999), MOST_NAMED)),
  tags: optional(list(text(40), 16)),
  in: optional(list(piece, MOST_NAMED)),
  pieces: optional(list(piece, MOST_NAMED)),
  hands: optional(bool),
};

const answer = fields({ asked: integer(0, MOST_QUESTIONS - 1) });

function amount(least: number, most: number): Schema<Amount> {
  const plain = integer(least, most);
  return { read: (input) => plain.read(input) ?? answer.read(input) };
}

const side = optional(oneOf('up', 'down'));

const SHAPES: { readonly [N in StepName]: Schema<StepArgs[N]> } = {
  recall: fields({ ...some, to: piece }),
  shuffle: fields({ at: piece }),
  deal: fields({
    from: piece,
    n: amount(1, 256),
    to: optional(list(piece, 64)),
    fill: optional(bool),
    up: optional(bool),
  }),
  move: fields({ from: piece, to: piece, n: amount(0, 256), under: optional(bool), side }),
  flip: fields({ ...some, side }),
  turn: fields({ ...some, by: optional(integer(-359, 359)), to: optional(integer(0, 359)) }),
  roll: fields(some),
  sort: fields({ at: piece }),
  count: fields({ ...some, add: optional(amount(-FAR, FAR)), set: optional(amount(-FAR, FAR)) }),
  score: fields({ of: oneOf('me', 'all'), add: amount(-FAR, FAR) }),
  pass: fields({ to: oneOf('next', 'previous', 'first', 'lot') }),
  order: fields({}),
  clock: fields({
    ...some,
    does: oneOf('start', 'stop', 'reset', 'add'),
    ms: optional(integer(-86_400_000, 86_400_000)),
  }),
  passHands: fields({ to: oneOf('left', 'right') }),
  home: fields(some),
  say: fields({ text: text(MOST_SAID) }),
};

const name = oneOf(...STEPS);

const step: Schema<Step> = {
  read(input) {
    if (!isRecord(input)) return undefined;
    const { do: given, ...rest } = input;
    const kind = name.read(given);
    const args = kind && SHAPES[kind].read(rest);
    return args && ({ do: kind, ...args } as Step);
  },
};

export const steps: Schema<readonly Step[]> = list(step, MOST_STEPS);
export const asks: Schema<readonly Question[]> = list(
  fields({ least: integer(-FAR, FAR), most: integer(-FAR, FAR) }),
  MOST_QUESTIONS,
);

/** All numbers that a step takes, as it has them. */
function amountsOf(one: Step): readonly Amount[] {
  if (one.do === 'deal' || one.do === 'move') return [one.n];
  if (one.do === 'score') return [one.add];
  return one.do === 'count' ? [one.add, one.set].filter((value) => value !== undefined) : [];
}

const namesSome = ({ defs, tags, in: lying, pieces, hands }: Some): boolean =>
  [defs, tags, lying, pieces].some((all) => all && all.length > 0) || hands === true;

/** What is asked for is a number that the step takes, whatever is answered. */
function takesAnswers(one: Step, questions: readonly Question[]): boolean {
  const least = one.do === 'deal' ? 1 : one.do === 'move' ? 0 : -FAR;
  const most = one.do === 'deal' || one.do === 'move' ? 256 : FAR;
  return amountsOf(one).every((value) => {
    if (typeof value === 'number') return true;
    const asked = questions[value.asked];
    return asked !== undefined && asked.least >= least && asked.most <= most;
  });
}

/** A kind that is about some pieces names some, one that has a choice of two numbers takes one of them. */
function isWhole(one: Step): boolean {
  switch (one.do) {
    case 'turn':
      return namesSome(one) && (one.by === undefined) !== (one.to === undefined);
    case 'count':
      return namesSome(one) && (one.add === undefined) !== (one.set === undefined);
    case 'clock':
      return namesSome(one) && (one.ms === undefined) === (one.does !== 'add');
    case 'recall':
    case 'flip':
    case 'roll':
    case 'home':
      return namesSome(one);
    case 'deal':
      return one.to === undefined || (one.to.length > 0 && new Set(one.to).size === one.to.length);
    case 'move':
      return one.from !== one.to;
    default:
      return true;
  }
}

/** Only buttons have steps, each says what it needs, and asks for what its steps take. */
export function areSoundSteps({ kind, steps: all, asks: questions }: DefFacts): boolean {
  if (kind !== 'button') return all.length === 0 && questions.length === 0;
  return (
    all.every((one) => isWhole(one) && takesAnswers(one, questions)) &&
    questions.every(({ least, most }) => least <= most)
  );
}
