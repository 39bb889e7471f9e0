// `npm run sessions [how many] [from which seed]`: simulated sessions under bad luck, ten thousand unless said. What must hold is in test/sim.
// JOBS=n plays them in so many processes at once; SHORT, TRACE, FRESH, MIX, SCHEDULES, MOST: see test/sim/sessions.ts.
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = process.env.OUT ?? 'data/sessions';
const JOBS = Number(process.env.JOBS ?? 1);
/** Sessions make much that is gone at once: room for it, and no threads that look for it beside the jobs, is a seventh of the time. */
const HEAP = ['--max-semi-space-size=64', '--single-threaded-gc'];
const shell = process.platform === 'win32';
const [many = '10000', first = '1'] = process.argv.slice(2);

const build = ['build', '--ssr', 'test/sim/sessions.ts', '--outDir', OUT, '--logLevel', 'error'];
const built = spawnSync('node_modules/.bin/vite', build, { stdio: ['ignore', 'ignore', 'inherit'], shell });
if (built.status !== 0) process.exit(1);
const codes = await Promise.all(
  Array.from({ length: JOBS }, (_, job) => {
    const child = spawn(process.execPath, [...HEAP, `${OUT}/sessions.js`, many, first, `${JOBS}`, `${job}`], {
      stdio: 'inherit',
    });
    return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
  }),
);
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
