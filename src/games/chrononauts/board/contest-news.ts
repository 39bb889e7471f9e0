/** Things that the log has no line for while the time is guessed: the time for it, and who is out as that is over. */
import { namesOf } from '../../../elements/frame/board-context.ts';
import type { ChrononautsView } from '../view.ts';
import type { BoardContext } from './board-context.ts';

/** The seats that are out since, and still play. */
function newlyOut(before: ChrononautsView, { start, seats }: ChrononautsView): readonly number[] {
  const plays = seats.filter(({ hasLeft, isSkipped }) => !hasLeft && !isSkipped);
  const isNew = (seat: number): boolean => start.out.includes(seat) && !before.start.out.includes(seat);
  return plays.map(({ seat }) => seat).filter(isNew);
}

/** @returns '' where nothing came about */
export function contestNews(before: ChrononautsView, context: BoardContext): string {
  const { view, w } = context;
  const [was, is] = [before.start.until !== undefined, view.start.until !== undefined];
  if (!was && is) return w.guessWithin(view.options.guessSeconds);
  if (!was || is || view.phase === 'lobby' || view.phase === 'over') return '';
  const out = newlyOut(before, view);
  return out.length > 0 ? w.unguessed(namesOf(context, out), out.length) : '';
}
