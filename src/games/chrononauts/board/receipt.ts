/** What the bill tells of a game of Chrononauts, Artifaxx or Solonauts: who won and how, what lies before whom, what turned it. All of it is public. */
import { namesOf, nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import { words } from '../../../elements/words.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import { MOST_PARADOXES } from '../timeline.ts';
import type { BoardContext } from './board-context.ts';
import { headline } from './headline.ts';

/** What came about last, that is told. */
const MOST_MOMENTS = 3;

const say = words(
  {
    artifacts: (n: number) => (n === 1 ? '1 oggetto' : `${n} oggetti`),
    turns: 'Turni',
    paradoxes: 'Paradossi aperti',
    home: 'A casa',
  },
  {
    artifacts: (n: number) => (n === 1 ? '1 Artifact' : `${n} Artifacts`),
    turns: 'Turns',
    paradoxes: 'Open Paradoxes',
    home: 'At home',
  },
);

/** Each person's Artifacts, or the travellers that are home; then how the TimeLine lies. */
function sums(context: BoardContext): Receipt['sums'] {
  const { view, lang } = context;
  const w = say(lang);
  const all = view.home.length + view.travellers.length;
  const people =
    view.options.mode === 'solonauts'
      ? [{ label: w.home, value: `${view.home.length} / ${all}` }]
      : view.seats.map(({ seat, artifacts }) => ({
          label: nameOf(context, seat),
          value: w.artifacts(artifacts.length),
        }));
  const line =
    view.places.length > 0 ? [{ label: w.paradoxes, value: `${view.openParadoxes} / ${MOST_PARADOXES}` }] : [];
  return [...people, ...line, ...(view.turn > 0 ? [{ label: w.turns, value: String(view.turn) }] : [])];
}

/** @param news what has come about lately, in the game's own words */
export function receiptOf(context: BoardContext, news: readonly NewsItem[]): Receipt | undefined {
  const { view, w, me } = context;
  const { result } = view;
  if (!result) return undefined;
  const { winners, why } = result;
  const [head, second] = headline(context);
  return {
    game: w.modes[view.options.mode].name,
    // The reader of the picture isn't the one who has won.
    headline: me !== null && winners.includes(me) ? w.wins(namesOf(context, winners), winners.length) : head,
    plates: winners.map((seat) => plateOf(context, seat)),
    sums: sums(context),
    // The end of the universe has no second line of its own.
    why: second || (why === 'CH-118' ? w.ends : ''),
    rule: why,
    moments: news
      .filter(({ isMove }) => !isMove)
      .toSorted((a, b) => a.number - b.number)
      .slice(-MOST_MOMENTS)
      .map(({ says }) => says),
  };
}
