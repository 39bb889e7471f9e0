/**
 * Doing what this device owes so that there are keepers: the body of one entry. Whatever it makes up (exchange secret, polynomials, hand
 * key) and whatever it has received (shares) is stored first. Whether it is owed is the fold's.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Duty } from '../asks/answering.ts';
import { concat, unhex } from '../bytes.ts';
import type { TableState } from '../fold/state.ts';
import type { FoldWorld } from '../fold/world.ts';
import type { LogStore, Rng } from '../ports.ts';
import type { Group } from '../secrets/group.ts';
import {
  type Deal,
  type KeygenShape,
  makeDeal,
  makeExchange,
  makeHandDeal,
  parseDeal,
  parseHandDeal,
  POLY,
  handDealer,
} from '../secrets/keygen.ts';
import { makeComplaint, openShares, ownKeys, type OwnShares } from '../secrets/keygen-shares.ts';
import { randomScalar } from '../secrets/polynomial.ts';
import { KEEP, makeComplaintBytes, makeKeepBody, parseKeepBody } from './bodies.ts';
import { setOfDuty } from './duties.ts';
import { dealsHash, shapeOf } from './name.ts';
import { OwnKeys } from './own-keys.ts';
import { type HandKey, keeperNumber, type KeeperSet, type Making, setsOf } from './state.ts';

export interface KeepPorts {
  readonly world: FoldWorld;
  readonly store: LogStore;
  readonly rng: Rng;
}

/** The body to write; undefined where this device can't (what it needs is on another device of the seat). */
export async function performKeep(ports: KeepPorts, state: TableState, duty: Duty): Promise<Uint8Array | undefined> {
  const { group, room } = ports.world;
  const { keeping } = state;
  const id = setOfDuty(duty);
  if (!group || !keeping) return undefined;
  const own = new OwnKeys(ports.store);
  if (duty.what === 'keep/hand') {
    const set = setsOf(keeping).find((one) => one.id === id);
    if (!set) return undefined;
    const p = randomScalar(group, ports.rng);
    await own.keepHand(group, p);
    const exchange = set.exchange.map((key) => unhex(key)!);
    const bytes = makeHandDeal(group, ports.rng, shapeOf(room, state.settings, set), duty.seat, exchange, p);
    return makeKeepBody({ type: KEEP.handkey, set: id, bytes });
  }
  const making = keeping.making?.id === id ? keeping.making : undefined;
  if (!making) return undefined;
  const at: At = {
    ports,
    group,
    own,
    making,
    shape: shapeOf(room, state.settings, making),
    j: keeperNumber(making, duty.seat),
  };
  const made = await stepOf(at, duty);
  return made && makeKeepBody({ ...made, set: id });
}

interface At {
  readonly ports: KeepPorts;
  readonly group: Group;
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
      return { type: KEEP.exchange, bytes: await exchange(at) };
    case 'keep/deal':
      return { type: KEEP.deal, bytes: await deal(at) };
    case 'keep/check':
      return check(at);
    default:
      return undefined;
  }
}

async function exchange({ ports, group, own, making, shape, j }: At): Promise<Uint8Array> {
  const known = await own.exchange(making.id);
  const made = makeExchange(group, ports.rng, shape, j, known);
  if (!known) await own.keepExchange(making.id, made.secret);
  return made.bytes;
}

async function deal({ ports, group, own, making, shape, j }: At): Promise<Uint8Array> {
  const keys = making.keepers.map((seat) => unhex(making.exchange[seat]!)!);
  // Another past may have other keys in it: what was encrypted to those is of no use in this one.
  const to = sha256(concat(...keys));
  const known = await own.deal(making.id, to);
  if (known) return known;
  const p = randomScalar(group, ports.rng);
  await own.keepHand(group, p);
  const bytes = makeDeal(group, ports.rng, shape, j, keys, p);
  await own.keepDeal(making.id, to, bytes);
  return bytes;
}

/** An acknowledgement once all shares fit and are stored, else a complaint of the first that doesn't. */
async function check({ ports, group, own, making, shape, j }: At): Promise<Made | undefined> {
  const secret = await own.exchange(making.id);
  if (!secret) return undefined;
  const all: OwnShares[] = [];
  for (const [n, seat] of making.keepers.entries()) {
    const { hand } = making.deals[seat]!;
    const bytes = dealtIn(ports.world, hand);
    const dealt = bytes && parseDeal(shape, bytes);
    if (!dealt) return undefined;
    const between = { i: n + 1, j };
    const shares = openShares(group, shape, dealt, between, secret);
    if (!shares) return complaint(ports, group, shape, dealt, between, secret);
    const escrow = shares.get(POLY.hand);
    if (escrow) await own.keepEscrow(making.id, hand.key, escrow);
    all.push(shares);
  }
  const { deck, beacon } = ownKeys(group, all);
  for (const secret of [deck, beacon]) await own.keepShare(group, making.id, secret);
  return { type: KEEP.ack, bytes: dealsHash(making) };
}

function complaint(
  { rng }: KeepPorts,
  group: Group,
  shape: KeygenShape,
  dealt: Deal,
  between: { readonly i: number; readonly j: number },
  secret: Uint8Array,
): Made {
  const proof = makeComplaint(group, rng, shape, dealt, between, { secret, key: group.base(secret) });
  return { type: KEEP.complain, bytes: makeComplaintBytes(between.i, proof) };
}

const dealtIn = (world: FoldWorld, { entry }: HandKey): Uint8Array | undefined => {
  const found = world.entry(entry);
  return found && parseKeepBody(found.body)?.bytes;
};

/**
 * (Keeper) Takes in its share of a hand key that was told after the set was made. Gives the body of a complaint where it doesn't fit.
 * @param seat whose hand it is
 */
export async function takeEscrow(
  ports: KeepPorts,
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
  if (!group || !hand || !secret || (await own.escrow(set.id, hand.key))) return undefined;
  const shape = shapeOf(room, state.settings, set);
  const bytes = dealtIn(ports.world, hand);
  const dealt = bytes && parseHandDeal(shape, bytes);
  if (!dealt) return undefined;
  const between = { i: handDealer(seat), j };
  const share = openShares(group, shape, dealt, between, secret)?.get(POLY.hand);
  if (!share) return makeKeepBody({ ...complaint(ports, group, shape, dealt, between, secret), set: set.id });
  await own.keepEscrow(set.id, hand.key, share);
  return undefined;
}
