/** What the relay has lost is brought again by whoever has it; putting and getting otherwise are in `shelf.test.ts`. */
import { afterEach, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { PART_BYTES } from '../../../src/kernel/shelf/limits.ts';
import { boardRoom } from '../../../src/kernel/shelf/rooms.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Counted } from '../../helpers/counted-hub.ts';
import { Hub } from '../../helpers/hub.ts';
import { isWhole, picture, put, Shelves } from '../../helpers/shelves.ts';

let at: Shelves;
afterEach(() => at.close());

test('[H5] a relay that has lost everything is filled again by whoever has it, when somebody asks', async () => {
  const hub = new Hub();
  at = new Shelves(hub);
  const clock = new ManualClock();
  const [a, b] = [await at.page(), await at.page({ clock })];
  const bytes = picture(4 * PART_BYTES);
  const hash = await put(a, bytes);
  await clock.pass(1);
  const first = b.shelf.get(hash);
  await clock.pass(1);
  await first;
  a.close();
  hub.stop();
  await clock.pass(60_000);
  hub.restart(true);
  const late = await at.page();
  const asked = late.shelf.get(hash);
  for (let i = 0; i < 50; i++) await clock.pass(100);
  expect(isWhole(await asked, bytes)).toBe(true);
  expect((await late.shelf.list()).map(({ by }) => by)).toEqual([a.device]);
});

test('[H5] what is brought again is listed before its parts are there: who waits for much of it hears that it comes', async () => {
  const hub = new Counted();
  at = new Shelves(hub);
  const clock = new ManualClock();
  const a = await at.page({ clock });
  const bytes = picture(4 * PART_BYTES);
  const hash = await put(a, bytes);
  hub.stop();
  await clock.pass(60_000);
  hub.items.clear();
  hub.restart(true);
  const late = await at.page();
  const asked = late.shelf.get(hash);
  for (let i = 0; i < 50; i++) await clock.pass(100);
  expect(isWhole(await asked, bytes)).toBe(true);
  const sodium = await loadSodium();
  expect([...hub.items.keys()]).toEqual([0, 1].map((board) => boardRoom(sodium, at.link, board).topic));
});

test('[H5] a page that couldn’t bring a thing brings it when somebody asks again', async () => {
  const hub = new Hub();
  at = new Shelves(hub);
  const clock = new ManualClock();
  const a = await at.page({ clock });
  const bytes = picture(2 * PART_BYTES);
  const hash = await put(a, bytes);
  await clock.pass(60_000);
  hub.stop();
  a.shelf.wanted(hash);
  await clock.pass(20_000);
  hub.restart(true);
  const late = await at.page();
  const asked = late.shelf.get(hash);
  for (let i = 0; i < 50; i++) await clock.pass(100);
  expect(isWhole(await asked, bytes)).toBe(true);
});
