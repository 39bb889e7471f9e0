/**
 * Veiled letters leave one and the same trace, whoever has which role and chooses what. What a relay and every player get in a night of
 * random games equals exactly what they get where nobody does anything.
 */
import { expect, test } from 'vitest';
import { freshSeed, often, seeded } from '../../helpers/rng.ts';
import { drawn, idle, traced } from '../veil-trace.ts';

/** So many nights, each with another script, are played with one deal of roles: sitting down and dealing takes longer than they do. */
const NIGHTS = 10;
/** Two hundred scripts with 24 people: `TIMES=200 npx vitest run --project unit test/sim/cases/same-trace.test.ts`. */
const SCRIPTS = often(1);

test.each([
  { people: 5, games: 1, nights: 2 },
  ...(SCRIPTS > 1 ? [{ people: 24, games: Math.ceil(SCRIPTS / NIGHTS), nights: NIGHTS }] : []),
])(
  '[V1] [V2] [V11] $games games of $people people look alike in their $nights nights, whoever dreams of whom',
  async ({ people, games, nights }) => {
    const seed = freshSeed();
    const still = await traced(people, idle(nights));
    expect(still.map(({ entries }) => entries > people)).toEqual(still.map(() => true));
    const said = new Set(still.map((night) => night.said));
    for (let i = 0; i < games; i++) {
      const played = await traced(people, drawn(seeded(seed + i), people, nights));
      for (const [night, { lines, said: text }] of played.entries()) {
        expect(lines, `SEED=${seed} game ${i} night ${night + 1}`).toEqual(still[night]!.lines);
        said.add(text);
      }
      if (games > 1) console.log(`SEED=${seed}: ${(i + 1) * nights} scripts of ${people} people look alike`);
    }
    // A script may be empty by chance; nobody's choices are those of all others.
    expect(said.size).toBeGreaterThan(0.9 * games * nights);
  },
  36_000_000,
);

test('[V1] one entry more, or the same a moment later, is seen: whoever answers a choice aloud leaves another trace', async () => {
  const [still] = await traced(5, idle(1));
  const [loud] = await traced(5, { chance: 1, nights: [{ picks: [], aloud: { atMs: 2_000, who: 2 } }] });
  expect(loud!.lines).not.toEqual(still!.lines);
});
