/** Somebody drops: the table decides about that hand (LAB-15, LAB-16). */
import { handWay, type AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const seize = words('Nel mazzo, coperta', 'Into the pile, unseen');

export const absence = (lang: Lang): AbsenceWords => ({
  hands: true,
  ways: (absent) => [handWay(lang, absent, seize(lang))],
});
