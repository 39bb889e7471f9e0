/**
 * The recipient's half of making a key (`keygen.ts`): a share is decrypted and held against the dealer's commitments. A complaint about one
 * that doesn't fit lays open the one secret it was encrypted with, so that everybody can decrypt and judge it. Either the dealer or the
 * complainer is guilty, never both, never nobody.
 */
import { held } from '../held.ts';
import { concat, equal } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import { proveDleq, verifyDleqSteps } from './dleq.ts';
import type { Group } from './group.ts';
import { type Deal, type KeygenShape, padOf, partsOf, POLY, under } from './keygen.ts';
import { addCommitmentsSteps, evaluateCommitted, sumOf } from './polynomial.ts';
import type { Steps } from './steps.ts';

/** What keeper j holds of one deal, by number of the polynomial. Secret. */
export type OwnShares = ReadonlyMap<number, Uint8Array>;

/** The dealer, and the receiver. */
export interface Between {
  /** Dealer's number. */
  readonly i: number;
  /** Recipient's number, from 1. */
  readonly j: number;
}

/** (Keeper j) The shares in a deal that has passed `checkDeal`; undefined where one is bad: complain. */
export function* openSharesSteps(
  group: Group,
  shape: KeygenShape,
  dealt: Deal,
  between: Between,
  secret: Uint8Array,
): Steps<OwnShares | undefined> {
  if (!dealt.q) return new Map();
  return yield* decryptSteps(group, shape, dealt, between, group.mul(secret, dealt.q));
}
/** @param dh q_i·K_j = κ_j·Q_i */
function* decryptSteps(
  group: Group,
  shape: KeygenShape,
  dealt: Deal,
  { i, j }: Between,
  dh: Uint8Array,
): Steps<OwnShares | undefined> {
  const out = new Map<number, Uint8Array>();
  for (const [poly, { commitments, shares }] of partsOf(dealt)) {
    const sealed = shares[j - 1];
    if (!sealed) continue;
    yield;
    const share = group.scalarSub(sealed, padOf(group, shape.ctx, { i, j, poly }, dh));
    if (!equal(group.base(share), evaluateCommitted(group, commitments, j))) return undefined;
    out.set(poly, share);
  }
  return out;
}

/** (Keeper j) 96 B: κ_j·Q_i and the proof that it is that. It lays this deal's shares for j open, and nothing else. */
export function makeComplaint(
  group: Group,
  rng: Rng,
  shape: KeygenShape,
  dealt: Deal,
  { i, j }: Between,
  own: { readonly secret: Uint8Array; readonly key: Uint8Array },
): Uint8Array {
  const { q } = dealt;
  if (!q) throw new Error('a deal without shares gives nothing to complain of');
  const dh = group.mul(own.secret, q);
  return concat(dh, proveDleq(group, rng, { ctx: under(shape.ctx, '/cmp', j, i), ...own }, [q], [dh]));
}

/** (Everyone) The liar. @param key K_j, the complainer's exchange key. Malformed complaints are the complainer's guilt. */
export function* judgeComplaintSteps(
  group: Group,
  shape: KeygenShape,
  dealt: Deal,
  between: Between,
  key: Uint8Array,
  bytes: Uint8Array,
): Steps<'dealer' | 'complainer'> {
  const { i, j } = between;
  const dh = bytes.slice(0, 32);
  if (bytes.length !== 96 || !dealt.q || !group.isElement(dh)) return 'complainer';
  const statement = { ctx: under(shape.ctx, '/cmp', j, i), key };
  const proved = yield* verifyDleqSteps(group, statement, [dealt.q], [dh], bytes.slice(32));
  if (!proved) return 'complainer';
  return (yield* decryptSteps(group, shape, dealt, between, dh)) ? 'complainer' : 'dealer';
}
/** A key and what each keeper's share of it must be. Any of them may be the identity, where its owner wanted it so. */
export interface SharedKey {
  readonly key: Uint8Array;
  readonly shares: readonly Uint8Array[];
}

/** (Everyone) The key that these polynomials make together. */
export function* sharedKeySteps(
  group: Group,
  keepers: number,
  all: readonly (readonly Uint8Array[])[],
): Steps<SharedKey> {
  const sum = yield* addCommitmentsSteps(group, all);
  const shares: Uint8Array[] = [];
  for (let j = 1; j <= keepers; j++) {
    yield;
    shares.push(evaluateCommitted(group, sum, j));
  }
  return { key: sum[0]!, shares };
}

/** (Keeper j) Own shares of the joint keys. */
export function ownKeys(
  group: Group,
  all: readonly OwnShares[],
): { readonly deck: Uint8Array; readonly beacon: Uint8Array } {
  const of = (poly: number): Uint8Array =>
    sumOf(
      group,
      all.map((shares) => held(shares, poly)),
    );
  return { deck: of(POLY.deck), beacon: of(POLY.beacon) };
}
