/** A device whose disk was full for a moment: its log misses an entry, and the relay has forgotten all that the others don't hold. */
import { expect, test } from 'vitest';
import { ManualClock } from '../../helpers/clock.ts';
import { everywhere, passUntil, sitDown } from '../../helpers/evening.ts';
import { faulty } from '../../helpers/faulty.ts';
import { parlour } from '../../helpers/parlour.ts';
import { openPage, until } from '../../helpers/tables.ts';

test('[J11] [J13] what was written after an entry that could not be stored reaches the others all the same', async () => {
  const { hub, tables, devices, link, options } = await sitDown(parlour as never, 2);
  await tables[1]!.close();
  const full = faulty(devices[1]!, 'append 1');
  const guest = await openPage(full.device, link, options);
  await until(guest, (v) => v.connection.state === 'live' && !v.me.watcher);
  await guest.rename('Prima');
  await everywhere([tables[0]!, guest], (v) => v.seats[1]?.name === 'Prima' && v.connection.waiting === 0);
  full.begin();
  await guest.rename('Seconda');
  expect(full.failed).toBe('append 1 first');
  await until(tables[0]!, (v) => v.seats[1]?.name === 'Seconda');
  hub.cut(0);
  await guest.rename('Terza');
  await guest.close();
  hub.stop();
  hub.restart(true);
  const clock = new ManualClock();
  const again = await openPage(devices[1]!, link, { ...options, clock });
  await until(again, (v) => v.connection.state === 'live' && !v.me.watcher);
  expect(again.view.seats[1]?.name).toBe('Prima');
  // What it has of the others' it puts back once: then it looks no more.
  await clock.pass(5_000);
  hub.mend(0);
  await passUntil(clock, [tables[0]!, again], (v) => v.seats[1]?.name === 'Terza' && v.connection.waiting === 0);
  await Promise.all([tables[0]!, again].map((table) => table.close()));
});
