/**
 * Opening a table of 10,000 entries, stamps included, in Node. It is opened from the device's own log, where everything was verified when
 * it came. Then it is by a newcomer who gets all of it from the relay. It is timed until it is drawn, and until every signature is checked,
 * in a thread beside, and the page may write.
 *
 *   npm run bench open          ENTRIES=1000,10000,19000 TIMES=3 are others
 */
import process from 'node:process';
import { isMainThread, MessageChannel, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import * as Y from 'yjs';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { memoryLog } from '../../src/embed/adapters/store.ts';
import type { Transport } from '../../src/kernel/journal/transport.ts';
import type { SignatureJob, Verifier } from '../../src/kernel/ports.ts';
import { Hub } from '../helpers/hub.ts';
import { makeDevice, openPage, until } from '../helpers/tables.ts';
import { ms, printTable, quantile } from './print.ts';
import { joined, type LongTable, longTable } from './long-table.ts';
import { game, playOf } from './seated.ts';

const TIMES = Number(process.env['TIMES'] ?? 7);
const ENTRIES = (process.env['ENTRIES'] ?? '10000').split(',').map(Number);
/** That check signatures: the budget's machine has two cores. */
const THREADS = 2;

const nobody: Transport = { connect: () => ({ present: () => undefined, close: () => undefined }) };

if (isMainThread) {
  // A heap of its own: the evening that was played here would be swept again and again while the page opens.
  for (const entries of ENTRIES) {
    const page = new Worker(process.argv[1]!, { workerData: await longTable(entries) });
    const code = await new Promise<number>((resolve) => page.once('exit', resolve));
    if (code !== 0) process.exit(code);
  }
  process.exit(0);
} else if (workerData) await measure(workerData as LongTable);
else {
  const sodium = await loadSodium();
  parentPort!.on('message', ({ jobs, port }: { readonly jobs: readonly SignatureJob[]; readonly port: MessagePort }) =>
    port.postMessage(jobs.map(({ sig, message, pk }) => sodium.verify(sig, message, pk))),
  );
}

/** As in a browser (`adapters/verifier.ts`): threads are started when there is something to check, and share it. */
function threadVerifier(): Verifier & { close(): void } {
  let threads: readonly Worker[] | undefined;
  const ask = (thread: Worker, jobs: readonly SignatureJob[]): Promise<readonly boolean[]> => {
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve } = later<readonly boolean[]>();
    port1.once('message', (good: readonly boolean[]) => {
      port1.close();
      resolve(good);
    });
    thread.postMessage({ jobs, port: port2 }, [port2]);
    return promise;
  };
  return {
    async verify(jobs) {
      threads ??= Array.from({ length: THREADS }, () => new Worker(process.argv[1]!));
      const size = Math.ceil(jobs.length / THREADS);
      const parts = threads.map((thread, i) => ask(thread, jobs.slice(i * size, (i + 1) * size)));
      return (await Promise.all(parts)).flat();
    },
    close: () => {
      for (const thread of threads ?? []) void thread.terminate();
    },
  };
}

function later<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

/** Each of the times of `TIMES` rounds. */
async function rounds(round: () => Promise<readonly number[]>): Promise<number[][]> {
  const all: number[][] = [];
  for (let i = 0; i < TIMES; i++) for (const [n, took] of (await round()).entries()) (all[n] ??= []).push(took);
  return all;
}

async function measure({ link, stored, rows, update, shown, lines }: LongTable): Promise<void> {
  const store = memoryLog();
  await store.append(rows);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, update);
  const hub = new Hub();
  await joined(hub, link, doc);

  const fromLog = await rounds(async () => {
    const start = performance.now();
    const table = await openPage({ stored, store, later: new Map() }, link, { hub: { transport: () => nobody }, game });
    // Where keepers have changed the fold stops for a moment, until their proof is checked.
    await until(table, (v) => v.log.length >= lines, 60_000);
    const same = JSON.stringify(playOf(table.view)?.teams) === shown;
    const took = performance.now() - start;
    await table.close();
    if (!same) throw new Error('another table came out');
    return [took];
  });
  const fromRelay = await rounds(async () => {
    const device = await makeDevice();
    const verifier = threadVerifier();
    const start = performance.now();
    const table = await openPage(device, link, { hub, game, verifier });
    await until(table, (v) => v.log.length >= lines, 60_000);
    const drawn = performance.now() - start;
    if (JSON.stringify(playOf(table.view)?.teams) !== shown) throw new Error('another table came out');
    await until(table, (v) => v.connection.state === 'live', 60_000);
    const proven = performance.now() - start;
    await table.close();
    verifier.close();
    return [drawn, proven];
  });
  // What the same machine takes for what nobody can do faster: 88 µs where the budgets were set.
  const sodium = await loadSodium();
  const [message, seed] = [new Uint8Array(300), new Uint8Array(32).fill(1)];
  const [sig, pk] = [sodium.signWithSeed(message, seed), sodium.publicKeyOf(seed)];
  const checks = await rounds(async () => {
    const start = performance.now();
    for (let i = 0; i < 1_000; i++) sodium.verify(sig, message, pk);
    return [performance.now() - start];
  });

  const row = (what: string, took: readonly number[] | undefined, budget: string): readonly string[] => [
    what,
    ms(quantile(took ?? [], 0.5)),
    ms(Math.min(...(took ?? []))),
    budget,
  ];
  printTable(`opening a table of ${rows.length.toLocaleString('en')} entries, Node`, [
    ['', 'median', 'best', 'budget'],
    row('drawn from the own log', fromLog[0], '≤ 250 ms'),
    row('drawn by a newcomer', fromRelay[0], '≤ 250 ms'),
    row('…and every signature checked', fromRelay[1], '≤ 1.5 s'),
    row('a thousand signature checks', checks[0], ''),
  ]);
  process.exit(0);
}
