/** Acts about a seat that nobody may do: a lie where their author knew so, a race where the stamps between decided it. */
import { named } from './chains.ts';
import { chainOf, type Entry } from './entry.ts';
import type { Court } from './order.ts';
import { down, isOver, type Node } from './places.ts';
import { type Seats, seated } from './seats.ts';

/** @param now the seats where the act was placed, which it didn't change @param parent the stamp under the one that places it */
export function judgeAct(court: Court, entry: Entry, now: Seats, parent: Node): void {
  const { body } = entry;
  if (body?.is !== 'seat' || seated(now, entry) !== now) return;
  const seen = court.node(entry.seen);
  if (!seen || !isOver(parent, seen)) return;
  for (const known of knownTo(court, entry, seen)) if (seated(known, entry) !== known) return;
  court.findings.add(
    'act',
    `${named(entry)} does about seat ${body.seat} what its author may not (act ${body.act}), as it knew.`,
    [entry.device],
    [entry.bytes],
  );
}

/**
 * Seats as its author may have known them: where it had seen, with what had no place yet. Others' acts may have reached it before their
 * stamps, before its own or after them. Of its own acts, those made just before may still have been on their way to its disk. A disk that
 * has lost rows leaves the device without its acts before a reload. A session begun later then stands among those before.
 */
function* knownTo(court: Court, entry: Entry, seen: Node): Iterable<Seats> {
  const pending = pendingOf(court, seen);
  const own = pending.filter((one) => one.device === entry.device && isBefore(one, entry));
  const others = pending.filter((one) => one.device !== entry.device);
  const here = own.filter(({ session }) => session === entry.session);
  const earlier = own.filter(({ session }) => session !== entry.session);
  const alone = sessionsOf(earlier).flatMap((acts) => acts.map((_, at) => acts.slice(0, at + 1)));
  for (const before of earlier.length > 0 ? [earlier, [], ...alone] : [[]]) {
    for (const theirs of heard(seen.seats, others)) yield* along(before.reduce(seated, theirs), here);
    for (const mine of along(before.reduce(seated, seen.seats), here)) yield* heard(mine, others);
  }
}

/**
 * States that others' acts may have made of these seats. One device's acts come in their order, after those of one other or before any; or
 * all come as they were read.
 */
function* heard(from: Seats, others: readonly Entry[]): Iterable<Seats> {
  yield from;
  for (const one of others) yield seated(from, one);
  yield others.reduce(seated, from);
  const chains = sessionsOf(others);
  for (const first of chains)
    for (const seats of along(earlierOf(first, others).reduce(seated, from), first))
      for (const next of chains)
        if (next[0]!.device !== first[0]!.device) yield* along(earlierOf(next, others).reduce(seated, seats), next);
        else yield seats;
}

/** Acts of each device's session, apart. */
const sessionsOf = (acts: readonly Entry[]): readonly (readonly Entry[])[] =>
  [...new Set(acts.map(chainOf))].map((chain) => acts.filter((one) => chainOf(one) === chain));

/** What the device of a chain did in other sessions. */
const earlierOf = ([one]: readonly Entry[], acts: readonly Entry[]): readonly Entry[] =>
  acts.filter(({ device, session }) => device === one!.device && session !== one!.session);

/** These seats, and what they are after each of the acts. */
function* along(from: Seats, acts: readonly Entry[]): Iterable<Seats> {
  let seats = from;
  yield seats;
  for (const one of acts) yield (seats = seated(seats, one));
}

const isBefore = (one: Entry, { session, seq }: Entry): boolean => one.session !== session || one.seq < seq;

/** What was done about seats, and has no place under this stamp. */
function pendingOf({ chains }: Court, seen: Node): readonly Entry[] {
  const placed = new Set([...down(seen)].flatMap((node) => node.placed.map(({ hash }) => hash)));
  return [...chains.entries.values()].filter((one) => one.body?.is === 'seat' && !placed.has(one.hash));
}
