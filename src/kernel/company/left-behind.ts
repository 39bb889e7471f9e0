/** What a person did in a generation that the next one doesn't hold, as acts to be done again there. */
import type { Core } from '../core/core.ts';
import { ownOver, ownWaiting } from '../core/own-acts.ts';
import type { Seat } from '../game.ts';
import { parseMoveBody, parseSeatBody, SEAT_ACT } from '../journal/bodies.ts';
import { KIND } from '../journal/entry.ts';

/** A move to be made again; `args` is absent where it can't be, as nobody but its letter knows all of it. */
export interface Left {
  readonly move: string;
  readonly slot: string | undefined;
  readonly args?: unknown;
  /** The name that this person has taken: it fits anywhere. */
  readonly name?: string;
  /** … and the seat, where they have sat down under it. */
  readonly seat?: Seat;
}

/** Own acts of the generation that was left, oldest first, which this one doesn't hold. */
export function leftBehind(from: Core, to: Core): Left[] {
  const runner = from.tableParts?.runner;
  const root = to.root;
  if (!runner || !root || from.device !== to.device) return [];
  const acts = [...ownOver(runner, from.device, root.position), ...ownWaiting(runner, from.device)];
  const read = acts.map((entry) => ({
    entry,
    seat: entry.kind === KIND.seat ? parseSeatBody(entry.body) : undefined,
  }));
  // A person who has left the seat again doesn't sit down anew.
  const leave = read.findLastIndex(({ seat }) => seat?.act === SEAT_ACT.leave);
  const still = read.filter(({ seat }, i) => i >= leave || seat?.act !== SEAT_ACT.claim);
  return still.map(({ entry, seat }) => {
    const body = entry.kind === KIND.move ? parseMoveBody(entry.body) : undefined;
    if (seat?.act === SEAT_ACT.name) return { move: 'seat', slot: undefined, name: seat.name };
    if (seat?.act === SEAT_ACT.claim) return { move: 'seat', slot: undefined, name: seat.name, seat: seat.seat };
    if (!body) return { move: runner.nameOf(entry) ?? '', slot: undefined };
    const slot = body.slot === '' ? undefined : body.slot;
    const whole = body.attachments.length === 0;
    return { move: body.move, slot, ...(whole ? { args: body.args } : {}) };
  });
}
