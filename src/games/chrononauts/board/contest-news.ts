/** Things that the log has no line for while the time is guessed: the time for it, and people who are out unsaid. */
import { namesOf } from '../../../elements/frame/board-context.ts';
import type { ChrononautsView } from '../view.ts';
import type { BoardContext } from './board-context.ts';

const playing = ({ seats }: ChrononautsView): readonly number[] =>
  seats.filter(({ hasLeft, isSkipped }) => !hasLeft && !isSkipped).map(({ seat }) => seat);

/** The seats that are out and have written no time. */
function unguessed(view: ChrononautsView): readonly number[] {
  const { out, guessed } = view.start;
  return playing(view).filter((seat) => out.includes(seat) && !guessed.includes(seat));
}

/** The seats whose time is written and couldn't be opened: the others' decide without it. */
export function unopened(view: ChrononautsView): readonly number[] {
  const { step, out, guessed, opened } = view.start;
  const isOpen = (seat: number): boolean => step !== 'done' || opened.some((one) => one.seat === seat);
  return playing(view).filter((seat) => guessed.includes(seat) && (out.includes(seat) || !isOpen(seat)));
}

/** @returns '' where nothing came about */
export function contestNews(before: ChrononautsView, context: BoardContext): string {
  const { view, w } = context;
  const [was, is] = [before.start.until !== undefined, view.start.until !== undefined];
  if (!was && is) return w.guessWithin(view.options.guessSeconds);
  if (is || view.phase === 'lobby' || view.phase === 'over') return '';
  const late = was ? unguessed(view).filter((seat) => !before.start.out.includes(seat)) : [];
  const known = unopened(before);
  const lost = unopened(view).filter((seat) => !known.includes(seat));
  return [
    late.length > 0 ? w.unguessed(namesOf(context, late), late.length) : '',
    lost.length > 0 ? w.unopened(namesOf(context, lost), lost.length) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
