/** Everything about a table's history: what is wrong with it and who signed that, how far it came, who sat there. */
import { checkBeginnings } from './beginnings.ts';
import { readChains } from './chains.ts';
import { byRoom, type Evidence } from './evidence.ts';
import { readEntry } from './entry.ts';
import { type Finding, Findings } from './finding.ts';
import { checkBrought, checkFolded, type Folded, foldedOf } from './folded.ts';
import { checkLies } from './lies.ts';
import { checkCommitted } from './committed.ts';
import { readRoom, type Room } from './room.ts';
import type { Verify } from './verify.ts';

export interface Checked {
  readonly findings: readonly Finding[];
  readonly rooms: readonly Room[];
  /** By room, in the same order, what follows from its entries. */
  readonly follows: readonly Folded[];
  /** Acknowledged stamps of which the entries say what state follows. */
  readonly folded: number;
}

export function check(evidence: Evidence, verify: Verify): Checked {
  const findings = new Findings();
  const bytes = byRoom(evidence, findings);
  const named = bytes
    .flatMap(({ saved }) => saved.flatMap(({ next }) => next?.entries.slice(0, 1) ?? []))
    .flatMap(namedBy);
  const chains = bytes.map(({ room, entries }) => readChains(room, entries, verify, findings));
  const keys = new Map(chains.flatMap((one) => [...one.keys]));
  const rooms = bytes.map((one, i) => readRoom(one, { ...chains[i]!, keys }, named, verify, findings));
  const follows = rooms.map((room) => foldedOf(room));
  const states = new Map(rooms.map(({ room }, i) => [room, follows[i]!.states]));
  let folded = 0;
  for (const room of rooms) {
    checkBeginnings(room, (name) => rooms.find(({ room }) => room === name), verify, findings);
    checkBrought(room, (name) => states.get(name), findings);
    const known = checkFolded(room, states.get(room.room)!, findings);
    folded += known.size;
    checkLies(room, known, findings);
    checkCommitted(room, findings);
  }
  return { findings: findings.all, rooms, follows, folded };
}

/** Stamps that a beginning names in its votes. */
function namedBy(bytes: Uint8Array): readonly string[] {
  const body = readEntry(bytes)?.body;
  const votes = body?.is === 'table' ? (body.beginning?.votes ?? []) : [];
  return votes.flatMap((vote) => (vote.type === 'promise' ? [vote.last.hash] : []));
}
