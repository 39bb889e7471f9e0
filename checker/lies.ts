/** What no program signs, alone or beside another thing that it signed: each names its author (O2, O4, O10 of SPEC.md). */
import { isZero } from './bytes.ts';
import { type Findings, short } from './finding.ts';
import { conflict, isOver, type Node } from './places.ts';
import { isFair } from './proofs.ts';
import type { Room } from './room.ts';
import type { Ack, Place, Vow } from './vote.ts';

/** @param folded stamps of which the entries say what state follows */
export function checkLies(room: Room, folded: ReadonlySet<string>, findings: Findings): void {
  twoStamps(room, findings);
  const acks = room.votes.filter((vote) => vote.type === 'ack');
  const vows = room.votes.filter((vote) => vote.type === 'promise');
  for (const own of byDevice(acks)) twoAcks(room, own, findings);
  for (const own of byDevice(vows)) {
    twoVows(own, findings);
    falseLasts(room, own, findings);
    forgotten(room, own, findings);
    hiddenAcks(
      room,
      own,
      acks.filter(({ device }) => device === own[0]?.device),
      findings,
    );
  }
  otherStates(
    room,
    acks.filter(({ hash }) => !folded.has(hash)),
    findings,
  );
}

function byDevice<V extends { readonly device: string }>(votes: readonly V[]): readonly (readonly V[])[] {
  const by = new Map<string, V[]>();
  for (const vote of votes) by.set(vote.device, [...(by.get(vote.device) ?? []), vote]);
  return [...by.values()];
}

/** Two of one session in one epoch, neither over the other. */
function twoStamps({ nodes }: Room, findings: Findings): void {
  const heads = new Map<string, Node>();
  for (const node of [...nodes.values()].toSorted((a, b) => a.depth - b.depth)) {
    if (!node.stamp) continue;
    const { device, session } = node.sequencer;
    const key = `${device}/${session} ${node.epoch}`;
    const head = heads.get(key);
    if (head && !isOver(node, head))
      findings.add(
        'two stamps',
        `Device ${short(device)} signed two stamps of epoch ${node.epoch}, ${short(head.hash)} and ${short(node.hash)}, neither over the other.`,
        [device],
        [head.entry.bytes, node.entry.bytes],
      );
    else heads.set(key, node);
  }
}

/** In one epoch a device acknowledges one branch. */
function twoAcks({ nodes }: Room, acks: readonly Ack[], findings: Findings): void {
  const heads = new Map<number, { readonly ack: Ack; readonly node: Node }>();
  for (const ack of acks) {
    const node = nodes.get(ack.hash);
    const head = heads.get(ack.epoch);
    if (!node) continue;
    if (head && conflict(head.node, node))
      findings.add(
        'two acknowledgements',
        `Device ${short(ack.device)} acknowledged two branches in epoch ${ack.epoch}, ${short(head.ack.hash)} and ${short(ack.hash)}.`,
        [ack.device],
        [head.ack.bytes, ack.bytes],
      );
    else if (!head || isOver(node, head.node)) heads.set(ack.epoch, { ack, node });
  }
}

/** One epoch is promised to one page. */
function twoVows(vows: readonly Vow[], findings: Findings): void {
  const first = new Map<number, Vow>();
  for (const vow of vows) {
    const other = first.get(vow.epoch);
    if (other && (other.to.device !== vow.to.device || other.to.session !== vow.to.session))
      findings.add(
        'two promises',
        `Device ${short(vow.device)} promised epoch ${vow.epoch} to two others.`,
        [vow.device],
        [other.bytes, vow.bytes],
      );
    else first.set(vow.epoch, vow);
  }
}

/** A promise names what its author has acknowledged last, and from then on it acknowledges nothing in a lower epoch. */
function hiddenAcks({ nodes }: Room, vows: readonly Vow[], acks: readonly Ack[], findings: Findings): void {
  for (const vow of vows) {
    const last = nodes.get(vow.last.hash);
    for (const ack of acks) {
      if (ack.epoch >= vow.epoch || ack.epoch < vow.last.epoch) continue;
      const node = nodes.get(ack.hash);
      if (!node || (last ? ack.epoch === last.epoch && isOver(last, node) : vow.last.position > 0)) continue;
      findings.add(
        'hidden acknowledgement',
        `Device ${short(vow.device)} promised epoch ${vow.epoch} and kept back that it acknowledged ${short(ack.hash)} in epoch ${ack.epoch}.`,
        [vow.device],
        [ack.bytes, vow.bytes],
      );
      break;
    }
  }
}

/** The last of a promise is a stamp with its own epoch and position, or nothing at all. It lies in a lower epoch than the promised one. */
function falseLasts({ nodes }: Room, vows: readonly Vow[], findings: Findings): void {
  for (const vow of vows)
    if (!isFair(vow, nodes.get(vow.last.hash)))
      findings.add(
        'promise',
        `Device ${short(vow.device)} promised epoch ${vow.epoch} and said of stamp ${short(vow.last.hash)} that it lies at position ${vow.last.position} of epoch ${vow.last.epoch}.`,
        [vow.device],
        [vow.bytes],
      );
}

/** A later promise names what the one before named, or something of the epochs that this one left open. */
function forgotten({ nodes }: Room, vows: readonly Vow[], findings: Findings): void {
  const lastOf = ({ last }: Vow): string => (nodes.get(last.hash)?.stamp === undefined ? nothing(last) : last.hash);
  const nothing = ({ hash }: Place): string => (nodes.has(hash) || isZero(hash) ? 'nothing' : hash);
  let before: Vow | undefined;
  for (const vow of vows.toSorted((a, b) => a.epoch - b.epoch)) {
    if (before && before.epoch < vow.epoch && vow.last.epoch < before.epoch && lastOf(vow) !== lastOf(before))
      findings.add(
        'hidden acknowledgement',
        `Device ${short(vow.device)} promised epoch ${vow.epoch} and named another last acknowledgement below epoch ${before.epoch} than when it promised that one.`,
        [vow.device],
        [before.bytes, vow.bytes],
      );
    before = vow;
  }
}

/** Of one stamp all have the same state: where one device alone has another, it has folded or said something else. */
function otherStates({ nodes }: Room, acks: readonly Ack[], findings: Findings): void {
  const by = new Map<string, Map<string, Ack[]>>();
  for (const ack of acks) {
    if (!nodes.has(ack.hash)) continue;
    const states = by.get(ack.hash) ?? new Map<string, Ack[]>();
    by.set(ack.hash, states.set(ack.state, [...(states.get(ack.state) ?? []), ack]));
  }
  for (const [hash, states] of by) {
    if (states.size < 2) continue;
    const sides = [...states.values()].map((side) => ({ side, devices: new Set(side.map(({ device }) => device)) }));
    const [most, ...others] = sides.toSorted((a, b) => b.devices.size - a.devices.size);
    const alone = others.filter(({ devices }) => devices.size < (most?.devices.size ?? 0));
    findings.add(
      'state',
      `${states.size} states were acknowledged at stamp ${short(hash)}.`,
      alone.length === others.length ? [...new Set(alone.flatMap(({ devices }) => [...devices]))] : [],
      sides.flatMap(({ side }) => (side[0] ? [side[0].bytes] : [])),
    );
  }
}
