// `npm run storm [how many] [from which seed]`: simulated nights under bad luck, ten thousand unless said. What must hold is in test/sim.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const OUT = 'data/storm';
const run = (command, args, stdio) =>
  spawnSync(command, args, { stdio, shell: process.platform === 'win32' }).status ?? 1;

const built = run('node_modules/.bin/vite', ['build', '--ssr', 'test/sim/storm.ts', '--outDir', OUT], 'ignore');
process.exit(built || run(process.execPath, [`${OUT}/storm.js`, ...process.argv.slice(2)], 'inherit'));
