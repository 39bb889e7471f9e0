/**
 * Many sessions, one after the other: `npm run sessions [how many] [from which seed]`. Goes on where it stopped; prints each seed that
 * failed and how to see it again. With TRACE=1 one session is told line by line. With SHORT=1 sessions are as short as in the test, and
 * with FRESH=1 nothing is remembered. With SHRINK=1 a session that fails is played again with less and less bad luck, until all that is
 * left is needed. EASIER='{…}' plays what came of it. With MIX=n one session in n is long and the others are short. SCHEDULES=n fault
 * schedules come over a short session. MOST=n people at most sit at three short sessions of four. By turns one session in four plays
 * another game than Codenames; GAME=id plays one game alone. Of several processes each plays its share.
 */
import { mkdirSync } from 'node:fs';
import {
  type Account,
  countedOf,
  neverMet,
  noAccount,
  readAccount,
  tellCounts,
  tellMet,
  type Told,
  withSession,
  writeAccount,
} from './account.ts';
import type { Easier } from './easier.ts';
import { drawnAt, isShortAt, type Mix } from './mix.ts';
import { shrink } from './shrink.ts';
import { SimulatedSession, type Report } from './simulated-session.ts';

const [many = '10000', first = '1', jobs = '1', job = '0'] = process.argv.slice(2);
const from = Number(first) + Number(job);
const step = Number(jobs);
const until = Number(first) + Number(many);
const mix: Mix = {
  isShort: process.env['SHORT'] !== undefined,
  longEvery: Number(process.env['MIX'] ?? 0),
  schedules: process.env['SCHEDULES'] === undefined ? undefined : Number(process.env['SCHEDULES']),
  most: Number(process.env['MOST'] ?? Infinity),
};
const { isShort } = mix;
/** A run of so many sessions in which a state was never met has failed. */
const ENOUGH = 1_000;
const isTold = process.env['TRACE'] !== undefined;
const isShrunk = process.env['SHRINK'] !== undefined;
const asked = JSON.parse(process.env['EASIER'] ?? '{"spared":[]}') as Easier;
const remembers = !isTold && process.env['FRESH'] === undefined && process.env['EASIER'] === undefined;
const STATE = `data/sessions${isShort ? '-short' : mix.longEvery > 0 ? '-mixed' : ''}${step > 1 ? `-${job}of${jobs}` : ''}.json`;

/** A session of that seed before anything has happened. */
async function session(seed: number, easier: Easier): Promise<SimulatedSession> {
  const trace = (line: string): void => console.log(line);
  return SimulatedSession.at(seed, { ...(await drawnAt(seed, mix)), easier, ...(isTold && { trace }) });
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
  const shared = isShortAt(seed, mix) ? ['SCHEDULES', 'MOST'].filter((name) => process.env[name] !== undefined) : [];
  const settings = [isShortAt(seed, mix) ? 'SHORT=1 ' : '', ...shared.map((name) => `${name}=${process.env[name]} `)];
  return `TRACE=1 ${settings.join('')}npm run sessions 1 ${seed}`;
}

mkdirSync('data', { recursive: true });
const began = performance.now();
let now: Account = remembers ? readAccount(STATE, from, until) : noAccount(from);
const earlier = (now.next - from) / step;
let played = earlier;
for (let seed = now.next; seed < until; seed += step) {
  const told = await play(seed);
  const failure = 'error' in told ? told : undefined;
  played++;
  if (failure) console.error(`seed ${seed}: ${failure.error}\n  again: ${again(seed)}\n`);
  if (failure && isShrunk)
    console.error(`  it fails with less: EASIER='${JSON.stringify(await shrunk(failure))}' ${again(seed)}\n`);
  if (!('error' in told)) now = withSession(now, told, countedOf(told, isShortAt(seed, mix)));
  now = { ...now, next: seed + step, failed: failure ? [...now.failed, failure] : now.failed };
  if (remembers && (played % 20 === 0 || failure || seed + step >= until)) writeAccount(STATE, now);
  if (played % 50 === 0) console.log(`${played} sessions, ${now.failed.length} failed`);
}
const seconds = (performance.now() - began) / 1_000;
console.log(
  `${played} sessions from seed ${from} (${earlier} of them earlier), ${now.failed.length} failed, ${seconds.toFixed(0)} s, ${(process.cpuUsage().user / 1_000_000).toFixed(0)} s of a core`,
);
if (!isTold && !isShort) {
  tellCounts(now);
  tellMet(now);
}
/** A run as long as that must have met each state. */
const isLacking = !isTold && !isShort && played >= ENOUGH && neverMet(now).length > 0;
if (now.failed.length > 0) console.log(`failed: ${now.failed.map(({ seed }) => seed).join(' ')}`);
process.exit(now.failed.length === 0 && !isLacking ? 0 : 1);
