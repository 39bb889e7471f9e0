/**
 * Hedged nonces: chance, secret and statement together. Where the machine's chance repeats (a broken generator, a page restored from a
 * snapshot), two statements still get two nonces, and the secret stays one.
 */
import { sha512 } from '@noble/hashes/sha2.js';
import { utf8, Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import type { Transcript } from './transcript.ts';

const TAG = utf8('tavolata/v1/nonce');

/**
 * (Prover; secret) A source of scalars for one statement. A share of any two of one call's scalars, or one scalar under two challenges,
 * gives the secret away. So make a new source for every part of a proof that follows other bytes.
 * @param secret 32 B that the nonces protect @param statement all that was absorbed so far; it isn't changed
 */
export function nonces(group: Group, rng: Rng, secret: Uint8Array, statement: Transcript): () => Uint8Array {
  const random = rng.bytes(64);
  const digest = statement.copy().digest('nonce');
  let n = 0;
  return () => group.reduce(sha512(new Writer().raw(TAG).raw(random).raw(secret).raw(digest).u32(n++).done()));
}
