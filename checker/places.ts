/** Stamps as a tree: each names its predecessor by hash, so a stamp is its whole past. */
import type { Table } from './beginning.ts';
import type { Stamp } from './bodies.ts';
import type { Entry } from './entry.ts';
import type { Seats } from './seats.ts';
import type { Page } from './vote.ts';
import type { Change } from './voters.ts';

/** A stamp, or a table's first entry, with what follows from its past alone. */
export interface Node {
  readonly entry: Entry;
  readonly hash: string;
  readonly stamp: Stamp | undefined;
  /** Of the first entry, where it is one. */
  readonly table: Table;
  readonly parent: Node | undefined;
  /** How many stamps lie under it. */
  readonly depth: number;
  readonly epoch: number;
  /** Of its last entry. */
  readonly position: number;
  readonly time: number;
  /** The page whose stamps count in this epoch. */
  readonly sequencer: Page;
  readonly voters: readonly string[];
  /** Changes of the voters that have been asked for, the one under way first. */
  readonly changes: readonly Change[];
  /** Depth of the stamp by which the first of these came to be the first. */
  readonly asksSince: number;
  /** By device, depth of the stamp by which it last ceased to be a voter. */
  readonly outs: ReadonlyMap<string, number>;
  readonly seats: Seats;
  /** Entries that it places and that count, in order. */
  readonly placed: readonly Entry[];
  /** By chain, the last entry that was placed up to here. */
  readonly lasts: ReadonlyMap<string, string>;
}

/** Whether it lies over the other, or is it. */
export function isOver(node: Node, other: Node): boolean {
  let one: Node | undefined = node;
  while (one && one.depth > other.depth) one = one.parent;
  return one?.hash === other.hash;
}

/** Neither lies over the other. */
export const conflict = (a: Node, b: Node): boolean => !isOver(a, b) && !isOver(b, a);

/** From it down to the table's first entry. */
export function* down(from: Node | undefined): Iterable<Node> {
  for (let node = from; node; node = node.parent) yield node;
}

/** O23: the highest epoch, then the furthest. */
export const isLater = (a: Node, b: Node): boolean =>
  a.epoch > b.epoch || (a.epoch === b.epoch && a.position > b.position);
