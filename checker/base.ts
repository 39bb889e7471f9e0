/** O12 of SPEC.md: over which stamp an epoch, or a generation, begins, as the promises for it say. */
import { conflict, down, isOver, type Node } from './places.ts';
import { isQuorum, quorum } from './quorum.ts';
import type { Vow } from './vote.ts';

export interface Promised {
  readonly vow: Vow;
  /** What its author had acknowledged last; nothing where that is nothing. */
  readonly last: Node | undefined;
}

/** Nothing where too few have promised, or where another promise is waited for. */
export function pickBase(promised: readonly Promised[], root: Node, strict: boolean): Node | undefined {
  const base = among(promised, root, strict);
  return base && isEnough(base, promised, strict) ? base : undefined;
}

/** A quorum of the voters at the base, and of those at each place that was acknowledged last. */
function isEnough(base: Node, promised: readonly Promised[], strict: boolean): boolean {
  const devices = new Set(promised.map(({ vow }) => vow.device));
  return isQuorum(base.voters, devices, strict);
}

/** An acknowledgement by a device that is no voter there stands for the last place under it where it is one. */
function counting({ vow, last }: Promised): Node | undefined {
  for (const node of down(last)) if (node.voters.includes(vow.device)) return node;
  return undefined;
}

function among(promised: readonly Promised[], root: Node, strict: boolean): Node | undefined {
  const lasts = highest(promised);
  if (lasts.length === 0) return root;
  const furthest = lasts.reduce((a, b) => (b.depth > a.depth ? b : a));
  if (lasts.every((one) => isOver(furthest, one))) return furthest;
  // Two conflict: whoever stamped that epoch has lied, and isn't heard.
  const liar = furthest.sequencer.device;
  const heard = promised.filter(({ vow }) => vow.device !== liar);
  if (heard.length < promised.length) return among(heard, root, strict);
  return split(promised, lasts, strict);
}

/** Acknowledged last, in the highest epoch. */
function highest(promised: readonly Promised[]): readonly Node[] {
  const lasts = promised.map(counting).filter((node) => node !== undefined);
  const epoch = Math.max(...lasts.map((node) => node.epoch));
  return lasts.filter((node) => node.epoch === epoch);
}

/** The highest stamp that could be committed; where there is none the last one common to all; nothing where two conflict. */
function split(promised: readonly Promised[], lasts: readonly Node[], strict: boolean): Node | undefined {
  const could = new Set<Node>();
  for (const last of lasts)
    for (const node of down(last)) {
      if (node.epoch !== last.epoch) break;
      if (couldBe(node, promised, strict)) could.add(node);
    }
  const all = [...could];
  const [top] = all.toSorted((a, b) => b.depth - a.depth);
  if (top) return all.some((node) => conflict(node, top)) ? undefined : top;
  const [one] = lasts;
  for (const node of down(one)) if (lasts.every((last) => isOver(last, node))) return node;
  return undefined;
}

/** Those who have acknowledged it and those who haven't promised could be a quorum. */
function couldBe(node: Node, promised: readonly Promised[], strict: boolean): boolean {
  const against = new Set(promised.filter(({ last }) => !last || !isOver(last, node)).map(({ vow }) => vow.device));
  return node.voters.filter((device) => !against.has(device)).length >= quorum(node.voters.length, strict);
}
