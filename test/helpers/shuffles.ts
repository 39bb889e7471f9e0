/** Decks to shuffle, and a shuffler who cheats: announces and answers whatever is asked of it, with weights and cards of its own. */
import type { Cipher, Group } from '../../src/kernel/secrets/group.ts';
import {
  shuffleChallenge,
  shuffleProofBytes,
  shuffleTranscript,
  type ShufflePlace,
} from '../../src/kernel/secrets/shuffle-bytes.ts';
import { EQUATIONS, linkCommitments, readClaimSteps, type Equation } from '../../src/kernel/secrets/shuffle-verify.ts';
import { finish } from '../../src/kernel/secrets/steps.ts';
import { inner, weights } from '../../src/kernel/secrets/weights.ts';
import { someElement } from './groups.ts';
import type { Rng } from './rng.ts';
import { generators, linear } from './at-once.ts';

/** A small whole number as a scalar; negative ones too. */
export function scalar(group: Group, n: number): Uint8Array {
  const out = new Uint8Array(32);
  new DataView(out.buffer).setUint32(0, Math.abs(n), true);
  return n < 0 ? group.scalarSub(new Uint8Array(32), out) : out;
}

export const randomScalar = (group: Group, rng: Rng): Uint8Array => group.reduce(rng.bytes(64));

/** Cards by name, each locked with fresh chance. */
export function lockedDeck(group: Group, rng: Rng, key: Uint8Array, faces: readonly string[]): Cipher[] {
  return faces.map((face) => {
    const r = randomScalar(group, rng);
    return { a: group.base(r), b: group.add(someElement(group, face), group.mul(r, key)) };
  });
}

/** What is behind the locks, by name. */
export function facesOf(
  group: Group,
  secret: Uint8Array,
  deck: readonly Cipher[],
  faces: readonly string[],
): (string | undefined)[] {
  const names = new Map(faces.map((face) => [String(someElement(group, face)), face]));
  return deck.map(({ a, b }) => names.get(String(group.sub(b, group.mul(secret, a)))));
}

export function scaled(group: Group, { a, b }: Cipher, s: Uint8Array): Cipher {
  return { a: group.mul(s, a), b: group.mul(s, b) };
}

/** Σ sᵢ·eᵢ */
export function mixed(group: Group, s: readonly Uint8Array[], deck: readonly Cipher[]): Cipher {
  return {
    a: linear(
      group,
      s,
      deck.map(({ a }) => a),
    ),
    b: linear(
      group,
      s,
      deck.map(({ b }) => b),
    ),
  };
}

export interface Cheat {
  /** M: column j commits to its column j. */
  readonly matrix: readonly (readonly Uint8Array[])[];
  /** Out of which cards (before they are locked anew). */
  readonly cards: readonly Cipher[];
  /** What it says the permuted weights are; M·u where it doesn't say. */
  readonly claimed?: (u: readonly Uint8Array[]) => Uint8Array[];
  /** Link at which its chain jumps to the product of all weights. */
  readonly jump?: number;
  /** Changes what comes out before the challenge. */
  readonly replace?: (output: Cipher[]) => void;
}

export interface Forged {
  readonly output: readonly Cipher[];
  readonly proof: Uint8Array;
  /** What it announced before the challenge. */
  readonly t: Readonly<Record<Equation['name'], Uint8Array>>;
  readonly links: readonly Uint8Array[];
}

/** The prover's steps as they are written down, with nothing prepared and everything believed. */
export function forge(
  group: Group,
  rng: Rng,
  place: ShufflePlace,
  input: readonly Cipher[],
  { matrix, cards, claimed, jump, replace }: Cheat,
): Forged {
  const n = input.length;
  const fresh = (): Uint8Array => randomScalar(group, rng);
  const many = (): Uint8Array[] => Array.from({ length: n }, fresh);
  const { h, each } = generators(group, n);
  const [locks, blinds, blindLinks, linkNonces, nonces] = [many(), many(), many(), many(), many()];
  const output = cards.map(({ a, b }, i) => ({
    a: group.add(a, group.base(locks[i]!)),
    b: group.add(b, group.mul(locks[i]!, place.key)),
  }));
  replace?.(output);
  const columns = blinds.map((r, j) =>
    group.add(
      group.base(r),
      linear(
        group,
        matrix.map((row) => row[j]!),
        each,
      ),
    ),
  );
  const transcript = shuffleTranscript(place, input, output, columns);
  const u = weights(group, transcript.digest('u'), n);
  const mine = claimed?.(u) ?? matrix.map((row) => inner(group, row, u));

  const product = (list: readonly Uint8Array[]): Uint8Array =>
    list.reduce((all, x) => group.scalarMul(all, x), scalar(group, 1));
  const steps = mine.map((weight, i) => {
    if (i !== jump) return weight;
    const others = product(mine.filter((_, m) => m !== i));
    return group.scalarMul(product(u), group.scalarInvert(others));
  });
  const chain: Uint8Array[] = [];
  let blind = scalar(group, 0);
  for (const [i, step] of steps.entries()) {
    chain.push(group.add(group.base(blindLinks[i]!), group.mul(step, chain[i - 1] ?? h)));
    blind = group.scalarAdd(blindLinks[i]!, group.scalarMul(step, blind));
  }
  const w = [fresh(), fresh(), fresh(), fresh()];
  const t = {
    t1: group.base(w[0]!),
    t2: group.base(w[1]!),
    t3: group.add(group.base(w[2]!), linear(group, nonces, each)),
    t4a: group.sub(mixed(group, nonces, output.slice(0, n)).a, group.base(w[3]!)),
    t4b: group.sub(mixed(group, nonces, output.slice(0, n)).b, group.mul(w[3]!, place.key)),
  };
  const links = linkNonces.map((nonce, i) => group.add(group.base(nonce), group.mul(nonces[i]!, chain[i - 1] ?? h)));
  const c = shuffleChallenge(group, transcript, chain, [t.t1, t.t2, t.t3, t.t4a, t.t4b], links);
  const answer = (nonce: Uint8Array, secret: Uint8Array): Uint8Array =>
    group.scalarAdd(nonce, group.scalarMul(c, secret));
  const proof = shuffleProofBytes({
    columns,
    chain,
    challenge: c,
    s: [
      answer(
        w[0]!,
        blinds.reduce((all, r) => group.scalarAdd(all, r)),
      ),
      answer(w[1]!, blind),
      answer(w[2]!, inner(group, blinds, u)),
      answer(w[3]!, inner(group, locks, mine)),
    ],
    links: linkNonces.map((nonce, i) => answer(nonce, blindLinks[i]!)),
    weights: nonces.map((nonce, i) => answer(nonce, mine[i]!)),
  });
  return { output, proof, t, links };
}

/** The verifier, but for one equation, where it takes the prover's word. */
export function acceptsBut(
  skipped: Equation['name'] | 'th' | undefined,
  group: Group,
  place: ShufflePlace,
  input: readonly Cipher[],
  { output, proof, t, links }: Forged,
): boolean {
  const claim = finish(readClaimSteps(group, { place, input, output, proof }));
  if (!claim) return false;
  const said = EQUATIONS.map(({ name, commitment }) => (name === skipped ? t[name] : finish(commitment(group, claim))));
  const saidLinks = skipped === 'th' ? links : finish(linkCommitments(group, claim));
  const c = shuffleChallenge(group, claim.transcript, claim.proof.chain, said, saidLinks);
  return String(c) === String(claim.proof.challenge);
}
