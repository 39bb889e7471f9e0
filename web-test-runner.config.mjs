import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';
import process from 'node:process';
import { chrome, chromeArgs } from './scripts/chrome.mjs';
import { withOwnRem } from './scripts/own-rem.mjs';

const { path, env } = await chrome();

export default {
  // A busy machine draws slowly; nothing here waits for time to pass.
  testFramework: { config: { timeout: 120_000 } },
  testsStartTimeout: 120_000,
  testsFinishTimeout: 600_000,
  files: 'test/**/*.browser.ts',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  plugins: [
    esbuildPlugin({ ts: true, json: true, tsconfig: 'tsconfig.json', target: 'es2023' }),
    // As in what is built (`vite.styles.ts`).
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
