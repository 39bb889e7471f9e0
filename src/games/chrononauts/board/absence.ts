/** Somebody drops: the others may vote to play on without (CH-279). */
import { goOnWay, type AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const says = words(
  'I suoi turni si saltano finché non rientra in gioco, e la sua mano resta coperta.',
  'Those turns are skipped until the player comes back into the game, and the hand stays hidden.',
);

export const absence = (lang: Lang): AbsenceWords => ({
  hands: true,
  ways: (absent) => [goOnWay(lang, absent, 'voteSkip', says(lang))],
});
