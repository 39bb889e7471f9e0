/** Table time, as every page of a table tells it: for countdowns that everybody reads alike. */
import { afterEach, expect, test } from 'vitest';
import { LookBack } from '../../../src/kernel/history/look-back.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Hub } from '../../helpers/hub.ts';
import { parlour } from '../../helpers/parlour.ts';
import { foundTable, makeDevice, openPage, until } from '../../helpers/tables.ts';

/** A clock whose wall is wrong by so much, and which has been running for another while. */
class Wrong extends ManualClock {
  readonly #by: number;
  constructor(by: number) {
    super();
    this.#by = by;
  }
  override monotonicMs(): number {
    return super.monotonicMs() + Math.abs(this.#by) / 7;
  }
  override wallMs(): number {
    return super.wallMs() + this.#by;
  }
}

const open: Table[] = [];
afterEach(() => Promise.all(open.splice(0).map((table) => table.close())));

test('table time is the founder’s, runs on by each device’s own steady clock, and stands still where one looks back', async () => {
  const [mine, theirs] = [new Wrong(0), new Wrong(3_600_000)];
  const options = { hub: new Hub(), game: parlour as never };
  const { table, link } = await foundTable(await makeDevice(), { ...options, clock: mine });
  const guest = await openPage(await makeDevice(), link, { ...options, clock: theirs });
  open.push(table, guest);
  expect(await table.claim('Ada')).toBeUndefined();
  await until(guest, (v) => v.seats.length === 1);
  // The act itself may be seen before its place in the order, which is what tells the time.
  const placed = (page: Table): number => page.history.positions.length;
  await until(guest, () => placed(guest) > 0 && placed(guest) === placed(table));
  // What is still on its way when time is moved would come late.
  for (let i = 0; i < 3; i++) await Promise.all([mine.pass(0), theirs.pass(0)]);
  const [before, there] = [table.now(), guest.now()];
  expect(Math.abs(there - before)).toBeLessThan(50);
  await Promise.all([mine.pass(2_000), theirs.pass(2_000)]);
  expect([table.now() - before, guest.now() - there]).toEqual([2_000, 2_000]);
  const last = guest.history.positions.at(-1)!;
  expect(new LookBack(guest.history, last.position).now()).toBe(last.time);
});
