/** The story of the village as the log tells it: numbered, the newest last. All of it is public when it is told. */
import type { News, Seat } from '../../kernel/game.ts';
import { newSince, withNews } from '../kit/news.ts';
import { isNight } from './people.ts';
import type { State } from './state.ts';

export const WORDS = [
  'dealt',
  'night',
  'moderatorMauled',
  'mauled',
  'unharmed',
  'dead',
  'names',
  'talkOver',
  'vote',
  'noVote',
  'owled',
  'owledNobody',
  'nominated',
  'floor',
  'tie',
  'tieAgain',
  'nobodyVoted',
  'nobodyLeft',
  'lot',
  'lotLost',
  'stake',
  'goesOn',
  'ended',
  'left',
  'handed',
  'paused',
  'pausedLater',
  'resumed',
  'resumedLater',
  'calledOff',
  'checked',
  'lied',
  'unproven',
  'stuck',
] as const;
export type Word = (typeof WORDS)[number];

/** A word, who it is about, and what is told of it. */
export interface Told {
  readonly number: number;
  readonly what: Word;
  readonly seats: readonly Seat[];
  /** Texts and numbers, in the order that the word's sentence wants them. */
  readonly args: readonly (string | number)[];
}

/** A state that keeps what is told. */
interface Telling {
  readonly news: readonly Told[];
}

const KEPT = 24;

/** The state with one more thing told. */
export const tell = <S extends Telling>(
  s: S,
  what: Word,
  seats: readonly Seat[] = [],
  ...args: readonly (string | number)[]
): S => ({ ...s, news: withNews(s.news, { what, seats, args }, KEPT) });

/** What is told of by night, and begins or is called off with the day. */
const LATER: Readonly<Partial<Record<Word, Word>>> = { paused: 'pausedLater', resumed: 'resumedLater' };

/** What of it is new between two states. By night a pause is only asked for: nothing stands still before dawn has been told. LU-205 */
export const news = (before: Telling, after: Telling & Pick<State, 'stage'>): readonly News[] =>
  newSince(before.news, after.news).map(({ what, seats, args }) => ({
    what: (isNight(after) && LATER[what]) || what,
    ...(seats[0] === undefined ? {} : { seat: seats[0] }),
    args: { seats, args },
  }));
