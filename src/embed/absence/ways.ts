/** What the game on the table has where somebody is away: its own ways, without the moves that its rules would refuse now. */
import type { AbsenceWay } from '../../elements/frame/absence.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import type { Loaded } from '../table-loader.ts';

/** @param view with names as sentences tell them @param seat of whoever is away */
export function waysWithout(
  { table, absence }: Pick<Loaded, 'table' | 'absence'>,
  view: TableView | undefined,
  seat: number | undefined,
): readonly AbsenceWay[] {
  const me = view?.me.seat ?? null;
  if (!table || !absence || !view?.play || me === null || seat === undefined) return [];
  const nameOf = (of: number): string => view.seats.find((one) => one.seat === of)?.name ?? '';
  return absence
    .ways({ seat, name: nameOf(seat), me, version: view.game.version, view: view.play.view, nameOf })
    .map((way) => ({ ...way, acts: way.acts.filter(({ move, args }) => table.check(move, args) === undefined) }));
}
