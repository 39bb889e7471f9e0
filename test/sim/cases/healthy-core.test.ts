/**
 * Liveness: a quorum that is well goes on, whatever befalls the others, and for as long as it does. Their lines break and carry one way only,
 * their pages crash, sleep and open again, their disks fill up and lose rows, all the time.
 */
import { afterEach, expect, test } from 'vitest';
import { hex } from '../../../src/kernel/bytes.ts';
import { stateHash } from '../../../src/kernel/canonical.ts';
import { seeded } from '../../helpers/rng.ts';
import { misfortune, type Misfortune } from '../luck.ts';
import { Stage } from '../stage.ts';

/** What is broken for ever: nothing that befalls the relay, nor makes anybody lie. */
const OFTEN: Readonly<Partial<Record<Misfortune, number>>> = {
  break: 2,
  'half line': 2,
  crash: 2,
  reload: 1,
  hide: 2,
  'slow line': 1,
  'slow disk': 1,
  'full disk': 1,
  rot: 1,
  'second tab': 1,
  'fast clock': 1,
};
const EVERY_MS = 700;
const ACTS = 8;
/** Until an act has come to all who are well: a takeover, where the sequencer is among the broken, and what it waits for. */
const PATIENCE_MS = 20_000;
const DICE_MS = 120_000;

let stage: Stage | undefined;
afterEach(() => {
  stage?.sim.let();
  stage = undefined;
});

test.each([
  { people: 4, broken: [3] },
  { people: 4, broken: [0] },
  { people: 5, broken: [0] },
  { people: 7, broken: [0, 6] },
])('[O9, O13] of $people the others go on while $broken are broken for ever', async ({ people, broken }) => {
  stage = await Stage.of(people, { seed: people });
  const { sim } = stage;
  const core = sim.devices.filter(({ index }) => !broken.includes(index));
  const rng = seeded(people);
  let struck = 0;
  const strike = (): void => {
    struck++;
    misfortune(sim, rng.pick(broken.map((i) => sim.devices[i]!)), OFTEN);
    sim.world.schedule.in(rng.below(2 * EVERY_MS), strike);
  };
  strike();
  const everywhere = (what: string): boolean =>
    core.every(({ index }) => stage!.diary(index).some((line) => line.includes(what)));
  const agreed = (): boolean =>
    new Set(core.map(({ page }) => hex(stateHash(page!.inside.core!.tableParts!.runner.state)))).size === 1;
  for (let act = 0; act < ACTS; act++) {
    await sim.pass(2_000);
    const author = rng.pick(core)!;
    author.page!.enter(() => void author.page!.table!.propose('say', { word: `parola ${act}` }));
    const done = `act ${act} of ${author.index} has come to all who are well`;
    await stage.until(done, () => everywhere(`parola ${act}`) && agreed(), PATIENCE_MS);
  }
  // Dice need every confirmation that an act can need, and wait for those whose share may still come.
  core[0]!.page!.enter(() => void core[0]!.page!.table!.propose('roll', { n: 1, sides: 6 }));
  await stage.until('dice are thrown', () => everywhere('roll') && agreed(), DICE_MS);
  expect(struck).toBeGreaterThan(ACTS);
});
