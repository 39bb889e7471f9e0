// `npm run fuzz`: the parser of updates against Yjs on a million mutants (`MUTANTS=…` for another number, `SEED=…` to repeat one);
// `npm test` does twenty thousand. Then spoilt proofs of cards and dice, ninety thousand (`PROOFS=…` for another third), where `npm test` does
// a hundred and fifty. Then spoilt files of a mission, three thousand (`FILES=…` for another number), where `npm test` does 25.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const { status } = spawnSync(
  'node_modules/.bin/vitest',
  [
    'run',
    '--project',
    'unit',
    'test/wire/fuzz.test.ts',
    'test/kernel/secrets/proof-fuzz.test.ts',
    'test/games/time-stories/vault/fuzz.test.ts',
    '--testTimeout',
    '7200000',
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      MUTANTS: process.env.MUTANTS ?? '1000000',
      PROOFS: process.env.PROOFS ?? '30000',
      FILES: process.env.FILES ?? '3000',
    },
  },
);
process.exit(status ?? 1);
