/** A failing session is made easier until all that is left of its bad luck is needed. */
import { expect, test } from 'vitest';
import { seeded } from '../helpers/rng.ts';
import type { Easier } from './easier.ts';
import { luckOf, type Misfortune } from './luck.ts';
import { shrink } from './shrink.ts';
import { SimulatedSession } from './simulated-session.ts';

const luck = { ...luckOf(seeded(1), seeded(2)), devices: 6, schedules: 3, scheduleMs: 16_000 };
const ALL = Object.keys(luck.often) as Misfortune[];
const comes = ({ spared }: Easier, one: Misfortune): boolean => !spared.includes(one);

test('of a failure that needs a crash and a full disk at four devices nothing else is left', async () => {
  const tried: Easier[] = [];
  const found = await shrink(luck, async (easier) => {
    tried.push(easier);
    const { devices = luck.devices, scheduleMs = luck.scheduleMs } = easier;
    return comes(easier, 'crash') && comes(easier, 'full disk') && devices >= 4 && scheduleMs >= 4_000;
  });
  expect(ALL.filter((one) => comes(found, one)).toSorted()).toEqual(['crash', 'full disk']);
  expect(found).toMatchObject({ devices: 4, schedules: 1, scheduleMs: 4_000, calm: true, polite: true, settled: true });
  expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  expect(tried.length).toBeLessThan(500);
});

test('what nothing can be taken from stays as it is', async () => {
  expect(await shrink(luck, async () => false)).toEqual({ spared: [] });
});

test('what is spared never comes, in later schedules either', async () => {
  const play = async (easier: Easier): Promise<Readonly<Record<string, number>>> =>
    (await (await SimulatedSession.at(3, { short: true, most: 3, easier })).run()).tally;
  const came = (tally: Readonly<Record<string, number>>): string[] => ALL.filter((one) => (tally[one] ?? 0) > 0);
  const usual = came(await play({ spared: [] }));
  expect(usual.length).toBeGreaterThan(3);
  expect(came(await play({ spared: ALL.filter((one) => one !== 'hide') }))).toEqual(['hide']);
});
