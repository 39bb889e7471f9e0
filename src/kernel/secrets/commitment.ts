/**
 * One's own choice, fixed now and shown later: a secret word, a hand at rock-paper-scissors. SPEC S7.
 * The author keeps `salt` and payload until the opening; the place in the hash keeps everybody else from copying it as their own.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { equal, utf8, Writer } from '../bytes.ts';
import { BUCKETS, bucketFor, pad } from './padding.ts';

const TAG = utf8('tavolata/v1/commit');

/** The entry that carries the commitment. */
export interface CommitmentPlace {
  /** 16 B */
  readonly room: Uint8Array;
  /** 16 B */
  readonly device: Uint8Array;
  readonly session: number;
  readonly seq: number;
}

/** (Author) 32 bytes. @param salt 32 fresh random bytes @param payload at most 16,319 B */
export function commitmentOf(place: CommitmentPlace, salt: Uint8Array, payload: Uint8Array): Uint8Array {
  const bucket = bucketFor(payload.length);
  if (bucket === undefined || salt.length !== 32) throw new RangeError('commitment: lengths');
  const w = new Writer().raw(TAG).raw(place.room).raw(place.device).u32(place.session).u32(place.seq);
  return sha256(w.raw(salt).raw(pad(payload, BUCKETS[bucket]!)).done());
}

/** (Everyone) Is this what was committed to, there? */
export function verifyCommitment(
  commit: Uint8Array,
  place: CommitmentPlace,
  salt: Uint8Array,
  payload: Uint8Array,
): boolean {
  if (salt.length !== 32 || bucketFor(payload.length) === undefined) return false;
  return equal(commitmentOf(place, salt, payload), commit);
}
