/**
 * The bytes of a public roll by commit and reveal of all seats; its steps and deadlines are `runs/coin.ts`'s. SPEC S8. Nobody can choose
 * it. A seat that reveals last can at most stay silent, which is seen.
 */
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';

const ROLL = utf8('tavolata/v1/roll');
const COIN = utf8('tavolata/v1/coin');
const OUT = utf8('tavolata/v1/coin-out');

/** Where another maker could stand: none. */
const NOBODY: Uint8Array = new Uint8Array(16);

/**
 * 32 bytes that name one coin: its room, and the ask (hash of the entry that caused it, number of the ask). The cause may be chosen by who
 * writes that entry; what comes out can't, since everybody commits only afterwards. Keepers' rolls are named by `dvrf.ts`.
 */
export function rollIdOf(room: Uint8Array, cause: Uint8Array, index: number): Uint8Array {
  if (room.length !== 16 || cause.length !== 32) throw new RangeError('roll: lengths');
  return sha256(new Writer().raw(ROLL).raw(room).raw(NOBODY).raw(cause).u16(index).done());
}

/** (Seat) 32 bytes. The seat in the hash keeps one from copying another's commitment. @param x 32 fresh random bytes */
export function coinCommit(rollId: Uint8Array, seat: Seat, x: Uint8Array): Uint8Array {
  return sha256(new Writer().raw(COIN).raw(rollId).u8(seat).raw(x).done());
}

/** (Everyone) 64 bytes that `dice` draws from, out of all that was revealed and fitted, by seat. */
export function coinSeed(
  rollId: Uint8Array,
  revealed: readonly { readonly seat: Seat; readonly x: Uint8Array }[],
): Uint8Array {
  const w = new Writer().raw(OUT).raw(rollId);
  for (const { seat, x } of revealed.toSorted((a, b) => a.seat - b.seat)) w.u8(seat).raw(x);
  return sha512(w.done());
}
