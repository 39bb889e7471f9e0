// `npm run pictures`: builds the app, plays at real tables, and makes the screenshots under docs/pictures anew. A name runs one of the
// evenings only: `npm run pictures -- -t Codenames`.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const run = (command, args) =>
  spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ??
  1;

for (const config of ['vite.config.ts', 'vite/storm.config.ts', 'vite/embed.config.ts']) {
  if (run('vite', ['build', '-c', config, '--logLevel', 'error']) !== 0) process.exit(1);
}
process.exit(run('vitest', ['run', '--project', 'pictures', ...process.argv.slice(2)]));
