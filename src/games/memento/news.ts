/** What came of moves, for the log and the outcome line: numbered, the newest last. All of it is public. */
import type { News } from '../../kernel/game.ts';
import { linesOf, newSince, type Tell, tellOf, type Told as ToldOf } from '../kit/news.ts';
import type { State } from './state.ts';

export const WORDS = [
  'began',
  'talkOver',
  'traitsGiven',
  'lanternChosen',
  'lanternAnew',
  'decided',
  'darknessWins',
  'lanternWins',
  'followerWins',
  'learnt',
  'cedes',
  'gains',
  'gaveUp',
  'yields',
  'turnsActive',
  'succeeds',
  'overtakes',
  'stays',
  'waived',
  'default',
  'steppedBack',
  'ended',
  'failed',
] as const;
export type Word = (typeof WORDS)[number];

export type Told = ToldOf<Word>;

export const tell: Tell<Word> = tellOf(24);

/** The trait that a decision was about, as it read then. */
const doubtedIn = ({ decision, traits }: State): readonly string[] =>
  decision === null || decision.trait === null ? [] : [traits[decision.trait]!];

/** For the log alone: votes for the Lantern that a doubt interrupts, which is then put anew. */
const isAnew = ({ decision: was }: State, { decision: now }: State): boolean =>
  was?.what === 'lantern' && was.votes.length > 0 && now?.what === 'objection';

export function news(before: State, after: State): readonly News[] {
  const all = linesOf(
    newSince(before.news, after.news).map((told) =>
      told.what === 'decided' ? { ...told, args: [...told.args, ...doubtedIn(before)] } : told,
    ),
  );
  return isAnew(before, after) ? [...all, { what: 'lanternAnew', args: { seats: [], args: [] } }] : all;
}
