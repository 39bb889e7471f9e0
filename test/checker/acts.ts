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
  let known = seen.seats;
  for (const own of pendingOf(court, entry, seen)) known = seated(known, own);
  if (seated(known, entry) !== known) return;
  court.findings.add(
    'act',
    `${named(entry)} does about seat ${body.seat} what its author may not (act ${body.act}), as it knew.`,
    [entry.device],
    [entry.bytes],
  );
}

/** What its device did about seats, in this session or one before a reload, that no stamp which it had seen had placed. */
function pendingOf({ chains }: Court, entry: Entry, seen: Node): readonly Entry[] {
  const placed = new Set([...down(seen)].flatMap((node) => node.placed.map(({ hash }) => hash)));
  return [...chains.entries.values()].filter(
    (one) =>
      one.body?.is === 'seat' &&
      one.device === entry.device &&
      !placed.has(one.hash) &&
      (one.session !== entry.session || one.seq < entry.seq),
  );
}
