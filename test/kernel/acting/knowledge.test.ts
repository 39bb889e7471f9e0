import { expect, test } from 'vitest';
import { memoryLog } from '../../../src/embed/adapters/store.ts';
import { layOutSecret } from '../../../src/kernel/acting/seeds.ts';
import { takeAlong } from '../../../src/kernel/acting/knowledge.ts';
import { answered } from '../../helpers/answered.ts';
import { Bench } from '../../helpers/fold-bench.ts';
import { parlour, type Parlour } from '../../helpers/parlour.ts';
import { everywhere } from '../../helpers/evening.ts';
import { diary, evening, linkOf, noticed } from '../../helpers/moving.ts';
import { openPage, until } from '../../helpers/tables.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';

type Shown = Parlour & { readonly read: readonly string[] };
const shown = (v: TableView): Shown => v.play!.view as Shown;

test('[G5] what a device could open it can open after the table has moved, also after a reload, and lays it open when asked', async () => {
  const { tables, devices, options, link } = await evening(4);
  await tables[0]!.propose('key', { holders: [0, 1] });
  await everywhere(tables, (v) => shown(v).cells.length === 4);
  await tables[2]!.propose('hide', { what: 'sotto il tavolo' });
  await everywhere(tables, (v) => shown(v).things.length === 1 && v.connection.waiting === 0);
  const key = shown(await until(tables[0]!, (v) => shown(v).read.filter(Boolean).length === 4)).read.slice(0, 4);
  await until(tables[2]!, (v) => shown(v).read[4] !== '');

  await tables[0]!.company.kick(3);
  for (const table of tables.slice(1, 3)) {
    await until(table, (v) => v.company?.asked === true);
    await answered(table, true);
  }
  for (const table of tables.slice(0, 3)) await until(table, (v) => noticed('company/moved')(v) && !v.me.watcher);
  await tables[3]!.close();
  for (const table of tables.slice(0, 2)) await until(table, (v) => shown(v).read.filter(Boolean).length === 4);
  expect(shown(tables[1]!.view).read.slice(0, 4)).toEqual(key);

  // Pages that come later know it from their own store: under either link.
  await tables[0]!.close();
  await tables[2]!.close();
  const pages = [await openPage(devices[0]!, link, options), tables[1]!, await openPage(devices[2]!, link, options)];
  for (const page of pages) await until(page, (v) => v.phase === 'playing' && !v.me.watcher);
  await until(pages[0]!, (v) => shown(v).read.filter(Boolean).length === 4);
  await until(pages[2]!, (v) => shown(v).read[4] === '"sotto il tavolo"');
  expect(shown(pages[0]!.view).read).toEqual([...key, '']);
  await pages[1]!.close();
  const { cells, things } = shown(pages[0]!.view);
  await pages[0]!.propose('open', { things: [cells[2]!, things[0]!] });
  await everywhere([pages[0]!, pages[2]!], (v) => diary(v).some((line) => line.startsWith('open')));
  expect(diary(pages[2]!.view).at(-1)).toBe(`open ${JSON.stringify([key[2], '"sotto il tavolo"'])}`);
  expect(linkOf(pages[0]!)).toEqual(linkOf(pages[2]!));
  await Promise.all(pages.map((page) => page.close()));
});

test('[G5] who has left takes along what it could read in its seat, as it may come back', async () => {
  const bench = await Bench.playing(parlour as never, 3);
  bench.move(bench.people[2]!, 'key', { holders: [0, 1] });
  await bench.work();
  const secret = (): (typeof bench.state.secrets)[string] => Object.values(bench.state.secrets)[0]!;
  const { ports } = bench.bySeat(0);
  const before = (await layOutSecret(ports, secret(), 0))!.values;
  bench.leave(bench.bySeat(0));
  const store = memoryLog();
  await takeAlong(ports, bench.state, store);
  bench.sit(bench.people[0]!, 0);
  const later = { ...ports, store, world: { ...bench.world, entry: () => undefined } };
  expect((await layOutSecret(later, secret(), 0))?.values).toEqual(before);
});
