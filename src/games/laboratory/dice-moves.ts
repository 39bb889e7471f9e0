/** Dice in the open and behind the hand, who begins, and a choice that all make at the same time. */
import { FREE, type Handle, type Made, type Move } from '../../kernel/game.ts';
import { fields, handle, integer, nothing, sealed, text } from '../../kernel/schemas.ts';
import { everybody, present } from '../kit/seats.ts';
import { MOST_IN_ORDER, begin, ordersOf } from './jobs.ts';
import { isFree, notOver, rule, type None } from './rules.ts';
import { changed, choiceOf, type State, tell } from './state.ts';

export const MOST_DICE = 20;
export const MOST_SIDES = 1_000;
const MOST_TEXT = 40;

interface Dice {
  readonly n: number;
  readonly sides: number;
}

const dice = fields({ n: integer(1, MOST_DICE), sides: integer(2, MOST_SIDES) });
const ANY_DICE: readonly Dice[] = Array.from({ length: MOST_DICE }, (_, i) => ({
  n: i + 1,
  sides: FREE,
}));

export const roll: Move<State, Dice> = {
  args: dice,
  who: everybody,
  rules: [notOver, isFree],
  apply: (s, { seat: by, args }, ask) => {
    ask.roll('rolled', args);
    return begin(s, { what: 'roll', step: 'rolled', by, ...args });
  },
  choices: () => ANY_DICE,
};

/** For the roller's eyes; the table holds the proof. */
export const rollHidden: Move<State, Dice> = {
  args: dice,
  who: everybody,
  rules: [notOver, isFree],
  apply: (s, { seat: by, args }, ask) => {
    ask.roll('rolled', args, by);
    return begin(s, { what: 'hidden', step: 'rolled', by, ...args });
  },
  choices: () => ANY_DICE,
};

interface Thing {
  readonly thing: Handle;
}

/** The face of a hidden roll is the list of its values as JSON. Empty where it isn't one. */
export function valuesOf(face: string | undefined): readonly number[] {
  if (face === undefined) return [];
  try {
    const values: unknown = JSON.parse(face);
    return Array.isArray(values) && values.every((one) => Number.isSafeInteger(one)) ? (values as number[]) : [];
  } catch {
    return [];
  }
}

export const showRoll: Move<State, Thing> = {
  args: fields({ thing: handle }),
  who: everybody,
  brings: ({ thing }) => ({ open: [thing] }),
  rules: [
    notOver,
    rule('LAB-17', 'not-your-roll', (s, m: Made<Thing>) =>
      s.rolls.some(({ by, thing, values }) => thing === m.args.thing && by === m.seat && values.length === 0),
    ),
    rule('LAB-17', 'not-your-roll', (_, m: Made<Thing>) => valuesOf(m.eyes.read(m.args.thing)).length > 0),
  ],
  apply: (s, { seat: by, args, eyes }) => {
    const values = valuesOf(eyes.read(args.thing));
    const { n, sides } = s.rolls.find(({ thing }) => thing === args.thing)!;
    const rolls = s.rolls.map((one) => (one.thing === args.thing ? { ...one, values } : one));
    return tell(changed(s, { rolls }), 'roll', by, { n, sides, values, seats: [by] });
  },
  choices: (s) =>
    s.rolls.flatMap(({ thing, values }) => (thing === '' || values.length > 0 ? [] : [{ thing: thing as Handle }])),
};

/** One throw of one die with as many sides as there are orders. */
export const drawOrder: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, rule('LAB-08', 'nobody-there', (s) => present(s).length > 1)],
  apply: (s, { seat: by }, ask) => {
    const seats = present(s).slice(0, MOST_IN_ORDER);
    const sides = ordersOf(seats.length);
    ask.roll('rolled', { n: 1, sides });
    return begin(s, { what: 'order', step: 'rolled', by, seats, n: 1, sides });
  },
  choices: () => [{}],
};

const isOn = (s: State): boolean => s.choice !== null && s.choice.words.length === 0;

export const callChoice: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, rule('LAB-18', 'choice-open', (s) => !isOn(s))],
  apply: (s, { seat: by }) => changed(s, { choice: { by, waiting: present(s), got: [], words: [] } }),
  choices: () => [{}],
};

interface Word {
  readonly word: Handle;
}

export const choose: Move<State, Word> = {
  args: fields({ word: sealed(text(MOST_TEXT), 'keepers') }),
  who: everybody,
  rules: [
    notOver,
    rule('LAB-18', 'no-choice', isOn),
    rule('LAB-18', 'already-chosen', (s, m) => choiceOf(s).waiting.includes(m.seat)),
    // Nothing is added to what is being opened.
    rule('LAB-02', 'something-under-way', (s) => s.job?.what !== 'choices'),
  ],
  apply: (s, { seat, args }) => {
    const choice = choiceOf(s);
    const waiting = choice.waiting.filter((one) => one !== seat);
    return changed(s, { choice: { ...choice, waiting, got: [...choice.got, { seat, thing: args.word }] } });
  },
  choices: () => [{ word: FREE }],
};

/** All at once, when everybody has chosen or nobody wants to wait any longer. */
export const openChoices: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: [notOver, isFree, rule('LAB-18', 'no-choice', (s) => isOn(s) && choiceOf(s).got.length > 0)],
  apply: (s, { seat: by }, ask) => {
    const cards = choiceOf(s).got.map(({ thing }) => thing);
    ask.open('opened', cards);
    return begin(changed(s, { choice: { ...choiceOf(s), waiting: [] } }), {
      what: 'choices',
      step: 'opened',
      by,
      cards,
    });
  },
  choices: () => [{}],
};
