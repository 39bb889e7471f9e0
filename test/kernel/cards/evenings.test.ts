/** Random evenings with everything that may happen at a table of cards; `npm run bench deck-model` plays many. */
import { test } from 'vitest';
import { cardEvening } from '../../helpers/card-evening.ts';
import { freshSeed } from '../../helpers/rng.ts';

const seed = freshSeed();

test(`[C31] whoever comes, goes, is silent or stamps, each card is in one place and hidden from too few, SEED=${seed}`, async () => {
  await cardEvening(seed, 4);
});
