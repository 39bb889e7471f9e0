/** What has come about lately, as the outcome line shows and says it: by the agents' names, and only what all may hear. */
import type { Lang } from '../../../elements/frame/board.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import { own } from '../../../kernel/own.ts';
import type { AgentId } from '../table/state.ts';
import { bothOf, callOf, tableOf, type TimeContext } from './context.ts';

export type NewsWords = Readonly<Record<string, (args: unknown) => string>>;

/** The log has them too: fetched, so that a page loads those of one language. */
export const loadNews = async (lang: Lang): Promise<NewsWords> =>
  lang === 'it' ? (await import('../words/it.ts')).news : (await import('../words/en.ts')).news;

/** A run counts its happenings anew: the number goes on from one to the next. */
const PER_RUN = 100_000;

/** In the log a name stands before it; alone it begins as a sentence does. */
const begun = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);

/** A person who plays for another is told by name, also where one person plays all by now. */
const doerOf = (context: TimeContext, what: string, agent: AgentId): string =>
  what === 'standsIn' || what === 'takesOver' ? bothOf(context, agent) : callOf(context, agent);

export function newsOf(context: TimeContext, words: NewsWords): readonly NewsItem[] {
  const { news, run } = tableOf(context);
  return news.flatMap(({ number, what, agent, about, n }) => {
    const says = own(words, what)?.({ about, n });
    if (says === undefined) return [];
    const sentence = agent === undefined ? begun(says) : `${doerOf(context, what, agent)} ${says}`;
    return [{ number: run * PER_RUN + number, says: sentence }];
  });
}
