/**
 * A page of each device is loaded again in each tenth of a second of a night. No letter is lost, none is sent twice, and all read the same.
 */
import { expect, test } from 'vitest';
import type { Table, TableView } from '../../../src/kernel/view/table-view.ts';
import { ManualClock } from '../../helpers/clock.ts';
import { closeAll, passUntil, reload, sitDown } from '../../helpers/evening.ts';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { vigil, type VigilView } from '../../helpers/vigil.ts';

const seen = (table: Pick<Table, 'view'>): VigilView => table.view.play!.view as VigilView;
const stage =
  (...stages: VigilView['stage'][]) =>
  (v: TableView): boolean =>
    v.play !== undefined && stages.includes((v.play.view as VigilView).stage);

/** Three people and the hub. */
const DEVICES = 4;
const HUB = DEVICES - 1;
/** A beat: letters in eight seconds, the answers in two. */
const BEAT_MS = 10_000;
const STEP_MS = 100;
/** So many are played at one table: a game's nights are at most 50. */
const NIGHTS = 5;

interface Moment {
  readonly device: number;
  readonly ms: number;
}
const MOMENTS: readonly Moment[] = Array.from({ length: (BEAT_MS / STEP_MS) * DEVICES }, (_, i) => ({
  device: i % DEVICES,
  ms: Math.trunc(i / DEVICES) * STEP_MS,
}));
/** Some of them in the suite; with `TIMES=100` each once. */
const some = Math.min(MOMENTS.length, often(NIGHTS));

test(`[V6] [V10] [V12] a reload at any time of a night costs nothing: ${some} of ${MOMENTS.length} moments`, async () => {
  const seed = freshSeed();
  const drawn = seeded(seed).shuffle(MOMENTS).slice(0, some);
  for (let from = 0; from < drawn.length; from += NIGHTS) {
    const moments = drawn.slice(from, from + NIGHTS);
    const clock = new ManualClock();
    const evening = await sitDown(vigil as never, DEVICES, { options: { clock } });
    const { tables } = evening;
    expect(await tables[0]!.start({ nights: moments.length + 1 })).toBeUndefined();
    for (const [night, { device, ms }] of moments.entries()) {
      const where = `SEED=${seed}: device ${device} at ${ms} ms`;
      await passUntil(clock, tables, stage('in'));
      for (const [i, table] of tables.slice(0, HUB).entries())
        expect(await table.propose('dream', { of: (i + 1) % HUB }), where).toBeUndefined();
      await clock.pass(ms);
      await reload(evening, device);
      await passUntil(clock, tables, stage('day'));
      expect(seen(tables[HUB]!).dreamt[night], where).toEqual([[2], [3], [1]]);
      expect(seen(tables[HUB]!).missing[night], where).toEqual([]);
      for (const i of [0, 1, 2])
        expect(seen(tables[i]!).word[night]![i], where).toEqual(seen(tables[HUB]!).word[night]![i]);
      expect(await tables[HUB]!.propose('on', {}), where).toBeUndefined();
    }
    await closeAll(evening);
  }
});
