/**
 * Veiled letters leave one and the same trace, whoever has which role and chooses what: what a relay and every player get in the nights of random
 * scripts equals what they get when nobody does anything, exactly.
 */
import { expect, test } from 'vitest';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { drawnScript, IDLE, traced } from '../veil-trace.ts';

/** Two hundred scripts with 24 people take hours: `TIMES=200 npx vitest run --project unit test/sim/cases/same-trace.test.ts`. */
const LONG = often(1) > 1;

test.each([{ people: 5, scripts: 2 }, ...(LONG ? [{ people: 24, scripts: often(1) }] : [])])(
  '[V1] [V2] [V11] the nights of $people people look alike, whoever dreams of whom',
  async ({ people, scripts }) => {
    const seed = freshSeed();
    const idle = await traced(people, IDLE);
    expect(idle.entries).toBeGreaterThan(2 * people);
    const said = new Set([idle.said]);
    for (let i = 0; i < scripts; i++) {
      const trace = await traced(people, drawnScript(seeded(seed + i), people));
      expect(trace.lines, `SEED=${seed} script ${i}`).toEqual(idle.lines);
      said.add(trace.said);
    }
    expect(said.size).toBe(scripts + 1);
  },
  36_000_000,
);

test('[V1] one entry more, or the same a moment later, is seen: whoever answers a choice aloud leaves another trace', async () => {
  const [idle, loud] = [await traced(5, IDLE), await traced(5, { ...IDLE, aloud: { atMs: 2_000, who: 2 } })];
  expect(loud.lines).not.toEqual(idle.lines);
});
