/** The story of the village as the log tells it: numbered, the newest last. All of it is public when it is told. */
import type { News } from '../../kernel/game.ts';
import { linesOf, newSince, type Tell, tellOf, type Telling, type Told as ToldOf } from '../kit/news.ts';
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

export type Told = ToldOf<Word>;

export const tell: Tell<Word> = tellOf(24);

/** What is told of by night, and begins or is called off with the day. */
const LATER: Readonly<Partial<Record<Word, Word>>> = { paused: 'pausedLater', resumed: 'resumedLater' };

/** What of it is new between two states. By night a pause is only asked for: nothing stands still before dawn has been told. LU-205 */
export const news = (before: Telling<Word>, after: Telling<Word> & Pick<State, 'stage'>): readonly News[] =>
  linesOf(
    newSince(before.news, after.news).map((told) => ({
      ...told,
      what: (isNight(after) && LATER[told.what]) || told.what,
    })),
  );
