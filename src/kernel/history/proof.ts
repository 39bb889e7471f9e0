/**
 * What is saved of a table, and how a saved one is believed: every signature and chain goes through the journal again, the stamps through
 * the order, and the last stamp must be reached, which names all of the past by hash. So nothing can be left out before it.
 */
import { hex } from '../bytes.ts';
import { isGoodMailKey } from '../identity/device.ts';
import { parseStampBody, parseTableBody, type TableBody } from '../journal/bodies.ts';
import { type Entry, KIND, parseEntry, ZERO_HASH } from '../journal/entry.ts';
import { Journal } from '../journal/journal.ts';
import { parsePromise } from '../journal/vote.ts';
import { Order, type Stamped } from '../order/order.ts';
import type { Sodium, Verifier } from '../ports.ts';
import { bad, good, type Verdict } from '../verdict.ts';
import { type LogPart, parseLogFile } from './log-file.ts';

/** Why a file isn't taken; each has its words beside the faces. */
export type LogCode = 'log/not-a-log' | 'log/newer' | 'log/truncated' | 'log/doctored' | 'log/other-table';

/** A saved table that holds together. */
export interface ProvedLog {
  readonly room: Uint8Array;
  readonly genesis: Entry;
  readonly body: TableBody;
  readonly journal: Journal;
  readonly order: Order;
}

export interface Settled {
  readonly journal: Journal;
  readonly order: Order;
  /** Where the log shall end. */
  readonly tip: Stamped;
  readonly room: Uint8Array;
}

/**
 * All that the order up to `tip` rests on: the stamps, what they place, what comes before each of these in its chain, and the branches
 * that votes in them name. What waits, or lies on a branch that nobody names, isn't settled and stays out. Where a stamp places an entry
 * that nobody could verify, the log ends before it.
 */
export function settledPart({ journal, order, tip, room }: Settled): LogPart {
  const out = new Map<string, Uint8Array>();
  const path = [...pathTo(tip)].reverse();
  let last = path[0]!;
  take(journal, last.hash, out);
  for (const stamped of path.slice(1)) {
    if (!settle(journal, order, stamped, out)) break;
    last = stamped;
  }
  return { generation: 0, room, tip: last.hash, entries: [...out.values()] };
}

function* pathTo(stamped: Stamped): Generator<Stamped> {
  for (let at: Stamped | undefined = stamped; at; at = at.parent) yield at;
}

/** One stamp, all before it being settled; `false`, and nothing of it, where something that it places is void. */
function settle(journal: Journal, order: Order, stamped: Stamped, out: Map<string, Uint8Array>): boolean {
  const entry = journal.get(stamped.hash);
  if (!entry || !stamped.entries.every((hash) => journal.has(hash))) return false;
  for (const hash of namedIn(entry)) {
    const branch = order.get(hash);
    if (!branch || out.has(hash)) continue;
    const more = [...pathTo(branch)].filter((one) => !out.has(one.hash)).reverse();
    if (!more.every((one) => settle(journal, order, one, out))) return false;
  }
  for (const hash of stamped.entries) take(journal, hash, out);
  take(journal, stamped.hash, out);
  return true;
}

/** The stamps up to which those who promised an epoch had gone: without them its opening can't be judged. */
function namedIn(entry: Entry): readonly string[] {
  if (entry.kind !== KIND.opening) return [];
  const votes = parseStampBody(entry.body, true)?.votes ?? [];
  return votes.flatMap((vote) => parsePromise(vote)?.last.hash ?? []);
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

export interface ProofPorts {
  readonly sodium: Sodium;
  readonly verifier: Verifier;
}

/**
 * Reads a file and verifies it as if it came from a stranger. Never throws for what the bytes are.
 * @param origin hash of the first entry of the table that it should be of, if of one only
 */
export async function readLogFile(ports: ProofPorts, bytes: Uint8Array, origin?: string): Promise<Verdict<ProvedLog>> {
  const parsed = parseLogFile(bytes);
  if (!parsed.ok) return parsed;
  const [part] = parsed.value;
  // Tables that went on in a second topic are saved by a later version.
  if (!part || parsed.value.length > 1 || part.generation !== 0) return bad('log/newer');
  const entries: Entry[] = [];
  for (const one of part.entries) {
    const entry = parseEntry(one);
    if (!entry || entry.room !== hex(part.room)) return bad('log/doctored', entries.length);
    entries.push(entry);
  }
  const genesis = entries[0];
  const body = genesis?.kind === KIND.table && genesis.seen === ZERO_HASH ? parseTableBody(genesis.body) : undefined;
  if (!genesis || !body || !isGoodMailKey(body.mailPk)) return bad('log/doctored');
  if (origin !== undefined && genesis.hash !== origin) return bad('log/other-table');
  const journal = new Journal(ports.sodium, hex(part.room));
  for (let at = 0; at < entries.length; at += SLICE) {
    const slice = entries.slice(at, at + SLICE);
    journal.draw(slice);
    // Each is there at once, and once: after its predecessor, and no other in its stead.
    if (journal.size !== at + slice.length || !(await isProven(journal, ports.verifier)))
      return bad('log/doctored', at);
  }
  const order = new Order(journal, ports.sodium, { room: part.room, generation: 0 });
  order.begin(genesis, { time: 0, strict: body.table.settings.strict ?? false });
  order.take(entries);
  if (order.tip?.hash !== part.tip) return bad('log/doctored');
  return good({ room: part.room, genesis, body, journal, order });
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
