/** The table's shelf as a board gets it: the same, with failures in the reader's words. */
import type { BoardShelf, Lang } from '../elements/board.ts';
import { list } from '../elements/words.ts';
import type { ShelfFailure } from '../kernel/shelf/types.ts';
import type { Table } from '../kernel/table-view.ts';
import { shelfAdvice } from './shelf-words.ts';

/** @param lang as it is when something fails */
export function shelfDoor(table: Pick<Table, 'shelf' | 'view'>, lang: () => Lang): BoardShelf {
  const told = ({ code, by }: ShelfFailure): { readonly ok: false; readonly advice: string } => {
    const names = table.view.seats.flatMap(({ device, name }) => (by.includes(device) ? [name] : []));
    return { ok: false, advice: shelfAdvice(code, list(names, lang()), lang()) };
  };
  return {
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
