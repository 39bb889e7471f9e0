/** Keepers at whole tables: how they come about while people sit down, and stay through what happens to a table. */
import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import type { KeepersView } from '../../../src/kernel/keeping/view.ts';
import type { TableView } from '../../../src/kernel/table-view.ts';
import { agree, closeAll, everywhere, sitDown } from '../../helpers/evening.ts';
import { parlour } from '../../helpers/parlour.ts';
import { foundTable, makeDevice, until } from '../../helpers/tables.ts';
import { Hub } from '../../helpers/hub.ts';

const kept: Game<never, never> = { ...parlour, keepers: true } as never;

const keepersOf = (view: TableView): KeepersView => view.keepers!;
const stand =
  (...seats: readonly number[]) =>
  (view: TableView): boolean =>
    view.keepers !== undefined && !view.keepers.making && view.keepers.keepers.join() === seats.join();

test('[K6] while people sit down keepers come about, and everybody sees who they are and what they could do', async () => {
  const evening = await sitDown(kept, 3);
  await everywhere(evening.tables, stand(0, 1, 2));
  expect(keepersOf(evening.tables[1]!.view)).toEqual({
    keepers: [0, 1, 2],
    couldPeek: 2,
    mayLeave: 1,
    strict: false,
    alone: false,
    missing: [],
    out: [],
  });
  await agree(evening);
  await closeAll(evening);
});

test('[K6] one alone at the table keeps alone, and it is said', async () => {
  const { table } = await foundTable(await makeDevice(), { hub: new Hub(), game: kept });
  await until(table, (v) => v.phase === 'lobby' && !v.me.watcher);
  await table.claim('Anna', 0);
  expect(keepersOf(await until(table, stand(0)))).toMatchObject({ couldPeek: 1, mayLeave: 0, alone: true });
  await table.close();
});
