/** What a touch or the end of a turn has come to, in one short line for everybody: "La 4: passante, tocca ai Blu". */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import type { CodenamesView } from '../view.ts';
import { isOver } from './news.ts';
import { outcomesEn, outcomesIt, type OutcomeWords } from '../words/outcomes.ts';

const outcomeWords: (lang: Lang) => OutcomeWords = words(outcomesIt, outcomesEn);

/** What follows from it for the turn. */
function follows(before: CodenamesView, { phase, result, turn, active }: CodenamesView, w: OutcomeWords): string {
  if (phase === 'over') return result && before.phase !== 'over' ? w.wins(result.winner) : '';
  if (active !== undefined && active !== before.active) return w.next(active);
  if (turn !== before.turn) return w.ends;
  return phase === 'guess' ? w.on : '';
}

/** @returns nothing where no touch was revealed and no turn of guesses ended; nor for whoever comes back to several at once */
export function outcome(before: CodenamesView, after: CodenamesView, lang: Lang): string | undefined {
  if (before.game !== after.game || before.grid.length !== after.grid.length) return undefined;
  const w = outcomeWords(lang);
  const then = follows(before, after, w);
  const [cell, other] = after.grid.flatMap(({ cover }, i) => (cover && !before.grid[i]?.cover ? [{ cover, i }] : []));
  if (other) return undefined;
  if (cell) return w.told(w.reveals(cell.i + 1, cell.cover), then);
  // A game may end with no touch, as where a team gives up.
  if (after.phase === 'over') return then || undefined;
  const isStop = before.phase === 'guess' && before.active !== undefined && before.turn !== after.turn;
  // That the time is up stands beside the headline.
  if (!isStop || !then) return undefined;
  return isOver(before) || isOver(after) ? then : w.told(w.stops(before.active), then);
}
