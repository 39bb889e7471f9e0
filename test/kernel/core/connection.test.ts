/** What the line tells of times in which nothing came. */
import { beforeAll, expect, test } from 'vitest';
import { loadSodium } from '../../../src/embed/adapters/sodium.ts';
import { hex } from '../../../src/kernel/bytes.ts';
import { TableConnection } from '../../../src/kernel/core/connection.ts';
import { Journal } from '../../../src/kernel/journal/journal.ts';
import { Notices } from '../../../src/kernel/core/notices.ts';
import type { Sodium } from '../../../src/kernel/ports.ts';
import { deriveRoom } from '../../../src/kernel/journal/room.ts';
import type { TablePorts } from '../../../src/kernel/core/table-ports.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { Hub } from '../../helpers/hub.ts';
import { Pen } from '../../helpers/pen.ts';
import { seeded } from '../../helpers/rng.ts';

let sodium: Sodium;
beforeAll(async () => {
  sodium = await loadSodium();
});

test('[C21] a line that was lost, and a page that stood still, are told once they are over', async () => {
  const clock = new ManualClock();
  const hub = new Hub();
  const room = deriveRoom(sodium, { kind: 'play', secret: new Uint8Array(32).fill(1), founder: new Uint8Array(16) });
  const told: (readonly [number, number])[] = [];
  let stalled = (_from: number, _to: number): void => undefined;
  let isStopped = false;
  const ports = {
    sodium,
    rng: seeded(1),
    clock,
    transport: hub.transport(),
    stalls: (listener) => ((stalled = listener), () => (isStopped = true)),
  } as Partial<TablePorts> as TablePorts;
  const nothing = (): void => undefined;
  const line = new TableConnection(
    {
      ports,
      room,
      journal: new Journal(sodium, hex(room.id)),
      notices: new Notices(nothing),
      device: new Pen(sodium, 1).device,
      session: 1,
      canWrite: false,
    },
    {
      took: () => [],
      first: () => undefined,
      votes: nothing,
      present: nothing,
      absent: nothing,
      gesture: nothing,
      wants: nothing,
      relayLost: nothing,
      live: nothing,
      broke: (fromMs, toMs) => told.push([fromMs, toMs]),
      hidden: nothing,
      hushed: () => false,
      leaving: nothing,
      changed: nothing,
    },
  );
  line.connect(false);
  await clock.pass(5_000);
  expect(line.isLive).toBe(true);
  expect(told).toEqual([]);
  hub.stop();
  await clock.pass(20_000);
  expect(told).toEqual([]);
  hub.restart();
  await clock.pass(1_000);
  // From what came last on: that it was lost is noticed later.
  expect(told).toEqual([[0, 25_000]]);
  stalled(26_000, 40_000);
  expect(told.at(-1)).toEqual([26_000, 40_000]);
  line.close();
  expect(isStopped).toBe(true);
});
