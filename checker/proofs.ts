/** O11, O12, O15 and O16 of SPEC.md: whether the votes in a stamp are enough for what it does. */
import type { Stamp } from './bodies.ts';
import { pickBase, type Promised } from './base.ts';
import { isZero } from './bytes.ts';
import { named } from './chains.ts';
import type { Entry } from './entry.ts';
import { short } from './finding.ts';
import type { Court } from './order.ts';
import { isOver, type Node } from './places.ts';
import { isQuorum } from './quorum.ts';
import type { Vote, Vow } from './vote.ts';

const FURTHEST_EPOCH = 200_000;

/** Says of each vote what is wrong with it. @returns the devices whose votes count */
function counted<V extends Vote>(
  court: Court,
  entry: Entry,
  votes: readonly Vote[],
  fits: (vote: Vote) => vote is V,
): ReadonlyMap<string, V> {
  const good = new Map<string, V>();
  const wrong = (why: string, vote: Vote): void =>
    court.findings.add(
      'votes',
      `${named(entry)} counts a vote of device ${short(vote.device)} that ${why}.`,
      [entry.device],
      [entry.bytes, vote.bytes],
    );
  for (const vote of votes) {
    if (!court.isSigned(vote)) wrong("it hasn't signed for this room", vote);
    else if (!fits(vote)) wrong('is about something else', vote);
    else if (good.has(vote.device)) wrong('is counted already', vote);
    else good.set(vote.device, vote);
  }
  return good;
}

/** An effect stamp: a quorum of the voters before it has acknowledged, in one epoch, a stamp that lies over the one that asked. */
export function judgeEffect(court: Court, entry: Entry, stamp: Stamp, parent: Node): boolean {
  const [first] = stamp.votes;
  const said = (why: string): false => {
    court.findings.add('votes', `${named(entry)} changes the voters, but ${why}.`, [entry.device], [entry.bytes]);
    return false;
  };
  if (parent.changes.length === 0) return said('nobody had asked for that');
  const fits = (vote: Vote): vote is Vote & { type: 'ack' } => {
    if (vote.type !== 'ack' || vote.epoch !== first?.epoch) return false;
    const node = court.node(vote.hash);
    if (!node || node.depth < parent.asksSince || !isOver(parent, node)) return false;
    return node.epoch === vote.epoch && node.position === vote.position;
  };
  const acks = counted(court, entry, stamp.votes, fits);
  for (const vote of acks.values())
    if (!parent.voters.includes(vote.device))
      said(`device ${short(vote.device)}, whose acknowledgement it brings, had no vote then`);
  if (!isQuorum(parent.voters, new Set(acks.keys()), court.strict)) return said('a quorum had not acknowledged it');
  return true;
}

/** A new-epoch stamp: a quorum has promised this epoch to its author, and it goes on from the base that their promises name. */
export function judgeEpoch(court: Court, entry: Entry, stamp: Stamp, parent: Node): boolean {
  const wrong = (why: string): false => {
    court.findings.add(
      'base',
      `${named(entry)} opens epoch ${stamp.epoch}, but ${why}.`,
      [entry.device],
      [entry.bytes, ...stamp.votes.map(({ bytes }) => bytes)],
    );
    return false;
  };
  if (stamp.epoch <= parent.epoch || stamp.epoch > parent.epoch + FURTHEST_EPOCH) return wrong('that is no next one');
  const fits = (vote: Vote): vote is Vow =>
    vote.type === 'promise' &&
    vote.epoch === stamp.epoch &&
    !vote.left &&
    vote.to.device === entry.device &&
    vote.to.session === entry.session;
  const vows = [...counted(court, entry, stamp.votes, fits).values()];
  const promised: Promised[] = [];
  for (const vow of vows) {
    const last = lastOf(court, vow);
    if (last === 'missing') {
      court.findings.add(
        'missing',
        `Stamp ${short(vow.last.hash)}, which a promise for ${short(entry.hash)} names, is missing.`,
      );
      return false;
    }
    // Another place than the stamp's is its author's lie, and the promise counts for nothing.
    if (isPlace(vow, last)) promised.push({ vow, last });
  }
  const base = pickBase(promised, rootOf(parent), court.strict);
  if (!base) return wrong('too few have promised it');
  return (
    base.hash === parent.hash || wrong(`what its promises name is stamp ${short(base.hash)}, not ${short(parent.hash)}`)
  );
}

export function lastOf(court: Pick<Court, 'node'>, { last }: Vow): Node | undefined | 'missing' {
  if (isZero(last.hash)) return undefined;
  return court.node(last.hash) ?? 'missing';
}

/** Whether a promise tells the place of its last stamp as it is. @param last the stamp, where it is known */
export function isFair({ epoch, last: said }: Vow, last: Node | undefined): boolean {
  if (said.epoch >= epoch) return false;
  if (isZero(said.hash)) return said.epoch === 0 && said.position === 0;
  return isPlace({ last: said }, last);
}

const isPlace = ({ last: said }: Pick<Vow, 'last'>, last: Node | undefined): boolean =>
  last === undefined || (last.epoch === said.epoch && last.position === said.position);

function rootOf(node: Node): Node {
  let one = node;
  while (one.parent) one = one.parent;
  return one;
}
