/**
 * A relay, or anybody who listens on the line, sees the same of two evenings that differ only in what is hidden. Where it wouldn't, that is
 * found.
 */
import { expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { SUITES } from '../../games/suites.ts';
import { parlour } from '../../helpers/parlour.ts';
import { often, type Rng } from '../../helpers/rng.ts';
import type { Stage } from '../stage.ts';
import { alike } from './two-worlds.ts';

/** Two hundred pairs a game: `TIMES=200 npm run long test/sim/wire`. */
const PAIRS = often(1);
const ACTS = PAIRS > 1 ? 30 : 3;
const PATIENCE_MS = PAIRS * 60_000;

/** All but those that hide nothing, and TIME Stories, whose hidden things are pages of a file, which no device's table draws. */
test.each(games.filter(({ id }) => Object.hasOwn(SUITES, id)))(
  '$id: two evenings that differ in what is hidden send frames of the same sizes at the same times',
  async ({ id, load }) => {
    const game: Game<unknown> | undefined = await load();
    const { starts, fill, rare } = SUITES[id]!;
    let [moments, frames] = [0, 0];
    for (let seed = 1; seed <= PAIRS; seed++) {
      const { seats, options } = starts[(seed - 1) % starts.length]!;
      const pair = { game: game!, people: seats.length, options: options as object, seed, acts: ACTS, fill, rare };
      const found = await alike(pair);
      moments += found.moments;
      frames += found.frames;
    }
    expect(moments).toBeGreaterThan(60 * PAIRS);
    expect(frames).toBeGreaterThan(50 * PAIRS);
    if (PAIRS > 1) console.log(`${id}: ${PAIRS} pairs, ${moments} moments and ${frames} frames alike`);
  },
  PATIENCE_MS,
);

/** What a device must not do, by what it draws in secret. The first draws of both worlds differ. */
const LEAKS: Readonly<Record<string, (stage: Stage, chance: Rng) => void>> = {
  'it speaks the later, the higher its number': (stage, chance) =>
    stage.sim.world.schedule.in(chance.below(2_000), () => stage.begin(1, (table) => table.rename('Uno'))),
  'it says one thing more': (stage, chance) => {
    for (let n = chance.below(20); n > 0; n--) stage.begin(1, (table) => table.rename(`Uno ${n}`));
  },
  'what it seals is longer': (stage, chance) => {
    // Texts are filled up to common sizes (`padding.ts`): these need different ones.
    const what = 'a'.repeat(10 ** (1 + chance.below(4)));
    stage.begin(1, (table) => table.propose('hide', { what }));
  },
};

test.each(Object.entries(LEAKS))('a leak that is planted is found: %s', async (_what, spoil) => {
  const game = parlour as unknown as Game<unknown>;
  const pair = { game, people: 3, options: {}, seed: 1, acts: 2, rare: ['fail'] };
  expect((await alike(pair)).frames).toBeGreaterThan(0);
  await expect(alike({ ...pair, spoil })).rejects.toThrow(/ in one world, /u);
});
