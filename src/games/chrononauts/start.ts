/** The moves before the first turn: guess the time, and keep or exchange the Identity. Both may be made at the same time. */
import { FREE, type Ask, type Handle, type Move, type Rule, type Seat } from '../../kernel/game.ts';
import { fields, integer, nothing, sealed, timeOfDay } from '../../kernel/schemas.ts';
import { everybody } from '../kit/seats.ts';
import { commitSettled, contestants, withStart } from './contest.ts';

import { isOn, rule, rulesOf, type None } from './rules.ts';
import { run } from './run.ts';
import { NOBODY, isPlaying, playing, type Guess, type State } from './state.ts';

interface Guessed {
  /** Minute of the day, sealed. */
  readonly minute: Handle;
  /** CH-032: what the own clock shows meanwhile, in the open. */
  readonly at: number;
}

const isGuessing = rule<never>(
  'CH-031',
  'not-guessing',
  (s) => s.stage === 'start' && s.start.step === 'commit' && s.options.startMethod === 'guessTime',
);
const isInContest = rule<never>('CH-278', 'out-of-contest', (s, m) => contestants(s).includes(m.seat));
const hasNotGuessed = rule<never>('CH-031', 'already-guessed', (s, m) => s.start.guesses[m.seat] === undefined);
/** Before a guess is made. */
export const CONTEST: readonly Rule<State, never>[] = rulesOf<never>(isOn, isGuessing, isInContest, hasNotGuessed);

export const guessTime: Move<State, Guessed> = {
  args: fields({ minute: sealed(timeOfDay, 'self'), at: timeOfDay }),
  who: everybody,
  rules: rulesOf<Guessed>(...CONTEST),
  final: 'CH-031',
  apply: (s, { seat, args: { minute, at } }, ask) => guessed(s, seat, { minute, at }, ask),
  choices: () => [{ minute: FREE, at: FREE }],
};

export const guessed = (s: State, seat: Seat, guess: Guess, ask: Ask): State =>
  run(commitSettled(withStart(s, { guesses: { ...s.start.guesses, [seat]: guess } }), ask), ask);

/** CH-030: "I have just seen a clock". */
export const disqualifySelf: Move<State, None> = {
  args: nothing,
  who: everybody,
  rules: rulesOf<None>(...CONTEST),
  apply: (s, { seat }, ask) => run(commitSettled(withStart(s, { out: [...s.start.out, seat] }), ask), ask),
  choices: () => [{}],
};

interface Chosen {
  readonly seat: Seat;
}

/** CH-035 */
export const chooseFirst: Move<State, Chosen> = {
  args: fields({ seat: integer(0, 999) }),
  who: everybody,
  rules: [
    ...rulesOf<Chosen>(isOn),
    rule('CH-035', 'not-in-this-mode', (s) => s.options.startMethod === 'chosen'),
    rule('CH-035', 'not-guessing', (s) => s.stage === 'start' && s.active === NOBODY),
    rule('CH-035', 'no-legal-target', (s, m) => isPlaying(s, m.args.seat)),
  ],
  apply: (s, { args }, ask) => run({ ...withStart(s, { step: 'done' }), active: args.seat }, ask),
  choices: (s) => playing(s).map((seat) => ({ seat })),
};

/** CH-041: nobody has drawn before the first turn. */
const isOpen = rule<never>('CH-041', 'mulligan-closed', (s) => s.stage === 'start');
const isAllowed = rule<never>(
  'CH-042',
  'not-in-this-mode',
  (s) => s.options.mulligan && s.options.mode === 'chrononauts',
);
const isUnused = rule<never>('CH-038', 'mulligan-used', (s, m) => s.start.mulligans[m.seat] === undefined);

const answering = (exchanges: boolean): Move<State, None> => ({
  args: nothing,
  who: everybody,
  rules: rulesOf<None>(isOn, isAllowed, isOpen, isUnused),
  apply: (s, { seat }, ask) => run(withStart(s, { mulligans: { ...s.start.mulligans, [seat]: exchanges } }), ask),
  choices: () => [{}],
});

export const keepIdentity: Move<State, None> = answering(false);
/** CH-036, CH-039: unseen under the deck, and the top card in its place. */
export const mulliganIdentity: Move<State, None> = answering(true);
