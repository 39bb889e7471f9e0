// Builds a program of the tests and runs it in so many processes at once as `JOBS` says: for `npm run sessions` and `npm run check-tables`.
import { spawn, spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import process from 'node:process';

const JOBS = Number(process.env.JOBS ?? 1);
/** Sessions make much that is gone at once. Room for that, and no threads that look for it beside the jobs, saves a seventh of the time. */
const HEAP = ['--max-semi-space-size=64', '--single-threaded-gc'];
const shell = process.platform === 'win32';

/**
 * Each process gets how many and from which seed, as this one was told, then how many processes there are and its number.
 * @param source the program, a file of TypeScript @param out folder for what is built @returns the exit code: 1 where any of them failed
 */
export async function runJobs(source, out) {
  const [many = '10000', first = '1'] = process.argv.slice(2);
  const build = ['build', '--ssr', source, '--outDir', out, '--logLevel', 'error'];
  const built = spawnSync('node_modules/.bin/vite', build, { stdio: ['ignore', 'ignore', 'inherit'], shell });
  if (built.status !== 0) return 1;
  const program = `${out}/${basename(source, '.ts')}.js`;
  const codes = await Promise.all(
    Array.from({ length: JOBS }, (_, job) => {
      const child = spawn(process.execPath, [...HEAP, program, many, first, `${JOBS}`, `${job}`], { stdio: 'inherit' });
      return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
    }),
  );
  return codes.some((code) => code !== 0) ? 1 : 0;
}
