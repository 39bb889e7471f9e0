/**
 * Firm: no partition, takeover or lying clerk will ever un-see it. What the fold asks for and can't be taken back waits for this.
 * The one place that decides it. Until acknowledgements exist the count is the founder's device, whose stamps are stored before they
 * are sent: stamped is firm.
 */
import type { Order, Stamped } from './order.ts';

/** The last firm place of the order. */
export function firmTip(order: Order): Stamped | undefined {
  return order.tip;
}
