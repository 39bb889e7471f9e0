/** Earlier rules, kept for tables that were set with them: they play on by their own, and may go on with the newer ones. */
import { FREE, move, type Answer, type Game, type Handle, type Move } from '../../kernel/game.ts';
import { fields, integer, sealed, timeOfDay } from '../../kernel/schemas.ts';
import { everybody, without } from '../kit/seats.ts';
import { all, chrononauts, moves, on } from './chrononauts.ts';
import { accept, anew, changing, configuring, nextGame } from './lobby.ts';
import { setAutoPass } from './memo.ts';
import { options, seatsFit, type Options } from './options.ts';

import { comeBack, judging, lapsing, onAway, onLeft, seated, voteSkip } from './presence.ts';
import { rulesOf } from './rules.ts';
import { CONTEST, guessed } from './start.ts';
import type { State } from './state.ts';

const MINUTES_A_DAY = 1_440;
const MS_A_MINUTE = 60_000;

/** Of table time, as if that began at midnight in Greenwich. */
const minuteOf = (now: number, offset: number): number =>
  (((Math.floor(now / MS_A_MINUTE) + offset) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;

interface Guessed {
  readonly minute: Handle;
  /** Minutes east of Greenwich. */
  readonly offset: number;
}

const guessTime: Move<State, Guessed> = {
  args: fields({ minute: sealed(timeOfDay, 'self'), offset: integer(-720, 840) }),
  who: everybody,
  rules: rulesOf<Guessed>(...CONTEST),
  final: 'CH-031',
  apply: (s, { seat, args: { minute, offset } }, ask) =>
    guessed(s, seat, { minute, at: minuteOf(ask.now, offset) }, ask),
  choices: () => [{ minute: FREE, offset: FREE }],
};

/** Nothing could be set while too few were there to play by it, or too many. */
const exactly = (_: Options, next: Options, people: number): boolean => seatsFit(next, people);
const configureForAll = move(changing(exactly));

interface Configured {
  readonly options: Options;
}

/** All options at once: what another person has changed meanwhile is changed back. */
const configure: Move<State, Configured> = configuring(
  fields({ options }),
  (_, args) => args.options,
  { options: FREE },
  exactly,
);

const { slot: _toThese, ...acceptAny } = accept;
const { final: _binds, ...passAny } = setAutoPass;

/** Votes to pass over whoever had come back or sat down again stayed. */
const onBack = (s: State, { seat = -1 }: Answer): State => ({ ...s, away: without(s.away, [seat]) });
const onSeated = (s: State, answer: Answer): State => ({ ...seated(s, answer), skipVotes: s.skipVotes });

const beginAnew = move({ ...nextGame, apply: anew });

/**
 * Before a pass for all windows was as binding as one (CH-175), and a reminder ended with its game (CH-058). Votes to pass over somebody didn't
 * yet lapse once that person was back or had sat down again (CH-279). A game that was called off kept its open window and side hand. A table
 * whose people had all left stayed in that turn, and while too few were there nothing could be set.
 */
export const chrononauts4: Game<State, Options> = {
  ...chrononauts,
  version: 4,
  moves: {
    ...all(moves, (one) => ({ ...one, apply: lapsing(one.apply) })),
    setAutoPass: move({ ...passAny, apply: lapsing(passAny.apply) }),
    nextGame: beginAnew,
    configure: configureForAll,
  },
  on: { ...all(on, (step) => lapsing(step)), back: lapsing(judging(onBack)), joined: lapsing(judging(onSeated)) },
};

/**
 * Before votes that were open counted anew whenever somebody went away, left, was passed over or came back (CHQ-32, CH-279). A yes didn't yet
 * count for the options that its person saw (CH-241). A vote to call the game off stood however long they played on.
 */
export const chrononauts3: Game<State, Options> = {
  ...chrononauts4,
  version: 3,
  moves: {
    ...moves,
    setAutoPass: move(passAny),
    nextGame: beginAnew,
    configure: configureForAll,
    accept: move(acceptAny),
    voteSkip: move(voteSkip),
    comeBack: move(comeBack),
  },
  on: { ...on, away: onAway, back: onBack, left: onLeft, joined: onSeated },
};

/** Before a change of the options left the others as they are. */
export const chrononauts2: Game<State, Options> = {
  ...chrononauts3,
  version: 2,
  moves: { ...chrononauts3.moves, configure: move(configure) },
};

/** Before the time of day came from the guesser's own clock (CH-032). */
export const chrononauts1: Game<State, Options> = {
  ...chrononauts2,
  version: 1,
  moves: { ...chrononauts2.moves, guessTime: move(guessTime) },
};

/** All of them, the newest first. */
export const earlier: readonly Game<State, Options>[] = [chrononauts4, chrononauts3, chrononauts2, chrononauts1];
