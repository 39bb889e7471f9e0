/** The devices at the table, as one hash: what a letter is bound to, and what the spoken words are made from. SPEC I3. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Seat } from '../game.ts';

const TAG = utf8('tavolata/v1/roster');

/** One admitted device. */
export interface RosterLine {
  readonly seat: Seat;
  /** 16 B */
  readonly device: Uint8Array;
  /** 32 B */
  readonly sigPk: Uint8Array;
  /** 32 B */
  readonly mailPk: Uint8Array;
}

/** 32 bytes over all lines in the order of admission. A line of other lengths would hash as somebody else's: it throws. */
export function rosterHash(lines: readonly RosterLine[]): Uint8Array {
  const w = new Writer().raw(TAG).u32(lines.length);
  for (const { seat, device, sigPk, mailPk } of lines) {
    if (device.length !== 16 || sigPk.length !== 32 || mailPk.length !== 32) throw new RangeError('roster: lengths');
    w.u8(seat).raw(device).raw(sigPk).raw(mailPk);
  }
  return sha256(w.done());
}
