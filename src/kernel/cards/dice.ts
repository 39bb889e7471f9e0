/**
 * The keepers' dice: each keeper's share is proven, the first that are enough give the result, and it is the same whichever they were.
 * The last one to contribute can't change it. The coin of all seats is `runs/coin.ts`'s.
 */
import { CONTRIBUTION, answered, type Contribution, goesOn, type Progress, refused } from '../runs/contribution.ts';
import { fromHex, hex } from '../bytes.ts';
import { drawn, rollValues } from '../dice.ts';
import type { Handle, Seat } from '../game.ts';
import { keeperNumber, type KeeperSet } from '../runs/keepers.ts';
import { parseShare } from './bodies.ts';
import { contextOf } from './chain.ts';
import type { BeaconRun, LockPlan, Numbered } from '../runs/card-run.ts';
import { setOf } from './shares.ts';
import { type CardWorld, goneOf, keeps } from '../runs/card-world.ts';
import { WAITS } from '../runs/not-yet.ts';

type Dice = Pick<BeaconRun, 'rollId' | 'n' | 'sides' | 'distinct'>;

/** A roll that waits for the shares of its keepers; none is there yet. */
export const beginBeacon = (rolled: Dice, head: Numbered): BeaconRun => ({
  kind: 'beacon',
  ...head,
  ...rolled,
  shares: {},
});

/** A roll that one seat alone can read: the keepers lock it for that seat instead of opening it. */
export function planHiddenRoll(
  set: KeeperSet,
  { rollId, n, sides }: Omit<Dice, 'distinct'>,
  to: Seat,
  thing: string,
): LockPlan {
  const lock = set.hands[to]!.key;
  const part = { things: [thing], rollId, from: 'beacon', key: set.beacon.key, to, lock, shares: {} } as const;
  return { ask: 'roll', things: [thing], parts: [part], ready: [], to, lock, dice: { rollId, n, sides } };
}

/** The one thing that a hidden roll is known by. */
export const rollHandle = (ask: string): Handle => `${ask}/0` as Handle;

/** What a share comes to: 64 bytes that dice draw from, once there are enough. */
export type Rolled =
  | Exclude<Progress<BeaconRun>, { readonly kind: 'answered' }>
  | { readonly kind: 'rolled'; readonly seed: Uint8Array; readonly from: readonly Seat[]; readonly of: number };

/** Takes one keeper's share of a roll, 96 bytes with its proof. With the last one that is needed the answer is the seed. */
export function contributeRoll(world: CardWorld, r: BeaconRun, c: Contribution): Rolled {
  const set = setOf(world, r);
  const given = parseShare(world.cards.deck, r, c.bytes);
  if (c.type !== CONTRIBUTION.rollShare) return refused('contribution/wrong-step');
  if (!given) return refused('contribution/malformed');
  if (given === 'other' || !set) return refused('contribution/wrong-step');
  const { number, bytes } = given;
  if (number === 0 || keeperNumber(set, c.seat) !== number) return refused('contribution/not-owed');
  if (given.item !== 0 || bytes.length !== 96) return refused('contribution/malformed');
  if (r.shares[number] !== undefined) return refused('contribution/wrong-step');
  const { proofs } = world;
  const key = fromHex(set.beacon.shares[number - 1]!);
  const rollId = fromHex(r.rollId);
  const by = { ctx: contextOf(world, r), index: number, key };
  const job = { kind: 'roll/verify', by, rollId, bytes } as const;
  const verdict = proofs.known(job);
  if (verdict === undefined) return WAITS;
  if (!verdict) return refused('contribution/bad-proof');
  const shares: Record<string, string> = { ...r.shares, [number]: hex(bytes.subarray(0, 32)) };
  if (Object.keys(shares).length < set.threshold) return goesOn({ ...r, shares });
  const parts = Object.entries(shares).map(([index, d]) => ({ index: Number(index), d: fromHex(d) }));
  const seed = proofs.known({ kind: 'roll/join', rollId, parts });
  if (!seed) return WAITS;
  const from = [...Object.keys(r.shares), number].map((one) => set.keepers[Number(one) - 1]!);
  return { kind: 'rolled', seed, from, of: set.keepers.length };
}

/** Takes a share of a public roll. With the last one the question is answered with its values, 1 … sides, and the log gets a line. */
export function contributeBeacon(world: CardWorld, r: BeaconRun, c: Contribution): Progress<BeaconRun> {
  const rolled = contributeRoll(world, r, c);
  if (rolled.kind !== 'rolled') return rolled;
  const { seed, from, of } = rolled;
  const values = drawn(seed, r);
  const args = { n: r.n, sides: r.sides, from, of, ...(values.length <= 8 ? { values } : {}) };
  return { ...answered({ values }), lines: [{ what: 'roll/keepers', args }] };
}

/** Too few keepers are left. */
export function beaconAfterLeave(world: CardWorld, r: BeaconRun): Progress<BeaconRun> {
  const set = setOf(world, r);
  if (!set) return answered({ failed: 'lost', by: [] });
  const could = set.keepers.filter((_, i) => r.shares[i + 1] === undefined && keeps(world, set, i));
  const enough = could.length + Object.keys(r.shares).length >= set.threshold;
  return enough ? goesOn(r) : answered({ failed: 'lost', by: goneOf(world, set) });
}

/** What a hidden roll says, as the face of its handle: the list of its values. */
export const rollFace = (seed: Uint8Array, { n, sides }: Pick<Dice, 'n' | 'sides'>): string =>
  JSON.stringify(rollValues(seed, n, sides));
