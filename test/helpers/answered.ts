import type { Refusal } from '../../src/kernel/pipeline/refusals.ts';
import type { Table } from '../../src/kernel/view/table-view.ts';

/** A person's answer to what their page asks just now. */
export const answered = (table: Pick<Table, 'company' | 'view'>, yes: boolean): Promise<Refusal | undefined> =>
  table.company.consent(table.view.company?.id ?? '', yes);
