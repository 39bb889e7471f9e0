/**
 * The rules of the small game of the tests: a diary. Each seat may `say` a word, `roll` n dice of so many sides, or `pick` some of so many.
 * A word has at most 200 characters and isn't "rude"; its slot is the turn, and each word ends one. What comes of a roll is noted. Its
 * other moves ask for what isn't followed here.
 */
import { beyond } from './beyond.ts';
import type { Rolled } from './drawn.ts';
import type { Rules } from './play.ts';

export interface Diary {
  readonly seats: readonly number[];
  readonly turn: number;
  readonly diary: readonly string[];
}

const noted = (state: Diary, line: string): Diary => ({ ...state, diary: [...state.diary, line] });

const ELSE = new Set(['key', 'open', 'show', 'wait', 'shuffle', 'hide', 'whisper', 'pass', 'guess']);

export const parlour: Rules<Diary> = {
  least: 2,
  most: 6,
  final: {},
  hears: ['joined', 'left'],
  setup(seats, options, before) {
    if (before || JSON.stringify(options) !== '{}') return beyond('a game begins otherwise than with no options');
    return { seats, turn: 0, diary: [], cells: [], things: [], guesses: {} } as Diary;
  },
  move(state, { seat, move, slot, args }, asking) {
    if (ELSE.has(move)) return beyond(`somebody makes the move ${move}`);
    if (!state.seats.includes(seat)) return undefined;
    if (move === 'say') {
      const word = wordOf(args);
      if (word === undefined || word === 'rude' || slot !== `turn ${state.turn}`) return undefined;
      return { ...noted(state, `${seat} ${word}`), turn: state.turn + 1 };
    }
    const rolled = slot === '' ? rolledBy(move, args) : undefined;
    if (rolled) asking.roll('roll', rolled);
    return rolled && state;
  },
  answer: (state, _, { values }) => noted(state, values ? `roll ${JSON.stringify(values)}` : 'roll lost []'),
  told: (state, tag, seat) =>
    noted(
      {
        ...state,
        seats: tag === 'joined' ? [...state.seats, seat] : state.seats.filter((one) => one !== seat),
      },
      `${tag} ${seat}`,
    ),
  /** A game that has come to its end makes room for the next one. */
  isOver: ({ diary }) => diary.some((line) => line.endsWith('the end')),
  layout: () => beyond('a secret of the small game'),
};

function wordOf(args: unknown): string | undefined {
  const given = Object.entries(args ?? {});
  const [[name, word] = []] = given;
  const fits = given.length === 1 && name === 'word' && typeof word === 'string' && word.length <= 200;
  return fits && !/[\0\p{Surrogate}]/u.test(word) ? word : undefined;
}

function rolledBy(move: string, args: unknown): Rolled | undefined {
  if (move === 'roll') {
    const numbers = numbersOf(args, { n: 20, sides: 100 });
    return numbers && { n: numbers['n']!, sides: numbers['sides']! };
  }
  const from = move === 'pick' ? numbersOf(args, { of: 9, take: 9 }) : undefined;
  return from && from['take']! <= from['of']! ? { n: from['take']!, sides: from['of']!, distinct: true } : undefined;
}

/** Whole numbers from 1 to so much, of these names and no others. */
function numbersOf(
  args: unknown,
  most: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> | undefined {
  const given = Object.entries(args ?? {});
  const good = given.filter(([name, n]) => Number.isSafeInteger(n) && n >= 1 && n <= (most[name] ?? 0));
  return good.length === given.length && given.length === Object.keys(most).length
    ? Object.fromEntries(given)
    : undefined;
}
