/** One pass of a verified shuffle in Node: prepared, made and checked. Budgets are those of the design's prototype on an idle machine. */
import { readyRistretto } from '../../src/embed/adapters/ristretto.ts';
import { runJob } from '../../src/kernel/secrets/jobs.ts';
import { ms, printTable } from './print.ts';
import { measure, rng, SIZES } from './shuffle-work.ts';

const ROUNDS = 6;
const BUDGET = new Map([
  [25, '31 / 39 ms'],
  [52, '56 / 64 ms'],
  [80, '96 / 97 ms'],
  [136, '156 / 151 ms'],
]);

const group = await readyRistretto();
const rows = [];
for (const n of SIZES) {
  const took = await measure(group, n, async (job) => runJob(group, rng, job), ROUNDS);
  const { prepare, prove, verify, first, bytes } = took;
  rows.push([`${n} cards`, ms(prepare), ms(prove), ms(verify), ms(first), `${bytes} B`, BUDGET.get(n)!]);
}
printTable('A pass of a verified shuffle, least of six rounds', [
  ['', 'prepare', 'prove', 'verify', 'verify, first pass', 'bytes', 'budget prove / verify'],
  ...rows,
]);
