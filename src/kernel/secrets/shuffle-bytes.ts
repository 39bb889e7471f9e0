/** A shuffle in bytes: the deck that comes out of it, the proof that goes with it, and what its challenges depend on. SPEC S30. */
import { concat, read } from '../bytes.ts';
import type { Cipher, Group } from './group.ts';
import { Transcript } from './transcript.ts';

/** Fewer are no shuffle. */
export const FEWEST_CARDS = 2;
/** So many places fit the byte that a permutation has for each. */
export const MOST_CARDS = 256;

/** Where a shuffle counts, and the key that the cards are locked with. */
export interface ShufflePlace {
  readonly ctx: Uint8Array;
  readonly key: Uint8Array;
}

/** The parts of a proof of shuffle, as the paper names them. */
export interface ShuffleProof {
  /** Cⱼ: the permutation, committed column by column. */
  readonly columns: readonly Uint8Array[];
  /** Ĉᵢ: product of the weights up to here. */
  readonly chain: readonly Uint8Array[];
  readonly challenge: Uint8Array;
  /** s₁ … s₄ */
  readonly s: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  /** ŝᵢ */
  readonly links: readonly Uint8Array[];
  /** s′ᵢ */
  readonly weights: readonly Uint8Array[];
}

/** 64 B a card: A ‖ B. */
export function deckBytes(deck: readonly Cipher[]): Uint8Array {
  return concat(...flat(deck));
}

/** `undefined` for another length; whether they are elements is asked by whoever uses them. */
export function readDeck(bytes: Uint8Array, n: number): readonly Cipher[] | undefined {
  if (bytes.length !== 64 * n) return undefined;
  return read(bytes, (r) => r.list(n, () => ({ a: r.bytes(32), b: r.bytes(32) })));
}

/** Length of a proof. @param n cards */
export function shuffleProofSizeBytes(n: number): number {
  return 128 * n + 160;
}

/** C[n] Ĉ[n] c s₁ s₂ s₃ s₄ ŝ[n] s′[n]: 128n + 160 B. */
export function shuffleProofBytes(proof: ShuffleProof): Uint8Array {
  const { columns, chain, challenge, s, links, weights } = proof;
  return concat(...columns, ...chain, challenge, ...s, ...links, ...weights);
}

/** `undefined` for another length or a scalar that isn't canonical; whether the rest are elements is asked by whoever uses them. */
export function readShuffleProof(group: Group, bytes: Uint8Array, n: number): ShuffleProof | undefined {
  if (bytes.length !== shuffleProofSizeBytes(n)) return undefined;
  return read(bytes, (r) => {
    const some = (count: number): Uint8Array[] => r.list(count, () => r.bytes(32));
    const [columns, chain] = [some(n), some(n)];
    const [challenge, s] = [r.bytes(32), some(4)];
    const [links, weights] = [some(n), some(n)];
    if (![challenge, ...s, ...links, ...weights].every((x) => group.isScalar(x))) return undefined;
    return { columns, chain, challenge, s: [s[0]!, s[1]!, s[2]!, s[3]!], links, weights };
  });
}

/** A₀ B₀ A₁ B₁ … */
export function flat(deck: readonly Cipher[]): Uint8Array[] {
  return deck.flatMap(({ a, b }) => [a, b]);
}

/** All that stands before the weights are drawn; its digest `u` is their seed. */
export function shuffleTranscript(
  { ctx, key }: ShufflePlace,
  input: readonly Cipher[],
  output: readonly Cipher[],
  columns: readonly Uint8Array[],
): Transcript {
  return new Transcript('shuffle', ctx)
    .append('Y', key)
    .points('in', flat(input))
    .points('out', flat(output))
    .points('C', columns);
}

/** @param t t₁ t₂ t₃ t₄a t₄b @param links t̂ᵢ */
export function shuffleChallenge(
  group: Group,
  transcript: Transcript,
  chain: readonly Uint8Array[],
  t: readonly Uint8Array[],
  links: readonly Uint8Array[],
): Uint8Array {
  return transcript.points('Ch', chain).points('t', t).points('th', links).challenge(group, 'c');
}
