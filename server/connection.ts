/**
 * One browser's connection: sending, closing, being slow and being too fast. What the frames mean is the room's business.
 * A reader that doesn't keep up gets no presence until its backlog is out, then the latest of each that it missed; a
 * writer that sends too much is simply read later. Nothing is dropped for good.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { AwarenessMark } from '../src/wire/frames.ts';
import { writeRemoved } from '../src/wire/frames.ts';
import { Bucket, CLOSE } from './limits.ts';
import type { Limits } from './limits.ts';

/** A presence frame about nobody: says nothing, but keeps the stock client from giving the connection up. */
const NOTHING: Uint8Array = writeRemoved([]);

export class Connection {
  /** The one whose presence this connection carries: other presence that it sends is an echo. */
  presence: AwarenessMark | undefined;
  /** Frames received so far. */
  received = 0;
  /** Whether our state vector is on its way and the answer still to come. */
  asked = false;

  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #frames: Bucket;
  readonly #bytes: Bucket;
  readonly #missed = new Set<number>();
  #open = true;
  #silent = true;
  #answered = true;
  #backlog = 0;

  constructor(socket: WebSocket, stream: Duplex, limits: Limits, nowMs: number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#frames = new Bucket(limits.framesPerSecond, limits.framesBurst, nowMs);
    this.#bytes = new Bucket(limits.bytesPerSecond, limits.bytesBurst, nowMs);
    socket.on('pong', () => {
      this.#answered = true;
    });
  }

  /** False once it was told to close: whatever still arrives is not read. */
  get open(): boolean {
    return this.#open;
  }

  send(frame: Uint8Array): void {
    if (!this.#open) return;
    this.#silent = false;
    this.#socket.send(frame);
    if (this.#socket.bufferedAmount > this.#limits.stuckBytes) this.cut();
  }

  /** Sends several frames in one go, so that a long answer doesn't become thousands of packets. */
  sendAll(frames: Iterable<Uint8Array>): void {
    this.#stream.cork();
    for (const frame of frames) this.send(frame);
    this.#stream.uncork();
  }

  /** Sends presence, or has `latest` asked for it once the backlog is out. */
  sendPresence(client: number, frame: Uint8Array, latest: (client: number) => Uint8Array | undefined): void {
    if (this.#socket.bufferedAmount < this.#limits.slowBytes) return this.send(frame);
    this.#missed.add(client);
    if (this.#missed.size > 1 || !this.#open) return;
    this.#socket.send(NOTHING, () => {
      const missed = [...this.#missed];
      this.#missed.clear();
      this.sendAll(missed.map(latest).filter((kept) => kept !== undefined));
    });
  }

  /** Counts what the other side sent or made us send, and stops reading for as long as it is over its budget. */
  charge(frames: number, bytes: number, nowMs: number): void {
    const waitMs = Math.max(this.#frames.spend(frames, nowMs), this.#bytes.spend(bytes, nowMs));
    if (waitMs === 0 || this.#socket.isPaused) return;
    this.#socket.pause();
    setTimeout(() => this.#socket.resume(), waitMs).unref();
  }

  /** Called every `heartbeatMs`: breaks a silence, and cuts off whoever answers neither that nor the time before. */
  beat(): void {
    if (!this.#open) return;
    const moving = this.#socket.bufferedAmount < this.#backlog;
    this.#backlog = this.#socket.bufferedAmount;
    if (!this.#answered && !moving && !this.#socket.isPaused) return this.cut();
    this.#answered = false;
    this.#socket.ping();
    if (this.#silent) this.send(NOTHING);
    this.#silent = true;
  }

  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#open = false;
    this.#socket.resume(); // the other side's goodbye must be read
    this.#socket.close(code, reason);
  }

  /** Ends it without a goodbye, which would wait behind everything unsent. */
  cut(): void {
    this.#open = false;
    this.#socket.terminate();
  }

  /** Notes that the other side is gone. */
  closed(): void {
    this.#open = false;
  }

  /** Says that the room is gone for the moment; the client comes back by itself. */
  drain(): void {
    this.close(CLOSE.draining, 'come back');
  }
}
