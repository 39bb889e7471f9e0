/** The places of people around the cloth, and what the table says about being enough: reckoned apart from its drawing. */
import type { Lang } from '../../elements/frame/board.ts';
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';
import { shellWords } from '../words/shell-words.ts';

const FEWEST_PLACES = 6;

/** Names of all but whose page this is; nobody's before the table is known. */
export const othersOf = (view: TableView | undefined): readonly string[] =>
  view?.seats.filter(({ me }) => !me).map(({ name }) => name) ?? [];

/** Places laid, by seat number: those taken and some free ones, so that a table for 24 doesn't look empty with four. */
export function places(view: TableView): readonly (SeatView | undefined)[] {
  // Others who ask stand beside the cloth: any number of them may, and none has a place at it.
  const shown = view.seats.filter(({ state, me }) => state === 'seated' || me);
  const highest = Math.max(-1, ...shown.map((s) => s.seat));
  const even = (n: number): number => n + (n % 2);
  const count = Math.min(view.seatsMax, Math.max(FEWEST_PLACES, even(highest + 2)));
  const laid: (SeatView | undefined)[] = Array.from({ length: Math.max(count, highest + 1) }, () => undefined);
  for (const seat of shown) laid[seat.seat] ??= seat;
  return laid;
}

/** Columns of the ring of places: on a wide cloth most sit on the long sides. */
export function columns(count: number): { readonly wide: number; readonly tall: number } {
  return { wide: Math.max(3, Math.min(9, Math.ceil((count - 2) / 2))), tall: count > 14 ? 4 : 3 };
}

/** Rows of a ring with so many columns that holds them all. */
export function rows(count: number, cols: number): number {
  return Math.max(3, Math.ceil((count - 2 * cols) / 2) + 2);
}

/** "Siamo in cinque": the headline in the middle of the cloth, and the line below it. @param meant for so many the game is, at most */
export function gathering(
  view: TableView,
  game: string,
  meant: number,
  lang: Lang,
): readonly [headline: string, say: string] {
  const say = shellWords(lang);
  const seated = view.seats.filter((s) => s.state === 'seated').length;
  const lacking = view.seatsMin - seated;
  const over = overOf(view, view.seatsMax).map(({ name }) => name);
  const line =
    over.length > 0
      ? say.tooMany(game, view.seatsMax, over)
      : lacking > 0
        ? say.missing(game, view.seatsMin, lacking)
        : seated > meant
          ? say.houseRule(game, meant, seated)
          : say.enough(game, view.seatsMax - seated);
  if (seated === 0) return [say.nobody, say.needs(game, view.seatsMin)];
  const among = view.me.seat !== null && !view.me.asking;
  if (seated === 1) return [among ? say.alone : say.one, line];
  return [among ? say.weAre(seated) : say.theyAre(seated), line];
}

/** A game before this one was for more: the last in line, for whom this one has no place. @param most that play */
export const overOf = ({ seats }: Pick<TableView, 'seats'>, most: number): readonly SeatView[] =>
  seats.filter(({ state }) => state === 'seated').slice(most);

/** Of whom this person may give up the place: the first of those who would look on. */
export function nextInLine(view: TableView): string | undefined {
  const over = overOf(view, view.seatsMax);
  return view.me.placed && !view.me.watcher && !over.some(({ me }) => me) ? over[0]?.name : undefined;
}

/** Every seat is taken. A person who asks for one has none. */
export function isFull({ seats, seatsMax }: TableView): boolean {
  return seats.filter(({ state }) => state === 'seated').length >= seatsMax;
}

/** May somebody sit down from here? */
export function canSit(view: TableView): boolean {
  const { me } = view;
  return me.seat === null && !me.asking && !me.watcher && !isFull(view);
}
