/**
 * Elements that nobody knows the logarithm of: card faces, rolls, the shuffle's generators. RFC 9380's expand_message_xmd with SHA-512
 * to 64 bytes, then the element that they stand for.
 */
import { sha512 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Group } from './group.ts';

/** One block of SHA-512's input. */
const BLOCK: Uint8Array = new Uint8Array(128);

/** @param dst domain, 1 to 255 bytes of UTF-8 */
export function hashToGroup(group: Pick<Group, 'fromHash'>, dst: string, msg: Uint8Array): Uint8Array {
  const name = utf8(dst);
  if (name.length === 0) throw new RangeError('dst: empty');
  const domain = new Writer().raw(name).u8(name.length).done();
  const first = sha512(new Writer().raw(BLOCK).raw(msg).u16(64).u8(0).raw(domain).done());
  return group.fromHash(sha512(new Writer().raw(first).u8(1).raw(domain).done()));
}
