/** The name of a set of keepers, which its proofs are bound to. It says who they are, on which devices, in which attempt at which table. */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex, hex, utf8, Writer } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import { keygenContext, type KeygenShape } from '../secrets/keygen.ts';
import type { Making, SetName } from '../runs/keepers.ts';

const ID = utf8('tavolata/v1/ks-id');
const KEYS = utf8('tavolata/v1/ks-keys');
const DEALS = utf8('tavolata/v1/ks-deals');

/** @param room 16 B */
export function setId(room: Uint8Array, s: Omit<SetName, 'id' | 'game'>): string {
  const w = new Writer().raw(ID).raw(room).u32(s.attempt).u8(s.keepers.length);
  for (const seat of s.keepers) w.u8(seat);
  for (const device of s.devices) w.raw(fromHex(device));
  return hex(sha256(w.u8(s.threshold).done()).slice(0, 16));
}

/** @param room of the generation that the proof is in */
export function shapeOf(room: Uint8Array, settings: TableState['settings'], s: SetName): KeygenShape {
  return {
    ctx: keygenContext(room, fromHex(s.id), s.attempt),
    keepers: s.keepers.length,
    threshold: s.threshold,
    escrow: !(settings.strict ?? false),
  };
}

/**
 * The keys that a deal says it is encrypted to. Another past may have other exchange keys under the same name, and what was encrypted to
 * those is no deal there. 32 B
 * @param keys K_j of all keepers, hex
 * @param commits what each of them said it will deal, hex
 */
export function keysHash(
  { id }: Pick<SetName, 'id'>,
  keys: readonly string[],
  commits: readonly string[] = [],
): Uint8Array {
  const w = new Writer().raw(KEYS).raw(fromHex(id));
  for (const told of [...keys, ...commits]) w.raw(fromHex(told));
  return sha256(w.done());
}

/** Exchange keys of a set that is being made. */
export const exchangeKeysOf = (making: Making): readonly string[] =>
  making.keepers.map((seat) => making.exchange[seat]!);

/** What a deal rests on: everybody's exchange key, and what everybody said it will deal. */
export const exchangeHash = (making: Making): Uint8Array =>
  keysHash(
    making,
    exchangeKeysOf(making),
    making.keepers.map((seat) => making.commits[seat]!),
  );

/** What an acknowledgement says: these deals and no others. 32 B */
export function dealsHash({ id, keepers, deals }: Making): Uint8Array {
  const w = new Writer().raw(DEALS).raw(fromHex(id));
  for (const seat of keepers) w.raw(fromHex(deals[seat]!.hand.entry));
  return sha256(w.done());
}
