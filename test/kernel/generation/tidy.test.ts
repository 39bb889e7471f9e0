/** When a sequencer moves a table whose room fills up, on the part that decides it. */
import { expect, test } from 'vitest';
import { Parting, type PartingPorts } from '../../../src/kernel/generation/parting.ts';
import { Proposals } from '../../../src/kernel/generation/proposals.ts';
import { ManualClock } from '../../helpers/clock.ts';

const ME = '01'.repeat(16);

/** A sequencer alone with a full room, and what it writes. */
function sequencer(generation: number): {
  readonly clock: ManualClock;
  readonly written: number[];
  look(): Promise<void>;
} {
  const clock = new ManualClock();
  const written: number[] = [];
  const ports = {
    clock,
    where: { generation },
    replica: { sequencer: { isActive: true }, quorate: { missing: [], stuck: false } },
    order: { tip: { voters: { devices: [ME] } }, strict: false },
    performing: { device: ME, world: { game: {} } },
    state: () => ({ requests: {}, roster: [] }),
    mayAct: () => true,
    here: () => new Set([ME]),
    fullness: () => 0.9,
    session: { write: (kind: number) => Promise.resolve(written.push(kind)) },
    changed: () => undefined,
    failed: (error: unknown) => expect.fail(String(error)),
  } as unknown as PartingPorts;
  const parting = new Parting(ports, new Proposals());
  const look = async (): Promise<void> => {
    parting.look();
    await clock.pass(1);
  };
  return { clock, written, look };
}

test('[G10] a room that what was carried there fills isn’t left again at once, and again, but after a minute', async () => {
  const { clock, written, look } = sequencer(1);
  await look();
  await clock.pass(50_000);
  await look();
  expect(written).toHaveLength(0);
  await clock.pass(10_000);
  await look();
  expect(written).toHaveLength(1);
  await look();
  expect(written).toHaveLength(1);
});

test('[G10] a table’s first room is left as soon as it is full', async () => {
  const { written, look } = sequencer(0);
  await look();
  expect(written).toHaveLength(1);
});
