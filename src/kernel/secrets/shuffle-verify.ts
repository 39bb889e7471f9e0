/**
 * (Everyone) Is what came out of a shuffle what went in, in another order and locked anew? Each equation stops a cheat of its own. They are
 * a list, so that a test can leave one out and show what then gets through. SPEC S31.
 *
 * - t₁: the columns add up as a permutation's do (else: scaled cards).
 * - t₂ and t̂: the product of the permuted weights is that of the weights (else: sums of cards).
 * - t₃: the columns commit to the very weights that the rest is about (else: any weights, chosen afterwards).
 * - t₄a, t₄b: both halves of what came out are those of what went in (else: other cards, other keys).
 */
import { lastIn } from '../held.ts';
import { equal } from '../bytes.ts';
import type { Cipher, Group } from './group.ts';
import {
  FEWEST_CARDS,
  flat,
  MOST_CARDS,
  readShuffleProof,
  shuffleChallenge,
  shuffleTranscript,
  type ShufflePlace,
  type ShuffleProof,
} from './shuffle-bytes.ts';
import { generatorsSteps, type Generators } from './shuffle-generators.ts';
import { areElementsSteps, combination, type Steps, terms } from './steps.ts';
import type { Transcript } from './transcript.ts';
import { weights } from './weights.ts';

/** One proof, read and ready to be computed with. */
export interface ShuffleClaim {
  readonly key: Uint8Array;
  readonly input: readonly Cipher[];
  readonly output: readonly Cipher[];
  readonly proof: ShuffleProof;
  readonly generators: Generators;
  /** uⱼ */
  readonly u: readonly Uint8Array[];
  /** Up to and with the weights' seed. */
  readonly transcript: Transcript;
}

/** One of the five equations of a proof of shuffle. */
export interface Equation {
  readonly name: 't1' | 't2' | 't3' | 't4a' | 't4b';
  /** What the prover must have announced before the challenge. */
  readonly commitment: (group: Group, claim: ShuffleClaim) => Steps<Uint8Array>;
}

const ZERO: Uint8Array = new Uint8Array(32);
const negative = (group: Group, s: Uint8Array): Uint8Array => group.scalarSub(ZERO, s);

/** −c·uⱼ */
function minusWeights(group: Group, { proof, u }: ShuffleClaim): Uint8Array[] {
  const minus = negative(group, proof.challenge);
  return u.map((x) => group.scalarMul(minus, x));
}

/** All five, in the order in which the challenge takes them. */
export const EQUATIONS: readonly Equation[] = [
  {
    name: 't1',
    *commitment(group, { proof, generators }) {
      let sum = proof.columns[0]!;
      for (const column of proof.columns.slice(1)) {
        sum = group.add(sum, column);
        yield;
      }
      const rest = group.sub(sum, generators.sum);
      return yield* combination(group, proof.s[0], [{ s: negative(group, proof.challenge), p: rest }]);
    },
  },
  {
    name: 't2',
    *commitment(group, { proof, generators, u }) {
      const product = u.reduce((all, x) => group.scalarMul(all, x));
      const minus = negative(group, proof.challenge);
      return yield* combination(group, proof.s[1], [
        { s: minus, p: lastIn(proof.chain) },
        { s: group.scalarMul(proof.challenge, product), p: generators.h },
      ]);
    },
  },
  {
    name: 't3',
    *commitment(group, claim) {
      const { proof, generators } = claim;
      return yield* combination(group, proof.s[2], [
        ...terms(proof.weights, generators.each),
        ...terms(minusWeights(group, claim), proof.columns),
      ]);
    },
  },
  {
    name: 't4a',
    *commitment(group, claim) {
      const { proof, input, output } = claim;
      return yield* combination(group, negative(group, proof.s[3]), [
        ...terms(
          proof.weights,
          output.map(({ a }) => a),
        ),
        ...terms(
          minusWeights(group, claim),
          input.map(({ a }) => a),
        ),
      ]);
    },
  },
  {
    name: 't4b',
    *commitment(group, claim) {
      const { proof, input, output, key } = claim;
      return yield* combination(group, undefined, [
        { s: negative(group, proof.s[3]), p: key },
        ...terms(
          proof.weights,
          output.map(({ b }) => b),
        ),
        ...terms(
          minusWeights(group, claim),
          input.map(({ b }) => b),
        ),
      ]);
    },
  },
];

/** t̂ᵢ = ŝᵢG + s′ᵢĈᵢ₋₁ − cĈᵢ, with Ĉ₋₁ = h. */
export function* linkCommitments(group: Group, { proof, generators }: ShuffleClaim): Steps<Uint8Array[]> {
  const minus = negative(group, proof.challenge);
  const out: Uint8Array[] = [];
  for (const [i, link] of proof.chain.entries()) {
    const before = proof.chain[i - 1] ?? generators.h;
    const s = proof.weights[i]!;
    out.push(
      yield* combination(group, proof.links[i], [
        { s, p: before },
        { s: minus, p: link },
      ]),
    );
  }
  return out;
}

/** What came of a shuffle, with what went in. */
export interface ShufflePass {
  readonly place: ShufflePlace;
  readonly input: readonly Cipher[];
  readonly output: readonly Cipher[];
  /** As it came from a peer. */
  readonly proof: Uint8Array;
}

/** `undefined` for anything that has the wrong length or holds something that is no element or scalar. */
export function* readClaimSteps(
  group: Group,
  { place, input, output, proof: bytes }: ShufflePass,
): Steps<ShuffleClaim | undefined> {
  const n = input.length;
  if (n < FEWEST_CARDS || n > MOST_CARDS || output.length !== n) return undefined;
  const proof = readShuffleProof(group, bytes, n);
  if (!proof) return undefined;
  const points = [place.key, ...flat(input), ...flat(output), ...proof.columns, ...proof.chain];
  if (!(yield* areElementsSteps(group, points))) return undefined;
  const transcript = shuffleTranscript(place, input, output, proof.columns);
  const u = weights(group, transcript.digest('u'), n);
  return { key: place.key, input, output, proof, generators: yield* generatorsSteps(group, n), u, transcript };
}

/** The prover's announcements as the responses say they were: t₁ … t₄b by name, and all t̂ᵢ. */
export type Announced = Readonly<Record<Equation['name'], Uint8Array>> & { readonly links: readonly Uint8Array[] };

/** Four shares of the work, of about the same size. */
export const SHARES: readonly (readonly (keyof Announced)[])[] = [['links'], ['t1', 't2', 't3'], ['t4a'], ['t4b']];

function* announced(group: Group, claim: ShuffleClaim, names: readonly (keyof Announced)[]): Steps<Partial<Announced>> {
  const out: { -readonly [K in keyof Announced]?: Announced[K] } = {};
  for (const { name, commitment } of EQUATIONS) if (names.includes(name)) out[name] = yield* commitment(group, claim);
  if (names.includes('links')) out.links = yield* linkCommitments(group, claim);
  return out;
}

function judge(group: Group, { proof, transcript }: ShuffleClaim, said: Announced): boolean {
  const t = EQUATIONS.map(({ name }) => said[name]);
  return equal(shuffleChallenge(group, transcript, proof.chain, t, said.links), proof.challenge);
}

/** Step by step; never throws, whatever the bytes are. */
export function* verifyShuffleSteps(group: Group, pass: ShufflePass): Steps<boolean> {
  const claim = yield* readClaimSteps(group, pass);
  if (!claim) return false;
  return judge(group, claim, (yield* announced(group, claim, SHARES.flat())) as Announced);
}

/** Some of it, for several Workers at once; `undefined` for what can't be read. */
export function* announcedSteps(
  group: Group,
  pass: ShufflePass,
  names: readonly (keyof Announced)[],
): Steps<Partial<Announced> | undefined> {
  const claim = yield* readClaimSteps(group, pass);
  return claim && (yield* announced(group, claim, names));
}

/** The verdict, where all shares of the work are done. @param said by this very device's Workers, not by a peer */
export function* judgeShuffleSteps(group: Group, pass: ShufflePass, said: Announced): Steps<boolean> {
  const claim = yield* readClaimSteps(group, pass);
  return claim !== undefined && judge(group, claim, said);
}
