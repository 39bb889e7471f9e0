/** What the machines of cards and dice need to know of the table. */
import type { Seat } from '../game.ts';
import type { KeeperSet } from './keepers.ts';
import type { Cipher, Group } from '../secrets/group.ts';
import type { JobResult, PublicJob } from '../secrets/job-kinds.ts';
import { runJob } from '../secrets/jobs.ts';
import { own } from '../own.ts';
import type { Rng, Sodium } from '../ports.ts';
import type { Card, Cards, HiddenRoll, Locked } from './cards.ts';
import { concat, fromHex, hex } from '../bytes.ts';

/** Does what everybody can do and comes to the same in every browser: verdicts on proofs, sums of shares. */
export interface Proofs {
  readonly group: Group;
  /** `undefined`: it is heavy, and isn't there yet. */
  known<J extends PublicJob>(job: J): JobResult<J> | undefined;
}

/** On the spot, however long it takes. */
export const doNow = <J extends PublicJob>(group: Group, job: J): JobResult<J> => runJob(group, NO_CHANCE, job);

/** What is public takes none. */
const NO_CHANCE: Rng = {
  bytes: () => {
    throw new Error('a public job needs no chance');
  },
};

/** What comes of public work; without anybody who knows it is done on the spot. */
export const proofsOf = ({ known }: { readonly known?: Proofs['known'] }, group: Group): Proofs => ({
  group,
  known: known ?? ((job) => doNow(group, job)),
});

/** What runs of cards are folded in: proofs, keepers, the cards as they lie, who is here, and what time it is. */
export interface CardWorld {
  readonly proofs: Proofs;
  readonly box: Pick<Sodium, 'open'> | undefined;
  readonly room: Uint8Array;
  /** Table time. */
  readonly now: number;
  readonly cards: Cards;
  /** The keepers of decks and dice; undefined while there are none. */
  readonly set: KeeperSet | undefined;
  /** This game wants keepers, so there will be some. */
  readonly expected: boolean;
  /** The set that the cards go over to. */
  readonly next: KeeperSet | undefined;
  /** Cards that are getting another lock by themselves. */
  readonly moving: readonly string[];
  readonly seated: readonly Seat[];
  readonly away: readonly Seat[];
  /** Is this device one of the seat's? Somebody else may have the seat now, who knows nothing of its keys. */
  has(seat: Seat, device: string): boolean;
  /** Faces that everybody knows. */
  readonly faces: Readonly<Record<string, string>>;
}

/** What a handle stands for. */
export type Found =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'roll'; readonly roll: HiddenRoll }
  | { readonly kind: 'public'; readonly face: string };

/** Nothing else is ever computed with: a ciphertext without lineage has no handle. */
export function find(world: Pick<CardWorld, 'cards' | 'faces'>, thing: string): Found | undefined {
  const card = own(world.cards.at, thing);
  if (card) return { kind: 'card', card };
  const roll = own(world.cards.rolls, thing);
  if (roll) return { kind: 'roll', roll };
  const face = own(world.faces, thing);
  return face === undefined ? undefined : { kind: 'public', face };
}

/** The two points of a locked card, as bytes. */
export const cipherOf = ({ a, b }: Pick<Locked, 'a' | 'b'>): Cipher => ({ a: fromHex(a), b: fromHex(b) });

/** a‖b in hex, as a run keeps it. */
export const packed = ({ a, b }: Cipher): string => hex(concat(a, b));
/** Two points from one text of 128 hex digits. */
export const unpacked = (text: string): { readonly a: string; readonly b: string } => ({
  a: text.slice(0, 64),
  b: text.slice(64),
});

/** Is this keeper still who it was? By place in the list. */
export const keeps = (world: Pick<CardWorld, 'seated' | 'has'>, set: KeeperSet, at: number): boolean =>
  world.seated.includes(set.keepers[at]!) && world.has(set.keepers[at]!, set.devices[at]!);

/** Keepers who are gone. */
export const goneOf = (world: CardWorld, set: KeeperSet): readonly Seat[] =>
  set.keepers.filter((_, at) => !keeps(world, set, at));
