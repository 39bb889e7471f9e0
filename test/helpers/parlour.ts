/** A game for tests of the table: each move asks for one thing, and the state is a diary of what came back. */
import { dice } from '../../src/kernel/dice.ts';
import {
  move,
  type Answer,
  type Ask,
  type Game,
  type Handle,
  type Move,
  type Seat,
  type Step,
} from '../../src/kernel/game.ts';
import { fields, handle, integer, list, nothing, optional, sealed, text } from '../../src/kernel/schemas.ts';

export interface Parlour {
  readonly seats: readonly Seat[];
  readonly turn: number;
  readonly diary: readonly string[];
  /** Cells of the last key. */
  readonly cells: readonly Handle[];
  /** Sealed things, oldest first. */
  readonly things: readonly Handle[];
  readonly guesses: Readonly<Record<string, Handle>>;
}

/** Everybody's guess at one number, sealed until all have guessed. */
export const GUESSES = 'guesses';

const seat = integer(0, 30);
const note = (s: Parlour, line: string): Parlour => ({ ...s, diary: [...s.diary, line] });
const told = ({ failed, by, faces, values, cards }: Answer): string =>
  failed ? `${failed} ${JSON.stringify(by)}` : JSON.stringify(faces ?? values ?? cards?.length ?? '');

const hear =
  (tag: string): Step<Parlour> =>
  (s, answer) =>
    note(s, `${tag} ${told(answer)}`);

function asks<A>(
  args: Move<Parlour, A>['args'],
  apply: (s: Parlour, args: A, ask: Ask, who: Seat) => Parlour,
): Move<Parlour, never> {
  return move<Parlour, A>({
    args,
    who: (s) => s.seats,
    rules: [],
    apply: (s, made, ask) => apply(s, made.args, ask, made.seat),
    choices: () => [],
  });
}

const keep = (s: Parlour, { what }: { readonly what: Handle }): Parlour => ({ ...s, things: [...s.things, what] });
const words = text(20_000);
/** The next seat round the table. */
const neighbour = (s: Parlour, author: Seat): readonly Seat[] => [
  s.seats[(s.seats.indexOf(author) + 1) % s.seats.length]!,
];

export const parlour: Game<Parlour> = {
  id: 'parlour',
  version: 3,
  seats: { min: 2, max: 6 },
  options: fields({ broken: optional(nothing) }),
  setup({ seats, options, before }) {
    if ((options as { readonly broken?: unknown }).broken) throw new Error('broken');
    return { seats, turn: 0, diary: before ? ['again'] : [], cells: [], things: [], guesses: {} };
  },
  moves: {
    roll: asks(
      fields({ n: integer(1, 20), sides: integer(1, 100) }),
      (s, dicing, ask) => (ask.roll('roll', dicing), s),
    ),
    pick: asks(fields({ of: integer(1, 9), take: integer(1, 9) }), (s, from, ask) => (ask.pick('roll', from), s)),
    key: asks(fields({ holders: list(seat, 8) }), (s, { holders }, ask) => (ask.secret('key', holders, 'cells'), s)),
    open: asks(
      fields({ things: list(handle, 20), first: optional(seat) }),
      (s, { things, first }, ask) => (ask.open('open', things, first), s),
    ),
    show: asks(
      fields({ things: list(handle, 20), to: list(seat, 8) }),
      (s, { things, to }, ask) => (ask.show('show', things, to), s),
    ),
    wait: asks(
      fields({ ms: integer(0, 100_000) }),
      (s, { ms }, ask) => (ask.timer('timer', ms), note(s, `at ${ask.now}`)),
    ),
    shuffle: asks(nothing, (s, _, ask) => (ask.shuffle('roll', []), s)),
    fail: asks(nothing, () => {
      throw new Error('fail');
    }),
    hide: asks(fields({ what: sealed(words, 'self') }), keep),
    whisper: asks(fields({ what: sealed(words, [0, 1]) }), keep),
    pass: asks(fields({ what: sealed(words, neighbour as never) }), keep),
    guess: asks(fields({ number: sealed(integer(0, 999), 'self') }), (s, { number }, ask, who) => {
      const guesses = { ...s.guesses, [who]: number };
      if (Object.keys(guesses).length === s.seats.length)
        ask.open(
          GUESSES,
          s.seats.map((one) => (guesses as Parlour['guesses'])[one]!),
        );
      return note({ ...s, guesses }, `guess ${who}`);
    }),
    say: move<Parlour, { readonly word: string }>({
      args: fields({ word: text(200) }),
      who: (s) => s.seats,
      slot: (s) => `turn ${s.turn}`,
      rules: [{ id: 'PA-1', code: 'rude', holds: (_, made) => made.args.word !== 'rude' }],
      apply: (s, made) => ({ ...note(s, `${made.seat} ${made.args.word}`), turn: s.turn + 1 }),
      choices: () => [{ word: 'ciao' }],
    }),
  },
  on: {
    roll: hear('roll'),
    open: hear('open'),
    show: hear('show'),
    timer: hear('timer'),
    [GUESSES]: hear(GUESSES),
    key: (s, answer) => note({ ...s, cells: answer.cards ?? [] }, `key ${told(answer)}`),
    joined: (s, { seat: who }) => note({ ...s, seats: [...s.seats, who!] }, `joined ${who}`),
    left: (s, { seat: who }) => note({ ...s, seats: s.seats.filter((one) => one !== who) }, `left ${who}`),
  },
  layouts: {
    cells: (seed) => ['red', 'blue', 'grey', 'black'].map((_, i, all) => all[(i + dice(seed).below(4)) % 4]!),
  },
  awaits: (s) => s.seats,
  outcome: (s) => (s.diary.some((line) => line.endsWith('the end')) ? { winners: [0], why: 'PA-2' } : undefined),
  view: (s, eyes) => ({
    ...s,
    seat: eyes.seat,
    read: [...s.cells, ...s.things].map((thing) => eyes.read(thing) ?? ''),
  }),
};
