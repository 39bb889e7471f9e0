/**
 * Shares that a seat's device should hold and doesn't: it keeps in the place of one that was taken out before it had told them. Nobody else
 * can know that, so it says so itself. SPEC K17.
 */
import type { Seat } from '../game.ts';
import { keeperNumber, type KeeperSet, NOBODY } from '../runs/keepers.ts';

/** Its place among the keepers, where it is this device that keeps for the seat; else −1. */
export function keeperAt(set: KeeperSet, seat: Seat, device: string): number {
  const at = keeperNumber(set, seat) - 1;
  return set.devices[at] === device ? at : -1;
}

/** Whether it is this device that keeps for the seat. */
export const keepsWith = (set: KeeperSet, seat: Seat, device: string): boolean => keeperAt(set, seat, device) >= 0;

/** The set of which nobody of the seat holds a share: it is followed by the next one. */
export function withoutShares(set: KeeperSet, seat: Seat): KeeperSet {
  const devices = set.devices.map((device, n) => (set.keepers[n] === seat ? NOBODY : device));
  return { ...set, devices, exposed: true };
}
