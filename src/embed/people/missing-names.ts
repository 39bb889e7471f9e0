/** People the table waits for: for a voice before it goes on, or for what somebody owes who is away. */
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';

/** Names of those whose voices are missing. */
export function missingNames(view: TableView): readonly string[] {
  return view.order.missing.flatMap(
    (seat) => view.seats.find((s) => s.seat === seat && s.state === 'seated')?.name ?? [],
  );
}

/** Names of those of whom this holds and who owe some of it, unless the order's strip names them already: plates show who else is. */
export function namesOwing(
  view: TableView,
  owed: TableView['waiting'],
  holds: (seat: SeatView) => boolean,
): readonly string[] {
  const owing = new Set(owed.map(({ seat }) => seat));
  const missing = new Set(view.order.missing);
  return view.seats
    .filter((s) => s.state === 'seated' && holds(s) && owing.has(s.seat) && !missing.has(s.seat))
    .map((s) => s.name);
}

/** Of those who are away. @param told seats of which another strip says so */
export const awaitedAway = (view: TableView, told?: ReadonlySet<number>): readonly string[] =>
  namesOwing(view, view.waiting, ({ presence, seat }) => presence === 'away' && !told?.has(seat));
