/**
 * Names as sentences tell them, where no plate stands beside them. Of two that look alike each is told with its plate. A name in letters that
 * run from right to left is set apart, so that it doesn't turn the words around it.
 */
import type { Lang } from '../../elements/frame/board.ts';
import { plateName } from '../../elements/pictures/tv-plate.ts';
import { looksLike } from '../../kernel/identity/names.ts';
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const apart = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** A name as sentences tell it. @param seat none for whoever asks: a plate is of those who sit */
export type Teller = (seat: number | null, name: string) => string;

/** @param people all who are told of, the same one more than once if need be; without a seat they are left out */
export function tellerOf(
  people: Iterable<{ readonly seat: number | null; readonly name: string }>,
  lang: Lang,
): Teller {
  const alike = new Map<string, Set<number>>();
  for (const { seat, name } of people) {
    if (seat === null || !name) continue;
    const like = looksLike(name);
    alike.set(like, (alike.get(like) ?? new Set()).add(seat));
  }
  const several = new Set([...alike].filter(([, seats]) => seats.size > 1).map(([like]) => like));
  return (seat, name) => {
    const told = apart(name);
    const isAmbiguous = seat !== null && several.size > 0 && several.has(looksLike(name));
    return isAmbiguous ? `${told} (${plateName(seat, lang)})` : told;
  };
}

/** By seat number; whoever asks has none of their own. */
function namesOf(seats: readonly SeatView[], lang: Lang): ReadonlyMap<number, string> {
  const seated = seats.filter(({ state }) => state === 'seated');
  const tell = tellerOf(seated, lang);
  return new Map(seated.map(({ seat, name }) => [seat, tell(seat, name)]));
}

/** The same seats where no name is told otherwise. */
export function toldSeats(seats: readonly SeatView[], lang: Lang): readonly SeatView[] {
  const names = namesOf(seats, lang);
  const told = (one: SeatView): string => (one.state === 'seated' ? names.get(one.seat)! : apart(one.name));
  return seats.every((one) => told(one) === one.name) ? seats : seats.map((one) => ({ ...one, name: told(one) }));
}

/** The same view where no name is told otherwise. */
export function toldView(given: TableView, lang: Lang): TableView {
  const view = withReclaims(given);
  const seats = toldSeats(view.seats, lang);
  if (seats === view.seats) return view;
  const names = namesOf(view.seats, lang);
  const notices = view.notices.map((notice) => {
    const name = notice.seat === undefined ? undefined : names.get(notice.seat);
    return name === undefined ? notice : { ...notice, name };
  });
  return { ...view, seats, notices };
}

/** The names under which seats are asked back. */
function withReclaims(view: TableView): TableView {
  const { reclaims } = view.devices;
  if (reclaims.every(({ name }) => apart(name) === name)) return view;
  const told = reclaims.map((one) => ({ ...one, name: apart(one.name) }));
  return { ...view, devices: { ...view.devices, reclaims: told } };
}
