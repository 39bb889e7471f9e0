/** Acts about a seat that nobody may do: a lie where their author knew so, a race where the stamps between decided it. */
import { named } from './chains.ts';
import type { Entry } from './entry.ts';
import type { Court } from './order.ts';
import { down, isOver, type Node } from './places.ts';
import { type Seats, seated } from './seats.ts';

/** @param now the seats where the act was placed, which it didn't change @param parent the stamp under the one that places it */
export function judgeAct(court: Court, entry: Entry, now: Seats, parent: Node): void {
  const { body } = entry;
  if (body?.is !== 'seat' || seated(now, entry) !== now) return;
  const seen = court.node(entry.seen);
  if (!seen || !isOver(parent, seen)) return;
  if (knownTo(court, entry, seen).some((known) => seated(known, entry) !== known)) return;
  court.findings.add(
    'act',
    `${named(entry)} does about seat ${body.seat} what its author may not (act ${body.act}), as it knew.`,
    [entry.device],
    [entry.bytes],
  );
}

/**
 * Seats as its author may have known them: where it had seen, with what had no place yet. Others' acts may have reached it before their stamps, those of one device in their order. Of its own
 * acts those made just before may still have been on their way to its disk; one that has lost rows leaves its device without what it did before a reload.
 */
function knownTo(court: Court, entry: Entry, seen: Node): readonly Seats[] {
  const pending = pendingOf(court, seen);
  const own = pending.filter((one) => one.device === entry.device && isBefore(one, entry));
  const others = pending.filter((one) => one.device !== entry.device);
  const heard = [[], ...others.map((one) => [one]), ...others.map((one) => upTo(others, one)), others];
  const here = own.filter(({ session }) => session === entry.session);
  const earlier = own.filter(({ session }) => session !== entry.session);
  const written = [here, ...here.map((_, i) => here.slice(0, i))];
  const remembered = written.flatMap((mine) => [[...earlier, ...mine], mine]);
  return heard.flatMap((theirs) => remembered.map((mine) => [...theirs, ...mine].reduce(seated, seen.seats)));
}

/** What one of them did, and all that its device had done before. */
const upTo = (acts: readonly Entry[], last: Entry): readonly Entry[] =>
  acts.filter((one) => one === last || (one.device === last.device && isBefore(one, last)));

const isBefore = (one: Entry, { session, seq }: Entry): boolean => one.session !== session || one.seq < seq;

/** What was done about seats, and has no place under this stamp. */
function pendingOf({ chains }: Court, seen: Node): readonly Entry[] {
  const placed = new Set([...down(seen)].flatMap((node) => node.placed.map(({ hash }) => hash)));
  return [...chains.entries.values()].filter((one) => one.body?.is === 'seat' && !placed.has(one.hash));
}
