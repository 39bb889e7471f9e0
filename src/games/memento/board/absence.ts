/** Somebody drops: the others may go on, and the table does the simplest thing for that character (MMQ-27). */
import type { AbsenceWords } from '../../../elements/absence.ts';
import type { Lang } from '../../../elements/board.ts';
import { words } from '../../../elements/words.ts';

const say = words(
  {
    without: (name: string) => `Avanti senza ${name}`,
    says: 'Per il suo personaggio il tavolo fa la cosa più semplice, finché non torna. Serve più della metà di chi c’è.',
    vote: 'Per me si va avanti',
  },
  {
    without: (name) => `Go on without ${name}`,
    says: 'For that character the table does the simplest thing until the player is back. More than half of those who are here must agree.',
    vote: 'Fine, go on',
  },
);

export const absence = (lang: Lang): AbsenceWords => ({
  ways: ({ seat, name }) => {
    const w = say(lang);
    return [{ title: w.without(name), says: w.says, acts: [{ move: 'goOnWithout', args: { seat }, label: w.vote }] }];
  },
});
