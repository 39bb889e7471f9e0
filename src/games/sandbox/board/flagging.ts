/** The move that sets one mark of some pieces and leaves their others: locked, cards for hands. */
import type { Mark } from '../edit/mark.ts';
import { namedBy, pieceOf, type BoardContext } from './context.ts';

/** @param bit `LOCKED` or `FOR_HANDS` */
export function flagged(context: BoardContext, numbers: readonly number[], bit: number, on: boolean): Mark {
  const [first = 0, ...rest] = numbers.map((n) => pieceOf(context, n)?.flags ?? 0);
  const p = namedBy(context, numbers);
  const whole = { p, flags: on ? first | bit : first & ~bit };
  if (rest.every((flags) => flags === first)) return whole;
  const one = { p, flags: on ? bit : 0, bits: bit };
  // Tables with earlier rules set all marks at once.
  return context.check('mark', one) && !context.check('mark', whole) ? whole : one;
}
