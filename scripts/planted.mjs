// Plants bugs in the kernel by hand, one at a time, and says which test notices each: `npm run planted`, or with names of bugs or of lists
// (`npm run planted -- order journal-3`). Tests of the bug's own folder are run first, then all of the kernel's, then simulated sessions and
// the checker; the first that fails has noticed. What was found is kept in `.mutants/planted.json`: a bug that was noticed isn't tried again.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { BUGS } from '../test/planted/bugs.mjs';

const KEPT = '.mutants/planted.json';
const LIMIT_MS = 420_000;
const stages = [
  (bug) => `test/kernel/${bug.file.split('/')[0]}/`,
  () => 'test/kernel/',
  () => ['test/sim/', 'test/checked/', 'test/corpus/', 'test/wire/'],
];

/** @returns the name of the first test that fails, `stood still` after a while, or undefined */
async function firstFailure(id, where) {
  const out = `.mutants/planted-${process.pid}.json`;
  rmSync(out, { force: true });
  const args = ['vitest', 'run', '--config', 'test/planted/vitest.config.ts', '--bail=1', '--reporter=json'];
  const child = spawn('npx', [...args, `--outputFile=${out}`, ...[where].flat()], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PLANTED: id },
  });
  let stood = false;
  const timer = setTimeout(() => {
    stood = true;
    process.kill(-child.pid, 'SIGKILL');
  }, LIMIT_MS);
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(timer);
  if (stood) return 'stood still';
  // A folder without tests ends badly too, and has noticed nothing.
  if (code === 0 || !existsSync(out)) return undefined;
  const files = JSON.parse(readFileSync(out, 'utf8')).testResults.filter(({ status }) => status === 'failed');
  const tests = files.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  return tests[0]?.fullName ?? files[0]?.name.slice(process.cwd().length + 1);
}

const asked = process.argv.slice(2);
const bugs = BUGS.filter(({ id }) => asked.length === 0 || asked.includes(id) || asked.includes(id.split('-')[0]));
mkdirSync('.mutants', { recursive: true });
for (const where of [stages[1](), stages[2]()]) {
  const by = await firstFailure('', where);
  if (by) throw new Error(`without a bug this fails: ${by}`);
}
const known = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
for (const bug of bugs) {
  const what = `${bug.file}: ${bug.what}`;
  if (known[bug.id]?.what !== what || !known[bug.id].by) {
    let by;
    let stage = 0;
    for (; stage < stages.length && !by; stage++) by = await firstFailure(bug.id, stages[stage](bug));
    known[bug.id] = { what, by, stage };
    writeFileSync(KEPT, JSON.stringify(known, undefined, 1));
  }
  const { by, stage } = known[bug.id];
  console.log(`${by ? ['', 'own ', 'kernel', 'long'][stage] : 'NONE'} ${bug.id} ${what}${by ? ` — ${by}` : ''}`);
}
const found = bugs.filter(({ id }) => known[id].by);
const nearby = found.filter(({ id }) => known[id].stage === 1);
console.log(`${bugs.length} planted, ${found.length} noticed, ${nearby.length} of them by tests of their own folder`);
process.exit(found.length === bugs.length ? 0 : 1);
