/** What a touch or the end of a turn has come to, in one short line for everybody: "La 4: passante, tocca ai Blu". */
import type { Lang } from '../../../elements/frame/board.ts';
import { words } from '../../../elements/words.ts';
import { newSince } from '../../kit/news.ts';
import type { CodenamesView, Told } from '../view.ts';
import { outcomesEn, outcomesIt, type OutcomeWords } from '../words/outcomes.ts';

export const outcomeWords: (lang: Lang) => OutcomeWords = words(outcomesIt, outcomesEn);

/** What follows from it for the turn. */
function follows(before: CodenamesView, { phase, result, turn, active }: CodenamesView, w: OutcomeWords): string {
  if (phase === 'over') return result && before.phase !== 'over' ? w.wins(result.winner) : '';
  if (phase === 'enemy') return before.phase === 'enemy' ? '' : w.virtual;
  if (active !== undefined && turn !== before.turn) return w.next(active);
  return phase === 'guess' ? w.on : '';
}

/** What came about since, beside touches and turns. */
export const toldSince = (before: CodenamesView, { told = [] }: CodenamesView): readonly Told[] =>
  newSince(before.told ?? [], told);

/** The turn of people is over: another one's follows, or the virtual team's. */
const isOver = (before: CodenamesView, { turn, phase }: CodenamesView): boolean =>
  turn !== before.turn || (phase === 'enemy' && before.phase !== 'enemy');

/** Why a turn ended, where its team neither touched the last picture nor stopped. */
function cause(before: CodenamesView, after: CodenamesView, w: OutcomeWords): string | undefined {
  for (const { what, team } of toldSince(before, after)) {
    if (what === 'timeUp' && team) return w.timeUp(team);
    if (what === 'fallen') return w.fallen;
  }
  // Earlier rules tell nothing, but nobody stops before the first touch (CN-097).
  const { active, options, phase, guessesMade } = before;
  const isLate = options.timer === 'strict' && (phase === 'clue' || (phase === 'guess' && guessesMade === 0));
  return isLate && active && isOver(before, after) ? w.timeUp(active) : undefined;
}

/** @returns nothing where no touch was revealed and no turn of guesses ended; nor for whoever comes back to several at once */
export function outcome(before: CodenamesView, after: CodenamesView, lang: Lang): string | undefined {
  if (before.game !== after.game || before.grid.length !== after.grid.length) return undefined;
  const w = outcomeWords(lang);
  const then = follows(before, after, w);
  const [cell, other] = after.grid.flatMap(({ cover }, i) => (cover && !before.grid[i]?.cover ? [{ cover, i }] : []));
  if (other) return undefined;
  if (cell) return w.told(w.reveals(cell.i + 1, cell.cover), then);
  const why = cause(before, after, w);
  if (why !== undefined) return w.told(why, then);
  // A game may end with no touch, as where a team gives up.
  if (after.phase === 'over') return then || undefined;
  const stopped = before.phase === 'guess' && isOver(before, after) ? before.active : undefined;
  return stopped && then ? w.told(w.stops(stopped), then) : undefined;
}
