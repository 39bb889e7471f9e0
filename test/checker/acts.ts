/** Acts about a seat that nobody may do: a lie where their author knew so, a race where the stamps between decided it. */
import { named } from './chains.ts';
import { chainOf, type Entry } from './entry.ts';
import type { Court } from './order.ts';
import { isOver, type Node } from './places.ts';
import { type Seats, seated } from './seats.ts';

/** @param now the seats where the act was placed, which it didn't change @param parent the stamp under the one that places it */
export function judgeAct(court: Court, entry: Entry, now: Seats, parent: Node): void {
  const { body } = entry;
  if (body?.is !== 'seat' || seated(now, entry) !== now) return;
  const seen = court.node(entry.seen);
  if (!seen || !isOver(parent, seen)) return;
  let known = seen.seats;
  for (const own of pendingOf(court, entry)) known = seated(known, own);
  if (seated(known, entry) !== known) return;
  court.findings.add(
    'act',
    `${named(entry)} does about seat ${body.seat} what its author may not (act ${body.act}), as it knew.`,
    [entry.device],
    [entry.bytes],
  );
}

/** What it did before about seats, and hadn't seen placed. */
function pendingOf({ chains, node }: Court, entry: Entry): readonly Entry[] {
  const placed = node(entry.seen)?.lasts.get(chainOf(entry));
  const own: Entry[] = [];
  let one = chains.entries.get(entry.prev);
  while (one && one.hash !== placed) {
    if (one.body?.is === 'seat') own.unshift(one);
    one = chains.entries.get(one.prev);
  }
  return own;
}
