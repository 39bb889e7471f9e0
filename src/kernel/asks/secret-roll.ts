/**
 * The public share of a joint secret: a coin of all who sit there, committed to before anybody reveals. So one honest seat among them is
 * enough for nobody to choose it. Where keepers stand, their roll comes on top once the coin is through. Fewer of them than it takes then
 * know nothing by which to stay silent.
 */
import { fromHex, hex } from '../bytes.ts';
import { nextRoll, numbered } from '../cards/chain.ts';
import { beaconAfterLeave, beginBeacon, contributeRoll } from '../cards/dice.ts';
import { beaconDuties } from '../cards/duties.ts';
import { type CardWorld, keeps } from '../runs/card-world.ts';
import { setOf } from '../cards/shares.ts';
import type { Seat } from '../game.ts';
import type { KeeperSet } from '../runs/keepers.ts';
import { jointRoll } from '../secrets/joint-secret.ts';
import { answered, type Contribution, type Duty, goesOn, type Progress, refused } from '../runs/contribution.ts';
import { coinDuties, coinResult, leaveCoin, release } from '../runs/coin.ts';
import type { SecretRun } from './secret.ts';

/** What a roll needs from outside. */
export interface RollWorld {
  readonly now: number;
  /** Seats that aren't away. */
  readonly here: readonly Seat[];
  /** Cards and dice, and who rolls them; undefined where nobody does. */
  readonly dice: { readonly deck: CardWorld; readonly set: KeeperSet } | undefined;
  readonly deck: CardWorld | undefined;
}

/** The seeds are exchanged: reveals may begin. */
export function releasedRoll(r: SecretRun, world: RollWorld): Progress<SecretRun> {
  const keepers = world.dice !== undefined;
  const coin = release(r.coin, world.now, world.here, keepers);
  return rolled({ ...r, step: 'reveal', coin, ...(keepers && { keepers }) }, world);
}

/** After whatever the coin has made: once there is a result the keepers roll, or everybody can lay the secret out. */
export function rolled(r: SecretRun, world: RollWorld): Progress<SecretRun> {
  const result = coinResult(r.coin);
  if (result === undefined || r.beacon) return goesOn(r);
  if (result.seed === 'lost') return answered({ failed: 'refused', by: result.named });
  if (!r.keepers) return goesOn({ ...r, step: 'root', seed: hex(result.seed) });
  // They have gone meanwhile. The coin alone wouldn't do: all have revealed at once, trusting in them.
  if (!world.dice) return answered({ failed: 'refused', by: [] });
  const { deck, set } = world.dice;
  const { cards: counted, rollId } = nextRoll(deck.cards, set.id);
  const { cards, head } = numbered(counted, set.id, { cause: r.attempt, index: 0 });
  return { ...goesOn({ ...r, beacon: beginBeacon({ rollId, n: 1, sides: 2 }, head) }), cards };
}

/** A keeper's share. */
export function sharedRoll(r: SecretRun, c: Contribution, world: RollWorld): Progress<SecretRun> {
  const coin = coinResult(r.coin)?.seed;
  if (!r.beacon || !world.deck || r.step !== 'reveal' || !coin || coin === 'lost')
    return refused('contribution/wrong-step');
  const shared = contributeRoll(world.deck, r.beacon, c);
  if (shared.kind === 'goes-on') return goesOn({ ...r, beacon: shared.run });
  if (shared.kind !== 'rolled') return shared;
  const { seed, from, of } = shared;
  return goesOn({ ...r, step: 'root', seed: hex(jointRoll(fromHex(r.attempt), coin, seed)), rolledBy: { from, of } });
}

/**
 * Holders who keep give their shares first: whoever knows the seeds must not choose, by giving a share or not, once the others' are known.
 * The others step in where they are enough without them, but never while a holder is away. The secret can't stand without that one, who
 * could learn it meanwhile and come back or not as it likes. What becomes of it then is the game's to say.
 */
export function rollDuties(r: SecretRun, ask: string, deck: CardWorld | undefined): Duty[] {
  const { beacon } = r;
  const set = beacon && deck && setOf(deck, beacon);
  if (!beacon || !deck || !set || r.step !== 'reveal') return coinDuties(r.coin, ask);
  const given = (at: number): boolean => beacon.shares[at + 1] !== undefined;
  const could = set.keepers.filter((_, at) => !given(at) && keeps(deck, set, at));
  const holders = could.filter((seat) => r.holders.includes(seat));
  const wanted = set.threshold - Object.keys(beacon.shares).length;
  const others = could.filter((seat) => !r.holders.includes(seat));
  const all = beaconDuties(deck, beacon, ask);
  const first = all.filter(({ seat }) => holders.includes(seat)).map((duty) => ({ ...duty, afterMs: 0 }));
  if (r.holders.some((seat) => deck.away.includes(seat))) return first;
  if (holders.length === 0) return all;
  if (holders.length < wanted && others.length < wanted) return first;
  return [...first, ...all.filter(({ seat }) => others.includes(seat)).map((duty) => ({ ...duty, afterMs: LATER_MS }))];
}

/** How long the others leave it to the holders. */
const LATER_MS = 2_500;

/** Somebody who holds nothing has left: is somebody else there to roll, and are there keepers enough? */
export function rollWithout(r: SecretRun, seat: Seat): Progress<SecretRun> {
  const coin = leaveCoin(r.coin, seat);
  const others = coin.seats.some((one) => !r.holders.includes(one));
  return others ? goesOn({ ...r, coin }) : answered({ failed: 'lost', by: [seat] });
}

/** The keepers' part of a secret once somebody has left the table: it is lost if too few of them are left. */
export function rollAfterLeave(r: SecretRun, deck: CardWorld): Progress<SecretRun> {
  if (!r.beacon || r.step !== 'reveal') return goesOn(r);
  const left = beaconAfterLeave(deck, r.beacon);
  return left.kind === 'answered' ? left : goesOn(r);
}
