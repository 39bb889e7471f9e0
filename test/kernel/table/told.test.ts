/** A joint secret told to somebody more, at a whole table: four pages, one relay. */
import { expect, test } from 'vitest';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { everywhere } from '../../helpers/evening.ts';
import { diary, evening } from '../../helpers/moving.ts';
import type { Parlour } from '../../helpers/parlour.ts';
import { openPage, until } from '../../helpers/tables.ts';

const read = (v: TableView): readonly string[] =>
  (v.play!.view as Parlour & { readonly read: readonly string[] }).read.filter(Boolean);

test('[A18] whoever is told a secret reads it, after a reload too, and opens it for all; the others don’t', async () => {
  const { tables, devices, options, link } = await evening(4);
  await tables[0]!.propose('key', { holders: [0, 1] });
  await everywhere(tables, (v) => (v.play!.view as Parlour).cells.length === 4);
  const key = read(await until(tables[0]!, (v) => read(v).length === 4));
  const { cells } = tables[0]!.view.play!.view as Parlour;
  await tables[3]!.propose('show', { things: cells, to: [2] });
  await everywhere(tables, (v) => diary(v).includes('show 4'));
  expect(read(await until(tables[2]!, (v) => read(v).length === 4))).toEqual(key);
  expect(read(tables[3]!.view)).toEqual([]);

  await tables[2]!.close();
  const page = await openPage(devices[2]!, link, options);
  expect(read(await until(page, (v) => v.phase === 'playing' && read(v).length === 4))).toEqual(key);
  await page.propose('open', { things: [cells[2]!], first: 2 });
  await everywhere([tables[0]!, page, tables[3]!], (v) => diary(v).at(-1) === `open ${JSON.stringify([key[2]])}`);
  expect(read(tables[3]!.view)).toEqual([key[2]]);
  await Promise.all([tables[0]!, tables[1]!, page, tables[3]!].map((table) => table.close()));
});
