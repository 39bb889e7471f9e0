import { expect, onTestFailed, test } from 'vitest';
import { everywhere } from '../../helpers/evening.ts';
import { spin } from '../../helpers/clock.ts';
import { crowd } from '../../helpers/crowd.ts';
import { diary, evening, game, linkOf, noticed, says } from '../../helpers/moving.ts';
import { makeDevice, openPage, until } from '../../helpers/tables.ts';
import { Vandal } from '../../helpers/vandal.ts';

test('[G10] [G7] a room of 1,000 sessions is left in the middle of an evening: same link, same game, and who comes late follows', async () => {
  const { tables, devices, options, link, hub } = await evening(3);
  onTestFailed(() => {
    const seen = tables.map(({ view: { connection, company, notices, order } }) => ({
      connection,
      company,
      notices,
      order,
    }));
    console.error(JSON.stringify(seen, undefined, 1));
  });
  const visitor = await makeDevice();
  const visit = await openPage(visitor, link, options);
  await until(visit, says('buonasera'));
  await visit.close();
  const guests = await Vandal.at(hub, link);
  const { origin } = tables[0]!.history;
  crowd(guests, 1_000, origin);
  for (const device of devices) await spin(async () => (await device.store.get('moved/next')) !== undefined);
  guests.close();
  await tables[1]!.propose('say', { word: 'stanza nuova' });
  await everywhere(tables, says('stanza nuova'));
  expect(tables.every((table) => table.company.link === tables[0]!.company.link)).toBe(true);
  expect(linkOf(tables[0]!)).toEqual(link);
  expect(tables[0]!.view.notices.filter(({ code }) => code.startsWith('company/'))).toEqual([]);

  // The new room holds what was said there and nothing of the crowd.
  const [room] = [...devices[0]!.later.values()];
  expect((await room!.load()).entries.length).toBeLessThan(60);

  for (const device of [visitor, await makeDevice()]) {
    const late = await openPage(device, link, options);
    await until(late, (v) => says('stanza nuova')(v) && !v.me.watcher);
    expect(diary(late.view)).toEqual(diary(tables[0]!.view));
    expect(noticed('company/moved')(late.view)).toBe(false);
    expect(await late.claim('Tardi')).toBeUndefined();
    await everywhere(tables, (v) => v.seats.some(({ name }) => name === 'Tardi'));
    await late.leave();
    await everywhere(tables, (v) => v.seats.length === 3);
    await late.close();
  }
  const again = await tables[2]!.close().then(() => openPage(devices[2]!, link, options));
  await until(again, (v) => says('stanza nuova')(v) && v.me.seat === 2);
  await Promise.all([tables[0]!, tables[1]!, again].map((table) => table.close()));
});

test('[G10] nobody is moved while a voter is missing', async () => {
  const { tables, devices, link, hub, options } = await evening(2);
  await tables[1]!.close();
  const guests = await Vandal.at(hub, link);
  crowd(guests, 800, tables[0]!.history.origin);
  await until(tables[0]!, (v) => v.connection.state === 'live');
  const looker = await openPage(await makeDevice(), link, options);
  await until(looker, (v) => says('buonasera')(v) && v.connection.state === 'live');
  expect(await devices[0]!.store.get('moved/next')).toBeUndefined();
  expect(tables[0]!.view.company).toBeUndefined();
  guests.close();
  expect(game.id).toBe('parlour');
  await Promise.all([tables[0]!, looker].map((table) => table.close()));
});
