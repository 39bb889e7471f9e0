/**
 * Names as sentences tell them, where no plate stands beside them. Of two that look alike each is told with its plate; one in letters that
 * run from right to left is set apart, so that it doesn't turn the words around it.
 */
import type { Lang } from '../elements/board.ts';
import { plateName } from '../elements/tv-plate.ts';
import { looksLike } from '../kernel/identity/names.ts';
import type { SeatView, TableView } from '../kernel/table-view.ts';

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const apart = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** By seat number; who asks has none of their own. */
function namesOf(seats: readonly SeatView[], lang: Lang): ReadonlyMap<number, string> {
  const seated = seats.filter(({ state }) => state === 'seated');
  const count = new Map<string, number>();
  for (const { name } of seated) count.set(looksLike(name), (count.get(looksLike(name)) ?? 0) + 1);
  return new Map(
    seated.map(({ seat, name }) => {
      const told = apart(name);
      return [seat, count.get(looksLike(name))! > 1 ? `${told} (${plateName(seat, lang)})` : told];
    }),
  );
}

/** The same seats where no name is told otherwise. */
export function toldSeats(seats: readonly SeatView[], lang: Lang): readonly SeatView[] {
  const names = namesOf(seats, lang);
  const told = (one: SeatView): string => (one.state === 'seated' ? names.get(one.seat)! : apart(one.name));
  return seats.every((one) => told(one) === one.name) ? seats : seats.map((one) => ({ ...one, name: told(one) }));
}

/** The same view where no name is told otherwise. */
export function toldView(view: TableView, lang: Lang): TableView {
  const seats = toldSeats(view.seats, lang);
  if (seats === view.seats) return view;
  const names = namesOf(view.seats, lang);
  const notices = view.notices.map((notice) => {
    const name = notice.seat === undefined ? undefined : names.get(notice.seat);
    return name === undefined ? notice : { ...notice, name };
  });
  return { ...view, seats, notices };
}
