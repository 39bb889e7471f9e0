/** What people at the table can have a finger on: a character's sheet, or a trait on it. By these names others are told of it. */
import type { Finger } from '../../../elements/frame/pointing.ts';
import type { BoardContext } from './board-context.ts';

type Named = number | string | null | undefined;

export const sheetName = (seat: Named): string => `${seat}`;
export const traitName = (seat: Named, trait: Named): string => `${seat}-${trait}`;

/** Fingers on a sheet. @param whole also those on its traits, where these aren't seen */
export function onSheet({ pointed }: BoardContext, seat: number, whole: boolean): readonly Finger[] {
  const own = sheetName(seat);
  return [...pointed].flatMap(([thing, on]) => (thing === own || (whole && thing.startsWith(`${own}-`)) ? on : []));
}
