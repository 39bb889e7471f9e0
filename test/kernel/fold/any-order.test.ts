/** Everything that can be written down, thrown at the fold in any order; `FUZZ=200 npx vitest run test/kernel/fold/any-order.test.ts` for longer. */
import { expect, test } from 'vitest';
import { foldFuzz } from '../../helpers/fold-fuzz.ts';
import { freshSeed } from '../../helpers/rng.ts';

const seed = freshSeed();
const tables = Number(process.env['FUZZ'] ?? 2);
const STEPS = 300;

test(
  `[F2] [F17] [C3] no bytes and no order of entries make the fold throw or stumble, SEED=${seed}`,
  { timeout: 60_000 * tables },
  async () => {
    const all = new Set<string>();
    for (let n = 0; n < tables; n++) for (const code of (await foldFuzz(seed + n, STEPS)).keys()) all.add(code);
    // It isn't all refused at the door.
    for (const code of ['done', 'contribution/wrong-step', 'contribution/not-owed']) expect([...all]).toContain(code);
  },
);
