/** People at a relay as bare sockets, with a clock in each entry; and the server under them as a process whose cost can be read. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { feedName } from '../../src/wire/feed.ts';
import { writeUpdate } from '../../src/wire/frames.ts';

const ENTRY_BYTES = 220;
const TICK_MS = 10;

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
    memoryBytes: 2 ** 40,
    lagMs: 1e6,
  }),
};

/** On a signal the process sweeps, so that what it still needs can be told from what it hasn't given back yet. */
const SWEEPING = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())'];

/** Servers to set side by side, and where their rooms are. */
export const SERVERS: readonly { readonly name: string; readonly script: string; readonly path: string }[] = [
  { name: 'our relay', script: 'dist-server/main.js', path: '/sync' },
  { name: '@y/websocket-server 0.1.1', script: 'node_modules/@y/websocket-server/src/server.js', path: '' },
];

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
    which: (typeof SERVERS)[number],
    port: number,
    data: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Server> {
    const env = { ...process.env, ...SETTINGS, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: data, ...more };
    const child = spawn(process.execPath, [...SWEEPING, which.script], { env });
    process.once('exit', () => child.kill());
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

type Seat = { readonly socket: WebSocket; readonly doc: Y.Doc };

export const roomName = (name: string): string => name.padEnd(22, '_');

export class Crowd {
  /** Milliseconds that each delivered entry was under way, since they were last taken. */
  delays: number[] = [];
  sent = 0;
  readonly #seats: Seat[] = [];

  /** `rooms × seats` people come. @param label so that rooms of two crowds differ */
  static async at(url: string, rooms: number, seats: number, label = ''): Promise<Crowd> {
    const crowd = new Crowd();
    for (let i = 0; i < rooms * seats; i++) await crowd.#sit(`${url}/${roomName(`${label}${i % rooms}`)}`);
    return crowd;
  }

  /** Its first eight bytes are when it was sent. */
  async #sit(url: string): Promise<void> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const doc = new Y.Doc();
    doc.on('update', (update: Uint8Array) => socket.send(writeUpdate(update)));
    socket.on('message', (frame: Buffer) => {
      if (frame[0] !== 0 || frame[1] !== 2 || frame.length < ENTRY_BYTES) return;
      this.delays.push(performance.now() - frame.readDoubleLE(frame.length - 1 - ENTRY_BYTES));
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    this.#seats.push({ socket, doc });
  }

  /** Writes at a steady rate, everybody in turn, and waits a second for the last to arrive. */
  async load(perSecond: number, seconds: number): Promise<void> {
    const start = performance.now();
    let sent = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const elapsed = (performance.now() - start) / 1_000;
        const due = Math.min(elapsed, seconds) * perSecond;
        for (; sent < due; sent++) write(this.#seats[(this.sent++ * 7) % this.#seats.length]!.doc);
        if (elapsed < seconds + 1) return;
        clearInterval(timer);
        resolve();
      }, TICK_MS);
    });
  }

  async leave(): Promise<void> {
    await Promise.all(
      this.#seats.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve).terminate())),
    );
  }
}

function write(doc: Y.Doc): void {
  const entry = new Uint8Array(ENTRY_BYTES);
  new DataView(entry.buffer).setFloat64(0, performance.now(), true);
  doc.getArray(feedName(doc.clientID)).push([entry]);
}
