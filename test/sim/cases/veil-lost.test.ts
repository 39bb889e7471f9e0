/** What is lost in mid-night and found again: a disk that is full, the hub's page, a device of a seat. The night goes on, or goes on where it stopped. */
import { expect, test } from 'vitest';
import { Nights } from '../nights.ts';

/** Milliseconds of a night: before keys are told, before a letter leaves, while letters leave, while they are answered. */
const FULL = [0, 1_000, 4_000, 5_800, 7_900, 8_700] as const;

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
        const refused = await stage.do(full, (table) => table.propose('dream', { of: full }));
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
      await nights.sound(full);
      await stage.until('it is told no more', () => !stage.notices(full).includes('store/failing'));
      if (night + 1 < FULL.length) await nights.on();
    }
    await nights.end(full);
  },
);
