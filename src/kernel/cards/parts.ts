/**
 * Things that one key unlocks together. They are sorted by the key of what an ask names, and the shares make something of them once enough
 * are in. Checking a share is `shares.ts`'s.
 */
import { fromHex, hex } from '../bytes.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { hiddenRoll } from '../secrets/dvrf.ts';
import type { Cipher } from '../secrets/group.ts';
import { escrowOf, holds } from './hands.ts';
import { own } from '../own.ts';
import { goneOfRing, ringLacks, ringOf } from './ring.ts';
import type { Part, Source, Whither } from '../runs/card-run.ts';
import type { Locked } from '../runs/cards.ts';
import { cipherOf, type CardWorld, find, goneOf, keeps, packed } from '../runs/card-world.ts';

/** How long an owner may be silent before the keepers stand in, or the ask is refused. */
export const OWNER_MS = 30_000;

/** Things under one proof. */
export const MOST_TOGETHER = 256;

type Locking = Source & Pick<Part, 'key'>;

/** The seat whose key a thing is locked with; the seats that took it along where nobody has it any more. */
function sourceOf(world: CardWorld, set: KeeperSet, locked: Locked, seat: Seat | 'pile'): Locking | readonly Seat[] {
  if (locked.key === set.deck.key) return { from: 'keepers', key: locked.key };
  const ring = seat === 'pile' ? ringOf(world.cards, locked.key) : undefined;
  if (ring) {
    const gone = goneOfRing(world, ring);
    return gone.length > 0 ? gone : { from: 'ring', ring: ring.seats, key: locked.key };
  }
  if (seat === 'pile') return [];
  if (holds(world, locked.key)) return { from: 'owner', seat, key: locked.key };
  return escrowOf(world, set, locked.key) ? { from: 'escrow', seat, key: locked.key } : [seat];
}

/** Cards told apart: the parts that shares are needed for, and those that are public already. */
export interface Sorted {
  readonly parts: readonly Part[];
  /** Face up: they need nobody. */
  readonly open: readonly (readonly [thing: string, face: string])[];
}

/**
 * Sorts things by whose key unlocks them; `undefined` where one is nothing we know, `by` where one is lost.
 * @param aim where they go, whole; nothing to open them
 * @param stays of what a seat asks to see it has some already
 */
export function sorted(
  world: CardWorld,
  set: KeeperSet,
  things: readonly string[],
  aim: Whither,
  stays: (locked: Locked & { readonly seat: Seat | 'pile' }) => boolean = () => false,
): Sorted | { readonly by: readonly Seat[] } | undefined {
  const parts: Part[] = [];
  const open: (readonly [string, string])[] = [];
  for (const thing of things) {
    const found = find(world, thing);
    // What is sealed to the keepers is no card: it can only be opened.
    if (!found || (aim.to !== undefined && own(world.cards.bids, thing))) return undefined;
    if (found.kind === 'public') {
      open.push([thing, found.face]);
      continue;
    }
    const locked = found.kind === 'card' ? found.card : found.roll;
    const seat = found.kind === 'card' ? found.card.place : found.roll.seat;
    if (stays({ ...locked, seat })) continue;
    const source = sourceOf(world, set, locked, seat);
    if ('length' in source) return { by: source };
    const at = parts.findLastIndex((p) => p.from === source.from && p.key === source.key);
    const part = parts[at];
    if (part && part.things.length < MOST_TOGETHER) parts[at] = { ...part, things: [...part.things, thing] };
    else parts.push({ ...source, ...aim, things: [thing], shares: {} });
  }
  return { parts, open };
}

/** Ciphertexts of a part, in the order of its things; undefined where one of them isn't locked with its key any more. */
export function ciphersOf(world: CardWorld, part: Part): readonly Cipher[] | undefined {
  if (part.rollId) return [hiddenRoll(world.proofs.group, fromHex(part.rollId))];
  const out: Cipher[] = [];
  for (const thing of part.things) {
    const found = find(world, thing);
    const locked = found?.kind === 'card' ? found.card : found?.kind === 'roll' ? found.roll : undefined;
    if (locked?.key !== part.key) return undefined;
    out.push(cipherOf(locked));
  }
  return out;
}

const needed = (set: KeeperSet, { from, ring }: Part): number =>
  ring ? ring.length : from === 'owner' ? 1 : set.threshold;

/** How many shares it still takes. */
export const missing = (set: KeeperSet, part: Part): number =>
  part.out ? 0 : needed(set, part) - Object.keys(part.shares).length;

/** With what came out, where enough shares are in; undefined while that is being worked out. */
export function combined(
  { proofs }: CardWorld,
  set: KeeperSet,
  part: Part,
  ciphers: readonly Cipher[],
): Part | undefined {
  if (part.out || missing(set, part) > 0) return part;
  const holders = part.from === 'owner' || part.from === 'ring' ? part.from : 'keepers';
  const n = ciphers.length;
  const shares = Object.entries(part.shares).map(([index, share]) => ({ index: Number(index), points: split(share) }));
  if (part.to === undefined) {
    const parts = shares.map(({ index, points }) => ({ index, d: points }));
    const out = proofs.known({ kind: 'open/join', ciphers, parts, holders });
    return out && { ...part, out: out.map((point) => hex(point)) };
  }
  const parts = shares.map(({ index, points }) => ({ index, r: points.slice(0, n), e: points.slice(n) }));
  const out = proofs.known({ kind: 'convert/join', ciphers, parts, holders });
  return out && { ...part, out: out.map((cipher) => packed(cipher)) };
}

function split(share: string): Uint8Array[] {
  const bytes = fromHex(share);
  return Array.from({ length: bytes.length / 32 }, (_, i) => bytes.subarray(32 * i, 32 * i + 32));
}

/** Seats without which it can't be had any more; undefined while it can. */
export function lostBy(world: CardWorld, set: KeeperSet, part: Part): readonly Seat[] | undefined {
  if (part.out) return undefined;
  if (part.from === 'owner') return holds(world, part.key) ? undefined : [part.seat];
  if (part.from === 'escrow' && !escrowOf(world, set, part.key)) return [part.seat];
  if (part.from === 'ring') {
    const ring = ringOf(world.cards, part.key);
    const gone = ring ? goneOfRing(world, ring).filter((seat) => ringLacks(part).includes(seat)) : part.ring;
    return gone.length > 0 ? gone : undefined;
  }
  const left = set.keepers.filter((_, i) => part.shares[i + 1] === undefined && keeps(world, set, i));
  return left.length < missing(set, part) ? goneOf(world, set) : undefined;
}

type Owned = Extract<Part, { readonly seat: Seat }>;

/** An owner who is gone is stood in for by the keepers, where the key was left with them. */
export function stoodIn(world: CardWorld, set: KeeperSet, part: Part, gone: (part: Owned) => boolean): Part {
  if (part.from !== 'owner' || part.out || !gone(part) || !escrowOf(world, set, part.key)) return part;
  return { ...part, from: 'escrow' };
}

/**
 * The plan after somebody has left, or where what was left with the keepers has turned out void. Keepers stand in for an owner who is gone.
 * Where they can't, an owner who is only away is asked again.
 */
export function plannedAnew(world: CardWorld, set: KeeperSet, part: Part): Part {
  const isVoid = part.from === 'escrow' && !part.out && !escrowOf(world, set, part.key);
  if (isVoid && holds(world, part.key)) return { ...part, from: 'owner', shares: {} };
  return stoodIn(world, set, part, ({ key }) => !holds(world, key));
}

/** …and until when those are waited for who are asked only now. */
export const waitedAnew = (
  world: CardWorld,
  before: readonly Part[],
  now: readonly Part[],
): { readonly until?: number } =>
  now.some((part, i) => part.from === 'owner' && before[i]!.from !== 'owner') ? { until: world.now + OWNER_MS } : {};

/** The seats whose shares made it, in the order of the parts. */
export const sharedBy = (set: KeeperSet, parts: readonly Part[]): readonly Seat[] => [
  ...new Set(
    parts.flatMap(({ from, seat, ring, shares }) =>
      ring ? ring : from === 'owner' ? [seat] : Object.keys(shares).map((number) => set.keepers[Number(number) - 1]!),
    ),
  ),
];

/** The seats whose hand keys it still takes, and theirs alone. */
export function ownersLack(part: Part): readonly Seat[] {
  if (part.from === 'ring') return ringLacks(part);
  return part.from === 'owner' && !part.out ? [part.seat] : [];
}

/** Is anything still up to the owners of hand keys? */
export const ownersOwe = (parts: readonly Part[]): boolean => parts.some((part) => ownersLack(part).length > 0);
