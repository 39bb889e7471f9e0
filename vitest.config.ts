import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const NATIVE_SHA2 = pathOf('test/helpers/native-sha2.ts');
const SRC = pathOf('src/');
/** Modules of `src` hash by Node; tests that import the other hashes themselves have those. */
export const nativeSha2: Plugin = {
  name: 'native-sha2',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@noble/hashes/sha2.js' && importer?.startsWith(SRC) ? NATIVE_SHA2 : undefined),
};

/**
 * `unit` runs in plain Node; `e2e` drives real browsers through the real relay, `evenings` for whole games that take longer than a change
 * should wait for (`npm run evenings`), `pictures` to make the documentation's screenshots. Component tests are web-test-runner's.
 */
const EVENINGS = ['test/e2e/evenings/*.test.ts'];
/** What is waited for comes when the machine has time for it; a test that fails says what its people saw. */
const BROWSERS = {
  hookTimeout: 240_000,
  fileParallelism: false,
  // Each look at a page takes time from what it waits for.
  expect: { poll: { timeout: 240_000, interval: 200 } },
  setupFiles: ['test/e2e/helpers/setup.ts'],
  // Each step gives up by itself, and says what it waited for; a test that runs out of time says nothing.
  testTimeout: 1_800_000,
};
const config: ViteUserConfig = defineConfig({
  test: {
    pool: 'threads',
    // Of two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        plugins: [nativeSha2],
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/e2e/**', 'test/bench/**'],
          // A worker keeps its modules from file to file: sodium is compiled and warmed up once. What a file changes of the globals it puts back.
          isolate: false,
          // Real cryptography on a machine that others use as well: what comes at all is waited for.
          testTimeout: 300_000,
          hookTimeout: 200_000,
          expect: { poll: { timeout: 200_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...EVENINGS],
          ...BROWSERS,
          // One browser and one worker for all files: each would else start and import for seconds what the one before it had.
          globalSetup: ['test/e2e/helpers/browser.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'evenings',
          include: EVENINGS,
          ...BROWSERS,
        },
      },
      {
        extends: true,
        test: {
          name: 'pictures',
          include: ['test/shots/*.shots.ts'],
          ...BROWSERS,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/kernel/**'], reporter: ['text-summary', 'lcov'] },
  },
});
export default config;
