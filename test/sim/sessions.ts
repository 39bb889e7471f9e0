/**
 * Many sessions, one after the other: `npm run sessions [how many] [from which seed]`. Goes on where it stopped; prints each seed that failed
 * and how to see it again. With TRACE=1 one session is told line by line, with SHORT=1 sessions are as short as in the test, with FRESH=1
 * nothing is remembered; with SHRINK=1 a session that fails is played again with less and less bad luck, until all that is left is needed, and
 * EASIER='{…}' plays what came of it; with MIX=n one session in n is long and the others are short; SCHEDULES=n fault schedules come over a short session;
 * MOST=n people at most sit at three short sessions of four. By turns one session in four plays another game than Codenames; GAME=id plays
 * one game alone. Of several processes each plays its share.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DEMANDED } from './met.ts';
import { otherGame } from './games.ts';
import type { Easier } from './easier.ts';
import { shrink } from './shrink.ts';
import { SimulatedSession, type Report } from './simulated-session.ts';

const [many = '10000', first = '1', jobs = '1', job = '0'] = process.argv.slice(2);
const from = Number(first) + Number(job);
const step = Number(jobs);
const until = Number(first) + Number(many);
const isShort = process.env['SHORT'] !== undefined;
/** One session in so many is as long as it was drawn, the others are short. */
const mix = Number(process.env['MIX'] ?? 0);
/** Over a short session; undefined: as many as it has by itself. */
const schedules = process.env['SCHEDULES'] === undefined ? undefined : Number(process.env['SCHEDULES']);
/** People cost most: what goes wrong among five goes wrong among four, or in a fourth of the sessions. */
const most = Number(process.env['MOST'] ?? Infinity);
const FULL_EVERY = 4;
/** A run of so many sessions in which a state was never met has failed. */
const ENOUGH = 1_000;
const isTold = process.env['TRACE'] !== undefined;
const isShrunk = process.env['SHRINK'] !== undefined;
const asked = JSON.parse(process.env['EASIER'] ?? '{"spared":[]}') as Easier;
const remembers = !isTold && process.env['FRESH'] === undefined && process.env['EASIER'] === undefined;
const STATE = `data/sessions${isShort ? '-short' : mix > 0 ? '-mixed' : ''}${step > 1 ? `-${job}of${jobs}` : ''}.json`;

interface Told {
  readonly seed: number;
  readonly error: string;
}

type Counts = Readonly<Record<string, number>>;

/** Where an earlier run of the same seeds stopped, and what had happened until then. */
interface Account {
  readonly from: number;
  readonly next: number;
  readonly failed: readonly Told[];
  readonly counts: Counts;
  /** In how many sessions each of the demanded states was met. */
  readonly met: Counts;
}

function account(): Account {
  const none = { from, next: from, failed: [], counts: {}, met: {} };
  if (!remembers) return none;
  try {
    const read = JSON.parse(readFileSync(STATE, 'utf8')) as Account;
    return read.from === from && read.next < until && 'met' in read ? read : none;
  } catch {
    return none;
  }
}

/** Seeds that are a multiple of 16 have the real signatures (`simulated-session.ts`): of those too some are long. */
const isShortAt = (seed: number): boolean => isShort || (mix > 0 && seed % mix !== 0);

const plus = (a: Counts, b: Counts): Counts => {
  const sum: Record<string, number> = { ...a };
  for (const [what, n] of Object.entries(b)) sum[what] = (sum[what] ?? 0) + n;
  return sum;
};

/** What is worth counting of one session. */
const counted = ({ seed, devices, schedules, events, stamped, epochs, moves, virtualMs, tally }: Report): Counts => ({
  [isShortAt(seed) ? 'short sessions' : 'long sessions']: 1,
  schedules,
  'at the tables': devices,
  'seconds of table time': Math.round(virtualMs / 1_000),
  'events of the network': events,
  'entries in order': stamped,
  takeovers: epochs,
  'generations after the first': moves,
  ...tally,
});

/** A session of that seed before anything has happened. */
async function session(seed: number, easier: Easier): Promise<SimulatedSession> {
  const trace = (line: string): void => console.log(line);
  const short = isShortAt(seed);
  const other = await otherGame(seed);
  const luck = { ...(short && schedules !== undefined && { schedules }), ...other?.luck };
  const limit = short && seed % FULL_EVERY !== 0 ? most : Infinity;
  const settings = { short, luck, most: limit, easier, ...(other && { game: other.game }), ...(isTold && { trace }) };
  return SimulatedSession.at(seed, settings);
}

async function play(seed: number, easier: Easier = asked): Promise<Told | Report> {
  try {
    const report = await (await session(seed, easier)).run();
    if (isTold) console.log(JSON.stringify(report));
    return report;
  } catch (error) {
    return { seed, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What is broken, without whose and when: a session made easier breaks it at another device's, at another place. */
const kindOf = (error: string): string => (error.split('\n')[0] ?? '').replaceAll(/\b[\da-f]*\d[\da-f.]*\b/gu, '…');

/** All the bad luck that a failure can do without. */
async function shrunk({ seed, error }: Told): Promise<Easier> {
  const { luck } = await session(seed, asked);
  return shrink(luck, async (easier) => {
    const told = await play(seed, easier);
    return 'error' in told && kindOf(told.error) === kindOf(error);
  });
}

/** How to see that session again. */
function again(seed: number): string {
  const shared = isShortAt(seed) ? ['SCHEDULES', 'MOST'].filter((name) => process.env[name] !== undefined) : [];
  const settings = [isShortAt(seed) ? 'SHORT=1 ' : '', ...shared.map((name) => `${name}=${process.env[name]} `)];
  return `TRACE=1 ${settings.join('')}npm run sessions 1 ${seed}`;
}

mkdirSync('data', { recursive: true });
const began = performance.now();
let now = account();
const earlier = (now.next - from) / step;
let played = earlier;
for (let seed = now.next; seed < until; seed += step) {
  const told = await play(seed);
  const failure = 'error' in told ? told : undefined;
  played++;
  if (failure) console.error(`seed ${seed}: ${failure.error}\n  again: ${again(seed)}\n`);
  if (failure && isShrunk)
    console.error(`  it fails with less: EASIER='${JSON.stringify(await shrunk(failure))}' ${again(seed)}\n`);
  const counts = 'error' in told ? now.counts : plus(now.counts, counted(told));
  const met = 'error' in told ? now.met : plus(now.met, Object.fromEntries(told.met.map((name) => [name, 1])));
  now = { from, next: seed + step, failed: failure ? [...now.failed, failure] : now.failed, counts, met };
  if (remembers && (played % 20 === 0 || failure || seed + step >= until)) writeFileSync(STATE, JSON.stringify(now));
  if (played % 50 === 0) console.log(`${played} sessions, ${now.failed.length} failed`);
}
const seconds = (performance.now() - began) / 1_000;
console.log(
  `${played} sessions from seed ${from} (${earlier} of them earlier), ${now.failed.length} failed, ${seconds.toFixed(0)} s, ${(process.cpuUsage().user / 1_000_000).toFixed(0)} s of a core`,
);
if (!isTold && !isShort)
  for (const [what, n] of Object.entries(now.counts)) console.log(`${String(n).padStart(12)}  ${what}`);
const never = DEMANDED.filter((name) => now.met[name] === undefined);
if (!isTold && !isShort) tellMet();
/** A run as long as that must have met each state. */
const isLacking = !isTold && !isShort && played >= ENOUGH && never.length > 0;
if (now.failed.length > 0) console.log(`failed: ${now.failed.map(({ seed }) => seed).join(' ')}`);
process.exit(now.failed.length === 0 && !isLacking ? 0 : 1);

/** In how many sessions each state was met, the rarest first. */
function tellMet(): void {
  console.log(`\nstates met: ${DEMANDED.length - never.length} of ${DEMANDED.length}, in so many sessions`);
  const rarest = DEMANDED.toSorted((a, b) => (now.met[a] ?? 0) - (now.met[b] ?? 0));
  for (const name of rarest) console.log(`${String(now.met[name] ?? 0).padStart(12)}  ${name}`);
}
