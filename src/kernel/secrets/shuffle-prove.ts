/**
 * (Shuffler) A shuffle and its proof. Every card goes to another place and is locked anew. With the cards before and after, everybody can
 * check that nothing else happened, without learning which went where. Terelius and Wikström's proof, as Haenni and others (2017) have
 * condensed it. Secret: the order and all of the preparation. SPEC S30.
 */
import { lastIn } from '../held.ts';
import { sha512 } from '@noble/hashes/sha2.js';
import { Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Cipher, Group } from './group.ts';
import { shuffleChallenge, shuffleProofBytes, shuffleTranscript, type ShufflePlace } from './shuffle-bytes.ts';
import { generatorsSteps } from './shuffle-generators.ts';
import { prepareSteps, spend, type Prepared } from './shuffle-prepare.ts';
import { combination, type Steps } from './steps.ts';
import { inner, weights } from './weights.ts';

/** A deck that was shuffled, and the proof that it is the same one. */
export interface Shuffled {
  readonly output: readonly Cipher[];
  /** 128n + 160 B */
  readonly proof: Uint8Array;
}

/** Chance that differs for another statement even where the machine's repeats. */
function hedged(rng: Rng, place: ShufflePlace, input: readonly Cipher[]): Rng {
  const statement = shuffleTranscript(place, input, [], []).digest('nonce');
  let count = 0;
  return {
    bytes(n) {
      const fresh = new Writer().raw(statement).u32(count++).raw(rng.bytes(64)).done();
      if (n > 64) throw new RangeError('hedged: 64 bytes at a time');
      return sha512(fresh).slice(0, n);
    },
  };
}

/** @throws RangeError for a number of cards that can't be shuffled; Error for a preparation that was used, or is for something else */
export function* shuffleSteps(
  group: Group,
  rng: Rng,
  place: ShufflePlace,
  input: readonly Cipher[],
  prepared?: Prepared,
): Steps<Shuffled> {
  const { key } = place;
  const n = input.length;
  const p = prepared ? spend(prepared, n, key) : yield* prepareSteps(group, hedged(rng, place, input), n, key);
  const output: Cipher[] = [];
  for (const [i, j] of p.order.entries()) {
    const { a, b } = input[j]!;
    output.push({ a: group.add(a, p.locksG[i]!), b: group.add(b, p.locksY[i]!) });
    yield;
  }
  const transcript = shuffleTranscript(place, input, output, p.columns);
  const u = weights(group, transcript.digest('u'), n);
  const permuted = p.order.map((j) => u[j]!);

  const { h } = yield* generatorsSteps(group, n);
  const chain: Uint8Array[] = [];
  const links: Uint8Array[] = [];
  let product: Uint8Array | undefined;
  for (const [i, weight] of permuted.entries()) {
    const nonce = p.weightNonces[i]!;
    links.push(group.add(p.linksG[i]!, group.mul(product ? group.scalarMul(nonce, product) : nonce, h)));
    product = product ? group.scalarMul(product, weight) : weight;
    chain.push(group.add(p.aG[i]!, group.mul(product, h)));
    yield;
  }
  const half = (which: 'a' | 'b'): Steps<Uint8Array> =>
    combination(
      group,
      undefined,
      p.order.map((j, i) => ({ s: p.weightNonces[i]!, p: input[j]![which] })),
    );
  const [t1, t2, t3, t4G, t4Y] = p.t;
  const t4a = group.add(t4G, yield* half('a'));
  const t4b = group.add(t4Y, yield* half('b'));

  const c = shuffleChallenge(group, transcript, chain, [t1, t2, t3, t4a, t4b], links);
  const response = (nonce: Uint8Array, secret: Uint8Array): Uint8Array =>
    group.scalarAdd(nonce, group.scalarMul(c, secret));
  const sum = p.blinds.reduce((all, r) => group.scalarAdd(all, r));
  const proof = shuffleProofBytes({
    columns: p.columns,
    chain,
    challenge: c,
    s: [
      response(p.w[0]!, sum),
      response(p.w[1]!, lastIn(p.a)),
      response(p.w[2]!, inner(group, p.blinds, u)),
      response(p.w[3]!, inner(group, p.locks, permuted)),
    ],
    links: p.linkNonces.map((nonce, i) => {
      const before = p.a[i - 1];
      const own = p.a[i]!;
      return response(nonce, before ? group.scalarSub(own, group.scalarMul(permuted[i]!, before)) : own);
    }),
    weights: p.weightNonces.map((nonce, i) => response(nonce, permuted[i]!)),
  });
  return { output, proof };
}
