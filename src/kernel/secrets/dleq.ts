/**
 * Proof that D_i = x·A_i for the x of a key X = x·G, for all i at once. 64 bytes, c ‖ s. A wrong D among right ones is not made up for by
 * another wrong one: the weights follow from all of them.
 */
import { concat, equal, read } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import { nonces } from './nonce.ts';
import { Transcript } from './transcript.ts';
import { areElementsSteps, atOnce, type AtOnce, type Steps } from './steps.ts';
import { linearSteps, weights } from './weights.ts';

/** Elements that one proof is about, at most. */
export const BATCH_MAX = 256;

/** All are elements, and there are as many as one proof may have. */
export function* areGivenSteps(group: Group, ...lists: readonly (readonly Uint8Array[])[]): Steps<boolean> {
  if (lists.some((list) => list.length < 1 || list.length > BATCH_MAX)) return false;
  return yield* areElementsSteps(group, lists.flat());
}

interface Statement {
  readonly ctx: Uint8Array;
  readonly key: Uint8Array;
}

function weightsOf(group: Group, { ctx, key }: Statement, a: readonly Uint8Array[], d: readonly Uint8Array[]) {
  if (a.length === 1) return undefined;
  const t = new Transcript('dleq-batch', ctx).append('X', key).points('A', a).points('D', d);
  return weights(group, t.digest('w'), a.length);
}

function statement(
  { ctx, key }: Statement,
  a: readonly Uint8Array[],
  d: readonly Uint8Array[],
  oneA: Uint8Array,
  oneD: Uint8Array,
): Transcript {
  return new Transcript('dleq', ctx).append('X', key).points('A', a).points('D', d).append('a', oneA).append('d', oneD);
}

/** (Owner of the secret; keeps `secret`) `d` must be the multiples, or nobody will take the proof. */
export function* proveDleqSteps(
  group: Group,
  rng: Rng,
  { ctx, secret, key }: Statement & { readonly secret: Uint8Array },
  a: readonly Uint8Array[],
  d: readonly Uint8Array[],
): Steps<Uint8Array> {
  if (a.length !== d.length || a.length < 1 || a.length > BATCH_MAX) throw new RangeError('dleq: lengths');
  const w = weightsOf(group, { ctx, key }, a, d);
  const oneA = w ? yield* linearSteps(group, w, a) : a[0]!;
  const t = statement({ ctx, key }, a, d, oneA, group.mul(secret, oneA));
  const k = nonces(group, rng, secret, t)();
  const c = t.append('T1', group.base(k)).append('T2', group.mul(k, oneA)).challenge(group, 'c');
  return concat(c, group.scalarAdd(k, group.scalarMul(c, secret)));
}
/** `proveDleqSteps`, all at once. */
export const proveDleq: AtOnce<typeof proveDleqSteps> = atOnce(proveDleqSteps);

/** (Everyone) Never throws. */
export function* verifyDleqSteps(
  group: Group,
  { ctx, key }: Statement,
  a: readonly Uint8Array[],
  d: readonly Uint8Array[],
  bytes: Uint8Array,
): Steps<boolean> {
  const proof = read(bytes, (r) => ({ c: r.bytes(32), s: r.bytes(32) }));
  if (!proof || !group.isScalar(proof.c) || !group.isScalar(proof.s)) return false;
  if (a.length !== d.length || !group.isElement(key) || !(yield* areGivenSteps(group, a, d))) return false;
  const w = weightsOf(group, { ctx, key }, a, d);
  const oneA = w ? yield* linearSteps(group, w, a) : a[0]!;
  const oneD = w ? yield* linearSteps(group, w, d) : d[0]!;
  const one = group.sub(group.base(proof.s), group.mul(proof.c, key));
  const two = group.sub(group.mul(proof.s, oneA), group.mul(proof.c, oneD));
  const t = statement({ ctx, key }, a, d, oneA, oneD).append('T1', one).append('T2', two);
  return equal(t.challenge(group, 'c'), proof.c);
}
/** `verifyDleqSteps`, all at once. */
export const verifyDleq: AtOnce<typeof verifyDleqSteps> = atOnce(verifyDleqSteps);
