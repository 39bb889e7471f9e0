import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import process from 'node:process';
import { chrome, chromeArgs } from './scripts/chrome.mjs';
import { componentBundle } from './scripts/component-bundle.mjs';
import { withOwnRem } from './scripts/own-rem.mjs';

const { path, env } = await chrome();
/** Files that are watched, or whose lines are counted, come one by one, as they are. */
const isWhole = process.argv.length === 2;
/** Names, or beginnings of names, between spaces: these files alone, in a bundle as well. */
const asked = process.env.TESTS?.split(' ').filter(Boolean);
const tests = readdirSync('test', { recursive: true })
  .filter((file) => file.endsWith('.browser.ts'))
  .map((file) => `test/${file.split(sep).join('/')}`)
  .filter((file) => asked?.some((name) => file.startsWith(name)) ?? true);

const bundle = isWhole ? await componentBundle(tests) : undefined;

export default {
  // A busy machine draws slowly; nothing here waits for time to pass.
  testFramework: { config: { timeout: 120_000 } },
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  files: bundle?.files ?? 'test/**/*.browser.ts',
  middleware: bundle ? [bundle.middleware] : [],
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [
    esbuildPlugin({ ts: true, json: true, tsconfig: 'tsconfig.json', target: 'es2023' }),
    // As in what is built (`vite/styles.ts`).
    {
      name: 'own-rem',
      // What isn't text, as type, goes as it is.
      transform: ({ path: from, body }) =>
        from.startsWith('/src/') && typeof body === 'string' ? { body: withOwnRem(body) } : undefined,
    },
  ],
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: path, args: chromeArgs, env: { ...process.env, ...env } } }),
  ],
  filterBrowserLogs: ({ args }) => !args.some((a) => typeof a === 'string' && a.startsWith('Lit is in dev mode')),
  coverageConfig: { include: ['src/**/*.ts'], report: true, reporters: ['lcov', 'text-summary'] },
};
