/**
 * How long a move is under way, six seats: until it shows to its author, until another sees it (pending), until it is stamped there. Each
 * seat is a thread of its own with the real cryptography, the relay (memory store) another, and beside it a bare echo of a frame as long
 * as a sealed act. The threads share this machine's cores, so the ratio to the echo of the same run is what counts; and what all of them
 * together work for one act, which others' load changes least. Times are noted in shared memory: a message for each would cost a page a
 * fifth of what it is measured at.
 */
import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket, WebSocketServer } from 'ws';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../../server/stores/memory.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import type { Table } from '../../src/kernel/table-view.ts';
import { foundTable, makeDevice, openPage, until } from '../helpers/tables.ts';
import { ms, printTable, quantile } from './print.ts';
import { game, otherOn, teamOn } from './seated.ts';

const SEATS = 6;
const ACTS = 300;
const WARM = 50;
const FRAME = 322;
/** Not the founder's, whose page stamps. */
const WRITER = 1;

interface Role {
  readonly seat: number;
  readonly url: string;
  readonly link?: PlayLink;
  readonly noted: SharedArrayBuffer;
}

type Said =
  | { readonly what: 'relay'; readonly relay: string; readonly echo: string }
  | { readonly what: 'founded'; readonly link: PlayLink }
  | { readonly what: 'seated' | 'playing' };

const STEPS = ['begun', 'shown', 'stamped'] as const;
/** Of one act: each page shows it and shows it stamped, one has begun it. */
const NOTES = 2 * SEATS + 1;
const PATIENCE_MS = 60_000;

/** When each page was how far with the act that is on: the machine's monotonic clock in milliseconds. */
class Notes {
  static readonly bytes: number = 8 + 8 * STEPS.length * SEATS;
  readonly #count: Int32Array;
  readonly #times: Float64Array;

  constructor(shared: SharedArrayBuffer) {
    this.#count = new Int32Array(shared, 0, 1);
    this.#times = new Float64Array(shared, 8);
  }

  note(step: (typeof STEPS)[number], seat: number): void {
    this.#times[STEPS.indexOf(step) * SEATS + seat] = nowMs();
    // To wake who waits costs this page its core: the last one does it.
    if (Atomics.add(this.#count, 0, 1) + 1 === NOTES) Atomics.notify(this.#count, 0);
  }

  at(step: (typeof STEPS)[number], seat: number): number {
    return this.#times[STEPS.indexOf(step) * SEATS + seat]!;
  }

  /** Sleeps until all have noted the act that was begun after this one's last call. */
  await(): void {
    for (let n = Atomics.load(this.#count, 0); n < NOTES; n = Atomics.load(this.#count, 0))
      if (Atomics.wait(this.#count, 0, n, PATIENCE_MS) === 'timed-out') throw new Error(`${n} of ${NOTES} notes`);
    Atomics.store(this.#count, 0, 0);
  }
}

const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;
const say = (said: Said): void => parentPort!.postMessage(said);

async function serve(): Promise<void> {
  const relay = await startRelay({
    store: new MemoryStore(),
    port: 0,
    limits: { framesPerSecond: 1e6, framesBurst: 1e6 },
  });
  const echo = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  echo.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
  await new Promise((resolve) => echo.once('listening', resolve));
  const { port } = echo.address() as { readonly port: number };
  say({ what: 'relay', relay: relay.url, echo: `ws://127.0.0.1:${port}` });
}

async function sit({ seat, url, link, noted }: Role): Promise<void> {
  const sodium = await loadSodium();
  const socket = WebSocket as unknown as typeof globalThis.WebSocket;
  // y-websocket's own timer reads the name from the page.
  globalThis.WebSocket ??= socket;
  const hub = { transport: () => webTransport(url, sodium, socket) };
  const device = await makeDevice();
  const founded = link ? undefined : await foundTable(device, { hub, game });
  if (founded) say({ what: 'founded', link: founded.link });
  const table = founded ? founded.table : await openPage(device, link!, { hub, game });
  await until(table, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live');
  await table.claim(`Persona ${seat}`, seat);
  await until(table, (v) => v.seats.some((one) => one.me) && v.pending.length === 0);
  say({ what: 'seated' });
  const notes = new Notes(noted);
  parentPort!.on('message', (order: 'start' | 'act') => void (order === 'start' ? table.start({}) : act(table, notes)));
  await until(table, (v) => v.play !== undefined, 60_000);
  report(table, seat, notes);
  say({ what: 'playing' });
}

/** Notes each change as the page would draw it. */
function report(table: Table, seat: number, notes: Notes): void {
  let [team, lines] = [teamOn(table.view, WRITER), table.view.log.length];
  table.subscribe(() => {
    const { view } = table;
    if (teamOn(view, WRITER) !== team) {
      team = teamOn(view, WRITER);
      notes.note('shown', seat);
    }
    const fresh = view.log.slice(lines);
    lines = view.log.length;
    if (fresh.some(({ what }) => what === 'move/setTeam')) notes.note('stamped', seat);
  });
}

async function act(table: Table, notes: Notes): Promise<void> {
  notes.note('begun', WRITER);
  const refusal = await table.propose('setTeam', { team: otherOn(table.view, WRITER) });
  if (refusal) throw new Error(refusal.code);
}

class Thread {
  readonly worker: Worker;
  readonly #said: Said[] = [];
  #wake: () => void = () => undefined;

  constructor(data: unknown) {
    this.worker = new Worker(process.argv[1]!, { workerData: data });
    this.worker.on('error', (error) => {
      console.error(error);
      process.exit(1);
    });
    this.worker.on('message', (said: Said) => {
      this.#said.push(said);
      this.#wake();
    });
  }

  /** The next of this kind; what was said before it is passed over. */
  async next<W extends Said['what']>(what: W): Promise<Said & { readonly what: W }> {
    for (;;) {
      const said = this.#said.shift();
      if (said?.what === what) return said as Said & { readonly what: W };
      if (!said) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

async function echoed(socket: WebSocket, frame: Uint8Array): Promise<number> {
  const start = nowMs();
  const answer = new Promise((resolve) => socket.once('message', resolve));
  socket.send(frame);
  await answer;
  return nowMs() - start;
}

type Times = Record<'echo' | 'own' | 'first' | 'seen' | 'stamped' | 'work', number[]>;

async function measure(): Promise<void> {
  const { relay, echo } = await new Thread({ serve: true }).next('relay');
  const socket = new WebSocket(echo, { perMessageDeflate: false });
  await new Promise((resolve) => socket.once('open', resolve));

  const noted = new SharedArrayBuffer(Notes.bytes);
  const host = new Thread({ seat: 0, url: relay, noted });
  const { link } = await host.next('founded');
  await host.next('seated');
  const seats = [host];
  for (let seat = 1; seat < SEATS; seat++) {
    const thread = new Thread({ seat, url: relay, link, noted });
    await thread.next('seated');
    seats.push(thread);
  }
  host.worker.postMessage('start');
  for (const seat of seats) await seat.next('playing');

  const times: Times = { echo: [], own: [], first: [], seen: [], stamped: [], work: [] };
  const notes = new Notes(noted);
  const all = seats.map((_, seat) => seat);
  for (let i = 0; i < WARM + ACTS; i++) {
    const bare = await echoed(socket, new Uint8Array(FRAME));
    const before = process.cpuUsage();
    seats[WRITER]!.worker.postMessage('act');
    notes.await();
    const { user, system } = process.cpuUsage(before);
    if (i < WARM) continue;
    const begun = notes.at('begun', WRITER);
    const seen = all.filter((seat) => seat !== WRITER).map((seat) => notes.at('shown', seat) - begun);
    times.echo.push(bare);
    times.own.push(notes.at('shown', WRITER) - begun);
    times.first.push(Math.min(...seen));
    times.seen.push(...seen);
    times.stamped.push(...all.map((seat) => notes.at('stamped', seat) - begun));
    times.work.push((user + system) / 1_000);
  }
  print(times);
}

function print({ echo, own, first, seen, stamped, work }: Times): void {
  const row = (what: string, all: readonly number[], budget: string): readonly string[] => [
    what,
    ms(quantile(all, 0.1)),
    ms(quantile(all, 0.5)),
    ms(quantile(all, 0.99)),
    budget,
  ];
  const hop = quantile(echo, 0.5);
  printTable(`one act through the relay, ${SEATS} seats, ${ACTS} acts`, [
    ['', 'p10', 'p50', 'p99', 'budget, p50'],
    row(`echo of ${FRAME} B`, echo, ''),
    row('visible to its author', own, '≤ 17 ms (a frame)'),
    row('seen by the first of the others, pending', first, `≤ ${ms(hop + 1)} (echo + 1)`),
    row('seen by each of the others, pending', seen, `≤ ${ms(hop + 1)} (echo + 1)`),
    row('stamped at each', stamped, `≤ ${ms(2 * (hop + 1))} (one more trip)`),
    row('processor time of all pages and the relay', work, ''),
  ]);
}

const role = workerData as ({ readonly serve: true } | Role) | null;
if (isMainThread) {
  await measure();
  process.exit(0);
} else await ('serve' in role! ? serve() : sit(role!));
