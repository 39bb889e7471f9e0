/**
 * Recorded tables by the thousand: `npm run check-tables [how many] [from which seed]`. Each is a simulated session, which the checker then reads: it
 * must find nothing but what a liar of that session did. Of several processes each plays its share.
 */
import process from 'node:process';
import { check } from '../checker/check.ts';
import { record } from './recorder.ts';
import { verdict } from './verdict.ts';

const [many = '10000', first = '1', jobs = '1', job = '0'] = process.argv.slice(2);
/** Three of four are of four people at most: what goes wrong among five goes wrong among four. */
const MOST = 4;
const FULL_EVERY = 4;

let tables = 0;
let lies = 0;
let broken = 0;
const failed: number[] = [];
const sums = { logs: 0, entries: 0, votes: 0, takeovers: 0, rooms: 0 };
for (let seed = Number(first) + Number(job); seed < Number(first) + Number(many); seed += Number(jobs)) {
  const most = seed % FULL_EVERY === 0 ? Infinity : MOST;
  const played = await record(seed, { short: true, most }).catch((error: unknown) => error);
  if (played instanceof Error) {
    // The simulator's own business: `npm run sessions` says how to see it again.
    console.error(`seed ${seed}: the session itself broke: ${played.message.split('\n')[0]}`);
    broken++;
    continue;
  }
  const table = played as Awaited<ReturnType<typeof record>>;
  const checked = check(table.evidence, table.verify);
  const odd = verdict(checked, table.liar);
  for (const says of odd) console.error(`seed ${seed}: ${says}`);
  if (odd.length > 0) failed.push(seed);
  tables++;
  if (checked.findings.some(({ liars }) => liars.length > 0)) lies++;
  sums.logs += table.evidence.logs.length;
  sums.entries += table.evidence.entries?.length ?? 0;
  sums.votes += table.evidence.votes?.length ?? 0;
  sums.takeovers += table.epochs;
  sums.rooms += checked.rooms.length;
  if (tables % 100 === 0) console.log(`${tables} tables, ${failed.length} with something odd`);
}
console.log(
  `${tables} tables from seed ${first}, ${failed.length} with something odd, ${lies} with a lie that was found, ${broken} sessions that broke; ${Object.entries(
    sums,
  )
    .map(([what, n]) => `${n.toLocaleString('en')} ${what}`)
    .join(', ')}`,
);
if (failed.length > 0) console.log(`odd: ${failed.join(' ')}`);
process.exit(failed.length === 0 ? 0 : 1);
