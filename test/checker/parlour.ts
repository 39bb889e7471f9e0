/**
 * The rules of one game with a public state, the small one of the tests: a diary. Whoever sits in it may `say` a word (at most 200 characters, not
 * "rude"; its slot is the turn, and each word ends one), `roll` n dice of so many sides, or `pick` some of so many. What comes of a roll is noted.
 * Its other moves ask for what no stranger can follow.
 */
import type { Rolled } from './coin.ts';
import type { Move } from './bodies.ts';

export interface Ask extends Rolled {
  readonly kind: 'roll';
  readonly id: string;
  readonly cause: string;
  readonly index: number;
  readonly tag: 'roll';
}
interface Diary {
  readonly seats: readonly number[];
  readonly turn: number;
  readonly diary: readonly string[];
}
export interface Play {
  readonly seats: readonly number[];
  readonly state: Diary;
  readonly asks: readonly Ask[];
  readonly timers: readonly unknown[];
  readonly causes: Readonly<Record<string, number>>;
  readonly faces: object;
  readonly faults: number;
}

export const begun = (seats: readonly number[]): Play => ({
  seats,
  state: { seats, turn: 0, diary: [], cells: [], things: [], guesses: {} } as Diary,
  asks: [],
  timers: [],
  causes: {},
  faces: {},
  faults: 0,
});

const noted = (state: Diary, line: string): Diary => ({ ...state, diary: [...state.diary, line] });
/** Each move asks once at most: so many questions has a cause made that has one open. */
const asking = (play: Play, asks: readonly Ask[]): Play => ({
  ...play,
  asks,
  causes: Object.fromEntries(asks.map(({ cause }) => [cause, 1])),
});

/** What can't be followed from the outside. */
export type Unknown = 'unknown';

const BEYOND = new Set(['key', 'open', 'show', 'wait', 'shuffle', 'hide', 'whisper', 'pass', 'guess']);

/** The play after a move; the very same where the move is refused. */
export function moved(play: Play, seat: number, { move, slot, args, beside }: Move, cause: string): Play | Unknown {
  if (BEYOND.has(move) || beside.length > 0) return 'unknown';
  if (!play.state.seats.includes(seat)) return play;
  if (move === 'say') {
    const word = wordOf(args);
    if (word === undefined || word === 'rude' || slot !== `turn ${play.state.turn}`) return play;
    return { ...play, state: { ...noted(play.state, `${seat} ${word}`), turn: play.state.turn + 1 } };
  }
  const rolled = slot === '' ? rolledBy(move, args) : undefined;
  if (!rolled) return play;
  return asking(play, [...play.asks, { kind: 'roll', ...rolled, id: `${cause}:0`, cause, index: 0, tag: 'roll' }]);
}

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

/** The play with what was rolled; nothing where nobody revealed. */
export function heard(play: Play, ask: Ask, values: readonly number[] | undefined): Play {
  const line = values ? `roll ${JSON.stringify(values)}` : 'roll lost []';
  const rest = play.asks.filter((one) => one !== ask);
  return { ...asking(play, rest), state: noted(play.state, line) };
}

/** Somebody has got up: the game goes on without them. */
export const left = (play: Play, seat: number): Play => ({
  ...play,
  state: { ...noted(play.state, `left ${seat}`), seats: play.state.seats.filter((one) => one !== seat) },
});

/** A game that has come to its end makes room for the next one. */
export const isOver = ({ state }: Play): boolean => state.diary.some((line) => line.endsWith('the end'));
