/** What is lost in mid-night and found again: a disk that is full, the hub's page, a device of a seat. The night goes on, or goes on where it stopped. */
import { expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { fewOf } from '../../helpers/sweep.ts';
import { Nights } from '../nights.ts';

/** Milliseconds of a night: before keys are told, before a letter leaves, while letters leave, while they are answered. One, which the commit chooses; each in a long run. */
const FULL = fewOf([0, 1_000, 4_000, 5_800, 7_900, 8_700], 1);

test.each(['a player', 'the hub', 'the sequencer'])(
  '[D5] [V8] [V10] the disk of %s is full in mid-night: the others go on, and what waited is done once there is room again',
  async (who) => {
    const nights = await Nights.of(5, { nights: FULL.length });
    const { stage, hub, people } = nights;
    const full = { 'a player': 2, 'the hub': hub, 'the sequencer': 0 }[who]!;
    const device = stage.device(full);
    for (const [night, ms] of FULL.entries()) {
      const where = `full after ${ms} ms`;
      await nights.dream(...people);
      await stage.pass(ms);
      device.full = true;
      if (full !== hub) {
        // What can't be kept isn't chosen: the choice before it stands.
        const refused = await stage.do(full, (table) => table.propose('dream', { of: (full + 2) % hub }));
        if (nights.view(full).stage === 'in') expect(refused, where).toMatchObject({ code: 'store/failing' });
      }
      await stage.pass(12_000);
      expect(stage.notices(full), where).toContain('store/failing');
      device.full = false;
      await nights.until('day');
      const missing = nights.view(hub).missing[night]!;
      expect(
        missing.filter((seat) => seat !== full && full !== 0),
        where,
      ).toEqual([]);
      expect(nights.view(hub).dreamt[night], where).toEqual(nights.dreamt(...missing));
      await nights.sound([full]);
      await stage.until('it is told no more', () => !stage.notices(full).includes('store/failing'));
      if (night + 1 < FULL.length) await nights.on();
    }
    await nights.end([full]);
  },
);

/** Milliseconds of `in`, while keys are made and told: a table each. */
const EARLY = [
  ['in', 300],
  ['in', 1_700],
] as const;
/** Milliseconds of `in` or of `out` once keys are told: before, while and after letters leave, before and after the hub's own leaves. */
const LATER = [
  ['in', 2_500],
  ['in', 5_500],
  ['in', 7_900],
  ['out', 100],
  ['out', 950],
  ['out', 1_050],
  ['out', 1_500],
] as const;
/** Of each kind some; each step in a long run. */
const later = fewOf(LATER, 2);
const AWAY = [...fewOf(EARLY, 1).map((one) => [one]), later];

test('[V3] [V7] [V12] the hub is away from any step on: nobody answers in its place, and back again it answers once', async () => {
  for (const some of AWAY) {
    const nights = await Nights.of(5, { nights: some.length });
    const { stage, hub, people } = nights;
    for (const [night, [when, ms]] of some.entries()) {
      const where = `${when} ${ms}`;
      await nights.dream(...people);
      await nights.until(when);
      await stage.pass(ms);
      const [before, written] = [nights.view(0).stage, outsOf(nights)];
      stage.page(hub).crash();
      await stage.pass(14_000);
      // Its letter may have been on its way.
      if (nights.view(0).stage !== 'out') expect([before, nights.view(0).stage], where).toEqual(['out', 'day']);
      expect(outsOf(nights) - written, where).toBeLessThanOrEqual(1);
      stage.sim.open(stage.device(hub));
      await stage.until('it is back', () => stage.view(hub)?.play !== undefined);
      await nights.until('day');
      const missing = nights.view(hub).missing[night]!;
      // Without keys nobody can write.
      expect(some === later ? [[]] : [[], people], where).toContainEqual(missing);
      expect(nights.view(hub).dreamt[night], where).toEqual(nights.dreamt(...missing));
      if (night + 1 < some.length) await nights.on();
    }
    await nights.end(some === later ? [] : people);
  }
});

const outsOf = (nights: Nights): number => nights.letters().filter(({ way }) => way === 'out').length;

test('[V10] [V12] a second device of a seat reads what the first has read, writes in its place while it is gone, and never beside it', async () => {
  const PHONE = 6;
  const nights = await Nights.of(5, { nights: 3, windowMs: 20_000, graceMs: 12_000 }, { phones: 1 });
  const { stage, hub, people } = nights;
  await nights.dream(...people);
  await nights.until('day');
  await stage.pair(1, PHONE);
  nights.sits(PHONE, 1);
  await nights.sound();
  await nights.on();
  await nights.dream(...people);
  expect(stage.view(PHONE)!.desk).toBeUndefined();
  // Its letter leaves 6.8 s after the night began.
  await stage.pass(5_500);
  stage.page(1).crash();
  await nights.until('day');
  expect(nights.view(hub).missing[1]).toEqual([]);
  // What was chosen lay on the other device.
  expect(nights.view(hub).dreamt[1]).toEqual(nights.dreamt().with(1, [0]));
  stage.sim.open(stage.device(1));
  await stage.until('it is back', () => stage.view(1)?.play !== undefined);
  await nights.on();
  await nights.dream(...people.filter((i) => i !== 1));
  const chose = await Promise.all([1, PHONE].map((i) => stage.do(i, (table) => table.propose('dream', { of: 2 }))));
  expect(chose.filter((one) => one === undefined)).toHaveLength(1);
  expect(chose.find((one) => one !== undefined)).toMatchObject({ code: 'move/hand-there' });
  await nights.until('day');
  expect(nights.view(hub)).toMatchObject({ missing: [[], [], []] });
  expect(nights.view(hub).dreamt[2]).toEqual(nights.dreamt());
  await nights.end();
});

test('[V12] [I21] whoever is given a taken seat in mid-night makes a key of its own, is told the present one, and reads nothing of before', async () => {
  const FRESH = 6;
  const nights = await Nights.of(5, { nights: 3 }, { phones: 1 });
  const { stage, hub, people } = nights;
  await nights.dream(...people);
  await nights.until('day');
  await nights.on();
  await nights.dream(...people.filter((i) => i !== 2));
  stage.device(2).gone = true;
  stage.page(2).crash();
  stage.sim.open(stage.device(FRESH));
  await stage.until('it looks on', () => stage.view(FRESH)?.play !== undefined);
  stage.begin(FRESH, (table) => table.devices.reclaim(2, 'Persona 2'));
  for (const i of [0, 1, 3]) {
    await stage.until(`${i} is asked`, () => stage.view(i)!.devices.reclaims.some((one) => one.isAsked));
    stage.begin(i, (table) => table.devices.consent(stage.device(FRESH).id, true));
  }
  await stage.until('it sits', () => stage.view(FRESH)!.me.seat === 2);
  nights.sits(FRESH, 2);
  await nights.until('day');
  await stage.pass(1_000);
  // Nothing was chosen there; what the former device had chosen is lost.
  expect([null, [0]]).toContainEqual(nights.view(hub).dreamt[1]![2]);
  expect(nights.view(hub).dreamt[1]!.with(2, null)).toEqual(nights.dreamt(2));
  await nights.on();
  await nights.dream(...people.filter((i) => i !== 2));
  expect(await stage.do(FRESH, (table) => table.propose('dream', { of: 3 }))).toBeUndefined();
  await nights.until('day');
  await stage.pass(1_000);
  expect(nights.view(hub).missing[2]).toEqual([]);
  expect(nights.view(hub).dreamt[2]).toEqual(nights.dreamt());
  const fresh = nights.view(FRESH);
  expect(fresh.dreamt[0]).toEqual([]);
  expect(fresh.word[0]).toEqual([]);
  expect(fresh.word[2]![2]).toEqual(nights.view(hub).word[2]![2]);
  await nights.on();
  for (const i of [0, 1, 3, 4, hub, FRESH]) expect(nights.view(i).dreamt).toEqual(nights.view(hub).dreamt);
  await stage.end();
});

/** Long enough for a table to move. */
const DAY_MS = 30_000;

test('[G10] [V13] a table whose room fills up moves between its nights: letters, keys and what was told go along', async () => {
  const nights = await Nights.of(5, { nights: 3 }, { roomBytes: 20_000 });
  const { stage, hub, people } = nights;
  const room = (): string => hex(stage.page(hub).inside.core!.room);
  const rooms = [room()];
  for (let night = 0; night < 3; night++) {
    await nights.dream(...people);
    await nights.until('out');
    await nights.until('day');
    expect(room()).toBe(rooms.at(-1));
    expect(nights.view(hub).missing[night]).toEqual([]);
    expect(nights.view(hub).dreamt[night]).toEqual(nights.dreamt());
    await stage.pass(DAY_MS);
    rooms.push(room());
    await nights.sound();
    if (night < 2) await nights.on();
  }
  expect(new Set(rooms).size).toBeGreaterThan(1);
  await nights.end();
});
