/**
 * How keepers make a key that none of them knows: each deals a polynomial of its own, and the key is the sum (joint Feldman). One deal has
 * three of them: the deck's key, the dice's, and the dealer's own hand key, which the others so hold in escrow. Everything but the shares
 * is public and checked by all. A share is checked by its recipient (`keygen-shares.ts`), who can prove to everybody that it is bad.
 *
 * A liar could try another degree, but sizes are exact. A key made from somebody else's meets the proof of knowledge of f(0). The context
 * stops somebody's proof under another name, at another table or in another attempt. A share that doesn't fit brings a complaint. With a Q
 * of unknown logarithm a complaint would multiply a card's ciphertext by a keeper's secret; the proof of knowledge of q stops that.
 * Polynomials could be chosen once the others' are known, until the key suits. So the hash of one's own is told with the exchange key,
 * before anybody deals.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, type Reader, read, utf8, Writer } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import { provePok, verifyPok } from './pok.ts';
import { commitToSteps, drawPolynomial, evaluate, type Polynomial, randomScalar } from './polynomial.ts';
import { areElementsSteps, eachOf, type Steps } from './steps.ts';
import { Transcript } from './transcript.ts';

/** How many keep together what so many of them can use. */
export interface KeygenShape {
  /** "tavolata/v1/ks" ‖ room 16 ‖ id of the set 16 ‖ u32 attempt: what all proofs are bound to. */
  readonly ctx: Uint8Array;
  readonly keepers: number;
  readonly threshold: number;
  /** Whether hand keys are left in escrow with the keepers; not at a strict table. */
  readonly escrow: boolean;
}

const COMMIT = utf8('tavolata/v1/ks-commit');

/** More would take too long to make, and nobody needs them. */
const MAX_KEEPERS = 24;

/** As many keepers as must work together. Strict: all of them. */
export function thresholdOf(keepers: number, strict: boolean): number {
  if (!(keepers >= 1 && keepers <= MAX_KEEPERS)) throw new RangeError(`keepers: ${keepers}`);
  if (strict) return keepers;
  // Two thirds; twelve take one more.
  return keepers === 12 ? 9 : Math.ceil((2 * keepers) / 3);
}

/** What every proof of one attempt at keys is bound to: room and set, 16 bytes each, and the attempt's number. */
export function keygenContext(room16: Uint8Array, id16: Uint8Array, attempt: number): Uint8Array {
  return new Writer().raw(utf8('tavolata/v1/ks')).raw(room16).raw(id16).u32(attempt).done();
}

/** The dealer of a hand key alone, who keeps nothing: numbers above all keepers'. */
export const handDealer = (seat: number): number => 256 + seat;

/** Which of a dealer's polynomials a share belongs to, as a byte. */
export const POLY = { deck: 0, beacon: 1, hand: 2 } as const;

/** What is proved by whom, apart from all else that is proved in one attempt. */
export const under = (ctx: Uint8Array, what: string, ...numbers: readonly number[]): Uint8Array =>
  numbers.reduce((w, n) => w.u32(n), new Writer().raw(ctx).raw(utf8(what))).done();

/** (Keeper j) 128 B: a key to encrypt shares to, with its proof, and what it will deal. @param secret κ, stays here @param commit 32 B */
export function makeExchange(
  group: Group,
  rng: Rng,
  shape: KeygenShape,
  j: number,
  { secret, commit }: { readonly secret: Uint8Array; readonly commit: Uint8Array },
): Uint8Array {
  const key = group.base(secret);
  return concat(key, provePok(group, rng, { ctx: under(shape.ctx, '/K', j), secret, key }), commit);
}

/** The key that is claimed in it. */
export const exchangeKey = (bytes: Uint8Array): Uint8Array => bytes.slice(0, 32);

/** The hash in it of what its author will deal. */
export const exchangeCommit = (bytes: Uint8Array): Uint8Array => bytes.slice(96);

/** (Everyone) The key in it; undefined unless its author knows the secret of it. */
export function readExchange(group: Group, shape: KeygenShape, j: number, bytes: Uint8Array): Uint8Array | undefined {
  const [key, proof] = [exchangeKey(bytes), bytes.slice(32, 96)];
  if (bytes.length !== 128 || !group.isElement(key)) return undefined;
  return verifyPok(group, { ctx: under(shape.ctx, '/K', j), key }, proof) ? key : undefined;
}

/** One polynomial of a deal: commitments, proof of f(0), and encrypted shares in the keepers' order. */
export interface DealtPart {
  readonly commitments: readonly Uint8Array[];
  readonly proof: Uint8Array;
  readonly shares: readonly Uint8Array[];
}

/** What one dealer gives all keepers: commitments in the open, shares encrypted to each. */
export interface Deal {
  readonly deck?: DealtPart;
  readonly beacon?: DealtPart;
  readonly hand: DealtPart;
  /** What shares are encrypted with, and its proof; absent where there are none. */
  readonly q?: Uint8Array;
  readonly qProof?: Uint8Array;
}

/** What a keeper deals, by number of the polynomial: the scalars one after the other, 32 B each. Secret. */
export type Dealing = Uint8Array;

/** (Keeper) Drawn once for a set, before it is known what the others deal. @param hand own p */
export function drawDealing(group: Group, rng: Rng, shape: KeygenShape, hand: Uint8Array): Dealing {
  const { threshold: t } = shape;
  const [, own] = handPart(group, rng, shape, hand);
  return concat(...drawPolynomial(group, rng, t), ...drawPolynomial(group, rng, t), ...own);
}

/** Own p in it. */
export const handIn = ({ threshold: t }: KeygenShape, dealing: Dealing): Uint8Array =>
  dealing.slice(64 * t, 64 * t + 32);

function polynomialsIn({ threshold: t }: KeygenShape, dealing: Dealing): DealingPart[] {
  const scalars = Array.from({ length: dealing.length / 32 }, (_, n) => dealing.slice(32 * n, 32 * n + 32));
  return [
    [POLY.deck, scalars.slice(0, t)],
    [POLY.beacon, scalars.slice(t, 2 * t)],
    [POLY.hand, scalars.slice(2 * t)],
  ];
}

/** (Keeper i) What it says of its dealing beforehand: 32 B. */
export function* commitDealingSteps(group: Group, shape: KeygenShape, i: number, dealing: Dealing): Steps<Uint8Array> {
  const all: Uint8Array[] = [];
  for (const [, f] of polynomialsIn(shape, dealing)) all.push(...(yield* commitToSteps(group, f)));
  return hashOf(shape, i, all);
}

/** (Everyone) …and what it must have said to deal this. No group work: it is judged on the spot. */
export const commitOf = (shape: KeygenShape, i: number, dealt: Deal): Uint8Array =>
  hashOf(
    shape,
    i,
    partsOf(dealt).flatMap(([, { commitments }]) => commitments),
  );

/** Its number and the attempt are in it: nobody else can say the same. */
const hashOf = (shape: KeygenShape, i: number, commitments: readonly Uint8Array[]): Uint8Array =>
  sha256(concat(COMMIT, under(shape.ctx, '/C', i), ...commitments));

/** (Keeper i) 3(32t + 64 + 32k) + 96 B; without escrow 2(32t + 64 + 32k) + 192. @param exchange K_j of all keepers */
export function makeDealSteps(
  group: Group,
  rng: Rng,
  shape: KeygenShape,
  i: number,
  exchange: readonly Uint8Array[],
  dealing: Dealing,
): Steps<Uint8Array> {
  return dealSteps(group, rng, shape, i, exchange, polynomialsIn(shape, dealing));
}
/** (A seat that keeps nothing) Its hand key, in escrow with keepers who have theirs: 32t + 32k + 160 B; 96 without escrow. */
export function makeHandDealSteps(
  group: Group,
  rng: Rng,
  shape: KeygenShape,
  seat: number,
  exchange: readonly Uint8Array[],
  hand: Uint8Array,
): Steps<Uint8Array> {
  return dealSteps(group, rng, shape, handDealer(seat), exchange, [handPart(group, rng, shape, hand)]);
}
type DealingPart = readonly [poly: number, f: Polynomial];

const handPart = (group: Group, rng: Rng, shape: KeygenShape, hand: Uint8Array): DealingPart => [
  POLY.hand,
  drawPolynomial(group, rng, shape.escrow ? shape.threshold : 1, hand),
];

const isShared = (shape: KeygenShape, poly: number): boolean => shape.escrow || poly !== POLY.hand;

function* dealSteps(
  group: Group,
  rng: Rng,
  shape: KeygenShape,
  i: number,
  exchange: readonly Uint8Array[],
  parts: readonly DealingPart[],
): Steps<Uint8Array> {
  const { ctx } = shape;
  const q = randomScalar(group, rng);
  const shared = yield* eachOf(exchange, (to) => group.mul(q, to));
  const w = new Writer();
  for (const [poly, f] of parts) {
    const commitments = yield* commitToSteps(group, f);
    const key = commitments[0]!;
    for (const a of commitments) w.raw(a);
    w.raw(provePok(group, rng, { ctx: under(ctx, '/a0', i, poly), secret: f[0]!, key }));
    if (!isShared(shape, poly)) continue;
    for (const [n, dh] of shared.entries()) {
      const pad = padOf(group, ctx, { i, j: n + 1, poly }, dh);
      w.raw(group.scalarAdd(evaluate(group, f, n + 1), pad));
    }
  }
  if (!parts.some(([poly]) => isShared(shape, poly))) return w.done();
  const key = group.base(q);
  return w
    .raw(key)
    .raw(provePok(group, rng, { ctx: under(ctx, '/Q', i), secret: q, key }))
    .done();
}

/** One-time pad of one share; its number keeps the polynomials' pads apart. @param dh q_i·K_j, secret */
export function padOf(
  group: Group,
  ctx: Uint8Array,
  at: { readonly i: number; readonly j: number; readonly poly: number },
  dh: Uint8Array,
): Uint8Array {
  return new Transcript('dkg-pad', under(ctx, '/pad', at.i, at.j, at.poly)).append('dh', dh).challenge(group, 'p');
}

/** Sizes only. */
export function parseDeal(
  shape: KeygenShape,
  bytes: Uint8Array,
): (Deal & Required<Pick<Deal, 'deck' | 'beacon'>>) | undefined {
  return read(bytes, (r) => {
    const [deck, beacon] = [readPart(r, shape, POLY.deck), readPart(r, shape, POLY.beacon)];
    return { deck, beacon, ...readHand(r, shape, true) };
  });
}

/** Reads a deal for a hand alone; undefined out of form. */
export function parseHandDeal(shape: KeygenShape, bytes: Uint8Array): Deal | undefined {
  return read(bytes, (r) => readHand(r, shape, shape.escrow));
}

function readHand(r: Reader, shape: KeygenShape, shared: boolean): Deal {
  const hand = readPart(r, shape, POLY.hand);
  return shared ? { hand, q: r.bytes(32), qProof: r.bytes(64) } : { hand };
}

function readPart(r: Reader, shape: KeygenShape, poly: number): DealtPart {
  const shared = isShared(shape, poly);
  return {
    commitments: r.list(shared ? shape.threshold : 1, () => r.bytes(32)),
    proof: r.bytes(64),
    shares: r.list(shared ? shape.keepers : 0, () => r.bytes(32)),
  };
}

/** The polynomials in it, each with its number. */
export function partsOf({ deck, beacon, hand }: Deal): (readonly [poly: number, part: DealtPart])[] {
  return [
    ...(deck ? [[POLY.deck, deck] as const] : []),
    ...(beacon ? [[POLY.beacon, beacon] as const] : []),
    [POLY.hand, hand],
  ];
}

/** (Everyone) What all can see of a deal is right. @param i its dealer's number */
export function* checkDealSteps(group: Group, shape: KeygenShape, i: number, dealt: Deal): Steps<boolean> {
  const { q, qProof } = dealt;
  for (const [poly, { commitments, proof, shares }] of partsOf(dealt)) {
    if (!(yield* areElementsSteps(group, commitments)) || !shares.every((s) => group.isScalar(s))) return false;
    if (!verifyPok(group, { ctx: under(shape.ctx, '/a0', i, poly), key: commitments[0]! }, proof)) return false;
    yield;
  }
  if (!q || !qProof) return q === undefined;
  return group.isElement(q) && verifyPok(group, { ctx: under(shape.ctx, '/Q', i), key: q }, qProof);
}
