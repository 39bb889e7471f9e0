/**
 * The roll inside a joint secret. Where keepers stand it is theirs: named by the entry that asked for it, while shares are given only
 * once the seeds are exchanged. Without keepers it is a coin of all seats. Either way nobody can choose it.
 */
import { hex } from '../bytes.ts';
import { nextRoll, numbered } from '../cards/chain.ts';
import { beaconAfterLeave, beginBeacon, contributeRoll } from '../cards/dice.ts';
import { beaconDuties } from '../cards/duties.ts';
import { type CardWorld, keeps } from '../cards/world.ts';
import { setOf } from '../cards/shares.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../keeping/state.ts';
import { answered, type Contribution, type Duty, goesOn, type Progress, refused } from './answering.ts';
import { beginCoin, type Coin, coinDuties, coinResult, release } from './coin.ts';
import type { SecretRequest } from './secret.ts';

/** What a roll needs from outside. */
export interface RollWorld {
  readonly now: number;
  /** The coin's. */
  rollId(cause: string, index: number): Uint8Array;
  /** Cards and dice, and who rolls them; undefined where nobody does. */
  readonly dice: { readonly deck: CardWorld; readonly set: KeeperSet } | undefined;
  readonly deck: CardWorld | undefined;
}

/** Who rolls, as soon as it is asked for. A coin's commitments are made while the seeds are exchanged. */
export function askedRoll(r: SecretRequest, entry: string, world: RollWorld): Pick<SecretRequest, 'coin' | 'keepers'> {
  return world.dice ? { keepers: true } : { coin: coinOf(r, entry, world, r.holders) };
}

const coinOf = (r: SecretRequest, entry: string, world: RollWorld, first: readonly Seat[]): Coin =>
  beginCoin(world.rollId(entry, 0), [...r.holders, ...r.others], world.now, first);

/** The seeds are exchanged: reveals, or keepers' shares, may begin. */
export function releasedRoll(r: SecretRequest, world: RollWorld): Progress<SecretRequest> {
  const { entry } = r.roll!;
  const to = { ...r, step: 'reveal' as const };
  if (r.coin) return rolled({ ...to, coin: release(r.coin, world.now) });
  // They have gone since: all roll, the holders' reveals first.
  if (!world.dice) return goesOn({ ...to, coin: release(coinOf(r, entry, world, r.holders), world.now) });
  const { deck, set } = world.dice;
  const { cards: counted, rollId } = nextRoll(deck.cards, set.id);
  const { cards, head } = numbered(counted, set.id, { cause: entry, index: 0 });
  return { ...goesOn({ ...to, beacon: beginBeacon({ rollId, n: 1, sides: 2 }, head) }), cards };
}

/** Once there is a result: everybody can lay the secret out. */
export function rolled(r: SecretRequest): Progress<SecretRequest> {
  const result = r.coin && coinResult(r.coin);
  if (result === undefined) return goesOn(r);
  if (result === 'lost') return answered({ failed: 'lost', by: [] });
  return goesOn({ ...r, step: 'root', seed: hex(result.seed) });
}

/** A keeper's share. */
export function sharedRoll(r: SecretRequest, c: Contribution, world: RollWorld): Progress<SecretRequest> {
  if (!r.beacon || !world.deck || r.step !== 'reveal') return refused('answer/wrong-step');
  const shared = contributeRoll(world.deck, r.beacon, c);
  if (shared.kind === 'goes-on') return goesOn({ ...r, beacon: shared.request });
  if (shared.kind !== 'rolled') return shared;
  const { seed, from, of } = shared;
  return goesOn({ ...r, step: 'root', seed: hex(seed), rolledBy: { from, of } });
}

/**
 * Holders who keep give their shares first: who knows the seeds must not choose, by giving a share or not, once the others' are known.
 * The others step in where they are enough without them, but never while a holder is away. The secret can't stand without that one, who
 * could learn it meanwhile and come back or not as it likes. What becomes of it then is the game's to say.
 */
export function rollDuties(r: SecretRequest, ask: string, deck: CardWorld | undefined): Duty[] {
  if (r.coin) return r.roll ? coinDuties(r.coin, ask) : [];
  const set = r.beacon && deck && setOf(deck, r.beacon);
  if (!r.beacon || !deck || !set || r.step !== 'reveal') return [];
  const given = (at: number): boolean => r.beacon!.shares[at + 1] !== undefined;
  const could = set.keepers.filter((_, at) => !given(at) && keeps(deck, set, at));
  const holders = could.filter((seat) => r.holders.includes(seat));
  const wanted = set.threshold - Object.keys(r.beacon.shares).length;
  const others = could.filter((seat) => !r.holders.includes(seat));
  const all = beaconDuties(deck, r.beacon, ask);
  const first = all.filter(({ seat }) => holders.includes(seat)).map((duty) => ({ ...duty, afterMs: 0 }));
  if (r.holders.some((seat) => deck.away.includes(seat))) return first;
  if (holders.length === 0) return all;
  if (holders.length < wanted && others.length < wanted) return first;
  return [...first, ...all.filter(({ seat }) => others.includes(seat)).map((duty) => ({ ...duty, afterMs: LATER_MS }))];
}

/** How long the others leave it to the holders. */
const LATER_MS = 2_500;

/** Somebody left who keeps: are there enough? */
export function rollAfterLeave(r: SecretRequest, deck: CardWorld): Progress<SecretRequest> {
  if (!r.beacon || r.step !== 'reveal') return goesOn(r);
  const left = beaconAfterLeave(deck, r.beacon);
  return left.kind === 'answered' ? left : goesOn(r);
}
