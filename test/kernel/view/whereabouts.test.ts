import { expect, test } from 'vitest';
import { AWAY_AFTER_MS, Whereabouts } from '../../../src/kernel/view/whereabouts.ts';
import type { TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, sitDown } from '../../helpers/evening.ts';
import { parlour } from '../../helpers/parlour.ts';
import { openPage, until } from '../../helpers/tables.ts';

function scene(): {
  readonly clock: ManualClock;
  readonly heard: Map<string, 'here' | 'hidden'>;
  readonly told: { times: number };
  readonly of: (devices: readonly string[], live?: boolean) => string;
} {
  const clock = new ManualClock();
  const heard = new Map<string, 'here' | 'hidden'>();
  const told = { times: 0 };
  const whereabouts = new Whereabouts(
    clock,
    (device) => heard.get(device) ?? 'away',
    () => (told.times += 1),
  );
  return { clock, heard, told, of: (devices, live = true) => whereabouts.of(devices, live) };
}

test('[I36] nobody is away before four seconds without a page, and then the view is made again', async () => {
  const { clock, heard, told, of } = scene();
  heard.set('a', 'hidden');
  expect(of(['a'])).toBe('hidden');
  heard.delete('a');
  expect(of(['a'])).toBe('hidden');
  await clock.pass(AWAY_AFTER_MS);
  expect(told.times).toBe(1);
  expect(of(['a'])).toBe('away');
  heard.set('a', 'here');
  expect(of(['a'])).toBe('here');
});

test('[I36] somebody is here with any of the devices, and hidden only where no page is looked at', () => {
  const { heard, of } = scene();
  heard.set('phone', 'hidden');
  expect(of(['laptop', 'phone'])).toBe('hidden');
  heard.set('laptop', 'here');
  expect(of(['laptop', 'phone'])).toBe('here');
});

test('[I36] without an own line the page says what it said last', async () => {
  const { clock, heard, of } = scene();
  heard.set('a', 'here');
  expect(of(['a'])).toBe('here');
  heard.delete('a');
  expect(of(['a'], false)).toBe('here');
  await clock.pass(AWAY_AFTER_MS);
  expect(of(['a'], false)).toBe('here');
  // On return the time begins then.
  expect(of(['a'])).toBe('here');
  await clock.pass(AWAY_AFTER_MS);
  expect(of(['a'])).toBe('away');
});

test('[I36] [I33] who leaves the page is away at the others’ and keeps the seat; the four words are the same for both', async () => {
  const evening = await sitDown(parlour as never, 2);
  const { tables, devices, link, options } = evening;
  const presence = (view: TableView): string | undefined => view.seats.find((s) => s.seat === 1)?.presence;
  await tables[0]!.close();
  const clock = new ManualClock();
  const host = (tables[0] = await openPage(devices[0]!, link, { ...options, clock }));
  await until(host, (v) => v.connection.state === 'live' && presence(v) === 'here');
  expect(host.view.circle).toMatch(/^[0-9a-f]{64}$/);
  expect(host.view.circle).toBe(tables[1]!.view.circle);
  await tables[1]!.close();
  await clock.pass(10);
  expect(presence(host.view)).toBe('here');
  await clock.pass(AWAY_AFTER_MS);
  expect(presence(host.view)).toBe('away');
  tables[1] = await openPage(devices[1]!, link, options);
  await until(host, (v) => presence(v) === 'here');
  await closeAll(evening);
});
