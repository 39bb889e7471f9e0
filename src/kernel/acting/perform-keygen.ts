/**
 * Doing what this device owes so that there are keepers: the body of one entry. All that it makes up (exchange secret, polynomials, hand
 * key) and all that it has received (shares) is stored first. Whether it is owed is the fold's.
 */
import type { Duty } from '../runs/contribution.ts';
import { equal, fromHex, hex } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import type { FoldWorld } from '../state/world.ts';
import type { LogStore, Rng } from '../ports.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import type { Group } from '../secrets/group.ts';
import {
  type Deal,
  drawDealing,
  handDealer,
  handIn,
  type KeygenShape,
  makeExchange,
  parseDeal,
  parseHandDeal,
} from '../secrets/keygen.ts';
import { makeComplaint } from '../secrets/keygen-shares.ts';
import { randomScalar } from '../secrets/polynomial.ts';
import { dealIn, KEYGEN, makeComplaintBytes, makeDealtBytes, makeKeygenBody } from '../keygen/bodies.ts';
import { setOfDuty } from '../keygen/duties.ts';
import { dealsHash, keysHash, exchangeKeysOf, shapeOf, exchangeHash } from '../keygen/name.ts';
import { OwnKeys } from './own-keys.ts';
import { keeperNumber, type KeeperSet, type Making, setsOf } from '../runs/keepers.ts';

/** What a keeper's part in making keys needs. */
export interface KeygenPorts {
  readonly world: FoldWorld;
  readonly store: LogStore;
  readonly rng: Rng;
  /** Without it this device owes what it can't give. */
  readonly cards?: { readonly work: GroupWork };
}

/** The body to write; undefined where this device can't (what it needs is on another device of the seat). */
export async function performKeygen(
  ports: KeygenPorts,
  state: TableState,
  duty: Duty,
): Promise<Uint8Array | undefined> {
  const { group, room } = ports.world;
  const { keeping } = state;
  const id = setOfDuty(duty);
  const work = ports.cards?.work;
  if (!group || !keeping || !work) return undefined;
  const own = new OwnKeys(ports.store);
  if (duty.what === 'keep/hand') {
    const set = setsOf(keeping).find((one) => one.id === id);
    if (!set) return undefined;
    const p = randomScalar(group, ports.rng);
    await own.keepHand(group, p);
    const exchange = set.exchange.map((key) => fromHex(key));
    const shape = shapeOf(room, state.settings, set);
    const bytes = await work.run({ kind: 'keep/hand', shape, seat: duty.seat, exchange, secret: p });
    return makeKeygenBody({ type: KEYGEN.handkey, set: id, bytes: makeDealtBytes(keysHash(set, set.exchange), bytes) });
  }
  const making = keeping.making?.id === id ? keeping.making : undefined;
  if (!making) return undefined;
  const at: At = {
    ports,
    group,
    work,
    own,
    making,
    shape: shapeOf(room, state.settings, making),
    j: keeperNumber(making, duty.seat),
  };
  const made = await stepOf(at, duty);
  return made && makeKeygenBody({ ...made, set: id });
}

interface At {
  readonly ports: KeygenPorts;
  readonly group: Group;
  readonly work: GroupWork;
  readonly own: OwnKeys;
  readonly making: Making;
  readonly shape: KeygenShape;
  /** Own number. */
  readonly j: number;
}

interface Made {
  readonly type: number;
  readonly bytes: Uint8Array;
}

async function stepOf(at: At, { what }: Duty): Promise<Made | undefined> {
  switch (what) {
    case 'keep/exchange':
      return { type: KEYGEN.exchange, bytes: await exchange(at) };
    case 'keep/deal': {
      const bytes = await deal(at);
      return bytes && { type: KEYGEN.deal, bytes };
    }
    case 'keep/check':
      return check(at);
    default:
      return undefined;
  }
}

async function exchange({ ports, group, work, own, making, shape, j }: At): Promise<Uint8Array> {
  let [dealing, secret] = [await own.dealing(making.id), await own.exchange(making.id)];
  if (!dealing || !secret) {
    dealing = drawDealing(group, ports.rng, shape, randomScalar(group, ports.rng));
    secret = randomScalar(group, ports.rng);
    await own.keepDealing(making.id, dealing);
    await own.keepExchange(making, secret);
  }
  const commit = await work.run({ kind: 'keep/commit', shape, i: j, dealing });
  return makeExchange(group, ports.rng, shape, j, { secret, commit });
}

/** What it has said it will deal, and nothing else; undefined where another device of the seat has said it. */
async function deal({ group, work, own, making, shape, j }: At): Promise<Uint8Array | undefined> {
  const to = exchangeHash(making);
  const known = await own.deal(making.id);
  // It has dealt in another past: whoever knows that deal may have committed to another of their own in this one.
  if (known) return equal(known.to, to) ? makeDealtBytes(to, known.bytes) : undefined;
  const [dealing, secret] = [await own.dealing(making.id), await own.exchange(making.id)];
  const told = exchangeKeysOf(making);
  if (!dealing || !secret || hex(group.base(secret)) !== told[j - 1]) return undefined;
  await own.keepHand(group, handIn(shape, dealing));
  const keys = told.map((key) => fromHex(key));
  const bytes = await work.run({ kind: 'keep/deal', shape, i: j, exchange: keys, dealing });
  await own.keepDeal(making.id, to, bytes);
  return makeDealtBytes(to, bytes);
}

/** An acknowledgement once all shares fit and are stored, else a complaint of the first that doesn't. */
async function check({ ports, group, work, own, making, shape, j }: At): Promise<Made | undefined> {
  const secret = await own.exchange(making.id);
  if (!secret) return undefined;
  const hands = making.keepers.map((seat) => making.deals[seat]!.hand);
  const deals = hands.map(({ entry }) => dealIn(ports.world, entry)).filter((bytes) => bytes !== undefined);
  if (deals.length < hands.length) return undefined;
  const taken = await work.run({ kind: 'keep/take', shape, deals, j, secret });
  if (typeof taken === 'number') {
    const dealt = parseDeal(shape, deals[taken - 1]!);
    const { entry } = hands[taken - 1]!;
    return dealt && complaint(ports, group, shape, { dealt, entry }, { i: taken, j }, secret);
  }
  for (const [n, escrow] of taken.escrow.entries()) if (escrow) await own.keepEscrow(making.id, hands[n]!.key, escrow);
  for (const share of [taken.deck, taken.beacon]) await own.keepShare(group, making.id, share);
  return { type: KEYGEN.ack, bytes: dealsHash(making) };
}

function complaint(
  { rng }: KeygenPorts,
  group: Group,
  shape: KeygenShape,
  { dealt, entry }: { readonly dealt: Deal; readonly entry: string },
  between: { readonly i: number; readonly j: number },
  secret: Uint8Array,
): Made {
  const proof = makeComplaint(group, rng, shape, dealt, between, { secret, key: group.base(secret) });
  return { type: KEYGEN.complain, bytes: makeComplaintBytes(between.i, entry, proof) };
}

/**
 * (Keeper) Takes in its share of a hand key that was told after the set was made. Gives the body of a complaint where it doesn't fit.
 * @param seat whose hand it is
 */
export async function takeEscrow(
  ports: KeygenPorts,
  state: TableState,
  set: KeeperSet,
  seat: number,
  own: OwnKeys,
  me: number,
): Promise<Uint8Array | undefined> {
  const { group, room } = ports.world;
  const hand = set.hands[seat];
  const j = keeperNumber(set, me);
  const secret = j > 0 && hand?.escrow ? await own.exchange(set.id) : undefined;
  const work = ports.cards?.work;
  if (!group || !work || !hand || !secret || (await own.escrow(set.id, hand.key))) return undefined;
  const shape = shapeOf(room, state.settings, set);
  const bytes = dealIn(ports.world, hand.entry);
  const dealt = bytes && parseHandDeal(shape, bytes);
  if (!dealt) return undefined;
  const between = { i: handDealer(seat), j };
  const told = { shape, i: between.i, bytes, handOnly: true };
  const share = await work.run({ kind: 'keep/take-hand', dealt: told, j, secret });
  if (!share)
    return makeKeygenBody({
      ...complaint(ports, group, shape, { dealt, entry: hand.entry }, between, secret),
      set: set.id,
    });
  await own.keepEscrow(set.id, hand.key, share);
  return undefined;
}
