/** Somebody drops: the others may go on, and the table does the simplest thing for that character (MMQ-27). */
import { goOnWay, type AbsenceWords } from '../../../elements/frame/absence.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { FEWEST } from '../state.ts';
import type { MementoView } from '../view.ts';

const say = words(
  {
    says: 'Per il suo personaggio il tavolo fa la cosa più semplice, finché non torna.',
    lobby: 'Chi torna prima dell’inizio si siede di nuovo.',
    lobbyOnce: 'Chi torna guarda la storia.',
    before: 'Il suo personaggio esce dalla storia, e chi torna la guarda.',
    last: 'Il suo personaggio esce, e la storia finisce qui: servono almeno quattro persone.',
  },
  {
    says: 'For that character the table does the simplest thing until the player is back.',
    lobby: 'Whoever is back before the story begins sits down again.',
    lobbyOnce: 'Whoever is back watches the story.',
    before: 'The character leaves the story, and the player watches it once back.',
    last: 'The character leaves, and the story ends here: it takes at least four people.',
  },
);

/** Rules from which whoever comes back to the lobby sits down again. */
const SITS_AGAIN = 3;

/** Only a story that is on has the character go on by the defaults. Before, it is taken out, and the others may be too few (MM-001). */
function saysAt(view: unknown, version: number): 'lobby' | 'lobbyOnce' | 'before' | 'last' | 'says' {
  const { stage, seats = [] } = (view ?? {}) as Partial<MementoView>;
  if (stage === 'lobby') return version < SITS_AGAIN ? 'lobbyOnce' : stage;
  if (stage === undefined || stage === 'play' || stage === 'epilogue') return 'says';
  return seats.length > FEWEST ? 'before' : 'last';
}

/** What going on without somebody means for a story that has been begun. */
export const withoutSays = (view: MementoView, lang: Lang): string => say(lang)[saysAt(view, SITS_AGAIN)];

export const absence = (lang: Lang): AbsenceWords => ({
  ways: (absent) => [goOnWay(lang, absent, 'goOnWithout', say(lang)[saysAt(absent.view, absent.version)])],
});
