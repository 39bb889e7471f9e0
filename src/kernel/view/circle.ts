/** The people who sit together, as one hash: what the four spoken words are made from (`identity/four-words.ts`). SPEC I33. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, fromHex, hex, utf8 } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import { rosterHash } from '../state/world.ts';

const TAG = utf8('tavolata/v1/circle');

/** The people who sit together, in hex: changes exactly when the four words do. @param founder16 device id @param roster32 `rosterHash` */
export function circleOf(founder16: Uint8Array, roster32: Uint8Array): string {
  if (founder16.length !== 16 || roster32.length !== 32) throw new RangeError('circle: lengths');
  return hex(sha256(concat(TAG, founder16, roster32)));
}

const known = new WeakMap<TableState['roster'], string>();

/** Reckoned again only when the roster is another. '' while nobody sits: an empty roster says nothing about anybody. */
export function circleAt(state: TableState): string {
  if (state.roster.length === 0) return '';
  const circle = known.get(state.roster) ?? circleOf(fromHex(state.founder), rosterHash(state));
  known.set(state.roster, circle);
  return circle;
}
