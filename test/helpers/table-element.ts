import type { History, Table, TableView } from '../../src/kernel/view/table-view.ts';

/** What tests and benches read of `tavolata-table` in the page: privates, so that nothing but a run shows that they are named so. */
export interface TableElement {
  readonly shell: {
    readonly loader: {
      readonly state: {
        readonly table?: Table;
        readonly view?: TableView;
        readonly history?: History;
        readonly saved?: boolean;
      };
    };
  };
}
