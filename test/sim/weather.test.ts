/** Nights from fixed seeds: short ones, so that there may be many. `npm run storm` plays long ones by the thousand. */
import { expect, test } from 'vitest';
import { SHORT } from './luck.ts';
import { Night } from './night.ts';

const NIGHTS = 60;
const A_TEST = 10;

const starts = Array.from({ length: NIGHTS / A_TEST }, (_, i) => 1 + i * A_TEST);

test.each(starts)(
  '[T3] whatever the weather, all have one state in the end and nothing firm is lost (seeds from %i)',
  async (from) => {
    for (let seed = from; seed < from + A_TEST; seed++) {
      const night = await Night.at(seed, { luck: SHORT });
      await night.run().catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      });
    }
  },
  300_000,
);

test('one seed is one night, event by event', async () => {
  const tell = async (): Promise<string> => {
    const lines: string[] = [];
    await (await Night.at(7, { luck: SHORT, trace: (line) => lines.push(line) })).run();
    return lines.join('\n');
  };
  expect(await tell()).toBe(await tell());
});
