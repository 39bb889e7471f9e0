/** The bill of a round at the deck laboratory: nobody has won, and what was done last is told. Fetched once the cards are put away. */
import { namesOf } from '../../../elements/frame/board-context.ts';
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import { words } from '../../../elements/words.ts';
import type { BoardContext } from './board-context.ts';
import '../../../elements/receipt/tv-receipt.ts';

/** What was done last, that is told. */
const MOST_MOMENTS = 3;

const say = words(
  {
    game: 'Laboratorio del mazzo',
    pile: 'Nel mazzo',
    row: 'Sul tavolo',
    rolls: 'Tiri di dadi',
    why: (names: string) => `Con ${names}.`,
  },
  {
    game: 'Deck laboratory',
    pile: 'In the pile',
    row: 'On the table',
    rolls: 'Rolls of dice',
    why: (names: string) => `With ${names}.`,
  },
);

/** @param news of the slip, the newest first */
export function receiptOf(context: BoardContext, news: readonly NewsItem[]): Receipt {
  const { view, w, lang, people } = context;
  const s = say(lang);
  return {
    game: s.game,
    headline: w.over,
    plates: [],
    sums: [
      { label: s.pile, value: String(view.pile.count) },
      { label: s.row, value: String(view.row.length) },
      { label: s.rolls, value: String(view.rolls.length) },
    ],
    why:
      people.length > 0
        ? s.why(
            namesOf(
              context,
              people.map(({ seat }) => seat),
            ),
          )
        : '',
    rule: '',
    moments: news
      .slice(0, MOST_MOMENTS)
      .toReversed()
      .map(({ says }) => says),
  };
}
