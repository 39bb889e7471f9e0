/**
 * Recorded tables by the thousand: `npm run check-tables [how many] [from which seed]`. Each is a simulated session, which the checker then
 * reads: it must find nothing but what a liar of that session did. Goes on where it stopped. TRACE=1 tells a session line by line, and all
 * of what breaks it. One table in MIX is as long as it was drawn (7 unless said; 0: none). At most MOST people sit at three short ones of
 * four (4). FRESH=1 remembers nothing. Of several processes each plays its share.
 */
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { check, type Checked } from '../../checker/check.ts';
import {
  type Account,
  type Counts,
  countedOf,
  neverMet,
  noAccount,
  plus,
  readAccount,
  tellCounts,
  tellMet,
  withSession,
  writeAccount,
} from '../sim/account.ts';
import { drawnAt, isShortAt, type Mix } from '../sim/mix.ts';
import { record, type Recording } from './recorder.ts';
import { verdict } from './verdict.ts';

const [many = '10000', first = '1', jobs = '1', job = '0'] = process.argv.slice(2);
const from = Number(first) + Number(job);
const step = Number(jobs);
const until = Number(first) + Number(many);
/** Seven has nothing in common with what else goes by turns: games, signatures, how many sit. */
const longEvery = Number(process.env['MIX'] ?? 7);
const mix: Mix = { isShort: longEvery === 0, longEvery, most: Number(process.env['MOST'] ?? 4) };
const isTold = process.env['TRACE'] !== undefined;
const remembers = !isTold && process.env['FRESH'] === undefined;
const STATE = `data/check-tables-${longEvery}-${mix.most}${step > 1 ? `-${job}of${jobs}` : ''}.json`;
/** A run of so many tables in which a state was never met has failed. */
const ENOUGH = 1_000;
/** Sessions that the simulator itself finds broken: no tables to read. */
const BROKE = 'sessions that broke';

/** What is worth counting of what the checker has read and said. */
function readOf({ evidence, liar }: Recording, { findings, rooms, folded }: Checked): Counts {
  const named = new Set(findings.filter(({ liars }) => liars.length > 0).map(({ wrong }) => wrong));
  return {
    'logs read': evidence.logs.length,
    'entries read': evidence.entries?.length ?? 0,
    'votes read': evidence.votes?.length ?? 0,
    'rooms read': rooms.length,
    'states folded and compared': folded,
    ...(liar !== undefined && { 'tables with a liar': 1 }),
    ...(named.size > 0 && { 'tables whose liar was named': 1 }),
    ...Object.fromEntries([...named].map((wrong) => [`named for: ${wrong}`, 1])),
  };
}

async function play(seed: number, account: Account): Promise<Account> {
  let table: Recording;
  try {
    const trace = (line: string): void => console.log(line);
    table = await record(seed, { ...(await drawnAt(seed, mix)), ...(isTold && { trace }) });
  } catch (error) {
    // The simulator's own business. Saving takes time at the table, so the same seed goes another way in `npm run sessions`.
    const told = isTold ? String(error) : String(error).split('\n')[0];
    console.error(`seed ${seed}: the session itself broke: ${told}`);
    return { ...account, counts: plus(account.counts, { [BROKE]: 1 }) };
  }
  const checked = check(table.evidence, table.verify);
  const odd = verdict(checked, table);
  for (const says of odd) console.error(`seed ${seed}: ${says}`);
  const read = plus(countedOf(table.report, isShortAt(seed, mix)), readOf(table, checked));
  const next = withSession(account, table.report, read);
  return odd.length > 0 ? { ...next, failed: [...next.failed, { seed, error: odd.join('\n') }] } : next;
}

mkdirSync('data', { recursive: true });
let now: Account = remembers ? readAccount(STATE, from, until) : noAccount(from);
const earlier = (now.next - from) / step;
for (let seed = now.next; seed < until; seed += step) {
  now = { ...(await play(seed, now)), next: seed + step };
  if (remembers) writeAccount(STATE, now);
  const played = (now.next - from) / step;
  if (played % 50 === 0) console.log(`${played} tables, ${now.failed.length} with something odd`);
}
const tables = (now.next - from) / step - (now.counts[BROKE] ?? 0);
console.log(`${tables} tables from seed ${from} (${earlier} of them earlier), ${now.failed.length} with something odd`);
tellCounts(now);
tellMet(now);
if (now.failed.length > 0) console.log(`odd: ${now.failed.map(({ seed }) => seed).join(' ')}`);
/** A run as long as that must have met each state. */
const isLacking = tables >= ENOUGH && neverMet(now).length > 0;
process.exit(now.failed.length === 0 && !isLacking ? 0 : 1);
