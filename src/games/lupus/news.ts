/** The story of the village as the log tells it: numbered, the newest last. All of it is public when it is told. */
import type { News, Seat } from '../../kernel/game.ts';
import { newSince, withNews } from '../kit/news.ts';

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
  'resumed',
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

/** What of it is new between two states. */
export const news = (before: Telling, after: Telling): readonly News[] =>
  newSince(before.news, after.news).map(({ what, seats, args }) => ({
    what,
    ...(seats[0] === undefined ? {} : { seat: seats[0] }),
    args: { seats, args },
  }));
