/** Group work where there is no Worker. With one it is tested in browsers (`group-work.browser.ts`). */
import { expect, test } from 'vitest';
import { slicedGroupWork, webGroupWork } from '../../../src/embed/adapters/group-work.ts';
import { utf8 } from '../../../src/kernel/bytes.ts';
import { keyPair, sodiumGroup as group } from '../../helpers/groups.ts';
import { freshSeed, seeded } from '../../helpers/rng.ts';
import { lockedDeck } from '../../helpers/shuffles.ts';

const seed = freshSeed();
const rng = seeded(seed);
const { key } = keyPair(group, rng);
const place = { ctx: utf8('here'), key };
const input = lockedDeck(
  group,
  rng,
  key,
  Array.from({ length: 20 }, (_, i) => `card ${i}`),
);

test(`[S37] without a Worker a deck is shuffled and checked in slices, SEED=${seed}`, async () => {
  const work = webGroupWork(group, rng);
  const prepared = await work.run({ kind: 'shuffle/prepare', n: 20, key });
  const { output, proof } = await work.run({ kind: 'shuffle/prove', place, input, prepared });
  expect(await work.run({ kind: 'shuffle/verify', place, input, output, proof })).toBe(true);
  await expect(work.run({ kind: 'shuffle/prove', place, input, prepared })).rejects.toThrow('was used');
});

test('[S37] while it goes on in slices, others have their turn', async () => {
  const done = slicedGroupWork(group, rng).run({ kind: 'shuffle/prove', place, input });
  const work = { done: false };
  let turns = 0;
  const others = (async () => {
    while (!work.done) {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
    }
  })();
  await done;
  work.done = true;
  await others;
  expect(turns).toBeGreaterThan(1);
});
