/** What something costs, in words; '' for nothing. */
import type { UseShown } from '../shown.ts';
import type { Costs } from '../table/costs.ts';
import type { AgentId } from '../table/state.ts';
import { tableOf, type TimeContext } from './context.ts';

export function costOf({ w }: TimeContext, { azrak = 0, magic = 0, token }: UseShown['cost']): string {
  return [
    ...(azrak > 0 ? [w.azrak(azrak)] : []),
    ...(magic > 0 ? [w.costMagic(magic)] : []),
    ...(token === undefined ? [] : [w.costToken]),
  ].join(', ');
}

/** What a trip costs, or a move, in words. */
export const priceOf = ({ w }: TimeContext, price: number): string => (price === 0 ? w.free : w.azrak(price));

/** What the moves of an own agent cost. */
export const costsFor = (context: TimeContext, agent: AgentId): Costs => {
  const { costs, mine } = tableOf(context);
  return costs[mine.indexOf(agent)]!;
};
