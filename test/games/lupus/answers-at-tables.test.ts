/** Whole tables with their letters sealed: a seer’s device knows from its own ones whom the answer is about, also after a reload. */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, passUntil, reload, sitDown } from '../../helpers/evening.ts';

const PLAYERS = 8;
const MOD = 8;
const seen = (table: Table): LupusView => table.view.play!.view as LupusView;
const when =
  (holds: (view: LupusView) => boolean) =>
  ({ play }: TableView): boolean =>
    play !== undefined && holds(play.view as LupusView);

test('[LU-046] the seer’s own page names whom they have seen, a page loaded anew too, and nobody else’s names anybody', async () => {
  const clock = new ManualClock();
  const evening = await sitDown(lupus as never, PLAYERS + 1, { options: { clock } });
  const { tables } = evening;
  expect(await tables[0]!.start({})).toBeUndefined();
  await passUntil(
    clock,
    tables,
    when(({ stage }) => stage === 'lobby'),
  );
  expect(await tables[0]!.propose('moderate', { seat: MOD, plays: false })).toBeUndefined();
  await passUntil(
    clock,
    tables,
    when(({ hub }) => hub === MOD),
  );
  expect(await tables[0]!.propose('begin', {})).toBeUndefined();
  const choosing = when(({ turn, reading, me }) => turn?.choosing === true && (reading !== undefined || me === MOD));
  await passUntil(clock, tables, choosing);
  const target = (seat: number): number => (seat + 3) % PLAYERS;
  for (let seat = 0; seat < PLAYERS; seat++)
    expect(await tables[seat]!.propose('pick', { seat: target(seat) })).toBeUndefined();
  await passUntil(
    clock,
    tables,
    when(({ stage }) => stage === 'talk'),
  );
  const abouts = (): readonly (number | null | undefined)[] =>
    tables.slice(0, PLAYERS).map((table) => seen(table).reading?.about);
  const seer = tables.findIndex((table) => seen(table).reading?.card === 'seer');
  const told = tables.slice(0, PLAYERS).map((_, seat) => (seat === seer ? target(seer) : null));
  expect(abouts()).toEqual(told);
  await reload(evening, seer);
  await passUntil(
    clock,
    tables,
    when(({ reading, me }) => reading !== undefined || me === MOD),
  );
  expect(abouts()).toEqual(told);
  await closeAll(evening);
});
