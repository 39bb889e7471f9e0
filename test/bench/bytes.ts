/** What an ordinary act and its stamp weigh on the wire: the whole websocket frame, sealed and padded. */
import process from 'node:process';
import { writeUpdate } from '../../src/wire/frames.ts';
import { printTable, quantile } from './print.ts';
import { act, seatedTable } from './seated.ts';

const ACTS = 50;

const { hub, tables } = await seatedTable(6);
const before = hub.carried.length;
for (let i = 0; i < ACTS; i++) await act(tables[1]!, 1);
const frames = hub.carried.slice(before).map((update) => writeUpdate(update).length);
// A move comes first, the clerk's stamp answers it.
const part = (n: number): readonly number[] => frames.filter((_, i) => i % 2 === n);
const row = (what: string, all: readonly number[], budget: string): readonly string[] => [
  what,
  `${quantile(all, 0.5)} B`,
  `${Math.max(...all)} B`,
  budget,
];
printTable(`bytes of an ordinary act, ${frames.length} frames for ${ACTS} acts`, [
  ['', 'median', 'most', 'budget'],
  row('act', part(0), '≤ 340 B'),
  row('its stamp', part(1), '≤ 340 B'),
]);
process.exit(0);
