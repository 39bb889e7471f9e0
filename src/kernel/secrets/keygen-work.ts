/**
 * Pieces of the making of a key that are done in one go, in a Worker or in slices. They judge a deal as everybody does, add up what all
 * have dealt, and take out one's own shares. Each is the functions of `keygen.ts` and `keygen-shares.ts` one after the other; nothing is
 * decided here.
 */
import type { Group } from './group.ts';
import { checkDealSteps, type Deal, type KeygenShape, parseDeal, parseHandDeal, POLY } from './keygen.ts';
import {
  type Between,
  judgeComplaintSteps,
  openSharesSteps,
  ownKeys,
  type OwnShares,
  type SharedKey,
  sharedKeySteps,
} from './keygen-shares.ts';
import { evaluateCommitted } from './polynomial.ts';
import type { Steps } from './steps.ts';

/** A deal as it came from a peer. */
export interface Dealt {
  readonly shape: KeygenShape;
  /** The dealer's number. */
  readonly i: number;
  readonly bytes: Uint8Array;
  /** Of a seat that keeps nothing: its hand key and no more. */
  readonly handOnly: boolean;
}

/** Reads a deal of this shape, or one for a hand alone; undefined out of form. */
export const readDealt = ({ shape, bytes, handOnly }: Omit<Dealt, 'i'>): Deal | undefined =>
  handOnly ? parseHandDeal(shape, bytes) : parseDeal(shape, bytes);

/**
 * (Everyone) The public shares of what is left of the dealer's hand with the keepers, none where nothing is; `false` for a bad deal. One
 * where somebody's share is zero is bad: nobody proves anything with that, so the keepers would one day look like liars.
 */
export function* judgeDealSteps(group: Group, dealt: Dealt): Steps<readonly Uint8Array[] | false> {
  const { shape, i } = dealt;
  const deal = readDealt(dealt);
  if (!deal || !(yield* checkDealSteps(group, shape, i, deal))) return false;
  const out: Uint8Array[] = [];
  if (!deal.q || deal.hand.shares.length === 0) return out;
  for (let j = 1; j <= shape.keepers; j++) {
    yield;
    const share = evaluateCommitted(group, deal.hand.commitments, j);
    if (!group.isElement(share)) return false;
    out.push(share);
  }
  return out;
}

/** (Everyone) The keys that these make together: by key, by dealer, its commitments. */
export function* sumKeysSteps(
  group: Group,
  keepers: number,
  keys: readonly (readonly (readonly Uint8Array[])[])[],
): Steps<readonly SharedKey[]> {
  const out: SharedKey[] = [];
  for (const dealers of keys) out.push(yield* sharedKeySteps(group, keepers, dealers));
  return out;
}

/** Secret. What keeper j holds of a whole set. */
export interface OwnPart {
  readonly deck: Uint8Array;
  readonly beacon: Uint8Array;
  /** By dealer: of its hand, where something of it was left. */
  readonly escrow: readonly (Uint8Array | null)[];
}

/**
 * (Keeper j; keeps `secret` and what comes out) Own shares in all deals, which have been judged good. Else the number of the first dealer
 * whose share doesn't fit.
 */
export function* takeSharesSteps(
  group: Group,
  shape: KeygenShape,
  deals: readonly Uint8Array[],
  j: number,
  secret: Uint8Array,
): Steps<OwnPart | number> {
  const all: OwnShares[] = [];
  for (const [n, bytes] of deals.entries()) {
    yield;
    const deal = parseDeal(shape, bytes);
    const shares = deal && (yield* openSharesSteps(group, shape, deal, { i: n + 1, j }, secret));
    if (!shares) return n + 1;
    all.push(shares);
  }
  return { ...ownKeys(group, all), escrow: all.map((shares) => shares.get(POLY.hand) ?? null) };
}

/** (Keeper j; keeps `secret` and what comes out) Its share of a hand; undefined where it doesn't fit. */
export function* takeHandShareSteps(
  group: Group,
  { i, ...dealt }: Dealt,
  j: number,
  secret: Uint8Array,
): Steps<Uint8Array | undefined> {
  const deal = readDealt(dealt);
  return deal && (yield* openSharesSteps(group, dealt.shape, deal, { i, j }, secret))?.get(POLY.hand);
}

/** (Everyone) The liar. @param key the complainer's exchange key @param proof as it came */
export function* judgeDealtSteps(
  group: Group,
  { i, ...dealt }: Dealt,
  j: Between['j'],
  key: Uint8Array,
  proof: Uint8Array,
): Steps<'dealer' | 'complainer'> {
  const deal = readDealt(dealt);
  return deal ? yield* judgeComplaintSteps(group, dealt.shape, deal, { i, j }, key, proof) : 'complainer';
}
