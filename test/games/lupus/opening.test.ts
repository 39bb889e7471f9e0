/**
 * The end at whole tables. A moderator’s device that doesn’t open its record is waited for half a minute by the table’s time, and no
 * longer.
 */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { State } from '../../../src/games/lupus/state.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, type Evening, passUntil, reload, sitDown } from '../../helpers/evening.ts';

const PLAYERS = 8;
const MOD = 8;
const seen = (table: Table): LupusView => table.view.play!.view as LupusView;
const at =
  (...stages: readonly State['stage'][]) =>
  ({ play }: TableView): boolean =>
    play !== undefined && stages.includes((play.view as LupusView).stage);

/** The first night has begun, the moderator's device is gone, and most have called the game off: its record is to be opened. */
async function unopened(clock: ManualClock): Promise<Evening> {
  const evening = await sitDown(lupus as never, PLAYERS + 1, { options: { clock } });
  const { tables } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  await passUntil(clock, tables, at('lobby'));
  expect(await tables[0]!.propose('moderate', { seat: MOD, plays: false })).toBeUndefined();
  await passUntil(clock, tables, (v) => (v.play!.view as LupusView).hub === MOD);
  expect(await tables[0]!.propose('begin', {})).toBeUndefined();
  await passUntil(clock, tables, at('night'));
  await tables[MOD]!.close();
  for (const table of tables.slice(0, 5)) expect(await table.propose('callOff', {})).toBeUndefined();
  await passUntil(clock, tables.slice(0, PLAYERS), at('record'));
  return evening;
}

test('[LU-130, LU-201] after thirty seconds, and not before, a record that nobody opens counts as refused: the table closes the game unproven', async () => {
  const clock = new ManualClock();
  const evening = await unopened(clock);
  const players = evening.tables.slice(0, PLAYERS);
  const from = players[0]!.now();
  await clock.pass(27_000);
  expect(players.map((table) => seen(table).stage)).toEqual(players.map(() => 'record'));
  await passUntil(clock, players, at('stuck'));
  // A second until the time is stamped and folded.
  expect(players[0]!.now() - from).toBeLessThan(33_000);
  expect(seen(players[3]!).stuck).toEqual({ what: 'record', from: 'record' });
  for (const table of players.slice(0, 5)) expect(await table.propose('callOff', {})).toBeUndefined();
  await passUntil(clock, players, at('over'));
  expect(seen(players[3]!)).toMatchObject({ roles: null, findings: null, result: { winners: [], why: 'LUQ-27' } });
  await closeAll(evening);
});

test('[LU-130, LU-201] a moderator’s device that comes back in time opens it, and everybody has checked it', async () => {
  const clock = new ManualClock();
  const evening = await unopened(clock);
  await clock.pass(15_000);
  await reload(evening, MOD);
  await passUntil(clock, evening.tables, at('over'));
  for (const table of evening.tables) {
    expect(seen(table).findings).toEqual([]);
    expect(seen(table).roles).toHaveLength(PLAYERS);
  }
  await closeAll(evening);
});
