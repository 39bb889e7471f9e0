/**
 * The secret that two devices that are to be paired share besides the table's link. It is good once, shown by the one and read by the
 * other. It never goes over the wire; what does is bound to the room and to the new device, so nobody else can use it. SPEC I14.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, utf8 } from '../bytes.ts';

const PROOF = utf8('tavolata/v1/pair');
const NUMBER = utf8('tavolata/v1/pair-number');

/** 32 bytes that only a holder of the secret can make, for this device alone. */
export function pairProof(secret: Uint8Array, room: Uint8Array, device: Uint8Array): Uint8Array {
  return hmac(sha256, secret, concat(PROOF, room, device));
}

/** Six digits for people to compare, `384 021`: the same on both screens if and only if both know the secret. */
export function pairNumber(secret: Uint8Array, room: Uint8Array, device: Uint8Array): string {
  const mac = hmac(sha256, secret, concat(NUMBER, room, device));
  const value = new DataView(mac.buffer, mac.byteOffset).getUint32(0) % 1_000_000;
  const digits = String(value).padStart(6, '0');
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}
