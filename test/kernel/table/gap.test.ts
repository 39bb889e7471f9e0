/** A device whose log misses an entry, and a relay that has forgotten all that the others don't hold. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { KIND, parseEntry } from '../../../src/kernel/journal/entry.ts';
import type { LogStore } from '../../../src/kernel/ports.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { everywhere, passUntil, sitDown } from '../../helpers/evening.ts';
import { faulty } from '../../helpers/faulty.ts';
import { parlour } from '../../helpers/parlour.ts';
import { type Device, openPage, until } from '../../helpers/tables.ts';

/**
 * The guest is renamed three times and closes the page. Of the second name the host has heard, of the third nobody, and the relay has
 * forgotten both. @param device the guest's, which may fail from the second one on
 */
async function renamed(device: (own: Device) => { readonly device: Device; begin?(): void }) {
  const { hub, tables, devices, link, options } = await sitDown(parlour as never, 2);
  const [host] = tables as [(typeof tables)[0]];
  await tables[1]!.close();
  const own = devices[1]!;
  const used = device(own);
  const guest = await openPage(used.device, link, options);
  await until(guest, (v) => v.connection.state === 'live' && !v.me.watcher);
  await guest.rename('Prima');
  await everywhere([host, guest], (v) => v.seats[1]?.name === 'Prima' && v.connection.waiting === 0);
  used.begin?.();
  await guest.rename('Seconda');
  await until(host, (v) => v.seats[1]?.name === 'Seconda');
  hub.cut(0);
  await guest.rename('Terza');
  await guest.close();
  hub.stop();
  hub.restart(true);
  const clock = new ManualClock();
  const back = async (from: Device) => {
    const page = await openPage(from, link, { ...options, clock });
    await until(page, (v) => v.connection.state === 'live' && !v.me.watcher);
    return page;
  };
  return { hub, host, own, clock, back };
}

/** This disk without the device's name before the last: its page was gone before that was stored. */
async function withHole({ store }: Device): Promise<LogStore> {
  const { entries } = await store.load();
  const names = entries.filter(({ bytes }) => parseEntry(bytes)?.kind === KIND.seat);
  const lost = hex(names.at(-2)!.hash);
  return {
    ...store,
    load: async (after) => {
      const { entries: rows, end } = await store.load(after);
      return { entries: rows.filter(({ hash }) => hex(hash) !== lost), end };
    },
  };
}

test('[J11] what a disk that was full for a moment didn’t take is there when the page comes back', async () => {
  let failed = (): string | undefined => undefined;
  const { hub, host, own, clock, back } = await renamed((device) => {
    const full = faulty(device, 'append 1');
    failed = () => full.failed;
    return full;
  });
  expect(failed()).toBe('append 1 first');
  const again = await back(own);
  expect(again.view.seats[1]?.name).toBe('Terza');
  hub.mend(0);
  await passUntil(clock, [host, again], (v) => v.seats[1]?.name === 'Terza' && v.connection.waiting === 0);
  await Promise.all([host, again].map((table) => table.close()));
});

test('[J13] what was written after an entry that is not in the own log reaches the others all the same', async () => {
  const { hub, host, own, clock, back } = await renamed((device) => ({ device }));
  const again = await back({ ...own, store: await withHole(own) });
  expect(again.view.seats[1]?.name).toBe('Prima');
  // What it has of the others' it puts back once: then it looks no more.
  await clock.pass(5_000);
  hub.mend(0);
  await passUntil(clock, [host, again], (v) => v.seats[1]?.name === 'Terza' && v.connection.waiting === 0);
  await Promise.all([host, again].map((table) => table.close()));
});
