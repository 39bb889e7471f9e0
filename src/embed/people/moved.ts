/** Whether the others have gone on: what is said of it stands in `moved-page.ts`. */
import type { Notice, TableView } from '../../kernel/view/table-view.ts';

/** The table has noticed this. */
export const told = (view: TableView, code: Notice['code']): boolean =>
  view.notices.some((notice) => notice.code === code);

/** Does that page take the table's place? */
export const isMoved = (view: TableView): boolean =>
  view.behind !== undefined || told(view, 'company/removed') || told(view, 'company/old-link');
