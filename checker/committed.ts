/** O7 of SPEC.md: what a quorum has acknowledged in one epoch is committed, and lies under every later stamp. */
import { type Findings, short } from './finding.ts';
import { isLater, isOver, type Node } from './places.ts';
import { quorum } from './quorum.ts';
import type { Room } from './room.ts';
import type { Ack } from './vote.ts';

export interface Committed {
  readonly node: Node;
  /** In which it was acknowledged by enough. */
  readonly epoch: number;
  readonly by: readonly string[];
}

/** Of each branch and epoch the furthest that is committed, as far as these acknowledgements tell. */
export function committedOf({ nodes, votes, strict }: Room): readonly Committed[] {
  const acks = votes.filter((vote): vote is Ack => vote.type === 'ack' && nodes.has(vote.hash));
  const found: Committed[] = [];
  for (const epoch of [...new Set(acks.map((ack) => ack.epoch))].toSorted((a, b) => a - b)) {
    /** By node, whose acknowledgements of this epoch lie over it. */
    const over = new Map<Node, Set<string>>();
    for (const ack of acks) {
      if (ack.epoch !== epoch) continue;
      for (let node = nodes.get(ack.hash); node; node = node.parent) {
        const known = over.get(node) ?? new Set();
        if (known.has(ack.device)) break;
        over.set(node, known.add(ack.device));
      }
    }
    const enough = [...over].filter(
      ([{ voters }, by]) => voters.filter((device) => by.has(device)).length >= quorum(voters.length, strict),
    );
    const furthest = enough.filter(
      ([node]) => !enough.some(([other]) => other.depth > node.depth && isOver(other, node)),
    );
    found.push(...furthest.map(([node, by]) => ({ node, epoch, by: [...by] })));
  }
  return found;
}

/** Nothing committed is lost: no later stamp contradicts it. */
export function checkCommitted(room: Room, findings: Findings): void {
  const committed = committedOf(room);
  for (const { from, tip } of room.tips)
    for (const { node, epoch } of committed)
      if ((tip.epoch > epoch || isLater(tip, node)) && !isOver(tip, node))
        findings.add(
          'lost',
          `${from}: stamp ${short(node.hash)} at position ${node.position} was committed in epoch ${epoch}, and ${short(tip.hash)} isn't over it.`,
        );
  for (const opening of room.nodes.values())
    for (const { node, epoch } of committed)
      if (opening.stamp?.is === 'epoch' && opening.epoch > epoch && !isOver(opening, node))
        findings.add(
          'lost',
          `Epoch ${opening.epoch} began without stamp ${short(node.hash)} at position ${node.position}, which was committed in epoch ${epoch}.`,
        );
  for (const [i, one] of committed.entries())
    for (const other of committed.slice(0, i))
      if (!isOver(one.node, other.node) && !isOver(other.node, one.node))
        findings.add(
          'not linear',
          `Stamps ${short(one.node.hash)} and ${short(other.node.hash)} were both committed, and neither is over the other.`,
        );
}
