/**
 * (Shuffler) All of a shuffle that depends on nothing but the number of cards and their key. That is the order, the new locks, the
 * commitments and the first words of the proof. Made while others are still at it, it leaves about half the work for when the deck comes.
 *
 * Good for one shuffle: two proofs from one preparation together show the order. So it lies in one piece of bytes that is wiped when it is
 * used. A piece handed over to a Worker goes there and isn't here any more. It is never stored. The deck being unknown yet, it is the one
 * place where a machine's repeating chance isn't made up for.
 */
import { equal, read, Writer, type Reader } from '../bytes.ts';
import type { Rng } from '../ports.ts';
import type { Group } from './group.ts';
import { permutation } from './permutation.ts';
import { FEWEST_CARDS, MOST_CARDS } from './shuffle-bytes.ts';
import { generatorsSteps } from './shuffle-generators.ts';
import { combination, type Steps } from './steps.ts';
import { inner } from './weights.ts';

/** Secret. */
export interface Prepared {
  readonly n: number;
  readonly key: Uint8Array;
  /** Wiped by the shuffle that uses it. */
  readonly bytes: Uint8Array;
}

/** What the bytes say; lists have n items. */
export interface Preparation {
  /** π: place i gets card π(i). */
  readonly order: readonly number[];
  /** r′ᵢ, r′ᵢG, r′ᵢY: the new lock of place i. */
  readonly locks: readonly Uint8Array[];
  readonly locksG: readonly Uint8Array[];
  readonly locksY: readonly Uint8Array[];
  /** rⱼ and Cⱼ. */
  readonly blinds: readonly Uint8Array[];
  readonly columns: readonly Uint8Array[];
  /** Ĉᵢ = aᵢG + bᵢh. Chosen freely, aᵢ stands for the blinding r̂ᵢ = aᵢ − u′ᵢaᵢ₋₁ of its link, which is as free. */
  readonly a: readonly Uint8Array[];
  readonly aG: readonly Uint8Array[];
  /** ŵᵢ, w′ᵢ, and (ŵᵢ + w′ᵢaᵢ₋₁)G: the half of t̂ᵢ that doesn't wait for the weights. */
  readonly linkNonces: readonly Uint8Array[];
  readonly weightNonces: readonly Uint8Array[];
  readonly linksG: readonly Uint8Array[];
  /** w₁ … w₄ */
  readonly w: readonly Uint8Array[];
  /** t₁ t₂ t₃, then (Σw′ᵢr′ᵢ − w₄)·G and ·Y: all of t₄ that doesn't wait for the deck. */
  readonly t: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
}

/** @throws RangeError for a number of cards that can't be shuffled */
export function* prepareSteps(group: Group, rng: Rng, n: number, key: Uint8Array): Steps<Preparation> {
  if (!Number.isInteger(n) || n < FEWEST_CARDS || n > MOST_CARDS) throw new RangeError(`shuffle of ${n} cards`);
  const { each } = yield* generatorsSteps(group, n);
  const secret = (): Uint8Array => group.reduce(rng.bytes(64));
  const secrets = (): Uint8Array[] => Array.from({ length: n }, secret);
  const order = permutation(rng, n);
  const [locks, blinds, a, linkNonces, weightNonces] = [secrets(), secrets(), secrets(), secrets(), secrets()];
  const w = [secret(), secret(), secret(), secret()];
  const locksG: Uint8Array[] = [];
  const locksY: Uint8Array[] = [];
  const aG: Uint8Array[] = [];
  const linksG: Uint8Array[] = [];
  const columns: Uint8Array[] = Array.from({ length: n });
  for (const [i, j] of order.entries()) {
    locksG.push(group.base(locks[i]!));
    locksY.push(group.mul(locks[i]!, key));
    columns[j] = group.add(group.base(blinds[j]!), each[i]!);
    aG.push(group.base(a[i]!));
    const before = a[i - 1];
    const link = linkNonces[i]!;
    linksG.push(group.base(before ? group.scalarAdd(link, group.scalarMul(weightNonces[i]!, before)) : link));
    yield;
  }
  const rest = group.scalarSub(inner(group, weightNonces, locks), w[3]!);
  const t3 = yield* combination(
    group,
    w[2],
    each.map((p, i) => ({ s: weightNonces[i]!, p })),
  );
  const t = [group.base(w[0]!), group.base(w[1]!), t3, group.base(rest), group.mul(rest, key)] as const;
  return { order, locks, locksG, locksY, blinds, columns, a, aG, linkNonces, weightNonces, linksG, w, t };
}

const LISTS = [
  'locks',
  'locksG',
  'locksY',
  'blinds',
  'columns',
  'a',
  'aG',
  'linkNonces',
  'weightNonces',
  'linksG',
] as const;

/** A preparation as bytes, to be kept or sent to a Worker. */
export function pack(n: number, key: Uint8Array, preparation: Preparation): Prepared {
  const w = new Writer().u16(n);
  for (const i of preparation.order) w.u8(i);
  for (const list of LISTS) for (const item of preparation[list]) w.raw(item);
  for (const item of [...preparation.w, ...preparation.t]) w.raw(item);
  return { n, key, bytes: w.done() };
}

/** Takes the preparation out and wipes it. @throws when it was used before, or was made for something else */
export function spend(prepared: Prepared, n: number, key: Uint8Array): Preparation {
  if (prepared.n !== n || !equal(prepared.key, key)) throw new Error('shuffle: prepared for another deck');
  const preparation = read(prepared.bytes, (r) => (r.u16() === n ? unpack(r, n) : undefined));
  if (!preparation) throw new Error('shuffle: this preparation was used');
  prepared.bytes.fill(0);
  return preparation;
}

function unpack(r: Reader, n: number): Preparation {
  const order = r.list(n, () => r.u8());
  const one = (): Uint8Array => r.bytes(32);
  const some = (count: number): Uint8Array[] => r.list(count, one);
  const lists = Object.fromEntries(LISTS.map((list) => [list, some(n)])) as Record<
    (typeof LISTS)[number],
    Uint8Array[]
  >;
  return { order, ...lists, w: some(4), t: [one(), one(), one(), one(), one()] };
}
