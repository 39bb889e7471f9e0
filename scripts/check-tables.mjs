// `npm run check-tables [how many] [from which seed]`: tables that simulated devices have played and written down, read by the independent checker.
// Goes on where it stopped. JOBS=n plays them in so many processes at once; MIX, MOST, FRESH: see test/checked/tables.ts. docs/check-a-log.md.
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = 'data/check-tables';
const JOBS = Number(process.env.JOBS ?? 1);
/** As for sessions (`sessions.mjs`). */
const HEAP = ['--max-semi-space-size=64', '--single-threaded-gc'];
const shell = process.platform === 'win32';
const [many = '10000', first = '1'] = process.argv.slice(2);

const build = ['build', '--ssr', 'test/checked/tables.ts', '--outDir', OUT, '--logLevel', 'error'];
const built = spawnSync('node_modules/.bin/vite', build, { stdio: ['ignore', 'ignore', 'inherit'], shell });
if (built.status !== 0) process.exit(1);
const codes = await Promise.all(
  Array.from({ length: JOBS }, (_, job) => {
    const child = spawn(process.execPath, [...HEAP, `${OUT}/tables.js`, many, first, `${JOBS}`, `${job}`], {
      stdio: 'inherit',
    });
    return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
  }),
);
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
