import { expect, test } from 'vitest';
import { parseLink, type PlayLink } from '../../../src/kernel/identity/link.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { answered } from '../../helpers/answered.ts';
import { everywhere, sitDown } from '../../helpers/evening.ts';
import { type Parlour, parlour } from '../../helpers/parlour.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';

const game = parlour as unknown as Game<never, never>;
const diary = (v: TableView): readonly string[] => (v.play?.view as Parlour | undefined)?.diary ?? [];
const linkOf = (table: Table): PlayLink => {
  const link = parseLink(table.company.link);
  if (!link.ok || link.value.kind !== 'play') throw new Error('link');
  return link.value;
};

test('[G3] [G6] [G7] more than half send somebody away: the others play on under a new link, who was sent away reads no more', async () => {
  const evening = await sitDown(game, 4);
  const { tables, hub, options, link } = evening;
  await tables[0]!.start({});
  await everywhere(tables, (v) => v.phase === 'playing');
  await tables[1]!.propose('say', { word: 'buonasera' });
  await everywhere(tables, (v) => diary(v).length === 1);
  expect(await tables[0]!.company.kick(3)).toBeUndefined();
  await until(tables[1]!, (v) => v.company?.asked === true);
  expect(tables[1]!.view.company).toMatchObject({ kind: 'kick', by: 0, about: [3], consented: [0] });
  expect(tables[3]!.view.company?.asked).toBe(false);
  for (const table of tables.slice(1, 3)) expect(await answered(table, true)).toBeUndefined();
  const rest = tables.slice(0, 3);
  await everywhere(rest, (v) => v.seats.length === 3 && v.phase === 'playing');
  await until(tables[3]!, (v) => v.notices.some(({ code }) => code === 'company/removed'));
  expect(new Set(rest.map((table) => table.company.link)).size).toBe(1);
  expect(linkOf(rest[0]!).secret).not.toEqual(link.secret);
  await rest[2]!.propose('say', { word: 'avanti' });
  await everywhere(rest, (v) => diary(v).some((line) => line.endsWith('avanti')));
  expect(diary(rest[0]!.view)).toEqual(['1 buonasera', 'left 3', '2 avanti']);
  expect(diary(tables[3]!.view)).toEqual(['1 buonasera']);
  // The log goes back beyond the move, and so does looking back.
  const { log } = await until(rest[0]!, (v) => v.log.filter(({ what }) => what === 'move/say').length === 2);
  expect(log.filter(({ what }) => what === 'seat/claim')).toHaveLength(4);
  expect(rest[0]!.history.positions.filter(({ what }) => what === 'move/say')).toHaveLength(2);
  expect(await tables[3]!.propose('say', { word: 'e io?' })).toBeDefined();

  // A stranger with the old link is told, one with the new link plays along.
  const stranger = await openPage(await makeDevice(), link, options);
  await until(stranger, (v) => v.notices.some(({ code }) => code === 'company/old-link'));
  const friend = await openPage(await makeDevice(), linkOf(rest[0]!), options);
  await until(friend, (v) => diary(v).length === 3 && !v.me.watcher);
  void hub;
  await Promise.all([...tables, stranger, friend].map((table) => table.close()));
});
