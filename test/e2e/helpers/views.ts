/** What the tables of a page know, whoever shows them: their elements keep it, wherever they lie. */
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import type { TableElement } from '../../helpers/table-element.ts';
import type { Person } from './house.ts';

/** @returns one view for each table of the page that knows something */
export async function viewsOf({ page }: Person): Promise<readonly TableView[]> {
  const found = await page.evaluate((): string[] => {
    const of = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => {
        const view = (element as Partial<TableElement>).shell?.loader.state.view;
        const inside = element.shadowRoot ? of(element.shadowRoot) : [];
        return view ? [JSON.stringify(view), ...inside] : inside;
      });
    return of(document);
  });
  return found.map((view) => JSON.parse(view) as TableView);
}
