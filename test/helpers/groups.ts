/** Both backends of the group, and what tests of proofs begin with. */
import { readyRistretto } from '../../src/embed/adapters/ristretto.ts';
import { utf8 } from '../../src/kernel/bytes.ts';
import type { Group } from '../../src/kernel/secrets/group.ts';
import { hashToGroup } from '../../src/kernel/secrets/h2g.ts';
import { nobleGroup } from './noble-group.ts';
import type { Rng } from './rng.ts';

export const sodiumGroup: Group = await readyRistretto();

/** For `describe.each`: titles name the backend. */
export const GROUPS: readonly (readonly [name: string, group: Group])[] = [
  ['libsodium', sodiumGroup],
  ['noble', nobleGroup],
];

export interface KeyPair {
  readonly secret: Uint8Array;
  readonly key: Uint8Array;
}

export function keyPair(group: Group, rng: Rng): KeyPair {
  const secret = group.reduce(rng.bytes(64));
  return { secret, key: group.base(secret) };
}

/** Any element, by its name: the same in every run. */
export const someElement = (group: Group, name: string): Uint8Array => hashToGroup(group, 'test', utf8(name));

/** Encodings that no message may carry, whatever the place. */
export const BAD_ELEMENTS: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['identity', new Uint8Array(32)],
  ['all ones', new Uint8Array(32).fill(255)],
  // The field's prime, which is zero once more.
  ['zero, not canonical', Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 0xed : i === 31 ? 0x7f : 255))],
  ['negative', Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 1 : 0))],
  [
    'of order eight on Ed25519',
    Uint8Array.from(Buffer.from('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a', 'hex')),
  ],
  ['short', new Uint8Array(31).fill(2)],
  ['long', new Uint8Array(33).fill(2)],
  ['empty', new Uint8Array()],
];

/** The same scalar once more, but not canonical: s + the group's order. */
export function plusOrder(s: Uint8Array): Uint8Array {
  const order = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex');
  let carry = 0;
  return Uint8Array.from(s, (byte, i) => {
    const sum = byte + order[i]! + carry;
    carry = sum >> 8;
    return sum & 255;
  });
}
