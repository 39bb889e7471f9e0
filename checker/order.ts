/** O1, O3, O15 and O22 of SPEC.md: which stamps of a room count, and what each of them makes of its past. */
import { judgeAct } from './acts.ts';
import type { Table } from './beginning.ts';
import type { Stamp } from './bodies.ts';
import { isZero } from './bytes.ts';
import { type Chains, named } from './chains.ts';
import { chainOf, type Entry } from './entry.ts';
import { type Findings, short } from './finding.ts';
import { isOver, type Node } from './places.ts';
import { judgeEffect, judgeEpoch } from './proofs.ts';
import { noSeats, seated, seatsOf } from './seats.ts';
import { asked, type Change, effected, inTurn } from './voters.ts';
import { samePage, type Vote } from './vote.ts';

/** What judging a stamp takes besides the stamps under it. */
export interface Court {
  readonly chains: Chains;
  readonly findings: Findings;
  readonly strict: boolean;
  isSigned(vote: Vote): boolean;
  /** The state that a later generation begins with. */
  carried(table: Entry): unknown;
  node(hash: string): Node | undefined;
}

const MOST_MS = 2 ** 31;

/** Kinds that no stamp places: beginnings, stamps, parts of a state, and what moves a table on. */
const BESIDE = new Set([1, 7, 8, 9, 10, 14]);

/** All nodes of a room by hash; what isn't among them has no valid past here. */
export function readOrder(court: Omit<Court, 'node'>, generation: number): ReadonlyMap<string, Node> {
  const nodes = new Map<string, Node>();
  const over = new Map<string, Entry[]>();
  for (const entry of court.chains.entries.values())
    if (stampOf(entry)) over.set(entry.seen, [...(over.get(entry.seen) ?? []), entry]);
  /** By epoch: what a promise names lies in a lower one, and is there before. */
  const waiting = new Map<number, { readonly entry: Entry; readonly parent: Node }[]>();
  const reach = (node: Node): void => {
    nodes.set(node.hash, node);
    for (const entry of over.get(node.hash) ?? []) {
      const { epoch } = stampOf(entry)!;
      waiting.set(epoch, [...(waiting.get(epoch) ?? []), { entry, parent: node }]);
    }
  };
  for (const entry of court.chains.entries.values()) {
    const { body } = entry;
    if (body?.is === 'table' && entry.seq === 0 && isZero(entry.seen) && body.generation === generation)
      reach(rootOf(court, entry, body));
  }
  const full: Court = { ...court, node: (hash) => nodes.get(hash) };
  while (waiting.size > 0) {
    const epoch = Math.min(...waiting.keys());
    const next = waiting.get(epoch) ?? [];
    waiting.delete(epoch);
    for (const { entry, parent } of next) {
      const node = judged(full, entry, stampOf(entry)!, parent);
      if (node) reach(node);
    }
  }
  return nodes;
}

const stampOf = ({ body }: Entry): Stamp | undefined =>
  body?.is === 'stamp' || body?.is === 'epoch' || body?.is === 'effect' ? body : undefined;

const isOpen = (settings: unknown): boolean => (settings as { open?: unknown } | undefined)?.open === true;

function rootOf(court: Omit<Court, 'node'>, entry: Entry, table: Table): Node {
  const { beginning } = table;
  return {
    entry,
    hash: entry.hash,
    stamp: undefined,
    table,
    parent: undefined,
    depth: 0,
    epoch: 0,
    position: beginning?.base.position ?? 0,
    time: beginning?.base.time ?? 0,
    sequencer: entry,
    voters: beginning?.voters ?? [entry.device],
    changes: [],
    asksSince: 0,
    seats: beginning ? seatsOf(court.carried(entry)) : noSeats(entry.device, isOpen(table.settings)),
    placed: [],
    lasts: new Map(),
    outs: new Map(),
  };
}

function judged(court: Court, entry: Entry, stamp: Stamp, parent: Node): Node | undefined {
  const wrong = (why: string): undefined => {
    court.findings.add('stamp', `${named(entry)} is no stamp of this order: ${why}.`, [entry.device], [entry.bytes]);
  };
  if (stamp.is === 'epoch') {
    if (!judgeEpoch(court, entry, stamp, parent)) return undefined;
  } else if (!samePage(entry, parent.sequencer)) {
    return wrong('its author was not the sequencer');
  } else if (stamp.epoch !== parent.epoch) return wrong(`epoch ${stamp.epoch} was never opened`);
  if (stamp.position !== parent.position + 1)
    return wrong(`it begins at position ${stamp.position}, where ${parent.position + 1} comes next`);
  if (stamp.time < parent.time || stamp.time > parent.time + MOST_MS) return wrong('table time runs back, or leaps');
  if (stamp.is === 'effect' && !judgeEffect(court, entry, stamp, parent)) return undefined;
  return placing(court, entry, stamp, parent);
}

/** The node that it makes: places given, changes of the voters asked for. */
function placing(court: Court, entry: Entry, stamp: Stamp, parent: Node): Node {
  const [first, ...rest] = parent.changes;
  const isEffect = stamp.is === 'effect' && first !== undefined;
  const voters = isEffect ? effected(parent.voters, first) : parent.voters;
  const depth = parent.depth + 1;
  const outs =
    isEffect && first.act === 'out' ? new Map([...parent.outs, [first.device, depth] as const]) : parent.outs;
  let changes: readonly Change[] = isEffect ? inTurn(voters, rest) : parent.changes;
  let asksSince = isEffect ? depth : parent.asksSince;
  const sequencer = { device: entry.device, session: entry.session };
  let { seats } = parent;
  const lasts = new Map(parent.lasts);
  const placed: Entry[] = [];
  for (const hash of stamp.entries) {
    const one = court.chains.entries.get(hash);
    if (!one) {
      court.findings.add('missing', `Entry ${short(hash)}, which stamp ${short(entry.hash)} places, is missing.`);
    } else if (!standsNext(court, one, lasts)) {
      court.findings.add(
        'stamp',
        `Stamp ${short(entry.hash)} places ${named(one).toLowerCase()} twice, or before the one that it hangs on.`,
        [entry.device],
        [entry.bytes, one.bytes],
      );
    } else {
      lasts.set(chainOf(one), hash);
      placed.push(one);
      judgeAct(court, one, seats, parent);
      seats = seated(seats, one);
      const seen = court.node(one.seen);
      const sees = seen !== undefined && isOver(parent, seen) && seen.depth >= (outs.get(one.device) ?? 0);
      const [asks] = changes;
      changes = asked(voters, changes, one, sequencer, sees);
      if (!asks || !changes.includes(asks)) asksSince = depth;
    }
  }
  const position = parent.position + Math.max(1, stamp.entries.length);
  const { table } = parent;
  const past = { table, parent, depth, epoch: stamp.epoch, position, time: stamp.time, sequencer };
  return { entry, hash: entry.hash, stamp, ...past, voters, changes, asksSince, outs, seats, placed, lasts };
}

/** F1: it comes after its predecessor in its chain, and once. What no stamp places is passed over. */
function standsNext(court: Court, entry: Entry, lasts: ReadonlyMap<string, string>): boolean {
  let before = court.chains.entries.get(entry.prev);
  while (before && BESIDE.has(before.kind)) before = court.chains.entries.get(before.prev);
  return !BESIDE.has(entry.kind) && lasts.get(chainOf(entry)) === before?.hash;
}
