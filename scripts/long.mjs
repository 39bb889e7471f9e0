// `npm run long [files or folders]`: the unit tests with what the suite does few times done ten times as often. That is random games,
// statistics, and of each sweep every case. `TIMES=…` sets another number. Some take minutes each.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const { TIMES = '10', ...env } = process.env;
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--testTimeout=36000000'];
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...env, TIMES },
});
process.exit(status ?? 1);
