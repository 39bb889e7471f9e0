/** Ed25519 as Node has it. Tables with stand-in signatures are checked through another function of the same form. */
import { createPublicKey, verify as check, type KeyObject } from 'node:crypto';

/** Whether this signature of this message is by this public key. */
export type Verify = (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array) => boolean;

/** What stands before 32 raw bytes in a SubjectPublicKeyInfo of Ed25519 (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const KEY = 32;
const SIGNATURE = 64;

export function nodeVerify(): Verify {
  const keys = new Map<string, KeyObject>();
  return (signature, message, publicKey) => {
    if (signature.length !== SIGNATURE || publicKey.length !== KEY) return false;
    const name = Buffer.from(publicKey).toString('latin1');
    try {
      const key =
        keys.get(name) ?? createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
      keys.set(name, key);
      return check(null, message, key, signature);
    } catch {
      return false;
    }
  };
}
