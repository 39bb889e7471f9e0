import type { Table } from '../../src/kernel/view/table-view.ts';

/** What a bench reads of `tavolata-table` in the page: privates, so that nothing but a run shows that they are named so. */
export interface TableElement {
  readonly shell: { readonly host: { readonly state: { readonly table?: Table } } };
}
