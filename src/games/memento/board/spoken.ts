/** What has come about lately, as the outcome line shows and says it: by the characters' names, and only what all may hear. */
import type { NewsItem } from '../../../elements/tv-news.ts';
import { sentences as newsEn } from '../words/en.ts';
import { sentences as newsIt } from '../words/it.ts';
import { callOf, type BoardContext } from './board-context.ts';

export function newsOf(context: BoardContext): readonly NewsItem[] {
  const says = context.lang === 'it' ? newsIt : newsEn;
  return context.view.news.map(({ number, what, seats, args }) => ({
    number,
    says: says[what]({ seats, args }, (seat) => callOf(context, seat)),
  }));
}
