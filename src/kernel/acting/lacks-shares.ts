/** Whether this device holds what it should hold as a keeper: only it can know (`keygen/lost.ts`). SPEC K17. */
import type { Seat } from '../game.ts';
import { keeperAt } from '../keygen/lost.ts';
import type { OwnKeys } from './own-keys.ts';
import type { KeeperSet } from '../runs/keepers.ts';

/** A letter with the keys may be on its way for so long, from a device that has just been taken out. By the own clock. */
export const LOST_MS = 10_000;

/** Whether this device, which keeps for the seat, lacks any of what it should hold of this set. */
export async function lacksShares(own: OwnKeys, set: KeeperSet, seat: Seat, device: string): Promise<boolean> {
  const at = keeperAt(set, seat, device);
  const { id, deck, beacon } = set;
  const held = [own.exchange(id), own.share(id, deck.shares[at]!), own.share(id, beacon.shares[at]!)];
  return (await Promise.all(held)).includes(undefined);
}
