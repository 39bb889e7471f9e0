/** The bill of an evening at the free table: what was laid, the score sheet, what came about last. Nobody wins; all of it is public. */
import { namesOf } from '../../../elements/frame/board-context.ts';
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import { words } from '../../../elements/words.ts';
import type { BoardContext } from './context.ts';
import { scoreRows } from './tool-faces.ts';

/** What came about last, that is told. */
const MOST_MOMENTS = 3;

const say = words(
  {
    game: 'Tavolo libero',
    with: (names: string, box: string) => (box ? `${box}, con ${names}.` : `Con ${names}.`),
  },
  {
    game: 'Free table',
    with: (names, box) => (box ? `${box}, with ${names}.` : `With ${names}.`),
  },
);

export function receiptOf(context: BoardContext): Receipt {
  const { view, w, lang, people } = context;
  const s = say(lang);
  const played = people.filter(({ seat }) => view.seats.includes(seat)).map(({ seat }) => seat);
  const scored = view.scores.rounds > 0 ? scoreRows(context).toSorted((a, b) => b.sum - a.sum) : [];
  return {
    game: s.game,
    headline: w.over,
    plates: [],
    sums: scored.map(({ name, sum }) => ({ label: name, value: String(sum) })),
    why: played.length > 0 ? s.with(namesOf(context, played), context.loaded?.box.name ?? '') : '',
    rule: '',
    // The newest says that the table was cleared, and that is the headline.
    moments: view.news
      .filter(({ what }) => what !== 'finish')
      .slice(0, MOST_MOMENTS)
      .toReversed()
      .map((item) => context.tell?.(item) ?? '')
      .filter(Boolean),
  };
}
