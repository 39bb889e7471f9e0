/** The winner, in a word or two: for the headline and for the bill. */
import { nameOf } from '../../../elements/frame/board-context.ts';
import type { Team } from '../view.ts';
import type { BoardContext } from './board-context.ts';
import { wayWords } from './ways/way-words.ts';

export function wins(context: BoardContext, winner: Team): string {
  const { view, w, lang } = context;
  const v = wayWords(lang);
  if (view.options.mode === 'coop') return winner === view.options.coopTeam ? v.won : v.lost;
  const { spymaster } = view.teams[winner];
  return view.options.mode === 'three' && spymaster !== null ? v.leads(nameOf(context, spymaster)) : w.wins(winner);
}
