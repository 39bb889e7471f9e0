/** States that sessions must have met: they are named where they are so, and nowhere else. */
import { afterEach, expect, test } from 'vitest';
import { DEMANDED, Met } from './met.ts';
import { Stage } from './stage.ts';

let stage: Stage | undefined;
afterEach(async () => {
  await stage?.end();
  stage = undefined;
});

test('at least sixty states are demanded, each under one name', () => {
  expect(DEMANDED.length).toBeGreaterThanOrEqual(60);
  expect(new Set(DEMANDED).size).toBe(DEMANDED.length);
});

test('a crash of the sequencer is told from one of somebody else, and both from a calm table', async () => {
  stage = await Stage.of(4);
  const { sim } = stage;
  const sequencer = sim.devices.findIndex(({ page }) => page!.inside.core!.tableParts!.replica.sequencer.isActive);
  const other = (sequencer + 1) % 4;
  const namesAt = (device: number, what: 'crash' | 'relay' | 'replay'): readonly string[] => {
    const met = new Met();
    met.strikes(sim, what, sim.devices[device]!);
    return met.names;
  };
  expect(namesAt(sequencer, 'crash')).toEqual(['crash: the sequencer']);
  expect([namesAt(other, 'crash'), namesAt(sequencer, 'replay')]).toEqual([[], []]);
  // The last act is acknowledged when something else waits for it.
  expect(namesAt(other, 'relay')).toEqual(['relay: an act isn’t committed']);
});

test('a takeover is seen at the pages that stay', async () => {
  stage = await Stage.of(4);
  const { sim } = stage;
  const met = new Met();
  met.look(sim);
  expect(met.names).toEqual([]);
  const sequencer = sim.devices.find(({ page }) => page!.inside.core!.tableParts!.replica.sequencer.isActive)!;
  sequencer.gone = true;
  sequencer.page!.crash();
  const other = sim.pages[0]!;
  other.enter(() => void other.table!.rename('Ada'));
  await stage.until('another is the sequencer', () => (sim.pages[0]?.inside.order?.tip?.epoch ?? 0) > 0);
  met.look(sim);
  expect(met.names).toContain('a takeover by another device');
});
