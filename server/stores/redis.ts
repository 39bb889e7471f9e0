/**
 * Rooms in Redis or Valkey, for several relays on one set of rooms. A stream a room is the truth; a channel a room says at once what a
 * relay appended. Channels may lose messages, so each names the one before it; whoever finds that one missing reads the stream. One server,
 * or one with replicas; not a cluster, because a room's stream and the list of when rooms were used are written together.
 *
 *   tavolata:<topic>      stream of chunks, field `u`
 *   tavolata:<topic>:new  channel: `<id before> <id> <chunk>`
 *   tavolata:<topic>:here channel: 8 bytes that name a relay, and a frame about who is there
 *   tavolata:used         sorted set: topics by when they were last used (Unix, ms)
 *
 * `ioredis` isn't needed by a relay alone: it is loaded when such a store is opened.
 */
import { randomBytes } from 'node:crypto';
import type { Follower, KeptRoom, RoomStore } from './store.ts';

type Arg = string | number | Buffer;

/** What is used of an `ioredis` client. */
interface Client {
  callBuffer(command: string, ...args: Arg[]): Promise<unknown>;
  subscribe(channel: string): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  duplicate(): Client;
  on(event: 'messageBuffer', heard: (channel: Buffer, message: Buffer) => void): unknown;
  on(event: 'ready' | 'error', run: () => void): unknown;
  quit(): Promise<unknown>;
  disconnect(): void;
}

/** A room that is listened to, and the stream's last id that was heard. */
type Followed = { last: string; reading: Promise<void> } & Follower;

const USED = 'tavolata:used';
const START = '0-0';
const NAME = 8;
/** About two seconds: then a room that can't be written is closed for the moment, and its browsers come back. */
const RETRIES = 8;
/** A server that takes longer over anything hangs, or is as good as gone. */
const ANSWER_MS = 2_000;
const PROBE_MS = 500;
const retryStrategy = (times: number): number => Math.min(times * 50, 1_000);
/** Should a message be lost and none follow it, the stream is read after so long. */
const RECHECK_MS = 60_000;

const ADD = `
local before = redis.call('XREVRANGE', KEYS[1], '+', '-', 'COUNT', 1)
local id = redis.call('XADD', KEYS[1], '*', 'u', ARGV[1])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
redis.call('PUBLISH', KEYS[1] .. ':new', (before[1] and before[1][1] or '${START}') .. ' ' .. id .. ' ' .. ARGV[1])
return id`;
const FORGET = `
local score = redis.call('ZSCORE', KEYS[2], ARGV[1])
if score and tonumber(score) < tonumber(ARGV[2]) then redis.call('DEL', KEYS[1]) redis.call('ZREM', KEYS[2], ARGV[1]) end`;

export class RedisStore implements RoomStore {
  readonly #redis: Client;
  readonly #ears: Client;
  /** So that one doesn't hear oneself. */
  readonly #name: Buffer = randomBytes(NAME);
  readonly #now: () => number;
  readonly #openedMs: number;
  /** Usually one a room; two for a moment, when one is let go and another comes. */
  readonly #followed = new Map<string, Set<Followed>>();
  readonly #writing = new Set<Promise<unknown>>();
  readonly #timer: ReturnType<typeof setInterval>;
  /** Whether it has not answered what it was asked last. */
  #silent = false;
  /** Whether it answers, but said no to the last write: it is full, has lost its disk, or is a replica. */
  #refusing = false;
  #closed = false;

  private constructor(redis: Client, now: () => number) {
    this.#redis = redis;
    this.#ears = redis.duplicate();
    this.#now = now;
    this.#openedMs = now();
    for (const client of [this.#redis, this.#ears]) client.on('error', () => undefined); // it comes back by itself
    this.#ears.on('messageBuffer', (channel, message) => this.#hear(channel.toString(), message));
    this.#ears.on('ready', () => this.#readAll());
    this.#timer = setInterval(() => this.#readAll(), RECHECK_MS);
    this.#timer.unref();
  }

  /** Connects, e.g. to `redis://127.0.0.1:6379`. Rejects if `ioredis` isn't installed or nobody answers. */
  static async open(url: string, now: () => number = Date.now): Promise<RedisStore> {
    const name = 'ioredis'; // not a literal: types and bundle must do without it
    const { Redis } = (await import(/* @vite-ignore */ name)) as {
      Redis: new (url: string, options: object) => Client;
    };
    const store = new RedisStore(
      new Redis(url, { maxRetriesPerRequest: RETRIES, retryStrategy, commandTimeout: ANSWER_MS }),
      now,
    );
    try {
      await store.#call('PING');
    } catch (error) {
      store.#redis.disconnect();
      store.#ears.disconnect();
      throw error;
    }
    return store;
  }

  get failing(): boolean {
    return this.#silent || this.#refusing;
  }

  async load(topic: string): Promise<KeptRoom> {
    const entries = await this.#range(topic, '-');
    // Reading was what was asked for, and it went well: what can't be written can be read.
    if (entries.length > 0) await this.#write('ZADD', USED, this.#now(), topic).catch(() => undefined);
    return { chunks: entries.map(([, chunk]) => chunk), next: entries.length, ...positionOf(entries) };
  }

  /** The stream numbers chunks by itself; several relays append to it. */
  async append(topic: string, _index: number, chunk: Uint8Array): Promise<void> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const write = this.#write('EVAL', ADD, 2, keyOf(topic), USED, bytes, this.#now(), topic);
    this.#writing.add(write);
    try {
      await write;
    } finally {
      this.#writing.delete(write);
    }
  }

  async follow(topic: string, from: KeptRoom, follower: Follower): Promise<() => void> {
    const followed: Followed = { last: from.position ?? START, reading: Promise.resolve(), ...follower };
    this.#followed.set(topic, (this.#followed.get(topic) ?? new Set()).add(followed));
    const stop = (): void => {
      const all = this.#followed.get(topic);
      if (!all?.delete(followed) || all.size > 0) return;
      this.#followed.delete(topic);
      for (const channel of [channelOf(topic), presenceOf(topic)])
        this.#ears.unsubscribe(channel).catch(() => undefined);
    };
    try {
      for (const channel of [channelOf(topic), presenceOf(topic)]) await this.#ears.subscribe(channel);
      await this.#read(topic, followed);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  tell(topic: string, frame: Uint8Array): void {
    const message = Buffer.concat([this.#name, frame]);
    this.#call('PUBLISH', presenceOf(topic), message).catch(() => undefined);
  }

  async forget(topic: string): Promise<void> {
    await this.#call('DEL', keyOf(topic));
  }

  /** One that only another relay holds may go: that relay finds it lost, and its browsers bring it back. */
  async expire(before: number, isHeld: (topic: string) => boolean = () => false): Promise<void> {
    const topics = (await this.#call('ZRANGEBYSCORE', USED, '-inf', `(${before}`)) as Buffer[];
    for (const topic of topics.map(String))
      if (!isHeld(topic)) await this.#call('EVAL', FORGET, 2, keyOf(topic), USED, topic, before);
  }

  async lastUse(): Promise<number | undefined> {
    const last = await this.#call('ZREVRANGEBYSCORE', USED, `(${this.#openedMs}`, '-inf', 'LIMIT', 0, 1);
    const [topic] = last as Buffer[];
    return topic === undefined ? undefined : Number(String(await this.#call('ZSCORE', USED, topic)));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#followed.clear();
    await Promise.allSettled(this.#writing);
    this.#ears.disconnect();
    await this.#redis.quit().catch(() => this.#redis.disconnect());
  }

  /** Asks the server, and notes whether it answers; while it doesn't, it is asked now and then for nothing else. */
  async #call(command: string, ...args: Arg[]): Promise<unknown> {
    try {
      const answer = await this.#redis.callBuffer(command, ...args);
      this.#silent = false;
      return answer;
    } catch (error) {
      // What the server itself says no to is an answer.
      if (!isNo(error) && !this.#silent) {
        this.#silent = true;
        void this.#probe();
      }
      throw error;
    }
  }

  /** Asks for something that takes memory, and notes whether it is refused; only another such thing shows that it no longer is. */
  async #write(command: string, ...args: Arg[]): Promise<unknown> {
    try {
      const answer = await this.#call(command, ...args);
      this.#refusing = false;
      return answer;
    } catch (error) {
      if (isNo(error) && !this.#refusing) {
        this.#refusing = true;
        void this.#probeWrites();
      }
      throw error;
    }
  }

  async #probe(): Promise<void> {
    while (this.#silent && !this.#closed) {
      await pause();
      await this.#call('PING').catch(() => undefined);
    }
  }

  /** At once, too: where one room's stream is none, all others may be written. */
  async #probeWrites(): Promise<void> {
    while (this.#refusing && !this.#closed) {
      // Judged as any write, but only what is there would be changed, and no topic is empty.
      await this.#write('ZADD', USED, 'XX', 0, '').catch(() => undefined);
      if (this.#refusing) await pause();
    }
  }

  #hear(channel: string, message: Buffer): void {
    if (channel.endsWith(HERE)) return this.#hearPresence(channel.slice(keyOf('').length, -HERE.length), message);
    const topic = channel.slice(keyOf('').length, -':new'.length);
    const [, before = '', id = ''] = /^(\d+-\d+) (\d+-\d+) /.exec(message.toString('latin1', 0, 90)) ?? [];
    if (id === '') return;
    for (const followed of this.#followed.get(topic) ?? []) {
      if (before !== followed.last) this.#readSoon(topic, followed);
      else {
        followed.last = id;
        followed.heard(new Uint8Array(message.subarray(before.length + id.length + 2)));
      }
    }
  }

  #hearPresence(topic: string, message: Buffer): void {
    if (message.subarray(0, NAME).equals(this.#name)) return;
    for (const followed of this.#followed.get(topic) ?? []) followed.told(new Uint8Array(message.subarray(NAME)));
  }

  #readAll(): void {
    for (const [topic, all] of this.#followed) for (const followed of all) this.#readSoon(topic, followed);
  }

  /** Each room by itself: one that fails holds up no other, and is read again at the next message, `ready` or minute. */
  #readSoon(topic: string, followed: Followed): void {
    this.#read(topic, followed).catch(() => undefined);
  }

  /** Reads what came after the last that was heard, once the reading under way has ended. Rejects if the stream can't be read. */
  #read(topic: string, followed: Followed): Promise<void> {
    const read = async (): Promise<void> => {
      const { last } = followed;
      // From the last one on, and that one included: if it isn't there, the stream has lost what is known here.
      const entries = await this.#range(topic, last === START ? '-' : last);
      if (last !== START && entries[0]?.[0] !== last) return followed.lost();
      for (const [id, chunk] of entries) {
        if (!isAfter(id, followed.last)) continue;
        followed.last = id;
        followed.heard(chunk);
      }
    };
    const reading = followed.reading.then(read);
    followed.reading = reading.catch(() => undefined);
    return reading;
  }

  async #range(topic: string, from: string): Promise<readonly (readonly [string, Uint8Array])[]> {
    const entries = (await this.#call('XRANGE', keyOf(topic), from, '+')) as [Buffer, [Buffer, Buffer]][];
    return entries.map(([id, [, chunk]]) => [id.toString(), new Uint8Array(chunk)]);
  }
}

const positionOf = (entries: readonly (readonly [string, Uint8Array])[]): Pick<KeptRoom, 'position'> => {
  const last = entries.at(-1);
  return last === undefined ? {} : { position: last[0] };
};
/** Whether the server itself has said no. */
const isNo = (error: unknown): boolean => (error as Error).name === 'ReplyError';
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PROBE_MS).unref());
const keyOf = (topic: string): string => `tavolata:${topic}`;
const HERE = ':here';
const presenceOf = (topic: string): string => `${keyOf(topic)}${HERE}`;
const channelOf = (topic: string): string => `${keyOf(topic)}:new`;

/** Ids are `<ms>-<number>`, each without leading zeros. */
function isAfter(id: string, other: string): boolean {
  const [ms = 0, n = 0] = id.split('-').map(Number);
  const [otherMs = 0, otherN = 0] = other.split('-').map(Number);
  return ms === otherMs ? n > otherN : ms > otherMs;
}
