/**
 * Shares that a seat's device should hold and doesn't: it keeps in the place of one that was taken out before it had told them. Nobody else
 * can know that, so it says so itself. SPEC K17.
 */
import type { Seat } from '../game.ts';
import type { OwnKeys } from './own-keys.ts';
import { keeperNumber, type KeeperSet, NOBODY } from './state.ts';

/** Its place among the keepers, where it is this device that keeps for the seat; else −1. */
function keeperAt(set: KeeperSet, seat: Seat, device: string): number {
  const at = keeperNumber(set, seat) - 1;
  return set.devices[at] === device ? at : -1;
}

export const keepsWith = (set: KeeperSet, seat: Seat, device: string): boolean => keeperAt(set, seat, device) >= 0;

/** Whether this device, which keeps for the seat, lacks any of what it should hold of this set. */
export async function lacksShares(own: OwnKeys, set: KeeperSet, seat: Seat, device: string): Promise<boolean> {
  const at = keeperAt(set, seat, device);
  const { id, deck, beacon } = set;
  const held = [own.exchange(id), own.share(id, deck.shares[at]!), own.share(id, beacon.shares[at]!)];
  return (await Promise.all(held)).includes(undefined);
}

/** The set of which nobody of the seat holds a share: it is followed by the next one. */
export function withoutShares(set: KeeperSet, seat: Seat): KeeperSet {
  const devices = set.devices.map((device, n) => (set.keepers[n] === seat ? NOBODY : device));
  return { ...set, devices, exposed: true };
}
