// `npm run soak`: forty minutes of load on one relay; `npm run soak -- --minutes 2` for less. Prints what grows and what comes back.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = 'node_modules/.bench/soak';
const shell = process.platform === 'win32';
const vite = (...args) =>
  spawnSync('node_modules/.bin/vite', ['build', ...args], { stdio: ['ignore', 'ignore', 'inherit'], shell }).status;

if (vite('-c', 'vite/server.config.ts') !== 0 || vite('--ssr', 'test/soak/soak.ts', '--outDir', OUT) !== 0)
  process.exit(1);
const { status } = spawnSync(process.execPath, [`${OUT}/soak.js`, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
