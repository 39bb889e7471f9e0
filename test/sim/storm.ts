/**
 * Many nights, one after the other: `npm run storm [how many] [from which seed]`. Goes on where it stopped; prints each seed that failed
 * and how to see it again. With TRACE=1 one night is told line by line, with SHORT=1 nights are as short as in the test.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Night } from './night.ts';
import { SHORT } from './luck.ts';

const STATE = process.env['SHORT'] ? 'data/storm-short.json' : 'data/storm.json';

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

const [many = '10000', first = '1'] = process.argv.slice(2);
const from = Number(first);
const until = from + Number(many);

function account(): Account {
  try {
    const read = JSON.parse(readFileSync(STATE, 'utf8')) as Account;
    if (read.from === from && read.next < until) return read;
  } catch {
    // None yet.
  }
  return { from, next: from, failed: [] };
}

async function night(seed: number): Promise<Told | undefined> {
  const trace = {
    ...(process.env['TRACE'] ? { trace: (line: string) => console.log(line) } : {}),
    ...(process.env['SHORT'] ? { luck: SHORT } : {}),
  };
  try {
    const report = await (await Night.at(seed, trace)).run();
    if (process.env['TRACE']) console.log(JSON.stringify(report));
    return undefined;
  } catch (error) {
    return { seed, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

mkdirSync('data', { recursive: true });
const began = performance.now();
let now = process.env['TRACE'] ? { from, next: from, failed: [] } : account();
const skipped = now.next - from;
for (let seed = now.next; seed < until; seed++) {
  const failure = await night(seed);
  if (failure)
    console.error(
      `seed ${seed}: ${failure.error}\n  again: TRACE=1${process.env['SHORT'] ? ' SHORT=1' : ''} npm run storm 1 ${seed}\n`,
    );
  now = { from, next: seed + 1, failed: failure ? [...now.failed, failure] : now.failed };
  if (process.env['TRACE'] === undefined && ((seed - from) % 20 === 19 || failure || seed + 1 === until))
    writeFileSync(STATE, JSON.stringify(now));
  if ((seed - from) % 200 === 199) console.log(`${seed - from + 1} nights, ${now.failed.length} failed`);
}
const seconds = (performance.now() - began) / 1_000;
console.log(
  `${until - from} nights from seed ${from} (${skipped} of them earlier), ${now.failed.length} failed, ${seconds.toFixed(0)} s`,
);
if (now.failed.length > 0) console.log(`failed: ${now.failed.map(({ seed }) => seed).join(' ')}`);
process.exit(now.failed.length === 0 ? 0 : 1);
