/** A table of 10,000 entries, half of them stamps: saving it, opening it again with every signature checked, looking at any place of it. */
import process from 'node:process';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { hex } from '../../src/kernel/bytes.ts';
import type { Game } from '../../src/kernel/game.ts';
import { writeLogFile } from '../../src/kernel/history/log-file.ts';
import { settledPart } from '../../src/kernel/history/proof.ts';
import { openReplay } from '../../src/kernel/history/replay.ts';
import { Journal } from '../../src/kernel/journal/journal.ts';
import { Order } from '../../src/kernel/log/order.ts';
import { Chain, Pen, ROOM, rootOf } from '../helpers/pen.ts';
import { seeded } from '../helpers/rng.ts';
import { toy } from '../kernel/play/toy.ts';
import { ms, printTable } from './print.ts';
import { readerPorts } from '../helpers/reader.ts';

const STAMPS = 5_000;
const LOOKS = 1_000;
const sodium = await loadSodium();
const sequencer = new Chain(new Pen(sodium, 1), 1);
const others = [2, 3, 4, 5, 6].map((n) => new Chain(new Pen(sodium, n), n));
const genesis = sequencer.table();
const all = [genesis];
let at = rootOf(genesis);
for (let i = 0; i < STAMPS; i++) {
  const chain = others[i % others.length]!;
  chain.seen = at.entry.hash;
  const entry = chain.seq === 0 ? chain.hello() : chain.rename(`Persona ${i}`);
  at = sequencer.stamp(at, [entry]);
  all.push(entry, at.entry);
}
const journal = new Journal(sodium, hex(ROOM));
const order = new Order(journal, sodium, { room: ROOM, generation: 0 });
for (const { bytes, hash } of all) journal.load(bytes, hash);
order.begin(genesis, { time: 0 });
order.take(all);

/** Processor time since then, milliseconds, which other programs lengthen least. */
function workMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

// What nobody can do faster: opening checks ten times as many.
const idle = process.cpuUsage();
for (let i = 0; i < 1_000; i++) sodium.verify(genesis.bytes.subarray(-64), genesis.bytes, sequencer.pen.sigPk);
const checks = workMs(idle);

const start = performance.now();
const file = writeLogFile([settledPart({ journal, order, tip: order.tip!, place: { room: ROOM, generation: 0 } })]);
const saved = performance.now();
const before = process.cpuUsage();
const opened = await openReplay(
  {
    ...readerPorts(sodium),
    game: () => Promise.resolve(toy() as unknown as Game<unknown>),
    eyes: () => Promise.resolve(undefined),
  },
  file,
);
const open = performance.now();
const work = workMs(before);
if (!opened.ok) throw new Error(opened.code);
const rng = seeded(1);
for (let i = 0; i < LOOKS; i++) opened.value.at(rng.below(STAMPS + 1));
const looked = performance.now();

printTable('the log of 10,000 entries', [
  ['', 'takes', 'budget'],
  [`save it (${(file.length / 2 ** 20).toFixed(1)} MiB)`, ms(saved - start), ''],
  ['open it: every signature, chain and stamp, and the fold', ms(open - saved), '≤ 1500 ms, most of it in a Worker'],
  ['the same, processor time', ms(work), ''],
  ['a thousand signature checks, processor time', ms(checks), ''],
  ['look at one place', `${((looked - open) / LOOKS).toFixed(3)} ms`, '≤ 16 ms'],
]);
