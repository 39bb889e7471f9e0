/**
 * A table of which each seat is a thread of its own with the real cryptography, and the relay (memory store) another. It runs beside a bare
 * echo of a frame as long as a sealed act. That is what a benchmark of the way between pages begins with. Times are noted in shared memory:
 * a message for each would cost a page a fifth of what it is measured at.
 */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { WebSocket, WebSocketServer } from 'ws';
import { startRelay } from '../../server/relay.ts';
import { MemoryStore } from '../helpers/memory-store.ts';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { webTransport } from '../../src/embed/adapters/transport.ts';
import type { Game, Seat } from '../../src/kernel/game.ts';
import type { PlayLink } from '../../src/kernel/identity/link.ts';
import type { TablePorts } from '../../src/kernel/core/table-ports.ts';
import type { Table, TableView } from '../../src/kernel/view/table-view.ts';
import { foundTable, makeDevice, openPage, until } from '../helpers/tables.ts';

/** Bytes of the echo's frame. */
export const FRAME = 322;
const PATIENCE_MS = 60_000;

/** What is done again and again, and what each page notes of it. */
export interface Measured<Step extends string> {
  readonly game: Game<never, never>;
  readonly seats: number;
  /** Not the founder's, whose page stamps. */
  readonly author: Seat;
  /** What each page notes of one act, beside its author's beginning. */
  readonly steps: readonly Step[];
  /** Hears where each page's core is. */
  readonly inside?: TablePorts['inside'] | undefined;
  /** Before this page is opened. */
  watch?(): void;
  /** Whether the first act may come, once a game is on. */
  isReady?(view: TableView): boolean;
  /** Notes each step from now on. */
  report(table: Table, seat: Seat, note: (step: Step) => void): void;
  act(table: Table): Promise<unknown>;
}

export interface Threads<Step extends string> {
  /** One act; fulfilled when all have noted all of it. */
  act(): void;
  /** Milliseconds from the author's beginning until this page had come so far with the last act. */
  took(step: Step, seat: Seat): number;
  /** Milliseconds of one bare echo. */
  echo(): Promise<number>;
}

interface Role {
  readonly seat: Seat;
  readonly url: string;
  readonly link?: PlayLink;
  readonly noted: SharedArrayBuffer;
}

type Said =
  | { readonly what: 'relay'; readonly relay: string; readonly echo: string }
  | { readonly what: 'founded'; readonly link: PlayLink }
  | { readonly what: 'seated' | 'playing' };

export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;
const say = (said: Said): void => parentPort!.postMessage(said);

/** When each page was how far with the act that is on: the machine's monotonic clock in milliseconds. */
class Notes<Step extends string> {
  readonly #steps: readonly (Step | 'begun')[];
  readonly #seats: number;
  readonly #count: Int32Array;
  readonly #times: Float64Array;

  constructor({ steps, seats }: Measured<Step>, shared: SharedArrayBuffer) {
    this.#steps = ['begun', ...steps];
    this.#seats = seats;
    this.#count = new Int32Array(shared, 0, 1);
    this.#times = new Float64Array(shared, 8);
  }

  static bytes({ steps, seats }: Measured<string>): number {
    return 8 + 8 * (steps.length + 1) * seats;
  }

  /** Of one act: each page notes each step, one has begun it. */
  get #all(): number {
    return (this.#steps.length - 1) * this.#seats + 1;
  }

  #index(step: Step | 'begun', seat: Seat): number {
    return this.#steps.indexOf(step) * this.#seats + seat;
  }

  note(step: Step | 'begun', seat: Seat): void {
    this.#times[this.#index(step, seat)] = nowMs();
    // To wake who waits costs this page its core: the last one does it.
    if (Atomics.add(this.#count, 0, 1) + 1 === this.#all) Atomics.notify(this.#count, 0);
  }

  at(step: Step | 'begun', seat: Seat): number {
    return this.#times[this.#index(step, seat)]!;
  }

  /** Sleeps until all have noted the act that was begun after this one's last call. */
  await(): void {
    for (let n = Atomics.load(this.#count, 0); n < this.#all; n = Atomics.load(this.#count, 0))
      if (Atomics.wait(this.#count, 0, n, PATIENCE_MS) === 'timed-out')
        throw new Error(`${Atomics.load(this.#count, 0)} of ${this.#all} notes`);
    Atomics.store(this.#count, 0, 0);
  }
}

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

async function sit<Step extends string>(of: Measured<Step>, { seat, url, link, noted }: Role): Promise<void> {
  const sodium = await loadSodium();
  const socket = WebSocket as unknown as typeof globalThis.WebSocket;
  // y-websocket's own timer reads the name from the page.
  globalThis.WebSocket ??= socket;
  const { game, inside } = of;
  const hub = { transport: () => webTransport(url, sodium, { socket }) };
  const device = await makeDevice();
  of.watch?.();
  const founded = link ? undefined : await foundTable(device, { hub, game, inside });
  if (founded) say({ what: 'founded', link: founded.link });
  const table = founded ? founded.table : await openPage(device, link!, { hub, game, inside });
  await until(table, (v) => v.phase === 'lobby' && !v.me.watcher && v.connection.state === 'live');
  await table.claim(`Persona ${seat}`, seat);
  await until(table, (v) => v.seats.some((one) => one.me) && v.pending.length === 0);
  say({ what: 'seated' });
  const notes = new Notes(of, noted);
  parentPort!.on('message', (order: 'start' | 'act') => {
    if (order === 'start') return void start(table);
    notes.note('begun', seat);
    // What a thread says by itself waits for the main one, which sleeps.
    of.act(table).catch((error: unknown) => writeSync(2, `${String(error)}\n`));
  });
  await until(table, (v) => v.play !== undefined && (of.isReady?.(v) ?? true), PATIENCE_MS);
  of.report(table, seat, (step) => notes.note(step, seat));
  say({ what: 'playing' });
}

/** Where the game wants keepers, their keys take a moment. */
async function start(table: Table): Promise<void> {
  while (await table.start({})) await new Promise((resolve) => setTimeout(resolve, 500));
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

async function echoed(socket: WebSocket): Promise<number> {
  const start = nowMs();
  const answer = new Promise((resolve) => socket.once('message', resolve));
  socket.send(new Uint8Array(FRAME));
  await answer;
  return nowMs() - start;
}

async function seated<Step extends string>(of: Measured<Step>): Promise<Threads<Step>> {
  const { relay, echo } = await new Thread({ serve: true }).next('relay');
  const socket = new WebSocket(echo, { perMessageDeflate: false });
  await new Promise((resolve) => socket.once('open', resolve));

  const noted = new SharedArrayBuffer(Notes.bytes(of));
  const host = new Thread({ seat: 0, url: relay, noted });
  const { link } = await host.next('founded');
  await host.next('seated');
  const people = [host];
  for (let seat = 1; seat < of.seats; seat++) {
    const thread = new Thread({ seat, url: relay, link, noted });
    await thread.next('seated');
    people.push(thread);
  }
  host.worker.postMessage('start');
  for (const seat of people) await seat.next('playing');

  const notes = new Notes(of, noted);
  return {
    act: () => {
      people[of.author]!.worker.postMessage('act');
      notes.await();
    },
    took: (step, seat) => notes.at(step, seat) - notes.at('begun', of.author),
    echo: () => echoed(socket),
  };
}

/** Runs `measure` in the main thread and, in the others that it starts, the relay and the seats; ends the process. */
export async function inThreads<Step extends string>(
  of: Measured<Step>,
  measure: (threads: Threads<Step>) => Promise<void>,
): Promise<void> {
  const role = workerData as ({ readonly serve: true } | Role) | null;
  if (!isMainThread) return 'serve' in role! ? serve() : sit(of, role!);
  await measure(await seated(of));
  process.exit(0);
}
