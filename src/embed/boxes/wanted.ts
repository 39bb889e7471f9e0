/** What a table is set with that a page has made: kept for the element that shows it, and for nobody else. */
import type { BoxWishes } from '../../elements/board-boxes.ts';
import type { Table } from '../../kernel/view/table-view.ts';

/** A box: where it is, the file itself, what a file holds, or the name of one that ships (`builtin:italian`). */
export type BoxSource = string | URL | Blob | object;

export interface Setup extends BoxWishes {
  readonly box?: BoxSource | undefined;
  /** 'sha256-…' of what an address gives. */
  readonly integrity?: string | undefined;
}

const wanted = new WeakMap<Table, Setup>();

export const rememberSetup = (table: Table, setup: Setup): void => void wanted.set(table, setup);
export const setupOf = (table: Table): Setup | undefined => wanted.get(table);

export const BUILTIN = 'builtin:';
