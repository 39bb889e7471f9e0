/**
 * Acts of eight people in three hours at the free table, one every two seconds each, one after the other without the pauses. These are
 * whole pages with real keys, over a network within the process. What grows shows: milliseconds of this machine for an act and all that
 * eight pages do with it, and the heap, by span. `npm run bench free-soak`, or with `MINUTES=20` a shorter evening.
 */
import { loadavg } from 'node:os';
import process from 'node:process';
import { sandbox } from '../../src/games/sandbox/sandbox.ts';
import { CLOTH, NONE } from '../../src/games/sandbox/state.ts';
import type { SandboxView } from '../../src/games/sandbox/view.ts';
import type { Game } from '../../src/kernel/game.ts';
import { sitDown } from '../helpers/evening.ts';
import { seeded } from '../helpers/rng.ts';
import { until } from '../helpers/tables.ts';
import { heapInUse } from './heap.ts';
import { ms, printTable, quantile } from './print.ts';

const BOTS = 8;
const MINUTES = Number(process.env['MINUTES'] ?? 180);
/** Acts of one bot in a second. */
const PACE = 0.5;
const ACTS = Math.round(MINUTES * 60 * PACE * BOTS);
const SPANS = 9;
const PIECES = 200;
const SEED = 7;
/** So often all pages are waited for: in between acts overtake one another, as people's do. */
const TOGETHER = 16;

const facts = {
  kind: 'token',
  faces: 2,
  back: false,
  zone: NONE,
  least: 0,
  most: 0,
  ms: 0,
  tags: [],
  steps: [],
  asks: [],
} as const;
const row = (i: number): readonly number[] => [0, (i % 20) * 300, Math.trunc(i / 20) * 300, 0, 0, NONE, CLOTH, NONE, 0];
const box = {
  hash: 'builtin:soak',
  part: 0,
  parts: 1,
  defs: [facts],
  zones: [],
  rows: Array.from({ length: PIECES }, (_, i) => row(i)).flat(),
  texts: [],
  policy: 'free',
  edit: 'all',
  turns: false,
} as const;

const rng = seeded(SEED);
const evening = await sitDown(sandbox as unknown as Game<never, never>, BOTS);
const { tables } = evening;
const shown = (i: number): SandboxView => tables[i]!.view.play!.view as SandboxView;
/** Nobody waits longer for all to have the same, on a machine that others use as well. */
const PATIENCE_MS = 600_000;
const all = (so: (view: SandboxView) => boolean): Promise<unknown> =>
  Promise.all(
    tables.map((table, i) =>
      until(
        table,
        (v) => v.play !== undefined && v.connection.waiting === 0 && so(v.play.view as SandboxView),
        PATIENCE_MS,
      ).catch((error: unknown) => {
        const { phase, connection, notices, log, waiting } = table.view;
        console.error(
          `page ${i} stands still:`,
          JSON.stringify({ phase, connection, notices, waiting, lines: log.length }),
        );
        throw error;
      }),
    ),
  );

if (await tables[0]!.start({})) throw new Error('no game');
await all(() => true);
if (await tables[0]!.propose('lay', box)) throw new Error('no box');
await all((view) => view.made === PIECES);

const rows: string[][] = [];
/** Milliseconds of processor for an act, by span. */
const worked: number[] = [];
let refused = 0;
for (let span = 0; span < SPANS; span++) {
  const taken: number[] = [];
  const acts = Math.round(ACTS / SPANS);
  const cpuBefore = process.cpuUsage();
  for (let i = 0; i < acts; i += TOGETHER) {
    const from = performance.now();
    for (let k = 0; k < TOGETHER; k++) {
      const by = rng.below(BOTS);
      const n = rng.below(PIECES);
      const piece = shown(by).leaves[n >> 5]?.[n & 31];
      if (!piece) continue;
      const p = [n, piece.rev, rng.below(6_000), rng.below(4_000), 0];
      const refusal = rng.oneIn(5)
        ? await tables[by]!.propose('undo', {})
        : await tables[by]!.propose('put', { p, into: CLOTH });
      if (refusal) refused++;
    }
    await all(() => true);
    taken.push((performance.now() - from) / TOGETHER);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const work = (user + system) / 1_000 / acts;
  worked.push(work);
  rows.push([
    `${Math.round(((span + 1) * MINUTES) / SPANS)} min`,
    `${(span + 1) * acts}`,
    ms(quantile(taken, 0.5)),
    ms(quantile(taken, 0.95)),
    ms(work),
    `${heapInUse().toFixed(0)} MiB`,
    `${tables[0]!.view.log.length}`,
  ]);
  console.log(rows.at(-1)!.join('  '));
}
printTable('Three hours at the free table, eight bots, by span', [
  ['table time', 'acts', 'an act, median', 'p95', 'of processor', 'heap of eight pages', 'lines of the log'],
  ...rows,
]);
const names = tables.map((table) =>
  JSON.stringify(table.view.play!.view && (table.view.play!.view as SandboxView).leaves),
);
console.log(
  `one state: ${new Set(names).size === 1 ? 'yes' : 'NO'}; refused: ${refused}; load ${loadavg()[0]!.toFixed(1)}`,
);
// The first span has the pages warm up. Latency comes in steps of a sequencer's gathering, so what grows shows in the processor's time.
console.log(`processor's time of an act, last span to second: ${(worked.at(-1)! / worked[1]!).toFixed(2)}`);
process.exit(new Set(names).size === 1 ? 0 : 1);
