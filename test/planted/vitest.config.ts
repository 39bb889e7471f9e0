import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { nativeSha2 } from '../../vitest.config.ts';
import { BUGS, planted } from './bugs.mjs';

const KERNEL = fileURLToPath(new URL('../../src/kernel/', import.meta.url));
const bug = BUGS.find(({ id }) => id === process.env['PLANTED']);

/** Puts one bug in while its file is loaded: no file is written, so several can be tried side by side. */
const plant: Plugin = {
  name: 'plant',
  enforce: 'pre',
  transform: (code, id) => (bug && id === KERNEL + bug.file ? planted(code, bug) : undefined),
};

/** As the project `unit`, with less patience: a table that stands still has noticed. */
const config: ViteUserConfig = defineConfig({
  plugins: [nativeSha2, plant],
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/e2e/**', 'test/bench/**', 'test/planted/**'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 25_000 } },
  },
});
export default config;
