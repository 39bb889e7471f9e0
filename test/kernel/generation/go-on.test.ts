import { expect, test } from 'vitest';
import { answered } from '../../helpers/answered.ts';
import { Hub } from '../../helpers/hub.ts';
import { diary, evening, linkOf, noticed, says } from '../../helpers/moving.ts';
import { fillUp, openPage, until } from '../../helpers/tables.ts';

test('[G3] nobody is left behind while those who are here are enough', async () => {
  const { tables } = await evening(2);
  expect(await tables[0]!.company.goOn()).toMatchObject({ code: 'company/not-stuck' });
  expect(await answered(tables[0]!, true)).toMatchObject({ code: 'company/nothing-asked' });
  expect(await tables[0]!.company.kick(0)).toMatchObject({ code: 'company/nobody' });
  expect(await tables[0]!.company.kick(7)).toMatchObject({ code: 'company/nobody' });
  await Promise.all(tables.map((table) => table.close()));
});

test('[G8] one of two falls asleep, the other goes on; back again, the sleeper is told, follows, and their moves aren’t lost in silence', async () => {
  const { tables, devices, options, link } = await evening(2);
  await tables[1]!.close();
  await until(tables[0]!, (v) => v.seats.length === 2);
  // Offline the sleeper still says something, which nobody hears.
  const alone = await openPage(devices[1]!, link, { ...options, hub: new Hub() });
  await until(alone, (v) => v.phase === 'playing' && !v.me.watcher);
  expect(await alone.propose('say', { word: 'mi sentite?' })).toBeUndefined();
  expect(await alone.rename('Dormiglione')).toBeUndefined();
  await alone.close();
  expect(await tables[0]!.company.goOn()).toBeUndefined();
  await until(tables[0]!, noticed('company/moved'));
  expect(await tables[0]!.propose('say', { word: 'da sola' })).toBeUndefined();
  await until(tables[0]!, (v) => says('da sola')(v) && v.connection.waiting === 0);

  const back = await openPage(devices[1]!, link, options);
  const told = await until(back, (v) => v.behind !== undefined);
  expect(told.behind).toMatchObject({ seats: [0], lost: 2 });
  expect(diary(told)).not.toContain('0 da sola');
  const going = until(back, (v) => v.behind?.following === true);
  expect(await back.company.follow()).toBeUndefined();
  await going;
  await until(back, (v) => says('da sola')(v) && !v.me.watcher && back.lost.length > 0);
  expect(back.lost).toMatchObject([{ move: 'say', refusal: { code: 'company/gone-on' } }]);
  expect(back.view.me.seat).toBe(1);
  // The new name is said again: it fits there as well as here.
  await until(tables[0]!, (v) => v.seats.some(({ name }) => name === 'Dormiglione'));
  expect(back.company.link).toBe(tables[0]!.company.link);
  expect(await back.propose('say', { word: 'eccomi' })).toBeUndefined();
  await until(tables[0]!, says('eccomi'));

  // The next page of that device opens the old link and is there at once.
  await back.close();
  const again = await openPage(devices[1]!, link, options);
  await until(again, (v) => says('eccomi')(v) && !v.me.watcher);
  expect(again.view.behind).toBeUndefined();
  await Promise.all([tables[0]!, again].map((table) => table.close()));
});

test('[G8] a sleeper’s move that still fits is made again where the others are', async () => {
  const { tables, devices, options, link } = await evening(2);
  await tables[1]!.close();
  const alone = await openPage(devices[1]!, link, { ...options, hub: new Hub() });
  await until(alone, (v) => v.phase === 'playing' && !v.me.watcher);
  await alone.propose('say', { word: 'ci sono' });
  await alone.close();
  await tables[0]!.company.goOn();
  await until(tables[0]!, noticed('company/moved'));
  const back = await openPage(devices[1]!, link, options);
  await until(back, (v) => v.behind !== undefined);
  await back.company.follow();
  await until(tables[0]!, says('1 ci sono'));
  expect(back.lost).toEqual([]);
  await Promise.all([tables[0]!, back].map((table) => table.close()));
});

test('[G8] who is on the way to the others may still stay', async () => {
  const { tables, devices, options, link } = await evening(2);
  await tables[1]!.close();
  await tables[0]!.company.goOn();
  await until(tables[0]!, noticed('company/moved'));
  const back = await openPage(devices[1]!, link, options);
  await until(back, (v) => v.behind !== undefined);
  const before = back.company.link;
  expect(await back.company.follow()).toBeUndefined();
  // Also where that can't be noted: the page asks again once it is loaded anew.
  fillUp(devices[1]!);
  expect(await back.company.stay()).toBeUndefined();
  expect(back.view.behind).toBeUndefined();
  expect(await back.propose('say', { word: 'resto' })).toBeUndefined();
  await until(back, says('resto'));
  expect([back.company.link === before, back.company.link === tables[0]!.company.link]).toEqual([true, false]);
  await Promise.all([tables[0]!, back].map((table) => table.close()));
});

test('[G9] two halves that both go on are two tables, told apart by their links', async () => {
  const { tables, devices, options, link } = await evening(2);
  await tables[1]!.close();
  const other = await openPage(devices[1]!, link, { ...options, hub: new Hub() });
  await until(other, (v) => v.phase === 'playing' && !v.me.watcher);
  await until(tables[0]!, (v) => v.seats.length === 2);
  for (const table of [tables[0]!, other]) expect(await table.company.goOn()).toBeUndefined();
  for (const table of [tables[0]!, other]) await until(table, noticed('company/moved'));
  expect(linkOf(other).secret).not.toEqual(linkOf(tables[0]!).secret);
  await other.propose('say', { word: 'di qua' });
  await tables[0]!.propose('say', { word: 'di là' });
  await until(other, says('di qua'));
  await until(tables[0]!, says('di là'));
  await other.close();
  // Back on one relay each stays where it is, and says so by its link.
  const back = await openPage(devices[1]!, link, options);
  await until(back, says('di qua'));
  expect(says('di là')(back.view)).toBe(false);
  await Promise.all([tables[0]!, back].map((table) => table.close()));
});
