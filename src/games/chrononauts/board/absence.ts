/** Somebody drops: the others may vote to play on without (CH-279). */
import type { AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';

const say = words(
  {
    without: (name: string) => `Avanti senza ${name}`,
    says: 'I suoi turni si saltano finché non rientra in gioco, e la sua mano resta coperta. Serve più della metà di chi c’è.',
    vote: 'Per me si va avanti',
  },
  {
    without: (name) => `Go on without ${name}`,
    says: 'Those turns are skipped until the player comes back into the game, and the hand stays hidden. More than half of those who are here must agree.',
    vote: 'Fine, go on',
  },
);

export const absence = (lang: Lang): AbsenceWords => ({
  hands: true,
  ways: ({ seat, name }) => {
    const w = say(lang);
    return [{ title: w.without(name), says: w.says, acts: [{ move: 'voteSkip', args: { seat }, label: w.vote }] }];
  },
});
