/**
 * CPace over ristretto255 with SHA-512 (draft-irtf-cfrg-cpace, initiator and responder). Two parties with the same few words agree on a key
 * over a line that somebody else holds. A party without the words, or one that carries the messages, has one guess for each exchange. It
 * has nothing to try others on afterwards. The names of the draft stand beside each part. SPEC I39.
 */
import { sha512 } from '@noble/hashes/sha2.js';
import { concat, utf8 } from '../bytes.ts';
import type { Group } from './group.ts';

const DSI = utf8('CPaceRistretto255');
const DSI_ISK = utf8('CPaceRistretto255_ISK');
/** Input block of SHA-512: the password fills the first one, whatever it is. */
const BLOCK_BYTES = 128;

/** What both sides know before they begin. */
export interface CPaceTopic {
  /** PRS: what is guessable. */
  readonly password: Uint8Array;
  /** CI: what the exchange is for. */
  readonly context: Uint8Array;
  /** sid: of this exchange alone. */
  readonly session: Uint8Array;
}

/** What a side sends, and what it says besides. */
export interface CPaceShare {
  /** Y, 32 B. */
  readonly element: Uint8Array;
  /** AD */
  readonly data: Uint8Array;
}

/** prepend_len: the length in LEB128, then the bytes. */
function counted(bytes: Uint8Array): Uint8Array {
  const { length } = bytes;
  if (length >= 1 << 14) throw new RangeError('cpace: too long');
  return concat(length < 128 ? Uint8Array.of(length) : Uint8Array.of((length & 127) | 128, length >> 7), bytes);
}

/** lv_cat */
const list = (...parts: readonly Uint8Array[]): Uint8Array => concat(...parts.map(counted));

/** calculate_generator: nobody knows its logarithm to any other. */
export function cpaceGenerator(group: Pick<Group, 'fromHash'>, { password, context, session }: CPaceTopic): Uint8Array {
  const zeros = BLOCK_BYTES - 1 - counted(password).length - counted(DSI).length;
  return group.fromHash(sha512(list(DSI, password, new Uint8Array(Math.max(0, zeros)), context, session)));
}

/**
 * ISK, 64 B: the same on both sides where both began with the same. It says nothing of itself: each side has to be shown that the other has it.
 * @param mine this side's scalar
 * @param shares of whoever began, and of whoever answered
 * @param theirs which of the two is the other side's
 * @returns nothing where the other's share is no element: then the exchange ends
 */
export function cpaceKey(
  group: Pick<Group, 'isElement' | 'mul'>,
  { session }: Pick<CPaceTopic, 'session'>,
  mine: Uint8Array,
  shares: readonly [first: CPaceShare, second: CPaceShare],
  theirs: 0 | 1,
): Uint8Array | undefined {
  const { element } = shares[theirs];
  if (!group.isElement(element)) return undefined;
  const [first, second] = shares;
  return sha512(
    concat(
      list(DSI_ISK, session, group.mul(mine, element)),
      list(first.element, first.data),
      list(second.element, second.data),
    ),
  );
}
