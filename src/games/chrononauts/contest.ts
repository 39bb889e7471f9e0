/**
 * The choice of who begins: everybody guesses the time, nobody sees a guess before all are in, and the nearest begins (CH-028, CH-031).
 * Meanwhile anybody may exchange the Identity. Here is what follows from the answers; the moves are in `start.ts`.
 */
import type { Answer, Ask, Seat } from '../../kernel/game.ts';
import { nextSeat, without } from '../kit/seats.ts';
import { tell } from './news.ts';
import { NOBODY, playing, type Guess, type Start, type State } from './state.ts';
import type { Task } from './tasks.ts';

const MINUTES_A_DAY = 1_440;

/** CH-032: the shorter way round the dial. */
export function errorOf(at: number, guess: number): number {
  const apart = Math.abs(at - guess);
  return Math.min(apart, MINUTES_A_DAY - apart);
}

export const withStart = (s: State, changes: Partial<Start>): State => ({ ...s, start: { ...s.start, ...changes } });

const hasMulligan = (s: State): boolean => s.options.mulligan && s.options.mode === 'chrononauts';

/** The seats that may still guess or be opened. */
export const contestants = (s: State): readonly Seat[] => without(playing(s), s.start.out);

export function openContest(s: State, ask: Ask): State {
  const mulligans = hasMulligan(s) ? {} : Object.fromEntries(s.seats.map((seat) => [seat, false]));
  const next = withStart(s, { mulligans });
  // Guessing and opening may take as long; whoever has said nothing of the Identity by then may be passed over (CH-058).
  ask.timer('reminder', 2 * s.options.guessSeconds * 1_000);
  if (s.options.startMethod === 'random') return rolled(next);
  if (s.options.startMethod === 'guessTime') ask.timer('guess', s.options.guessSeconds * 1_000);
  return next;
}

/** CH-033, CH-034 */
function rolled(s: State, among: readonly Seat[] = playing(s)): State {
  const done = withStart(s, { step: 'done' });
  return among.length === 0 ? done : { ...done, todo: [{ do: 'roll', among }, ...s.todo] };
}

/** A tag for each seat's opening: an answer doesn't say whose it is. */
export const TIME_TAGS: readonly string[] = Array.from({ length: 24 }, (_, i) => `time${i}`);

/** CH-278: whoever has no guess in is out; those that are in are opened by their authors. */
export function openGuesses(s: State, ask: Ask): State {
  ask.cancel('guess');
  const guessed = contestants(s).filter((seat) => s.start.guesses[seat]);
  const next = withStart(s, { step: 'open', out: without(s.seats, guessed) });
  if (guessed.length === 0) return rolled(next);
  for (const seat of guessed) ask.open(tagOf(s, seat), [s.start.guesses[seat]!.minute], seat);
  ask.timer('reveal', s.options.guessSeconds * 1_000);
  return next;
}

const tagOf = (s: State, seat: Seat): string => TIME_TAGS[s.seats.indexOf(seat)]!;

/** All guesses are in, or their time is over. */
export const commitSettled = (s: State, ask: Ask): State =>
  s.start.step === 'commit' &&
  s.options.startMethod === 'guessTime' &&
  contestants(s).every((seat) => s.start.guesses[seat])
    ? openGuesses(s, ask)
    : s;

/** One guess is open, or can't be. */
export function guessOpened(s: State, seat: Seat, { faces }: Answer, ask: Ask): State {
  if (s.start.step !== 'open') return s;
  const guess = s.start.guesses[seat];
  const minute = Number(faces?.[0]);
  const isGood = guess !== undefined && Number.isInteger(minute) && minute >= 0 && minute < MINUTES_A_DAY;
  const next = isGood
    ? withStart(s, { guesses: { ...s.start.guesses, [seat]: { ...guess, opened: minute } } })
    : withStart(s, { out: [...s.start.out, seat] });
  return contestants(next).every((one) => next.start.guesses[one]?.opened !== undefined) ? decided(next, ask) : next;
}

/** CH-028, CH-033: of those that are open, the nearest begins. */
export function decided(s: State, ask: Ask): State {
  ask.cancel('reveal');
  for (const tag of TIME_TAGS) ask.cancel(tag);
  const open = contestants(s).filter((seat) => s.start.guesses[seat]?.opened !== undefined);
  const error = (seat: Seat): number => {
    const { at, opened } = s.start.guesses[seat] as Guess & { readonly opened: number };
    return errorOf(at, opened);
  };
  const best = Math.min(...open.map(error));
  const nearest = open.filter((seat) => error(seat) === best);
  const counts = open.flatMap((seat) => [s.start.guesses[seat]!.opened!, error(seat)]);
  const told = open.length > 0 ? tell(s, 'guesses', { seats: open, counts }) : s;
  if (nearest.length !== 1) return rolled(told, nearest.length === 0 ? playing(s) : nearest);
  return { ...withStart(told, { step: 'done' }), active: nearest[0]! };
}

/** CH-040: once the first player is known and all have answered, the exchanges are made clockwise from there; then the first turn. */
export function contestSettled(s: State): State {
  const here = playing(s);
  if (s.active === NOBODY || here.some((seat) => s.start.mulligans[seat] === undefined)) return s;
  const exchanges: Task[] = [];
  let seat = s.active;
  for (const _ of s.seats) {
    const old = s.identities[seat];
    if (s.start.mulligans[seat] && old !== undefined)
      exchanges.push(
        { do: 'bury', as: 'identities', list: [{ seat, cards: [old] }] },
        { do: 'replace', as: 'identities', seat },
      );
    seat = nextSeat(s.seats, seat);
  }
  return { ...s, todo: [...exchanges, { do: 'stage', to: 'turns' }] };
}
