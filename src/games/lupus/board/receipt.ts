/** The bill of a village: who won by which rule, how long it lasted, and the days that turned it. The same for everybody. */
import { nameOf, namesOf, plateOf } from '../../../elements/board-context.ts';
import type { Receipt } from '../../../elements/receipt.ts';
import { words } from '../../../elements/words.ts';
import type { LupusContext } from './board-context.ts';
import { endText } from './end-words.ts';
import { sideWords } from './role-words.ts';

/** Turning points that are told, the last ones. */
const MOST_MOMENTS = 4;

const say = words(
  {
    nights: 'Notti',
    left: 'In gioco alla fine',
    off: 'Chiusa prima della fine',
    out: (name: string, how: string) => `${name}: ${how}`,
  },
  {
    nights: 'Nights',
    left: 'In the game at the end',
    off: 'Called off',
    out: (name: string, how: string) => `${name}: ${how}`,
  },
);

export function receiptOf(context: Pick<LupusContext, 'view' | 'people' | 'lang'>): Receipt {
  const { view, lang } = context;
  const w = say(lang);
  const { gone } = endText(lang);
  const side = view.side ?? view.declared;
  const winners = view.result?.winners ?? [];
  const living = view.players.filter((seat) => !view.out.some((one) => one.seat === seat));
  return {
    game: 'Lupus in Tabula',
    headline: side ? sideWords(lang)[side] : w.off,
    plates: winners.map((seat) => plateOf(context, seat)),
    sums: [
      { label: w.nights, value: `${view.night}` },
      { label: w.left, value: namesOf(context, living) || '–' },
    ],
    why: '',
    rule: view.result?.why ?? '',
    moments: view.out
      .slice(-MOST_MOMENTS)
      .map(({ seat, how, cycle }) => w.out(nameOf(context, seat), gone[how](cycle))),
  };
}
