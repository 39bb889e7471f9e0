import { expect, test } from 'vitest';
import { codenames } from '../../../src/games/codenames/codenames.ts';
import type { CodenamesView } from '../../../src/games/codenames/view.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { wholeKey } from '../../helpers/evening.ts';
import { Hub } from '../../helpers/hub.ts';
import { foundTable, makeDevice, openPage, until } from '../../helpers/tables.ts';

const game = codenames as unknown as Game<never, never>;
const play = (table: Table): CodenamesView => table.view.play!.view as CodenamesView;

test('[T1] four devices play Codenames from the lobby to the end over one relay', async () => {
  const hub = new Hub();
  const devices = await Promise.all([1, 2, 3, 4].map(() => makeDevice()));
  const { table: host, link } = await foundTable(devices[0]!, { hub, game });
  const guests = await Promise.all(devices.slice(1).map((device) => openPage(device, link, { hub, game })));
  const tables = [host, ...guests];
  for (const [i, table] of tables.entries()) {
    await until(table, (v) => v.phase === 'lobby' && !v.me.watcher);
    expect(await table.claim(`Persona ${i}`, i)).toBeUndefined();
    await until(host, (v) => v.seats.length === i + 1);
  }
  expect(await host.start({})).toBeUndefined();
  for (const table of tables) await until(table, (v) => v.play !== undefined);
  for (const [i, table] of tables.entries()) {
    await table.propose('setTeam', { team: i % 2 === 0 ? 'red' : 'blue' });
  }
  await host.propose('claimSpymaster', {});
  await guests[0]!.propose('claimSpymaster', {});
  for (const table of tables)
    await until(
      table,
      (v) =>
        (v.play!.view as CodenamesView).teams.blue.spymaster !== null &&
        (v.play!.view as CodenamesView).teams.red.spymaster !== null,
    );
  expect(await guests[2]!.propose('drawGrid', {})).toBeUndefined();
  for (const table of tables) await until(table, (v) => (v.play!.view as CodenamesView).phase === 'clue');
  // A spymaster's own key comes a letter later than the phase.
  for (const spymaster of [host, guests[0]!]) await wholeKey(spymaster);
  const view = play(host);
  expect(view.grid).toHaveLength(20);
  expect(view.grid.every((cell) => cell.key !== undefined)).toBe(true);
  expect(play(guests[1]!).grid.every((cell) => cell.key === undefined)).toBe(true);
  expect(play(guests[0]!).grid).toEqual(view.grid);
  // The log says how the grid's roll and the key's were made, and by whom.
  const rolls = host.view.log.filter(({ what }) => what.startsWith('roll/')).map(({ args }) => args);
  // By all of them, or as soon as they stand by as many keepers as it takes; the key’s by all in any case.
  expect(rolls.slice(0, 2)).toMatchObject([{ from: expect.any(Array) }, { for: 'secret', from: expect.any(Array) }]);
  for (const table of tables) await table.close();
});
