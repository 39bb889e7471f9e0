// `npm run check-log FILE…`: an independent checker reads logs that were saved of one table. docs/check-a-log.md.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = 'node_modules/.check-log';
const shell = process.platform === 'win32';
const build = ['build', '--ssr', 'checker/main.ts', '--outDir', OUT, '--logLevel', 'error'];
const built = spawnSync('node_modules/.bin/vite', build, { stdio: ['ignore', 'ignore', 'inherit'], shell });
if (built.status !== 0) process.exit(2);
const { status } = spawnSync(process.execPath, [`${OUT}/main.js`, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 2);
