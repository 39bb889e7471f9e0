/**
 * A made-up log of as many minimal entries as a file holds, in parts of 25,000. Measured is the longest time for which opening it keeps the
 * page from anything else.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { breath } from '../../src/elements/workers/helper.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { fromHex, Writer } from '../../src/kernel/bytes.ts';
import { writeLogFile } from '../../src/kernel/history/log-file.ts';
import { openReplay } from '../../src/kernel/history/replay.ts';
import { Chain, Pen, ROOM } from '../helpers/pen.ts';
import { readerPorts } from '../helpers/reader.ts';
import { ms, printTable } from './print.ts';

const ENTRIES = 376_900;
const PART = 25_000;
const sodium = await loadSodium();
const sequencer = new Chain(new Pen(sodium, 1), 1);
const genesis = sequencer.table();

/** A header and a signature, and nothing between: in form, of this room, signed by nobody. */
function minimal(n: number): Uint8Array {
  const head = new Writer().u8(1).u8(3).u16(0).raw(ROOM).raw(fromHex(genesis.device)).u32(1).u32(n);
  return head.raw(fromHex(genesis.hash)).raw(fromHex(genesis.hash)).u32(0).raw(new Uint8Array(64)).done();
}

const parts = [];
for (let left = ENTRIES, n = 1; left > 0; left -= PART) {
  const entries = [genesis.bytes];
  for (; entries.length < Math.min(left, PART); n++) entries.push(minimal(n));
  parts.push({ generation: 0, room: ROOM, tip: genesis.hash, entries });
}
const file = writeLogFile(parts);
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** How long opening takes, and the longest time without a turn for anything else. */
async function opening(breath: () => Promise<void>): Promise<{ readonly tookMs: number; readonly longestMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await pause();
  delay.reset();
  // What comes first after that isn't counted.
  await pause();
  const start = performance.now();
  const ports = { ...readerPorts(sodium), breath };
  const none = (): Promise<undefined> => Promise.resolve(undefined);
  const opened = await openReplay({ ...ports, game: none, eyes: none }, file);
  const tookMs = performance.now() - start;
  await pause();
  delay.disable();
  if (opened.ok) throw new Error('taken');
  return { tookMs, longestMs: delay.max / 1e6 };
}

await opening(breath);
const once = await opening(() => Promise.resolve());
const sliced = await opening(breath);
printTable(
  `a made-up log of ${ENTRIES} minimal entries, ${(file.length / 2 ** 20).toFixed(1)} MiB in ${parts.length} parts`,
  [
    ['', 'refused after', 'longest task', 'budget'],
    ['in one go', ms(once.tookMs), ms(once.longestMs), ''],
    ['in slices, as on a page', ms(sliced.tookMs), ms(sliced.longestMs), '≤ 50 ms on a machine of its own'],
  ],
);
