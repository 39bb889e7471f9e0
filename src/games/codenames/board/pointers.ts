/** Whose finger is on which picture, as the grid shows it: soft marks and votes (CN-092, CN-100). */
import { nameOf, person, type Sight } from './sight.ts';

export interface Pointer {
  readonly plates: readonly number[];
  /** What a screen reader hears. */
  readonly says: string;
  /** "2 of 3" where touches take a majority. */
  readonly votes?: string;
}

export function pointers(sight: Sight): ReadonlyMap<number, Pointer> {
  const { view, h } = sight;
  const { votes = [], needed = 0 } = view.ballot ?? {};
  const cells = new Set([...(view.marks ?? []), ...votes].map(({ cell }) => cell));
  const on = (list: readonly { readonly cell: number; readonly seat: number }[], cell: number): readonly number[] =>
    list.filter((one) => one.cell === cell).map(({ seat }) => seat);
  return new Map(
    [...cells].map((cell): [number, Pointer] => {
      const given = on(votes, cell);
      const seats = [...new Set([...given, ...on(view.marks ?? [], cell)])];
      const plates = seats.map((seat) => person(sight, seat)?.plate ?? seat);
      const count = given.length > 0 ? h.votes(given.length, needed) : undefined;
      const says = [h.marked(sight.w.names(seats.map((seat) => nameOf(sight, seat)))), count];
      return [cell, { plates, says: says.filter(Boolean).join(', '), ...(count !== undefined && { votes: count }) }];
    }),
  );
}
