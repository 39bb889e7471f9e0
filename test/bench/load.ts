/** People at a relay as bare sockets, with a clock in each entry. The server under them is a process whose cost can be read. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { createEncoder, toUint8Array, writeVarString } from 'lib0/encoding';
import { MAX_CLIENT } from '../../src/wire/feed.ts';
import { writeUpdate } from '../../src/wire/frames.ts';
import { appended, BareLine } from './bare-line.ts';

const ENTRY_BYTES = 220;
const TICK_MS = 10;
/** What is still under way at the end of a load arrives within this, or is lost. */
const LATE_MS = 20_000;

/** The load is one machine's, not people's: budgets that stop one are lifted. */
const SETTINGS = {
  TOKENS: 'off',
  METRICS: '1',
  LIMITS: JSON.stringify({
    framesPerSecond: 1e6,
    framesBurst: 1e6,
    bytesPerSecond: 1e9,
    bytesBurst: 1e9,
    connections: 1e5,
    sockets: 1e5,
    playersPerRoom: 1e3,
    messagesPerSecond: 1e9,
    memoryBytes: 2 ** 40,
    lagMs: 1e6,
  }),
};

/** As `deploy/tavolata.service` starts ours; the others get the same. */
const FLAGS = ['--max-semi-space-size=4'];
/** On a signal the process sweeps, so that what it still needs can be told from what it hasn't given back yet. */
const SWEEPING = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'];

/** A server, and how its frames differ from those of y-websocket. */
export interface Served {
  readonly name: string;
  readonly script: string;
  readonly path: string;
  /** What stands before each frame in a room, and what is said first. */
  readonly prefix?: (room: string) => Uint8Array;
  readonly hello?: (room: string) => Uint8Array;
}

const named = (room: string, ...more: readonly number[]): Uint8Array => {
  const encoder = createEncoder();
  writeVarString(encoder, room);
  return Uint8Array.of(...toUint8Array(encoder), ...more);
};

/** Servers to set side by side, and where their rooms are. */
export const OURS: Served = { name: 'our relay', script: 'dist-server/main.js', path: '/sync' };
export const STOCK: Served = {
  name: '@y/websocket-server 0.1.1',
  script: 'node_modules/@y/websocket-server/src/server.js',
  path: '',
};
/** The same library without a relay on it. */
export const FLOOR: Served = { name: 'bare fan-out on ws', script: 'test/bench/floor.mjs', path: '' };
/** On the WebSocket library that it brings: µWebSockets, on which its authors measure it, isn't published at npm. */
export const HOCUSPOCUS: Served = {
  name: '@hocuspocus/server 4.7.0',
  script: 'test/bench/hocuspocus/serve.mjs',
  path: '',
  prefix: (room) => named(room),
  // Authentication, a token of no letters.
  hello: (room) => named(room, 2, 0, 0),
};

export class Server {
  readonly port: number;
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, path: string) {
    this.#child = child;
    this.port = port;
    this.url = `ws://127.0.0.1:${port}${path}`;
  }

  /** @param data where our relay keeps its rooms */
  static async start(
    which: Served,
    port: number,
    data: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Server> {
    const env = { ...process.env, ...SETTINGS, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: data, ...more };
    const child = spawn(process.execPath, [...FLAGS, ...SWEEPING, which.script], { env });
    const kill = (): void => void child.kill();
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve);
      child.once('exit', () => reject(new Error(`${which.name} did not start on port ${port}`)));
    });
    return new Server(child, port, which.path);
  }

  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  rssKiB(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8'))?.[1]);
  }

  /** Memory that is in use: what nobody needs any more is swept first. */
  async usedKiB(): Promise<number> {
    for (let i = 0; i < 3; i++) {
      this.#child.kill('SIGUSR2');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    return this.rssKiB();
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill();
    await gone;
  }
}

interface Seat {
  readonly line: BareLine;
  readonly client: number;
  readonly prefix: Uint8Array;
  entries: number;
}

export const roomName = (name: string): string => name.padEnd(22, '_');
/** Where the server of ours puts a room; the others put it at the root. */
const roomOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

export class Crowd {
  /** Milliseconds that each delivered entry was under way, since they were last taken. */
  delays: number[] = [];
  sent = 0;
  readonly #seats: Seat[] = [];
  readonly #served: Served;
  readonly #perRoom: number;

  private constructor(served: Served, perRoom: number) {
    this.#served = served;
    this.#perRoom = perRoom;
  }

  /** `rooms × seats` people come. @param label so that rooms of two crowds differ */
  static async at(
    url: string,
    rooms: number,
    seats: number,
    { label = '', served = OURS }: { readonly label?: string; readonly served?: Served } = {},
  ): Promise<Crowd> {
    const crowd = new Crowd(served, seats);
    for (let i = 0; i < rooms * seats; i++) await crowd.#sit(`${url}/${roomName(`${label}${i % rooms}`)}`);
    return crowd;
  }

  /** An entry's first eight bytes are when it was sent, the next four by whom. */
  async #sit(url: string): Promise<void> {
    const line = await BareLine.open(url);
    const client = Math.floor(Math.random() * MAX_CLIENT);
    const { prefix, hello } = this.#served;
    const seat: Seat = { line, client, prefix: prefix?.(roomOf(url)) ?? new Uint8Array(), entries: 0 };
    const skip = seat.prefix.length;
    line.onMessage = (frame) => {
      if (frame[skip] !== 0 || frame[skip + 1] !== 2 || frame.length < skip + ENTRY_BYTES) return;
      const entry = frame.length - 1 - ENTRY_BYTES;
      // Some servers give it back to its writer.
      if (frame.readUInt32LE(entry + 8) !== client) this.delays.push(performance.now() - frame.readDoubleLE(entry));
    };
    if (hello) line.send(hello(roomOf(url)));
    this.#seats.push(seat);
  }

  /** Writes at a steady rate, everybody in turn, and waits for the last to arrive. */
  async load(perSecond: number, seconds: number): Promise<void> {
    const start = performance.now();
    const due = this.delays.length + Math.floor(perSecond * seconds) * (this.#perRoom - 1);
    let sent = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const elapsed = (performance.now() - start) / 1_000;
        const now = Math.floor(Math.min(elapsed, seconds) * perSecond);
        for (; sent < now; sent++) this.write();
        if (elapsed < seconds || (this.delays.length < due && elapsed < seconds + LATE_MS / 1_000)) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
  }

  /** The next one writes, an entry or several in one update. */
  write(entries = 1): void {
    const seat = this.#seats[(this.sent++ * 7) % this.#seats.length];
    if (seat === undefined) return;
    const written = Array.from({ length: entries }, () => {
      const bytes = new Uint8Array(ENTRY_BYTES);
      const view = new DataView(bytes.buffer);
      view.setFloat64(0, performance.now(), true);
      view.setUint32(8, seat.client, true);
      return bytes;
    });
    const frame = writeUpdate(appended(seat.client, seat.entries, written));
    seat.entries += entries;
    seat.line.send(seat.prefix.length === 0 ? frame : Buffer.concat([seat.prefix, frame]));
  }

  async leave(): Promise<void> {
    await Promise.all(this.#seats.map(({ line }) => line.cut()));
  }
}
