/** The page itself tells who is missed while something waits: nothing may happen any more that would make it look again. */
import { expect, test } from 'vitest';
import type { DeviceKeys } from '../../../src/kernel/ports.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, sitDown } from '../../helpers/evening.ts';
import { parlour } from '../../helpers/parlour.ts';

/** Longer than a page waits for the sequencer before it says who is missing. */
const SIGNING_MS = 10_000;

test('[I37] on a busy device too, which takes long to write an entry, those who are missing are named after the table has waited for them', async () => {
  const clock = new ManualClock();
  let busy = false;
  const keys = (held: DeviceKeys): DeviceKeys => ({
    ...held,
    async sign(message) {
      if (busy) await new Promise<void>((resolve) => void clock.after(SIGNING_MS, resolve));
      return held.sign(message);
    },
  });
  const evening = await sitDown(parlour as never, 2, { options: { clock, keys } });
  const bea = evening.tables[1]!;
  await clock.pass(5_000);
  evening.hub.cut(0);
  await clock.pass(30_000);
  expect(bea.view.order.missing).toEqual([]);
  // As a face does, which looks when it is told to.
  let shown = bea.view.order;
  bea.subscribe(() => (shown = bea.view.order));
  busy = true;
  const said = bea.say({ text: 'C’è qualcuno?' });
  await clock.pass(2 * SIGNING_MS);
  expect(await said).toBeUndefined();
  expect(shown).toMatchObject({ missing: [0], stuck: true });
  await closeAll(evening);
});
