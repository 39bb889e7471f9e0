/** Somebody drops: the others may go on, and the table does the simplest thing for that character (MMQ-27). */
import type { AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { MementoView } from '../view.ts';

const say = words(
  {
    without: (name: string) => `Avanti senza ${name}`,
    says: 'Per il suo personaggio il tavolo fa la cosa più semplice, finché non torna. Serve più della metà di chi c’è.',
    lobby: 'Chi torna prima dell’inizio si siede di nuovo. Serve più della metà di chi c’è.',
    lobbyOnce: 'Chi torna guarda la storia. Serve più della metà di chi c’è.',
    before:
      'Il suo personaggio esce dalla storia, e chi torna la guarda. Sotto le quattro persone la storia finisce qui. Serve più della metà di chi c’è.',
    vote: 'Per me si va avanti',
  },
  {
    without: (name) => `Go on without ${name}`,
    says: 'For that character the table does the simplest thing until the player is back. More than half of those who are here must agree.',
    lobby: 'Whoever is back before the story begins sits down again. More than half of those who are here must agree.',
    lobbyOnce: 'Whoever is back watches the story. More than half of those who are here must agree.',
    before:
      'The character leaves the story, and the player watches it once back. With fewer than four people the story ends here. More than half of those who are here must agree.',
    vote: 'Fine, go on',
  },
);

/** Rules from which whoever comes back to the lobby sits down again. */
const SITS_AGAIN = 3;

/** Only a story that is on has the character go on by the defaults. */
function saysAt(view: unknown, version: number): 'lobby' | 'lobbyOnce' | 'before' | 'says' {
  const stage = (view as Partial<MementoView> | null | undefined)?.stage;
  if (stage === 'lobby') return version < SITS_AGAIN ? 'lobbyOnce' : stage;
  return stage === undefined || stage === 'play' || stage === 'epilogue' ? 'says' : 'before';
}

export const absence = (lang: Lang): AbsenceWords => ({
  ways: ({ seat, name, view, version }) => {
    const w = say(lang);
    return [
      {
        title: w.without(name),
        says: w[saysAt(view, version)],
        acts: [{ move: 'goOnWithout', args: { seat }, label: w.vote }],
      },
    ];
  },
});
