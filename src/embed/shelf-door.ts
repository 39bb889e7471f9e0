/** The table's shelf as a board gets it: the same, with failures in the reader's words. */
import type { BoardShelf, Lang } from '../elements/frame/board.ts';
import type { ShelfFailure } from '../kernel/shelf/types.ts';
import type { Table } from '../kernel/view/table-view.ts';
import { shellWords } from './words/shell-words.ts';
import { toldSeats } from './shell/told-names.ts';

const shelfWords = (): Promise<typeof import('./words/shelf-words.ts')> => import('./words/shelf-words.ts');

/** @param lang as it is when something fails @param words what the failures are told with; where it rejects they are told in general */
export function shelfDoor(
  table: Pick<Table, 'shelf' | 'view'>,
  lang: () => Lang,
  words: typeof shelfWords = shelfWords,
): BoardShelf {
  // While the line is there: what failed for want of it is told without it.
  words().catch(() => undefined);
  const told = async ({ code, by }: ShelfFailure): Promise<{ readonly ok: false; readonly advice: string }> => {
    const seats = toldSeats(table.view.seats, lang());
    const names = seats.flatMap(({ device, name }) => (by.includes(device) ? [name] : []));
    const said = await words().catch(() => undefined);
    return { ok: false, advice: said?.shelfAdvice(code, names, lang()) ?? shellWords(lang()).partMissing };
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
