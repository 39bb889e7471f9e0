/** The bill of a story of Memento Mori: how it ended, who came to what, and the scenes that turned it. It comes with the end. */
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import { words } from '../../../elements/words.ts';
import { plateOf } from '../../../elements/frame/board-context.ts';
import { callOf, type BoardContext } from './board-context.ts';
import { storyOf } from './story/story.ts';

/** Turning points that are told, the last ones. */
const MOST_MOMENTS = 4;

const say = words(
  {
    status: { lantern: 'Lanterna', follower: 'Seguace', defeated: 'nell’Oscurità', unassigned: '' },
    scenes: 'Scene',
    headline: 'La storia è finita',
  },
  {
    status: { lantern: 'Lantern', follower: 'Follower', defeated: 'in the Darkness', unassigned: '' },
    scenes: 'Scenes',
    headline: 'The story is over',
  },
);

export function receiptOf(context: BoardContext): Receipt {
  const { view, lang } = context;
  const w = say(lang);
  const { title, chapters } = storyOf(context);
  const left = view.characters.filter(({ status }) => status !== 'defeated');
  return {
    game: 'Memento Mori',
    headline: title || w.headline,
    plates: left.map(({ seat }) => plateOf(context, seat)),
    sums: [
      ...view.characters.map(({ seat, status }) => ({ label: callOf(context, seat), value: w.status[status] })),
      { label: w.scenes, value: String(view.scenes) },
    ],
    why: '',
    rule: view.why,
    moments: chapters
      .flatMap(({ number, margin }) => margin.map((line) => (number ? `${number}: ${line}` : line)))
      .slice(-MOST_MOMENTS),
  };
}
