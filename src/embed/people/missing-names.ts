/** Whose voices the table waits for before it goes on. */
import type { TableView } from '../../kernel/view/table-view.ts';

/** Names of those whose voices are missing. */
export function missingNames(view: TableView): readonly string[] {
  return view.order.missing.flatMap(
    (seat) => view.seats.find((s) => s.seat === seat && s.state === 'seated')?.name ?? [],
  );
}
