// `npm run bench`: every benchmark under test/bench, one after the other, each with its budget beside what was measured. Names as arguments run
// only those. It asserts nothing: times are for people to read, on a machine that has nothing else to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import process from 'node:process';

const OUT = 'node_modules/.bench';
const ALL = [
  'codenames',
  'chrononauts',
  'bytes',
  'key',
  'secrets',
  'open',
  'opening',
  'open-browser',
  'replay',
  'replay-browser',
  'state-hash',
  'free-table',
  'made-up-log',
  'hops',
  'committed',
  'many-seats',
  'watched',
  'browser',
  'first-visit',
  'wake',
  'chrono-browser',
  'frames',
  'surface',
  'time-stories',
  'shuffle',
  'shuffle-browser',
  'deck',
  'deck-browser',
  'deck-model',
  'late-browser',
  'shelf',
  'relay',
  'relay-load',
  'relay-memory',
  'growth',
  'restart',
  'slow-readers',
];
/** Only where they are asked for by name: they take long. */
const LONG = [
  'chrono-random',
  'drops',
  'free-soak',
  'leaks',
  'lupus-evening',
  'lupus-random',
  'memento-dice',
  'memento-random',
];
/** These drive the built server or the built page. */
const BUILT = { browser: [[], ['-c', 'vite/embed.config.ts']], relay: [['-c', 'vite/server.config.ts']] };
BUILT['relay-load'] = BUILT.relay;
BUILT['relay-memory'] = BUILT.relay;
BUILT.growth = BUILT.relay;
BUILT.watched = BUILT.relay;
BUILT.restart = BUILT.relay;
BUILT['slow-readers'] = BUILT.relay;
BUILT['chrono-browser'] = [[]];
BUILT.frames = [[]];
BUILT['open-browser'] = [...BUILT.relay, []];
BUILT['replay-browser'] = [...BUILT.relay, []];
BUILT.wake = [...BUILT.relay, []];
BUILT['first-visit'] = [...BUILT.relay, []];

/** What these are measured beside, with a lock file of its own: nothing else here needs it. Without it they say so. */
const BESIDE = { codenames: 'test/bench/boardgame', 'relay-load': 'test/bench/hocuspocus' };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => ![...ALL, ...LONG].includes(name));
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are: ${[...ALL, ...LONG].join(', ')}`);
  process.exit(1);
}
const names = asked.length > 0 ? asked : ALL;

function run(command, args, quiet) {
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return true;
  if (quiet) console.error(String(stderr));
  return false;
}
const build = (args) => run('node_modules/.bin/vite', ['build', ...args], true);

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0].toFixed(1)}`,
);
const done = new Set();
let failed = 0;
for (const name of names) {
  const needs = (BUILT[name] ?? []).filter((args) => !done.has(args.join(' ')));
  for (const args of needs) done.add(args.join(' '));
  const beside = BESIDE[name];
  // npm writes this file last: an installation that was broken off begins again.
  if (beside && !existsSync(`${beside}/node_modules/.package-lock.json`))
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', beside], true);
  const ready =
    needs.every((args) => build(args)) && build(['--ssr', `test/bench/${name}.ts`, '--outDir', `${OUT}/${name}`]);
  if (ready && run(process.execPath, [`${OUT}/${name}/${name}.js`], false)) continue;
  console.error(`${name} did not run`);
  failed++;
}
process.exit(failed === 0 ? 0 : 1);
