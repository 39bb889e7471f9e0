/**
 * Many nights, one after the other: `npm run storm [how many] [from which seed]`. Goes on where it stopped; prints each seed that failed
 * and how to see it again. With TRACE=1 one night is told line by line, with SHORT=1 nights are as short as in the test, with FRESH=1
 * nothing is remembered. Of several processes each plays its share.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SHORT } from './luck.ts';
import { Night } from './night.ts';

const [many = '10000', first = '1', jobs = '1', job = '0'] = process.argv.slice(2);
const from = Number(first) + Number(job);
const step = Number(jobs);
const until = Number(first) + Number(many);
const isShort = process.env['SHORT'] !== undefined;
const isTold = process.env['TRACE'] !== undefined;
const remembers = !isTold && process.env['FRESH'] === undefined;
const STATE = `data/storm${isShort ? '-short' : ''}${step > 1 ? `-${job}of${jobs}` : ''}.json`;

interface Told {
  readonly seed: number;
  readonly error: string;
}

/** Where an earlier run of the same seeds stopped. */
interface Account {
  readonly from: number;
  readonly next: number;
  readonly failed: readonly Told[];
}

function account(): Account {
  const none = { from, next: from, failed: [] };
  if (!remembers) return none;
  try {
    const read = JSON.parse(readFileSync(STATE, 'utf8')) as Account;
    return read.from === from && read.next < until ? read : none;
  } catch {
    return none;
  }
}

async function night(seed: number): Promise<Told | undefined> {
  const trace = (line: string): void => console.log(line);
  try {
    const report = await (
      await Night.at(seed, { ...(isTold ? { trace } : {}), ...(isShort ? { luck: SHORT } : {}) })
    ).run();
    if (isTold) console.log(JSON.stringify(report));
    return undefined;
  } catch (error) {
    return { seed, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

mkdirSync('data', { recursive: true });
const began = performance.now();
let now = account();
const earlier = (now.next - from) / step;
let played = earlier;
for (let seed = now.next; seed < until; seed += step) {
  const failure = await night(seed);
  played++;
  if (failure)
    console.error(
      `seed ${seed}: ${failure.error}\n  again: TRACE=1${isShort ? ' SHORT=1' : ''} npm run storm 1 ${seed}\n`,
    );
  now = { from, next: seed + step, failed: failure ? [...now.failed, failure] : now.failed };
  if (remembers && (played % 20 === 0 || failure || seed + step >= until)) writeFileSync(STATE, JSON.stringify(now));
  if (played % 200 === 0) console.log(`${played} nights, ${now.failed.length} failed`);
}
const seconds = (performance.now() - began) / 1_000;
console.log(
  `${played} nights from seed ${from} (${earlier} of them earlier), ${now.failed.length} failed, ${seconds.toFixed(0)} s`,
);
if (now.failed.length > 0) console.log(`failed: ${now.failed.map(({ seed }) => seed).join(' ')}`);
process.exit(now.failed.length === 0 ? 0 : 1);
