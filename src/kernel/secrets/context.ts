/**
 * What a proof's transcript begins with: the place where it counts. Moved to another room, deck, key, run or prover, a proof is none.
 */
import { concat, utf8, Writer } from '../bytes.ts';

const ASKED = utf8('tavolata/v1/ctx');
const OWN = utf8('tavolata/v1/ctx-own');

/** What the fold asks of somebody: keepers' shares, passes, a victim's part of a steal. */
export interface DeckBinding {
  /** 16 B */
  readonly room: Uint8Array;
  /** First 16 B of the hash of the game's start. */
  readonly deck: Uint8Array;
  /** 16 B: the keeper set. */
  readonly keyId: Uint8Array;
  /** Number of the run among all of the game. */
  readonly seq: number;
  /** 32 B, chained over all runs up to this one. */
  readonly hash: Uint8Array;
}

/** What somebody does with cards of their own, in a move's entry. */
export interface OwnBinding {
  /** 16 B */
  readonly room: Uint8Array;
  /** First 16 B of the hash of the game's start. */
  readonly deck: Uint8Array;
  /** 16 B: the keeper set. */
  readonly keyId: Uint8Array;
  /** 16 B: author of the entry. */
  readonly device: Uint8Array;
  readonly session: number;
  readonly seq: number;
}

function ids(tag: Uint8Array, all: readonly Uint8Array[]): Writer {
  const w = new Writer().raw(tag);
  for (const id of all) {
    if (id.length !== 16) throw new RangeError('context: an id has 16 bytes');
    w.raw(id);
  }
  return w;
}

/** What a proof about a run of cards is bound to. Throws a RangeError where the hash isn't one. */
export function deckContext({ room, deck, keyId, seq, hash }: DeckBinding): Uint8Array {
  if (hash.length !== 32) throw new RangeError('context: a hash has 32 bytes');
  return ids(ASKED, [room, deck, keyId]).u32(seq).raw(hash).done();
}

/** What a proof about an own entry is bound to: it is good for no other entry. */
export function ownContext({ room, deck, keyId, device, session, seq }: OwnBinding): Uint8Array {
  return ids(OWN, [room, deck, keyId, device]).u32(session).u32(seq).done();
}

/** Which statement at that place, and by which prover. @param index number of the keeper, from 1; 0 is a single owner */
export function suffixed(ctx: Uint8Array, suffix: `/${string}`, index: number): Uint8Array {
  return concat(ctx, new Writer().raw(utf8(suffix)).u32(index).done());
}
