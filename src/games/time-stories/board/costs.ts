/** What something costs, in words; '' for nothing. */
import type { UseShown } from '../shown.ts';
import type { TimeContext } from './context.ts';

export function costOf({ w }: TimeContext, { azrak = 0, magic = 0, token }: UseShown['cost']): string {
  return [
    ...(azrak > 0 ? [w.azrak(azrak)] : []),
    ...(magic > 0 ? [w.costMagic(magic)] : []),
    ...(token === undefined ? [] : [w.costToken]),
  ].join(', ');
}

/** What a trip costs, in words. */
export const priceOf = ({ w }: TimeContext, price: number): string => (price === 0 ? w.freeTravel : w.azrak(price));
