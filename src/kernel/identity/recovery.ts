/** A seat's recovery code: 128 bits on paper, from which the keys of one more device of the seat follow. SPEC I23. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../bytes.ts';

/** Size of a recovery code before it is spelt. At 128 random bits nothing is to be gained by stretching. */
export const RECOVERY_BYTES = 16;

const SALT = utf8('tavolata/v1/recovery');

/** Seeds of the Ed25519 and the X25519 key, 32 B each. Not of the room: the seat keeps its code when the table moves on to another. */
export function recoverySeeds(code: Uint8Array): { readonly sig: Uint8Array; readonly mail: Uint8Array } {
  const seed = (info: string): Uint8Array => hkdf(sha256, code, SALT, utf8(info), 32);
  return { sig: seed('sig'), mail: seed('mail') };
}
