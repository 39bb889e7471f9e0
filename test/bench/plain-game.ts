/** The plainest game for a table of any size: an act that waits for nobody, and those that must be committed before they are answered. */
import { move, type Game, type Handle, MAX_SEATS, type None, type Seat, type Step } from '../../src/kernel/game.ts';
import { nothing } from '../../src/kernel/schemas.ts';

/** Things that a seat can open, one an act. */
const CELLS = 100;

export interface Plain {
  readonly seats: readonly Seat[];
  readonly said: number;
  /** What is closed yet. */
  readonly cells: readonly Handle[];
  /** What has been answered. */
  readonly heard: number;
}

const step: Step<Plain> = (s) => ({ ...s, heard: s.heard + 1 });
const everybody = (s: Plain): readonly Seat[] => s.seats;
const once = (): readonly None[] => [{}];

const plain: Game<Plain> = {
  id: 'plain',
  version: 1,
  seats: { min: 1, max: MAX_SEATS },
  options: nothing,
  layouts: { cells: () => Array.from({ length: CELLS }, (_, i) => `${i}`) },
  setup: ({ seats }, ask) => {
    ask.secret('secret', seats.slice(0, 2), 'cells');
    return { seats, said: 0, cells: [], heard: 0 };
  },
  moves: {
    say: move<Plain, None>({
      args: nothing,
      who: everybody,
      rules: [],
      apply: (s) => ({ ...s, said: s.said + 1 }),
      choices: once,
    }),
    // One holder answers, as a spymaster does.
    touch: move<Plain, None>({
      args: nothing,
      who: everybody,
      rules: [],
      apply: (s, _, ask) => {
        ask.open('open', s.cells.slice(0, 1), s.seats[0]);
        return { ...s, cells: s.cells.slice(1) };
      },
      choices: once,
    }),
    // A coin of all: everybody answers twice.
    roll: move<Plain, None>({
      args: nothing,
      who: everybody,
      rules: [],
      apply: (s, _, ask) => {
        ask.roll('roll', { n: 1, sides: 6 });
        return s;
      },
      choices: once,
    }),
  },
  on: {
    // On a machine that is too busy somebody is late: then it is made again.
    secret: (s, { cards }, ask) => {
      if (!cards) ask.secret('secret', s.seats.slice(0, 2), 'cells');
      return { ...s, cells: cards ?? [], heard: s.heard + 1 };
    },
    open: step,
    roll: step,
    away: (s) => s,
    left: (s) => s,
  },
  awaits: () => [],
  outcome: () => undefined,
  view: (s) => s,
};

export const plainGame: Game<never, never> = plain as unknown as Game<never, never>;
