/** Eight agree to Lupus' lobby within a moment of each other, over lines that jitter: each tap counts, whoever's letter overtakes whose. */
import { expect, test } from 'vitest';
import { lupus } from '../../../src/games/lupus/lupus.ts';
import type { LupusView } from '../../../src/games/lupus/view.ts';
import { fromHex } from '../../../src/kernel/bytes.ts';
import type { Table } from '../../../src/kernel/view/table-view.ts';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { cheapMail, paperKeys, rememberingSodium } from '../cheap-crypto.ts';
import { Device, type World } from '../../../src/sim/device.ts';
import { clientIdsFrom } from '../../../src/sim/client-ids.ts';
import { FAIR } from '../../../src/sim/carrier.ts';
import { Network } from '../../../src/sim/network.ts';
import { paperSodium } from '../paper-crypto.ts';
import { paperGroup } from '../paper-group.ts';
import { Schedule } from '../../../src/sim/schedule.ts';
import { NODE } from '../node-drain.ts';
import { workOnce } from '../work-once.ts';

const PEOPLE = 8;

async function agreed(seed: number): Promise<readonly (readonly number[])[]> {
  const schedule = new Schedule(NODE);
  const rng = seeded(seed);
  const network = new Network(schedule, seeded(seed + 1));
  const world: World = {
    schedule,
    network,
    sodium: rememberingSodium(paperSodium),
    group: paperGroup,
    work: workOnce(paperGroup),
    keys: (one) => paperKeys(paperSodium, one),
    mail: (chance) => cheapMail(paperSodium, chance),
    rng: seeded(seed + 2),
    game: lupus,
  };
  clientIdsFrom(undefined);
  const devices = Array.from({ length: PEOPLE }, (_, i) => new Device(world, i, seeded(seed + 10 + i)));
  network.weather = { ...FAIR, jitterMs: 400, overtaking: true };
  const viewOf = (i: number): LupusView | undefined =>
    devices[i]!.page?.table?.view.play?.view as LupusView | undefined;
  const until = async (what: () => boolean, name: string): Promise<void> => {
    for (let n = 0; n < 300; n++) {
      if (what()) return;
      await schedule.pass(200);
    }
    throw new Error(`SEED=${seed}: never ${name}`);
  };
  const link = { kind: 'play', secret: rng.bytes(32), founder: fromHex(devices[0]!.id) } as const;
  const as = (i: number, what: (table: Table) => unknown): void => {
    const page = devices[i]!.page!;
    page.enter(() => void what(page.table!));
  };
  devices[0]!.open(link, { game: 'lupus', version: lupus.version, settings: { open: true, name: 'Venerdì' } });
  await schedule.pass(1_000);
  for (const device of devices.slice(1)) device.open(link);
  await schedule.pass(4_000);
  for (let i = 0; i < PEOPLE; i++) {
    as(i, (table) => table.claim(`P${i}`, i));
    await schedule.pass(300);
  }
  await until(
    () => devices.every(({ page }) => page?.table?.view.seats.filter(({ name }) => name).length === PEOPLE),
    'seated',
  );
  as(0, (table) => table.start({}));
  await until(() => devices.every((_, i) => viewOf(i)?.stage === 'lobby'), 'a lobby');
  const refused: unknown[] = [];
  for (let i = 0; i < PEOPLE; i++) {
    as(i, async (table) => {
      const refusal = await table.propose('agree', {});
      if (refusal) refused.push([i, refusal]);
    });
    await schedule.pass(rng.below(150));
  }
  await schedule.pass(15_000);
  expect(refused).toEqual([]);
  const all = devices.map((_, i) => viewOf(i)?.agreed ?? []);
  for (const { pages } of devices) for (const page of pages.slice()) page.crash();
  return all;
}

test('[LU-208] eight who agree within a moment have all agreed', async () => {
  const seed = freshSeed();
  for (let i = 0; i < often(1); i++)
    for (const list of await agreed(seed + i)) expect(list, `SEED=${seed + i}`).toHaveLength(PEOPLE);
});
