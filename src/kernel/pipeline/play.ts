/**
 * The machine that runs one game: one step for each stamped thing (a move, an answer, a timer, a word from the table). Pure: a play goes in,
 * another comes out, the first stays as it was. It leaves to the table when a step is due, who answers, and every proof.
 * Promises P6 and P8 to P15; what one page alone fails at is thrown (F17).
 */
import type { Answer, Game, Handle, Seat } from '../game.ts';
import { isOfThisPage } from '../this-page.ts';
import { judgeMove } from './move-chain.ts';
import type { MadeMove } from './context.ts';
import { refuse, type Refusal } from './refusals.ts';
import { Asking } from '../play/asking.ts';
import { addFaces, withoutFaces } from '../play/faces.ts';
import type { OpenAsk, Play, Timer } from '../play/state.ts';

/** What a game begins with: its seats, its options, the game before it. */
export interface Start {
  readonly seats: readonly Seat[];
  /** Unread: `canBegin` says whether the game takes them. */
  readonly options: unknown;
  readonly before?: unknown;
}

/** The play after a move, or why it wasn't taken; then nothing has changed. */
export type Moved<S> =
  | { readonly ok: true; readonly play: Play<S> }
  | { readonly ok: false; readonly refusal: Refusal };

/** The words from the table that a game may hear. */
export type TableWord = 'away' | 'back' | 'left' | 'joined';

/** Timers that may fire in one pass: a game that sets timers of 0 ms for ever would else never end. */
const MOST_FIRINGS = 1_000;

const NO_ASKS: readonly OpenAsk[] = [];

/** Whether this game can begin so: seats in number and without doubles, options that it takes. */
export function canBegin<S, O>(game: Game<S, O>, start: Start): Refusal | undefined {
  const { length } = start.seats;
  const fits = length >= game.seats.min && length <= game.seats.max && new Set(start.seats).size === length;
  if (!fits) return refuse('game/seats');
  return game.options.read(start.options) === undefined ? refuse('game/options') : undefined;
}

/**
 * The play after the entry *start*. Throws where `canBegin` refuses, and when the game's `setup` throws.
 * @param cause hex hash of the start's entry
 * @param now table time, milliseconds
 */
export function begin<S, O>(game: Game<S, O>, start: Start, cause: string, now: number): Play<S> {
  const refusal = canBegin(game, start);
  const options = game.options.read(start.options);
  if (refusal || options === undefined) throw new RangeError(`start: ${refusal?.code}`);
  const seats = [...start.seats];
  const ask = new Asking(game, { asks: [], timers: [], causes: {}, faces: {} }, cause, now);
  const table = start.before === undefined ? { seats, options } : { seats, options, before: start.before as S };
  const state = game.setup(table, ask);
  return { seats, state, ...ask.taken, faults: 0 };
}

/** One move, judged by the pipeline and taken whole or refused whole. `play` is undefined where no game runs. */
export function makeMove<S, O>(game: Game<S, O>, play: Play<S> | undefined, made: MadeMove): Moved<S> {
  const verdict = judgeMove(game, play, made);
  if (!verdict.ok) return verdict;
  const { move, made: typed, opened } = verdict.value;
  const before = withFaces(verdict.value.play, opened);
  const ask = new Asking(game, before, made.cause, made.now);
  try {
    return { ok: true, play: taken(before, move.apply(before.state, typed, ask) as S, ask) };
  } catch (error) {
    if (isOfThisPage(error)) throw error;
    return { ok: false, refusal: refuse('game/fault', error) };
  }
}

/**
 * The answer to an open question; to a question that isn't open (answered before, never made, taken back) nothing happens.
 * Throws a RangeError when the answer doesn't fit the question: only the table itself makes answers.
 */
export function answerAsk<S, O>(
  game: Game<S, O>,
  play: Play<S>,
  askId: string,
  answer: Omit<Answer, 'tag'>,
  now: number,
): Play<S> {
  const asked = play.asks.find(({ id }) => id === askId);
  if (!asked) return play;
  const faces = answer.failed ? play.faces : learn(play.faces, asked, answer);
  const asks = play.asks.length === 1 ? NO_ASKS : play.asks.filter((ask) => ask !== asked);
  const { seats, state, timers, causes, faults } = play;
  const rest = { seats, state, asks, timers, causes, faces, faults };
  return step(game, rest, asked.tag, complete(asked, answer), asked.cause, now);
}

/** Fires all timers that are due at `now`: by deadline, among equals by order of asking. Called at each stamp, before its entries. */
export function passTime<S, O>(game: Game<S, O>, play: Play<S>, now: number): Play<S> {
  let at = play;
  for (let fired = 0; fired < MOST_FIRINGS; fired++) {
    const due = earliest(at.timers);
    if (!due || due.at > now) return at;
    const rest = { ...at, timers: at.timers.filter((timer) => timer !== due) };
    at = step(game, rest, due.tag, { tag: due.tag }, due.cause, now);
  }
  return at;
}

/** A word from the table about a seat. A game that doesn't listen isn't told. `cause` is used for no other step. */
export function tell<S, O>(
  game: Game<S, O>,
  play: Play<S>,
  tag: TableWord,
  seat: Seat,
  cause: string,
  now: number,
): Play<S> {
  if (!Object.hasOwn(game.on, tag)) return play;
  return step(game, play, tag, { tag, seat }, cause, now);
}

/** Table time of the next timer, in milliseconds. */
export function nextDeadline(play: Play): number | undefined {
  return earliest(play.timers)?.at;
}

function earliest(timers: readonly Timer[]): Timer | undefined {
  let due: Timer | undefined;
  for (const timer of timers) if (!due || timer.at < due.at) due = timer;
  return due;
}

/** What has happened at the table stands even if the game then throws: the question is answered, the state stays. */
function step<S, O>(game: Game<S, O>, play: Play<S>, tag: string, answer: Answer, cause: string, now: number): Play<S> {
  try {
    const ask = new Asking(game, play, cause, now);
    return taken(play, game.on[tag]!(play.state, answer, ask), ask);
  } catch (error) {
    if (isOfThisPage(error)) throw error;
    return taken(play, play.state, new Asking(game, play, cause, now), play.faults + 1);
  }
}

/** The play after a step. Written out, so that every play has one shape. */
function taken<S>(before: Play, state: S, { taken: kept }: Asking, faults: number = before.faults): Play<S> {
  const { asks, timers, causes, faces } = kept;
  return { seats: before.seats, state, asks, timers, causes, faces, faults };
}

function withFaces(play: Play, opened: Readonly<Record<string, string>>): Play {
  const faces = addFaces(play.faces, Object.keys(opened), (thing) => opened[thing]!);
  return faces === play.faces ? play : { ...play, faces };
}

/** What everybody knows after this answer: opened faces; a shuffle takes the old names away, a burial hides its cards. */
function learn(known: Play['faces'], asked: OpenAsk, { faces }: Omit<Answer, 'tag'>): Play['faces'] {
  if (asked.kind === 'shuffle' || asked.kind === 'entrust' || asked.kind === 'bury')
    return withoutFaces(known, new Set(asked.cards));
  if (asked.kind !== 'open') return known;
  if (faces?.length !== asked.things.length) throw new RangeError(`faces: ${faces?.length} for ${asked.things.length}`);
  return addFaces(known, asked.things, (_, i) => faces[i]!);
}

/** What goes without saying: cards that keep their names, the seat that they went to. */
function complete(asked: OpenAsk, answer: Omit<Answer, 'tag'>): Answer {
  const { tag } = asked;
  if (asked.kind === 'deal') {
    const { to: seat, cards } = asked;
    return answer.failed ? { seat, ...answer, tag } : { seat, cards: cards as readonly Handle[], ...answer, tag };
  }
  if (answer.failed) return { ...answer, tag };
  if (asked.kind === 'bury') return { cards: asked.cards as readonly Handle[], ...answer, tag };
  if (asked.kind === 'show') return { cards: asked.things as readonly Handle[], ...answer, tag };
  return Object.assign({ tag }, answer); // Ten times as fast as a spread, and each question ends here.
}
