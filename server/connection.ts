/**
 * One browser's connection: sending, closing, being slow and being too fast. What the frames mean is the room's business. A reader that
 * doesn't keep up gets no presence until its backlog is out, then the latest of each that it missed. A writer that sends too much is read
 * later. Nothing is dropped for good; whoever goes on like that is closed, and may come back.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { AwarenessMark } from '../src/wire/frames.ts';
import { writeRemoved } from '../src/wire/frames.ts';
import { Budget } from './budget.ts';
import type { CatchUp } from './catch-up.ts';
import { framed } from './frames.ts';
import { Hearing } from './hearing.ts';
import { CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { Outgoing } from './outgoing.ts';
import type { Pass } from './passes.ts';
import { Unfinished } from './unfinished.ts';
import type { Share } from './unfinished.ts';

/** A presence frame about nobody: says nothing, but keeps the stock client from giving the connection up. */
const NOTHING: Uint8Array = writeRemoved([]);

/** What a connection is opened with. */
export interface ConnectionSettings {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly pass?: Pass | undefined;
  /** What this connection holds of messages that aren't whole is counted in these. */
  readonly shares?: readonly Share[];
}

/** What is said with 4401, so that a browser whose clock is wrong can make the next token by ours. */
export function clockReason(wallMs: number): string {
  return `clock ${Math.floor(wallMs / 1000)}`;
}

/** One WebSocket in a room: what it may do, what it still gets, and what is sent to it within its bounds. */
export class Connection {
  /** What its token allows; absent where the relay asks for none. */
  readonly pass: Pass | undefined;
  /** The one whose presence this connection carries: other presence that it sends is an echo. */
  presence: AwarenessMark | undefined;
  /** Frames received so far. */
  received = 0;
  /** What it is still to get of the room's log; there once it is in the room. */
  catchUp: CatchUp | undefined;
  /** Whether our state vector is on its way and the answer still to come. */
  asked = false;

  readonly #socket: WebSocket;
  readonly #out: Outgoing;
  readonly #limits: Limits;
  readonly #metrics: Metrics;
  readonly #budget: Budget;
  readonly #unfinished: Unfinished;
  readonly #hearing: Hearing;
  /** Numbers of those whose presence it lacks. */
  #missed: Set<number> | undefined;
  #open = true;
  #silent = true;
  #answered = true;
  /** How many bytes had been taken at the last beat, and which have to be taken by when. */
  #taken = 0;
  #dueBytes = 0;
  #dueMs: number;
  #answers = 0;

  constructor(socket: WebSocket, stream: Duplex, settings: ConnectionSettings, nowMs: number) {
    const { limits, metrics, pass, shares = [] } = settings;
    this.pass = pass;
    this.#metrics = metrics;
    this.#socket = socket;
    this.#out = new Outgoing(stream);
    this.#limits = limits;
    this.#budget = new Budget(limits, nowMs);
    this.#unfinished = new Unfinished(shares, limits);
    this.#hearing = new Hearing(socket);
    this.#dueMs = nowMs;
    // Before the library's own listener, which says at once what came to an end by this piece.
    stream.prependListener('data', (piece: Uint8Array) => {
      this.#hearing.hear();
      if (this.#unfinished.add(piece.length)) this.cut();
    });
  }

  /** A whole message of its own came. */
  finish(): void {
    this.#unfinished.finish();
  }

  /** A pong came, with so many bytes to say. */
  ponged(sizeBytes: number): void {
    this.#answered = true;
    this.pinged(sizeBytes);
  }

  /** A ping came, or a pong: both are counted. */
  pinged(sizeBytes: number): void {
    this.#unfinished.control(sizeBytes);
    this.charge('presence', sizeBytes, performance.now());
  }

  /** False once it was told to close: whatever still arrives is not read. */
  get open(): boolean {
    return this.#open;
  }

  send(frame: Uint8Array): void {
    this.sendFramed(framed(frame));
  }

  /** Sends what several connections get, made once for all of them by `framed`. */
  sendFramed(bytes: Buffer): void {
    if (!this.#open) return;
    this.#silent = false;
    this.#out.put(bytes);
    this.#endIfStuck();
  }

  #endIfStuck(): void {
    if (this.unsentBytes > this.#limits.stuckBytes) this.close(CLOSE.slow, 'too slow');
  }

  /** Bytes that wait for the operating system to take them. */
  get unsentBytes(): number {
    return this.#socket.bufferedAmount + this.#out.waitingBytes;
  }

  /** Whether a frame of that size is more than may wait for this reader: then it is read again when the rest has been taken. */
  isBehind(sizeBytes: number): boolean {
    return this.unsentBytes + sizeBytes > this.#limits.liveBytes;
  }

  /** Sends a frame, and resolves when the operating system has taken it, or nobody is there any more. */
  async sendAndWait(frame: Uint8Array): Promise<void> {
    if (!this.#open) return;
    this.#silent = false;
    await new Promise<void>((resolve) => {
      this.#out.putNow(framed(frame), resolve);
      this.#endIfStuck();
    });
  }

  sendAll(frames: Iterable<Uint8Array>): void {
    for (const frame of frames) this.send(frame);
  }

  /** Sends presence, made by `framed`, or has `latest` asked for it once the backlog is out. */
  sendPresence(client: number, bytes: Buffer, latest: (client: number) => Uint8Array | undefined): void {
    if (this.#missed === undefined && this.unsentBytes < this.#limits.slowBytes) return this.sendFramed(bytes);
    if (this.#missed !== undefined) return void this.#missed.add(client);
    if (!this.#open) return;
    this.#missed = new Set([client]);
    this.#out.putNow(framed(NOTHING), () => {
      const missed = this.#missed ?? [];
      this.#missed = undefined;
      this.sendAll([...missed].map(latest).filter((kept) => kept !== undefined));
    });
  }

  /** Tells a page that asks that somebody is here. */
  reassure(): void {
    this.send(NOTHING);
  }

  /** Called every `listenMs`; whether nothing comes from it any more. */
  isSilent(): boolean {
    return this.#open && this.#hearing.isSilent(this.#out.writtenBytes - this.#out.waitingBytes);
  }

  /** Counts a frame that came. */
  charge(kind: 'sync' | 'presence', bytes: number, nowMs: number): void {
    const framesMs = this.#budget.spend(kind === 'sync' ? 'frames' : 'presence', 1, nowMs);
    this.#slowDown(Math.max(framesMs, this.#budget.spend('bytes', bytes, nowMs)), nowMs);
  }

  /**
   * Whether a question about the log may be answered: however short the answer, all of it is looked through. Ends it with whoever has asked
   * too often.
   */
  mayAsk(nowMs: number): boolean {
    const may = this.#budget.take('questions', 1, nowMs);
    if (!may) this.close(CLOSE.fast, 'too many questions');
    return may;
  }

  /** Counts a question that is answered, and says whether the answer's bytes are charged: the first is free, for it begins with nothing. */
  countAnswer(): boolean {
    this.#answers += 1;
    return this.#answers > 1;
  }

  /** Counts bytes that the other side asked for. */
  chargeBytes(bytes: number, nowMs: number): void {
    this.#slowDown(this.#budget.spend('bytes', bytes, nowMs), nowMs);
  }

  /** Stops reading for as long as the other side is over its budget, and ends it with whoever never stays within. */
  #slowDown(waitMs: number, nowMs: number): void {
    if (waitMs === 0 || !this.#open) return;
    if (this.#socket.isPaused) {
      // What had come before the pause is handed on all the same, and may be thousands of frames.
      if (waitMs > this.#limits.patienceMs) this.close(CLOSE.fast, 'too much');
      return;
    }
    this.#metrics.add('paused_total');
    if (this.#budget.spend('patience', waitMs, nowMs) > 0) return this.close(CLOSE.fast, 'too much');
    this.#socket.pause();
    this.#unfinished.wait(waitMs);
    setTimeout(() => this.#socket.resume(), waitMs).unref();
  }

  /**
   * Called every `lookMs`. The line ends where its reader hasn't taken in for `readMs` what was unsent before, and where a message takes
   * too long.
   */
  look(nowMs: number): void {
    if (this.#unfinished.isLate(nowMs)) return this.cut();
    if (this.unsentBytes <= Math.max(0, this.#out.writtenBytes - this.#dueBytes)) {
      this.#dueBytes = this.#out.writtenBytes;
      this.#dueMs = nowMs;
    } else if (nowMs - this.#dueMs > this.#limits.readMs) this.close(CLOSE.slow, 'too slow');
  }

  /**
   * Called every `heartbeatMs`: breaks a silence, and cuts off a line that answers neither that nor the time before. A line that should
   * have come again with a new token gets a goodbye.
   * @param wallMs Unix time
   */
  beat(wallMs: number): void {
    if (!this.#open) return;
    if (this.pass !== undefined && wallMs > this.pass.expiresMs + this.#limits.tokenGraceMs)
      return this.close(CLOSE.token, clockReason(wallMs));
    const taken = this.#out.writtenBytes - this.unsentBytes;
    const moving = taken > this.#taken;
    this.#taken = taken;
    if (!this.#answered && !moving && !this.#socket.isPaused) return this.cut();
    this.#answered = false;
    this.#socket.ping();
    if (this.#silent) this.send(NOTHING);
    this.#silent = true;
  }

  /** Says goodbye, and hangs up on whoever doesn't answer it: the goodbye waits behind all that is unsent. */
  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#open = false;
    this.#metrics.add('closed_total', 1, String(code));
    this.#out.flush();
    this.#socket.resume(); // the other side's goodbye must be read
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), this.#limits.lookMs).unref();
  }

  /** Ends it without a goodbye, which would wait behind everything unsent. */
  cut(): void {
    if (this.#open) this.#metrics.add('closed_total', 1, 'cut');
    this.#open = false;
    this.#socket.terminate();
  }

  /** Notes that the other side is gone. */
  closed(): void {
    this.#open = false;
    this.#unfinished.end();
  }

  /** Says that the room is gone for the moment; the client comes back by itself. */
  drain(): void {
    this.close(CLOSE.draining, 'come back');
  }
}
