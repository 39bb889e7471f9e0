/** Fingers and their pictures, as the grid shows them: soft marks and votes (CN-092, CN-100), and who has tapped it once. */
import { namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { BoardContext } from './board-context.ts';

export interface Pointer {
  readonly plates: readonly number[];
  /** What a screen reader hears. */
  readonly says: string;
  /** "2 of 3" where touches take a majority. */
  readonly votes?: string;
}

export function pointers(context: BoardContext): ReadonlyMap<number, Pointer> {
  const { view, h } = context;
  const { votes = [], needed = 0 } = view.ballot ?? {};
  const tapped = [...context.pointed].flatMap(([cell, on]) => on.map(({ seat }) => ({ cell: Number(cell), seat })));
  const soft = [...(view.marks ?? []), ...tapped];
  const cells = new Set([...soft, ...votes].map(({ cell }) => cell));
  const on = (list: readonly { readonly cell: number; readonly seat: number }[], cell: number): readonly number[] =>
    list.filter((one) => one.cell === cell).map(({ seat }) => seat);
  return new Map(
    [...cells].map((cell): [number, Pointer] => {
      const given = on(votes, cell);
      const seats = [...new Set([...given, ...on(soft, cell)])];
      const plates = seats.map((seat) => plateOf(context, seat));
      const count = given.length > 0 ? h.votes(given.length, needed) : undefined;
      const says = [h.marked(namesOf(context, seats)), count];
      return [cell, { plates, says: says.filter(Boolean).join(', '), ...(count !== undefined && { votes: count }) }];
    }),
  );
}
