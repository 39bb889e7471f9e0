/**
 * The one operation of the joint deck: a card locked with one key becomes the same card locked with another, and nobody sees it. Keepers or
 * a single owner so deal, draw, peek, give, show, steal, return and move cards to other keepers. Its bytes are n × R · n × E · c · s_x ·
 * s_r, so 64n + 96 bytes, with R_i = r_i·G and E_i = x·A_i + r_i·P.
 *
 * A liar could name another card, but E is bound to A. The same r in R and E stops one that would keep the recipient out. The context stops
 * a contribution to another run or by another keeper.
 */
import { concat, equal, read } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { suffixed } from './context.ts';
import { areGivenSteps, BATCH_MAX } from './dleq.ts';
import { IDENTITY, type Cipher, type Group } from './group.ts';
import { nonces } from './nonce.ts';
import { sumOfSharesSteps, type Holders } from './shares.ts';
import { eachOf, type Steps } from './steps.ts';
import { Transcript } from './transcript.ts';
import { inner, linearSteps, weights } from './weights.ts';

/** A conversion: by whom, of what, to whom. */
export interface Conversion {
  /** Place of the run or of the own move, without suffix. */
  readonly ctx: Uint8Array;
  /** Number of the keeper, from 1; 0 is a single owner. */
  readonly index: number;
  /** Public key of the secret: the keeper's share of it, or the owner's. */
  readonly from: Uint8Array;
  /** Key that the cards will be under. */
  readonly to: Uint8Array;
}

/** What a conversion gives, card by card. */
export interface Converted {
  readonly r: readonly Uint8Array[];
  readonly e: readonly Uint8Array[];
}

/** One holder's part of it. */
export interface ConvertPart extends Converted {
  /** Number of the keeper; 0 is a single owner. */
  readonly index: number;
}

/** The transcript up to R and E, and the weight of each card. */
function statement(group: Group, { ctx, index, from, to }: Conversion, a: readonly Uint8Array[], { r, e }: Converted) {
  const t = about(suffixed(ctx, '/conv', index), from, to, a)
    .points('R', r)
    .points('E', e);
  return { t, w: a.length === 1 ? undefined : weights(group, t.copy().digest('w'), a.length) };
}

const about = (ctx: Uint8Array, from: Uint8Array, to: Uint8Array, a: readonly Uint8Array[]): Transcript =>
  new Transcript('convert', ctx).append('X', from).append('P', to).points('A', a);

/** (Keeper or owner; keeps `secret`) @param a of verified cards only: this would decrypt anything. @returns 64n + 96 B */
export function* convertSteps(
  group: Group,
  rng: Rng,
  { secret, ...to }: Conversion & { readonly secret: Uint8Array },
  a: readonly Uint8Array[],
): Steps<Uint8Array> {
  if (a.length < 1 || a.length > BATCH_MAX) throw new RangeError(`cards: ${a.length}`);
  const blind = nonces(group, rng, secret, about(suffixed(to.ctx, '/conv', to.index), to.from, to.to, a));
  const blinds = a.map(() => blind());
  const r = yield* eachOf(blinds, (one) => group.base(one));
  const e = yield* eachOf(a, (point, i) => group.add(group.mul(secret, point), group.mul(blinds[i]!, to.to)));
  const { t, w } = statement(group, to, a, { r, e });
  const oneA = w ? yield* linearSteps(group, w, a) : a[0]!;
  const oneR = w ? inner(group, w, blinds) : blinds[0]!;
  const nonce = nonces(group, rng, secret, t);
  const [alpha, beta] = [nonce(), nonce()];
  const third = group.add(group.mul(alpha, oneA), group.mul(beta, to.to));
  const c = t.points('T', [group.base(alpha), group.base(beta), third]).challenge(group, 'c');
  const sx = group.scalarAdd(alpha, group.scalarMul(c, secret));
  return concat(...r, ...e, c, sx, group.scalarAdd(beta, group.scalarMul(c, oneR)));
}
function parse(bytes: Uint8Array, n: number) {
  return read(bytes, (reader) => ({
    r: reader.list(n, () => reader.bytes(32)),
    e: reader.list(n, () => reader.bytes(32)),
    c: reader.bytes(32),
    sx: reader.bytes(32),
    sr: reader.bytes(32),
  }));
}

/** (Everyone) Never throws. */
export function* verifyConvertSteps(
  group: Group,
  to: Conversion,
  a: readonly Uint8Array[],
  bytes: Uint8Array,
): Steps<boolean> {
  const proof = bytes.length === 64 * a.length + 96 ? parse(bytes, a.length) : undefined;
  if (!proof || ![proof.c, proof.sx, proof.sr].every((s) => group.isScalar(s))) return false;
  if (!(yield* areGivenSteps(group, a, proof.r, proof.e, [to.from, to.to]))) return false;
  const { t, w } = statement(group, to, a, proof);
  const joined = function* (list: readonly Uint8Array[]): Steps<Uint8Array> {
    return w ? yield* linearSteps(group, w, list) : list[0]!;
  };
  const [oneA, oneR, oneE] = [yield* joined(a), yield* joined(proof.r), yield* joined(proof.e)];
  const first = group.sub(group.base(proof.sx), group.mul(proof.c, to.from));
  const second = group.sub(group.base(proof.sr), group.mul(proof.c, oneR));
  const left = group.add(group.mul(proof.sx, oneA), group.mul(proof.sr, to.to));
  const third = group.sub(left, group.mul(proof.c, oneE));
  return equal(t.points('T', [first, second, third]).challenge(group, 'c'), proof.c);
}
/** `undefined` for another length. It says nothing of the proof. */
export function readConvert(bytes: Uint8Array, n: number): Converted | undefined {
  const parts = parse(bytes, n);
  return parts && { r: parts.r, e: parts.e };
}

/**
 * (Everyone) The cards under the new key, from one owner's conversion or those of as many keepers as it takes, all verified. The bytes
 * depend on whose they are: take the first in the order.
 */
export function* applyConvertSteps(
  group: Group,
  ciphers: readonly Cipher[],
  parts: readonly ConvertPart[],
  holders: Holders,
): Steps<Cipher[]> {
  const r = yield* sumOfSharesSteps(
    group,
    parts.map(({ index, r: points }) => ({ index, points })),
    holders,
  );
  const e = yield* sumOfSharesSteps(
    group,
    parts.map(({ index, e: points }) => ({ index, points })),
    holders,
  );
  if (r.length !== ciphers.length || e.length !== ciphers.length) throw new RangeError('parts: lengths');
  return yield* eachOf(ciphers, ({ b }, i) => ({ a: group.sub(IDENTITY, r[i]!), b: group.sub(b, e[i]!) }));
}
