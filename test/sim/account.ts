/** What a run of many sessions has come to so far, kept in a file: the next run of the same seeds goes on there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DEMANDED } from './met.ts';
import type { Report } from './simulated-session.ts';

export interface Told {
  readonly seed: number;
  readonly error: string;
}

export type Counts = Readonly<Record<string, number>>;

export interface Account {
  readonly from: number;
  readonly next: number;
  readonly failed: readonly Told[];
  readonly counts: Counts;
  /** In how many sessions each of the demanded states was met. */
  readonly met: Counts;
}

export const noAccount = (from: number): Account => ({ from, next: from, failed: [], counts: {}, met: {} });

/** Where an earlier run of the same seeds stopped, if it did before the end. */
export function readAccount(file: string, from: number, until: number): Account {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Account;
    return read.from === from && read.next < until && 'met' in read ? read : noAccount(from);
  } catch {
    return noAccount(from);
  }
}

export const writeAccount = (file: string, account: Account): void => writeFileSync(file, JSON.stringify(account));

export const plus = (a: Counts, b: Counts): Counts => {
  const sum: Record<string, number> = { ...a };
  for (const [what, n] of Object.entries(b)) sum[what] = (sum[what] ?? 0) + n;
  return sum;
};

/** The account with one more session that came to its end. */
export const withSession = (account: Account, report: Report, counts: Counts): Account => ({
  ...account,
  counts: plus(account.counts, counts),
  met: plus(account.met, Object.fromEntries(report.met.map((name) => [name, 1]))),
});

/** What is worth counting of one session. */
export const countedOf = (report: Report, isShort: boolean): Counts => ({
  [isShort ? 'short sessions' : 'long sessions']: 1,
  schedules: report.schedules,
  'at the tables': report.devices,
  'seconds of table time': Math.round(report.virtualMs / 1_000),
  'events of the network': report.events,
  'entries in order': report.stamped,
  takeovers: report.epochs,
  'generations after the first': report.moves,
  ...report.tally,
});

export const tellCounts = ({ counts }: Account): void => {
  for (const [what, n] of Object.entries(counts)) console.log(`${String(n).padStart(12)}  ${what}`);
};

/** @returns states that no session came into */
export const neverMet = ({ met }: Account): readonly string[] => DEMANDED.filter((name) => met[name] === undefined);

/** In how many sessions each state was met, the rarest first. */
export function tellMet(account: Account): void {
  const { met } = account;
  console.log(`\nstates met: ${DEMANDED.length - neverMet(account).length} of ${DEMANDED.length}, in so many sessions`);
  for (const name of DEMANDED.toSorted((a, b) => (met[a] ?? 0) - (met[b] ?? 0)))
    console.log(`${String(met[name] ?? 0).padStart(12)}  ${name}`);
}
