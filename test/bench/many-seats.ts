/**
 * What an act costs a page at tables of 6, 12 and 24 people. All of their pages are in this process with their real cryptography, beside a
 * relay in memory. Told is the processor time of all of it by the number of pages. One that waits for nobody; one that must be committed
 * before a single device answers, as a touched picture is. The third is a roll, for which everybody commits to a share and reveals it.
 *
 *   npm run bench many-seats          SEATS=6,24 ACTS=10 are others
 */
import process from 'node:process';
import type { Table } from '../../src/kernel/view/table-view.ts';
import { until } from '../helpers/tables.ts';
import { pause, PACE_MS } from './pace.ts';
import { type Plain, plainGame } from './plain-game.ts';
import { printTable, quantile } from './print.ts';
import { sitDown } from './seated.ts';

const SEATS = (process.env['SEATS'] ?? '6,12,24').split(',').map(Number);
const ACTS = Number(process.env['ACTS'] ?? 10);
const WARM = 8;
const PATIENCE_MS = 120_000;

const KINDS = ['say', 'touch', 'roll'] as const;
type Kind = (typeof KINDS)[number];

const plainOf = (table: Table): Plain | undefined => table.view.play?.view as Plain | undefined;
const counted = ({ said, heard }: Plain): number => said + heard;

/** One act by this seat; fulfilled when all pages have its end, with the processor time of all and how long it took. */
async function act(tables: readonly Table[], kind: Kind, seat: number): Promise<{ cpuMs: number; tookMs: number }> {
  const want = counted(plainOf(tables[0]!)!) + 1;
  const [before, start] = [process.cpuUsage(), performance.now()];
  const refusal = await tables[seat]!.propose(kind, {});
  if (refusal) throw new Error(refusal.code);
  await Promise.all(
    tables.map((table) =>
      until(table, (v) => counted(v.play!.view as Plain) >= want && v.pending.length === 0, PATIENCE_MS),
    ),
  );
  const tookMs = performance.now() - start;
  // What comes of it afterwards (acknowledgements of those who weren't needed, say) is its cost as well.
  await pause();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1_000, tookMs };
}

type Measured = Record<Kind, { readonly cpuMs: number[]; readonly tookMs: number[] }>;

async function measure(seats: number): Promise<Measured> {
  const { tables } = await sitDown(seats, plainGame, PATIENCE_MS);
  await tables[0]!.start({});
  for (const table of tables) await until(table, () => (plainOf(table)?.cells.length ?? 0) > 0, PATIENCE_MS);
  const idleStart = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const { user, system } = process.cpuUsage(idleStart);
  /** What a table costs where nobody does anything, for a pause. */
  const idleMs = ((user + system) / 3_000_000) * PACE_MS;
  const all: Measured = {
    say: { cpuMs: [], tookMs: [] },
    touch: { cpuMs: [], tookMs: [] },
    roll: { cpuMs: [], tookMs: [] },
  };
  for (const kind of KINDS)
    for (let i = -WARM; i < ACTS; i++) {
      const { cpuMs, tookMs } = await act(tables, kind, (i + WARM) % seats);
      if (i < 0) continue;
      all[kind].cpuMs.push((cpuMs - idleMs) / seats);
      all[kind].tookMs.push(tookMs);
    }
  for (const table of tables) await table.close();
  return all;
}

const NAMES: Record<Kind, string> = {
  say: 'waits for nobody',
  touch: 'committed, one answers',
  roll: 'committed, all answer',
};
const BUDGET: Record<Kind, string> = { say: '', touch: '', roll: '≤ 60 ms at 24, linear' };
const least = (values: readonly number[]): number => Math.min(...values);

const rows: string[][] = [
  ['an act that', 'seats', 'a page: least, median', 'grows with seats to the power of', 'until all have it', 'budget'],
];
const before = new Map<Kind, { readonly seats: number; readonly cpu: number }>();
for (const seats of SEATS) {
  const measured = await measure(seats);
  for (const kind of KINDS) {
    const { cpuMs, tookMs } = measured[kind];
    const cpu = quantile(cpuMs, 0.5);
    const last = before.get(kind);
    before.set(kind, { seats, cpu });
    rows.push([
      NAMES[kind],
      `${seats}`,
      `${least(cpuMs).toFixed(1)}, ${cpu.toFixed(1)} ms`,
      last ? (Math.log(cpu / last.cpu) / Math.log(seats / last.seats)).toFixed(2) : '',
      `${least(tookMs).toFixed(0)}, ${quantile(tookMs, 0.5).toFixed(0)} ms`,
      BUDGET[kind],
    ]);
  }
}
const [head, ...body] = rows;
printTable(`processor time of an act by the pages of a table, ${ACTS} acts each`, [
  head!,
  ...KINDS.flatMap((kind) => body.filter(([name]) => name === NAMES[kind])),
]);
process.exit(0);
