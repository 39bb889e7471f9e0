import process from 'node:process';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * The tests that look for mutants: those that name a rule or a promise. Bots at random, whole tables and long runs are left out: they take
 * seconds each, and what only chance notices counts as unnoticed.
 */
/** What the run is about; the script says so. */
const of = process.env['MUTANTS_OF'] ?? '*';

const config: ViteUserConfig = defineConfig({
  test: {
    include:
      of === 'kernel' ? ['test/kernel/{contract,pipeline,play}/**/*.test.ts'] : [`test/games/${of}/**/*.test.ts`],
    testTimeout: 300_000,
    exclude: [
      ...configDefaults.exclude,
      'test/games/*.test.ts',
      'test/games/*/{contract,random,whole-table}.test.ts',
      'test/kernel/play/higher.test.ts',
      'test/games/*/board/**',
    ],
  },
});
export default config;
