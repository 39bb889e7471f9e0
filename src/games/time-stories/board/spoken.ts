/** What has come about lately, as the outcome line shows and says it: by the agents' names, and only what all may hear. */
import type { Lang } from '../../../elements/frame/board.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import { own } from '../../../kernel/own.ts';
import type { TableShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import type { Deeds } from '../words/moves.ts';
import { bothOf, callOf, tableOf, type TimeContext } from './context.ts';

/** What the log has too: fetched, so that a page loads the words of one language. */
export interface LogWords {
  readonly news: Readonly<Record<string, (args: unknown) => string>>;
  readonly deeds: Deeds;
}

export const loadNews = (lang: Lang): Promise<LogWords> =>
  lang === 'it' ? import('../words/it.ts') : import('../words/en.ts');

/** A run counts its happenings anew: the number goes on from one to the next. */
const PER_RUN = 100_000;

/** In the log a name stands before it; alone it begins as a sentence does. */
const begun = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);

/** A person who plays for another is told by name, also where one person plays all by now. */
const doerOf = (context: TimeContext, what: string, agent: AgentId): string =>
  what === 'standsIn' || what === 'takesOver' ? bothOf(context, agent) : callOf(context, agent);

/** As much as two lines of a phone hold. */
const MOST = 84;

interface Told extends NewsItem {
  readonly what: string;
}

/** With a test's outcome its panel goes: what was turned, what it came to and what follows are told together. */
function together(batch: readonly Told[]): readonly NewsItem[] {
  const at = batch.findLastIndex(({ what }) => what === 'outcome');
  if (at < 0) return batch;
  const from = batch[at - 1]?.what === 'destiny' ? at - 1 : at;
  let says = '';
  let to = from;
  for (; to < batch.length; to++) {
    const more = says === '' ? batch[to]!.says : `${says}. ${batch[to]!.says}`;
    if (to > at && more.length > MOST) break;
    says = more;
  }
  const rest = batch.slice(to).map((one) => ({ ...one, isSeen: true }));
  return [...batch.slice(0, from), { number: batch[to - 1]!.number, says }, ...rest];
}

/** The number that the newest has on this board. */
export const newestOf = ({ news, run }: TableShown): number =>
  run * PER_RUN + Math.max(0, ...news.map(({ number }) => number));

/** @param ends of each view that came, its newest: what comes at once is told at once */
export function newsOf(context: TimeContext, words: LogWords['news'], ends: readonly number[]): readonly NewsItem[] {
  const { news, run } = tableOf(context);
  const all = news.flatMap(({ number, what, agent, about, n }): readonly Told[] => {
    const says = own(words, what)?.({ about, n });
    if (says === undefined) return [];
    const sentence = agent === undefined ? begun(says) : `${doerOf(context, what, agent)} ${says}`;
    return [{ number: run * PER_RUN + number, says: sentence, what }];
  });
  return ends.flatMap((end, i) => together(all.filter(({ number }) => number <= end && number > (ends[i - 1] ?? 0))));
}
