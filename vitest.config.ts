import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

/** Two lanes: `unit` runs in plain Node; `e2e` drives real browsers through the real relay. Component tests are web-test-runner's. */
const config: ViteUserConfig = defineConfig({
  test: {
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/e2e/**', 'test/bench/**'],
          // One file after another in one worker that keeps its modules: sodium is compiled and warmed up once, not once a file.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/kernel/**'], reporter: ['text-summary', 'lcov'] },
  },
});
export default config;
