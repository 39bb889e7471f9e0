/**
 * The work that this device owes to a run for cards or dice. That is its keeper's share, its pass of a shuffle, and what only the owner of
 * a hand can do. The proving is the Worker's; whether something is owed is the fold's.
 */
import { CONTRIBUTION, type Duty } from '../runs/contribution.ts';
import type { Performance } from './performance.ts';
import type { Run } from '../asks/run.ts';
import { concat, fromHex } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import { cardWorld, type FoldWorld } from '../state/world.ts';
import { keeperNumber, type KeeperSet } from '../runs/keepers.ts';
import type { LogStore } from '../ports.ts';
import type { GroupWork } from '../secrets/group-work.ts';
import { deckBytes } from '../secrets/shuffle-bytes.ts';
import { makeShare } from '../cards/bodies.ts';
import { contextOf } from '../cards/chain.ts';
import { ciphersOf } from '../cards/parts.ts';
import type { ReadyDecks } from './ready.ts';
import { mayRelease } from '../cards/released.ts';
import type { BeaconRun, Numbered, Part, ShuffleRun } from '../runs/card-run.ts';
import { ringNumber } from '../cards/ring.ts';
import { setOf, shareKey } from '../cards/shares.ts';
import { ciphersAt, passContext } from '../cards/shuffle.ts';
import type { CardWorld } from '../runs/card-world.ts';

/** Scalars that this device holds; `undefined` for one that it doesn't. */
export interface OwnScalars {
  /** Of a hand key, by P in hex. */
  hand(key: string): Promise<Uint8Array | undefined>;
  /** Its share of a joint key. @param set hex id @param key what all see of the share, hex */
  share(set: string, key: string): Promise<Uint8Array | undefined>;
  /** Its share of a hand key that was left with the set. @param key P in hex */
  escrow(set: string, key: string): Promise<Uint8Array | undefined>;
}

/** What a contribution to a run of cards is made from. */
export interface CardPorts {
  readonly world: FoldWorld;
  readonly store: LogStore;
  readonly work: GroupWork;
  readonly own: OwnScalars;
  /** Passes that were prepared. */
  readonly ready?: Pick<ReadyDecks, 'take'>;
}

type Owed = Duty & { readonly item?: number };
interface Ask {
  readonly cause: string;
  readonly index: number;
}

/** The contribution that this duty asks for, ready to be written; undefined where this device can't make it or the state has no keepers. */
export async function performCards(
  ports: CardPorts,
  state: TableState,
  run: Run,
  duty: Owed,
  ask: Ask,
): Promise<Performance | undefined> {
  const world = cardWorld(ports.world, state);
  if (!world) return undefined;
  const made = await contribution(ports, world, run, duty);
  if (!made || !(await mayRelease(ports.store, state.cards.deck, made.head))) return undefined;
  const { type, number, head } = made;
  const bytes = makeShare(state.cards.deck, head, { number, item: duty.item ?? 0, bytes: made.bytes });
  return { ...ask, type, bytes: () => bytes };
}

interface Made {
  readonly head: Numbered;
  readonly type: number;
  readonly number: number;
  readonly bytes: Uint8Array;
}

function contribution(ports: CardPorts, world: CardWorld, run: Run, duty: Owed): Promise<Made | undefined> | undefined {
  const item = duty.item ?? 0;
  switch (run.kind) {
    case 'shuffle':
      return pass(ports, world, run, duty);
    case 'beacon':
      return roll(ports, world, run, duty);
    case 'secret':
      return run.beacon && roll(ports, world, run.beacon, duty);
    case 'lock':
      return forPart(ports, world, run, run.parts[item], duty);
    case 'open':
      return run.deck && forPart(ports, world, run.deck, run.deck.parts[item], duty);
    default:
      return undefined;
  }
}

async function pass(ports: CardPorts, world: CardWorld, r: ShuffleRun, { seat }: Duty): Promise<Made | undefined> {
  const prepared = ports.ready?.take(r.deck.length, r.key);
  const { output, proof } = await ports.work.run({
    kind: 'shuffle/prove',
    place: { ctx: passContext(world, r, seat), key: fromHex(r.key) },
    input: ciphersAt(r),
    ...(prepared && { prepared }),
  });
  return { head: r, type: CONTRIBUTION.deckPass, number: 0, bytes: concat(deckBytes(output), proof) };
}

async function roll(ports: CardPorts, world: CardWorld, r: BeaconRun, { seat }: Duty): Promise<Made | undefined> {
  const set = setOf(world, r);
  const number = set ? keeperNumber(set, seat) : 0;
  const share = set?.beacon.shares[number - 1];
  const secret = share && (await ports.own.share(r.set, share));
  if (!share || !secret) return undefined;
  const by = { ctx: contextOf(world, r), index: number, secret, key: fromHex(share) };
  const bytes = await ports.work.run({ kind: 'roll/prove', by, rollId: fromHex(r.rollId) });
  return { head: r, type: CONTRIBUTION.rollShare, number, bytes };
}

async function forPart(
  ports: CardPorts,
  world: CardWorld,
  head: Numbered,
  part: Part | undefined,
  { seat }: Duty,
): Promise<Made | undefined> {
  const set = setOf(world, head);
  const ciphers = part && !part.out && ciphersOf(world, part);
  if (!set || !part || !ciphers) return undefined;
  const number = part.from === 'owner' ? 0 : part.ring ? ringNumber(part, seat) : keeperNumber(set, seat);
  if (part.from !== 'owner' && number === 0) return undefined;
  const share = shareKey(world, set, part, number);
  const secret = share && (await scalarFor(ports.own, set, part, share));
  if (!share || !secret) return undefined;
  const key = fromHex(share);
  const by = { ctx: contextOf(world, head), index: number, secret };
  const a = ciphers.map((cipher) => cipher.a);
  if (part.to === undefined) {
    const bytes = await ports.work.run({ kind: 'open/prove', by: { ...by, key }, a });
    return { head, type: CONTRIBUTION.deckOpen, number, bytes };
  }
  const to = fromHex(part.lock);
  const bytes = await ports.work.run({ kind: 'convert/prove', by: { ...by, from: key, to }, a });
  return { head, type: CONTRIBUTION.deckConvert, number, bytes };
}

/** @param share what all see of it, hex */
function scalarFor(own: OwnScalars, set: KeeperSet, part: Part, share: string): Promise<Uint8Array | undefined> {
  switch (part.from) {
    case 'owner':
    case 'ring':
      return own.hand(share);
    case 'keepers':
    case 'beacon':
      return own.share(set.id, share);
    case 'escrow':
      return own.escrow(set.id, part.key);
  }
}
