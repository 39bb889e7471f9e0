/** What makes a new-epoch stamp of an epoch, or a change of the voters, valid: votes that everybody checks the same way, present or not. */
import type { StampBody } from '../journal/bodies.ts';
import { type Entry, ZERO_HASH } from '../journal/entry.ts';
import { parseVote, type PromiseVote, verifyVote, type Vote, type VoteScope } from '../journal/vote.ts';
import type { Sodium } from '../ports.ts';
import { pickBase, type Vow } from './base.ts';
import type { Order, Stamped } from './order.ts';
import { quorum } from './quorum.ts';

/** What checking a stamp's votes needs. */
export interface ProofPorts {
  readonly sodium: Sodium;
  readonly place: VoteScope;
  readonly order: Order;
  /** Verifying key of a device that has said hello. */
  keyOf(device: string): Uint8Array | undefined;
}

/** The most by which an epoch goes up. A room is full before the numbers run out, and devices that ask in vain have a week. */
export const MAX_LEAP = 200_000;

/** The stamp that a promise names, the root for none; `undefined` where it isn't here, or lies elsewhere than the promise says. */
export function lastOf(order: Pick<Order, 'at'>, { last }: PromiseVote): Stamped | undefined {
  const at = order.at(last.hash);
  const isThere = last.hash === ZERO_HASH || (at?.epoch === last.epoch && at.position === last.position);
  return isThere ? at : undefined;
}

/** Promises of a quorum of the voters at the base, which is the one that they name together. */
export function provesNewEpoch(ports: ProofPorts, entry: Entry, body: StampBody, base: Stamped): boolean {
  if (body.epoch <= base.epoch || body.epoch > base.epoch + MAX_LEAP) return false;
  const vows: Vow[] = [];
  for (const vote of signedVotes(ports, body.votes)) {
    if (vote.type !== 'promise' || vote.epoch !== body.epoch || vote.left) continue;
    if (vote.to.device !== entry.device || vote.to.session !== entry.session) continue;
    const last = lastOf(ports.order, vote);
    if (!last || vows.some(({ device }) => device === vote.device)) continue;
    vows.push({ device: vote.device, last });
  }
  return pickBase(ports.order, vows, ports.order.strict) === base;
}

/** Acknowledgements of one epoch over the stamp that asked, by a quorum of the voters before the change. */
export function provesEffect(ports: ProofPorts, body: StampBody, parent: Stamped): boolean {
  const { devices, pending, pendingSince } = parent.voters;
  if (pending.length === 0) return false;
  const voters = new Set<string>();
  let epoch: number | undefined;
  for (const vote of signedVotes(ports, body.votes)) {
    if (vote.type !== 'ack' || !devices.includes(vote.device)) continue;
    const stamped = ports.order.get(vote.hash);
    if (!stamped || stamped.epoch !== vote.epoch || stamped.position !== vote.position) continue;
    if (stamped.position < pendingSince || !ports.order.isOver(parent, stamped)) continue;
    epoch ??= vote.epoch;
    if (vote.epoch === epoch) voters.add(vote.device);
  }
  return voters.size >= quorum(devices.length, ports.order.strict);
}

function signedVotes(ports: ProofPorts, votes: readonly Uint8Array[]): readonly Vote[] {
  const out: Vote[] = [];
  for (const bytes of votes) {
    const vote = parseVote(bytes);
    const key = vote && ports.keyOf(vote.device);
    if (vote && key && verifyVote(ports.sodium, ports.place, bytes, key)) out.push(vote);
  }
  return out;
}
