/** Somebody drops: the table decides about that hand (LAB-15, LAB-16). */
import type { AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const say = words(
  {
    title: (name: string) => `La mano di ${name}`,
    says: 'Chi custodisce il mazzo la riprende o la scopre, davanti a tutti. Serve più della metà di chi c’è.',
    seize: 'Nel mazzo, coperta',
    force: 'Scopriamola',
  },
  {
    title: (name) => `${name}’s hand`,
    says: 'Those who keep the deck take it back or reveal it, in front of everybody. More than half of those who are here must agree.',
    seize: 'Into the pile, unseen',
    force: 'Reveal it',
  },
);

export const absence = (lang: Lang): AbsenceWords => ({
  hands: true,
  ways: ({ seat, name }) => {
    const w = say(lang);
    const acts = (['seize', 'force'] as const).map((move) => ({ move, args: { seat }, label: w[move] }));
    return [{ title: w.title(name), says: w.says, acts }];
  },
});
