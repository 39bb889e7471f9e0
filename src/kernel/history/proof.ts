/**
 * The parts of a table that are saved, and the proof by which a saved one is believed. Every signature and chain goes through the journal
 * again, and the stamps through the order. The last stamp must be reached, which names all of the past by hash. So nothing can be left out
 * before it.
 */
import { hex } from '../bytes.ts';
import type { TableState } from '../state/state.ts';
import { beginningFrom, knowDevices } from '../generation/beginning.ts';
import { isGoodMailKey } from '../identity/device.ts';
import { parseStampBody, parseTableBody, type TableBody } from '../journal/bodies.ts';
import { chainOf, type Entry, KIND, parseEntry, ZERO_HASH } from '../journal/entry.ts';
import { Journal } from '../journal/journal.ts';
import { parsePromise, type VoteScope } from '../journal/vote.ts';
import { Order, type Stamped } from '../log/order.ts';
import type { Sodium, Verifier } from '../ports.ts';
import type { LogPart } from './log-file.ts';

/** Why a file isn't taken; each has its words beside the faces. */
export type LogCode = 'log/not-a-log' | 'log/newer' | 'log/truncated' | 'log/doctored' | 'log/other-table';

/** One generation of a saved table that holds together in itself. */
export interface ProvedPart {
  readonly place: VoteScope;
  readonly genesis: Entry;
  readonly body: TableBody;
  /** The state before its first stamp, and who lets people in. */
  readonly first: TableState;
  readonly journal: Journal;
  readonly order: Order;
  /** Its last stamp that counts. */
  readonly end: Stamped;
}

/** A log and where it ends, of which is to be shown that its end was settled. */
export interface Settled {
  readonly journal: Journal;
  readonly order: Order;
  /** Where the log shall end. */
  readonly tip: Stamped;
  readonly place: VoteScope;
  /** Votes of the generation that goes on from here: what they name is settled too. */
  readonly votes?: readonly Uint8Array[];
}

/**
 * Everything that the order up to `tip` rests on. That is the stamps, what they place, what comes before each of these in its chain, and
 * the branches that votes in them name. What waits, or lies on a branch that nobody names, isn't settled and stays out. Where a stamp
 * places an entry that nobody could verify, the log ends before it.
 */
export function settledPart({ journal, order, tip, place, votes = [] }: Settled): LogPart {
  const out = new Map<string, Uint8Array>();
  const path = [...pathTo(tip)].reverse();
  let last = path[0]!;
  take(journal, last.hash, out);
  // The state that a generation begins with may be longer than its first entry.
  for (const entry of journal.all())
    if (entry.kind === KIND.part && chainOf(entry) === last.sequencer) take(journal, entry.hash, out);
  for (const stamped of path.slice(1)) {
    if (!settle(journal, order, stamped, out)) break;
    last = stamped;
  }
  settleNamed(journal, order, votes, out);
  return { ...place, tip: last.hash, entries: [...out.values()] };
}

function* pathTo(stamped: Stamped): Generator<Stamped> {
  for (let at: Stamped | undefined = stamped; at; at = at.parent) yield at;
}

/** One stamp, all before it being settled; `false`, and nothing of it, where something that it places is void. */
function settle(journal: Journal, order: Order, stamped: Stamped, out: Map<string, Uint8Array>): boolean {
  const entry = journal.get(stamped.hash);
  if (!entry || !stamped.entries.every((hash) => journal.has(hash))) return false;
  const votes = entry.kind === KIND.newEpoch ? parseStampBody(entry.body, true)?.votes : undefined;
  if (votes && !settleNamed(journal, order, votes, out)) return false;
  for (const hash of stamped.entries) take(journal, hash, out);
  take(journal, stamped.hash, out);
  return true;
}

/** The branches up to which those who promised had gone: without them what they promised can't be judged. */
function settleNamed(
  journal: Journal,
  order: Order,
  votes: readonly Uint8Array[],
  out: Map<string, Uint8Array>,
): boolean {
  return votes.every((vote) => {
    const promise = parsePromise(vote);
    const branch = promise && order.get(promise.last.hash);
    if (!branch) return true;
    const more = [...pathTo(branch)].filter((one) => !out.has(one.hash)).reverse();
    return more.every((one) => settle(journal, order, one, out));
  });
}

/** The entry and whatever of its chain is still missing, first ones first. */
function take(journal: Journal, hash: string, out: Map<string, Uint8Array>): void {
  const chain: Entry[] = [];
  let at = journal.get(hash);
  while (at && !out.has(at.hash)) {
    chain.push(at);
    at = at.seq === 0 ? undefined : journal.get(at.prev);
  }
  for (const entry of chain.reverse()) out.set(entry.hash, entry.bytes);
}

/** Entries taken in one go: between two goes the page has its turn. */
const SLICE = 500;

/** What proving a saved log needs. */
export interface ProofPorts {
  readonly sodium: Sodium;
  readonly verifier: Verifier;
  /** Lets the page have its turn between two slices of what is long. */
  readonly breath: () => Promise<void>;
}

/**
 * Verifies one generation as if it came from a stranger: whatever the bytes are, it is `undefined` or holds together. That it goes on from
 * the one before it is `replay.ts`'s, which folds both.
 */
export async function provePart(ports: ProofPorts, part: LogPart): Promise<ProvedPart | undefined> {
  const room = hex(part.room);
  // The first one alone shows of most made-up files that they are.
  const genesis = part.entries[0] && parseEntry(part.entries[0]);
  const body = genesis?.kind === KIND.table && genesis.seen === ZERO_HASH ? parseTableBody(genesis.body) : undefined;
  if (!genesis || genesis.room !== room || !body) return undefined;
  if (body.generation !== part.generation || !isGoodMailKey(body.mailPk)) return undefined;
  const entries: Entry[] = [];
  for (const one of part.entries) {
    const entry = parseEntry(one);
    if (entry?.room !== room) return undefined;
    entries.push(entry);
    if (entries.length % SLICE === 0) await ports.breath();
  }
  const journal = new Journal(ports.sodium, hex(part.room));
  const beginning = beginningFrom(genesis, body, entries);
  if (typeof beginning === 'string') return undefined;
  const { from, state: first } = beginning;
  if (body.carried) knowDevices(journal, first);
  for (let at = 0; at < entries.length; at += SLICE) {
    const slice = entries.slice(at, at + SLICE);
    journal.draw(slice);
    // Each is there at once, and once: after its predecessor, and no other in its stead.
    if (journal.size !== at + slice.length || !(await isProven(journal, ports.verifier))) return undefined;
  }
  const place = { room: part.room, generation: part.generation };
  const order = new Order(journal, ports.sodium, place);
  order.begin(genesis, from);
  order.take(entries);
  const end = order.get(part.tip);
  if (end) order.anchor(end);
  return end && order.isOver(order.begun.tip, end) ? { place, genesis, body, first, journal, order, end } : undefined;
}

/** Checks every signature that was only drawn so far. */
async function isProven(journal: Journal, verifier: Verifier): Promise<boolean> {
  const drawn = journal.unproven(SLICE);
  const good = await verifier.verify(drawn.map(({ job }) => job));
  const { voided } = journal.prove(
    drawn.map(({ entry }) => entry),
    good,
  );
  return !voided && journal.proven;
}
