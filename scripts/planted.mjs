// Plants bugs in the kernel by hand, one at a time, and says which test notices each. It runs as `npm run planted`, or with names of bugs
// or of lists (`npm run planted -- order journal-3`). All tests are run once without a bug before (`TRUSTED=1`: not). Then tests of each
// bug's own folder are run. Bugs that none of them notices meet simulated sessions and the checker, and then all of the kernel's tests. The
// first test that fails has noticed, and so have tests that don't end any more (∞). What was found is kept in `.mutants/planted-….json`:
// the next run goes on from there.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { BUGS } from '../test/planted/bugs.mjs';
import { markOf, NEVER_ENDED, noticedBy } from '../test/planted/noticed.mjs';

/** A file a list, so that lists can be tried side by side. */
const keptIn = (list) => `.mutants/planted-${list}.json`;
const LIMIT_MS = 600_000;
const stages = [
  (bug) => `test/kernel/${bug.file.split('/')[0]}/`,
  () => ['test/sim/', 'test/checker/', 'test/corpus/', 'test/wire/'],
  () => 'test/kernel/',
];

const NAMES = ['own folder', 'sessions', 'kernel'];

/** @returns the name of the first test that fails, or that tests haven't ended after a while; `undefined` where all is well */
async function noticed(id, where) {
  const out = `.mutants/planted-${process.pid}.json`;
  rmSync(out, { force: true });
  const args = ['vitest', 'run', '--config', 'test/planted/vitest.config.ts', '--bail=1', '--reporter=json'];
  const child = spawn('npx', [...args, `--outputFile=${out}`, ...[where].flat()], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PLANTED: id },
  });
  // With all that it has started.
  let isKilled = false;
  const timer = setTimeout(() => {
    isKilled = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, LIMIT_MS);
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(timer);
  const report = existsSync(out) ? JSON.parse(readFileSync(out, 'utf8')) : undefined;
  return noticedBy({ isKilled, code, report }, process.cwd());
}

const asked = process.argv.slice(2);
const bugs = BUGS.filter(({ id }) => asked.length === 0 || asked.includes(id) || asked.includes(id.split('-')[0]));
mkdirSync('.mutants', { recursive: true });
for (const where of process.env.TRUSTED ? [] : [stages[1](), stages[2]()]) {
  const by = await noticed('', where);
  if (by) throw new Error(`without a bug: ${by}`);
}
const listOf = ({ id }) => id.split('-')[0];
const known = Object.assign(
  {},
  ...[...new Set(bugs.map(listOf))].map((list) =>
    existsSync(keptIn(list)) ? JSON.parse(readFileSync(keptIn(list), 'utf8')) : {},
  ),
);
const keep = (list) => {
  const own = Object.fromEntries(Object.entries(known).filter(([id]) => listOf({ id }) === list));
  writeFileSync(keptIn(list), JSON.stringify(own, undefined, 1));
};
const whatOf = ({ file, what }) => `${file}: ${what}`;
for (const bug of bugs) if (known[bug.id]?.what !== whatOf(bug)) known[bug.id] = { what: whatOf(bug), tried: 0 };
// Stage by stage, as the first takes seconds a bug and the others minutes.
for (const [stage, where] of stages.entries()) {
  for (const bug of bugs) {
    const one = known[bug.id];
    if (one.by || one.tried > stage) continue;
    const by = await noticed(bug.id, where(bug));
    Object.assign(one, { tried: stage + 1, ...(by && { by }) });
    keep(listOf(bug));
    console.log(`${markOf(by, NAMES[stage])} ${bug.id} ${one.what}${by ? ` — ${by}` : ''}`);
  }
}
for (const { id } of bugs) if (!known[id].by) console.log(`✗ ${id} ${known[id].what}`);
const found = bugs.filter(({ id }) => known[id].by);
const nearby = found.filter(({ id }) => known[id].tried === 1);
const endless = found.filter(({ id }) => known[id].by === NEVER_ENDED);
console.log(
  `${bugs.length} planted, ${found.length} noticed, ${nearby.length} of them by tests of their own folder, ${endless.length} by tests that never ended`,
);
process.exit(found.length === bugs.length ? 0 : 1);
