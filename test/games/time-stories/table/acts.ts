/** What many tests of cards do first: somebody has followed a card, and what each may read is looked at. */
import type { Block } from '../../../../src/games/time-stories/pack/blocks.ts';
import type { Card } from '../../../../src/games/time-stories/pack/cards.ts';
import type { TableShown } from '../../../../src/games/time-stories/shown.ts';
import { panorama } from './mission.ts';
import { Table, type Setting } from './table.ts';

/** Cards beside the one that a test is about. */
export const plain: readonly Card[] = [2, 3, 4, 5].map((n) => panorama(`mill.${n}`));

/** All are in the mill, and agent 0 has followed a card with these instructions. */
export function after(instructions: readonly Block[], setting: Setting = {}): Table {
  const table = new Table({ cards: [panorama('mill.1', { instructions }), ...plain], ...setting }).in();
  table.does(0, 'follow');
  return table;
}

/** The run as this seat's board gets it; null for whoever looks on. */
export const shown = (table: Table, seat: number | null): TableShown =>
  (table.dealer.view(seat) as { readonly table: TableShown }).table;

export const reads = (table: Table, seat: number | null): readonly string[] => shown(table, seat).reads;
