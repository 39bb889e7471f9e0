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
const senders = hub.carriedBy.slice(before);
// The host, who connected first, is the clerk: what it sends are stamps. What the second person's page sends are its acts.
const [CLERK, ACTOR] = [0, 1];
const part = (sender: number): readonly number[] => frames.filter((_, i) => senders[i] === sender);
if (part(ACTOR).length !== ACTS || part(CLERK).length + ACTS !== frames.length)
  throw new Error(`${part(ACTOR).length} acts and ${part(CLERK).length} stamps of ${frames.length} frames`);
const row = (what: string, all: readonly number[], budget: string): readonly string[] => [
  what,
  `${quantile(all, 0.5)} B`,
  `${Math.max(...all)} B`,
  budget,
];
printTable(`bytes of an ordinary act, ${frames.length} frames for ${ACTS} acts`, [
  ['', 'median', 'most', 'budget'],
  row('act', part(ACTOR), '≤ 340 B'),
  row('its stamp', part(CLERK), '≤ 340 B'),
]);
process.exit(0);
