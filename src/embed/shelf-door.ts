/** The table's shelf as a board gets it: the same, with failures in the reader's words. */
import type { BoardShelf, Lang } from '../elements/board.ts';
import type { ShelfFailure } from '../kernel/shelf/types.ts';
import type { Table } from '../kernel/view/table-view.ts';
import { shelfAdvice } from './shelf-words.ts';
import { toldSeats } from './told-names.ts';

/** @param lang as it is when something fails */
export function shelfDoor(table: Pick<Table, 'shelf' | 'view'>, lang: () => Lang): BoardShelf {
  const told = ({ code, by }: ShelfFailure): { readonly ok: false; readonly advice: string } => {
    const seats = toldSeats(table.view.seats, lang());
    const names = seats.flatMap(({ device, name }) => (by.includes(device) ? [name] : []));
    return { ok: false, advice: shelfAdvice(code, names, lang()) };
  };
  return {
    lend: (from) => table.shelf.lend(from),
    async put(bytes, meta, progress) {
      const put = await table.shelf.put(bytes, meta, progress);
      return put.ok ? put : told(put);
    },
    async get(hash, progress) {
      const got = await table.shelf.get(hash, progress);
      return got.ok ? got : told(got);
    },
  };
}
