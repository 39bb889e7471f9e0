/** The bill of a village: who won, why and by which rule, how long it lasted, and what turned it. The same for everybody. */
import { nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import { words } from '../../../elements/words.ts';
import type { LupusContext } from './board-context.ts';
import { endText } from './end-words.ts';
import { sideWords } from './role-words.ts';
import { momentsOf, whyOf } from './turns.ts';

/** Turning points that are told, the last ones. */
const MOST_MOMENTS = 5;

const say = words(
  {
    wolves: 'I lupi',
    nights: 'Notti',
    left: 'In gioco alla fine',
    off: 'Chiusa prima della fine',
    out: (name: string, how: string) => `${name}: ${how}`,
  },
  {
    wolves: 'The wolves',
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
  const name = (seat: number): string => nameOf(context, seat);
  const wolves = view.players.filter((_, i) => view.roles?.[i] === 'wolf');
  const winners = view.result?.winners ?? [];
  const living = view.players.filter((seat) => !view.out.some((one) => one.seat === seat));
  return {
    game: 'Lupus in Tabula',
    headline: side ? sideWords(lang)[side] : w.off,
    plates: winners.map((seat) => plateOf(context, seat)),
    sums: [
      ...(wolves.length > 0 ? [{ label: w.wolves, value: namesOf(context, wolves) }] : []),
      { label: w.nights, value: `${view.night}` },
      { label: w.left, value: namesOf(context, living) || '–' },
    ],
    why: whyOf(view, lang, name),
    rule: view.result?.why ?? '',
    // Where no record was opened, all that is known is who went when.
    moments: view.roles
      ? momentsOf(view, lang, name, MOST_MOMENTS)
      : view.out.slice(-MOST_MOMENTS).map(({ seat, how, cycle }) => w.out(name(seat), gone[how](cycle))),
  };
}
