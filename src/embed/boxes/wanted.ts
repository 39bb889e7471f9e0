/** What a table is set with that a page has made: kept for the element that shows it, and for nobody else. */
import type { BoxWishes } from '../../elements/frame/board-boxes.ts';
import type { Table } from '../../kernel/view/table-view.ts';

/** A box: where it is, the file itself, what a file holds, or the name of one that ships (`builtin:italian`). */
export type BoxSource = string | URL | Blob | object;

/** A box, and how it is to be used. */
export interface Setup extends BoxWishes {
  readonly box?: BoxSource | undefined;
  /** 'sha256-…' of what an address gives. */
  readonly integrity?: string | undefined;
}

const wanted = new WeakMap<Table, Setup>();

/** Keeps what a table is to be set with, as long as there is that table. */
export const rememberSetup = (table: Table, setup: Setup): void => void wanted.set(table, setup);
/** What a table is to be set with; undefined where no page said so. */
export const setupOf = (table: Table): Setup | undefined => wanted.get(table);

/** Before the name of a box that ships. */
export const BUILTIN = 'builtin:';
