// `npm run check-bites`: each check of the independent checker is taken out, one at a time, and the forged histories that come upon it are judged again.
// Prints the checks that no test misses. docs/check-a-log.md.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { Resident } from '../test/mutants/resident.mjs';

const CHECKER = 'checker';
const TESTS = readdirSync('test/checker').filter((name) => /^forge.*\.test\.ts$/.test(name));
/** Where something is said to be wrong: what stands before the call is kept, so that what says nothing says so to nobody. */
const SAYS = /(?<=[\s(!&|:])(?:(court\.findings|findings)\.add|wrong|said)\((?!why)|return \{ fault/g;

/** By its number. @type {string[]} */
const places = [];
let out;
/** Checks that a test has come upon. */
let met = new Set();
globalThis.__isOut__ = (check) => {
  met.add(check);
  return check === out;
};
globalThis.__nobody__ = Object.assign(() => undefined, { add: () => undefined });

/** The same source, in which each check can be taken out. */
function switchable(file, source) {
  return source.replaceAll(SAYS, (whole, findings, at) => {
    const line = source.slice(0, at).split('\n').length;
    const check = places.push(`${file}:${line}`) - 1;
    const isOut = `globalThis.__isOut__(${check})`;
    if (whole.startsWith('return')) return `if (!${isOut}) ${whole}`;
    if (findings) return `(${isOut} ? globalThis.__nobody__ : ${findings}).add(`;
    return `(${isOut} ? globalThis.__nobody__ : ${whole.slice(0, -1)})(`;
  });
}

const sources = new Map(
  readdirSync(CHECKER).map((name) => [
    name,
    switchable(`${CHECKER}/${name}`, readFileSync(`${CHECKER}/${name}`, 'utf8')),
  ]),
);
const load = (id) => (id.includes(`/${CHECKER}/`) ? sources.get(basename(id.split('?')[0])) : undefined);

const resident = new Resident();
await resident.start([{ name: 'checks', enforce: 'pre', load }]);
await resident.load(TESTS.map((name) => `test/checker/${name}`));
const tests = [...resident.tests.values()];
/** By check, tests that come upon it. */
const reaching = places.map(() => []);
for (const test of tests) {
  met = new Set();
  const failed = await resident.run([test]);
  if (failed) {
    console.error(`${test.name}: fails by itself, ${String(failed.error).split('\n')[0]}`);
    process.exit(2);
  }
  for (const check of met) reaching[check].push(test);
}
const missed = [];
for (out = 0; out < places.length; out++) if (!(await resident.run(reaching[out]))) missed.push(out);
out = undefined;
await resident.close();
for (const check of missed)
  console.log(`${places[check]}: nobody misses it, ${reaching[check].length} tests come upon it`);
console.log(
  `${places.length} checks, ${tests.length} tests: ${places.length - missed.length} are missed when they are taken out`,
);
process.exit(missed.length === 0 ? 0 : 1);
