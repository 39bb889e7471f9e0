/**
 * What one relay process allows, and the closing codes that say so. The stock client takes 4400–4499 as final and tries
 * again after anything else. Caps of a room are the wire's (`src/wire/feed.ts`), because browsers must know them too.
 */
import { MAX_ROOM_BYTES } from '../src/wire/feed.ts';

/** Close codes of the relay; 4400 to 4499 tell the client not to come back. */
export const CLOSE = {
  unsupported: 1003,
  malformed: 4400,
  token: 4401,
  role: 4403,
  nobody: 4404,
  replaced: 4408,
  taken: 4409,
  full: 4413,
  crowded: 4429,
  keyless: 4430,
  draining: 4503,
  slow: 4508,
  fast: 4529,
} as const;

/** All limits of a relay, each with its unit in its name. */
export interface Limits {
  /** The biggest frame. Must exceed a full room, else a browser that brings one back reconnects for ever. */
  readonly maxFrameBytes: number;

  /** Of the process: past any of these, newcomers are turned away with 503 at the upgrade. */
  readonly connections: number;
  /** Sockets of every kind, those that fetch files included: more are closed as they come. */
  readonly sockets: number;
  readonly messagesPerSecond: number;
  /** Memory in use. */
  readonly memoryBytes: number;
  /** 99th percentile of how late timers run. */
  readonly lagMs: number;
  /** How long after the start that turns nobody away: all tables come back at once then, and those sent away would only come again. */
  readonly settleMs: number;

  /** Most people in a room: those who may write, and those who may only read. */
  readonly playersPerRoom: number;
  readonly watchersPerRoom: number;
  /** How long a room that was empty when it was loaded, or a relay that has just started, takes what others wrote. */
  readonly restoreMs: number;

  /** Of one address: open connections, upgrades, rooms that didn't exist. More is 429 at the upgrade. */
  readonly addressConnections: number;
  /** Of one address without a proxy: sockets of every kind. More are closed as they come. */
  readonly addressSockets: number;
  readonly addressUpgradesPerMinute: number;
  /** … and upgrades without a good token, which it is told of with 401: more is 429, and costs it nothing else. */
  readonly addressRefusalsPerMinute: number;
  readonly addressRoomsPerHour: number;
  /** … and bytes that it sends into rooms. Past them its connections are closed, and more are 429, until some of the day is over. */
  readonly addressBytesPerDay: number;

  /** Of spoken invitations: mailboxes at a time, how long each stays, newcomers in one of them, and how long each of these has. */
  readonly mailboxes: number;
  readonly mailboxMs: number;
  readonly mailboxGuests: number;
  readonly mailboxGuestMs: number;
  /**
   * Frames of one line to a mailbox or a call: how many steadily a second, and how many it may have saved up. The latter are three for each
   * of its newcomers.
   */
  readonly meetingFramesPerSecond: number;
  readonly meetingFramesBurst: number;
  /** How often one address may knock at mailboxes, so that nobody goes from one to the next. */
  readonly addressKnocksPerMinute: number;

  /** Of one connection: steady frames and bytes a second that it may send (and ask for), and what it may have saved up. */
  readonly framesPerSecond: number;
  readonly framesBurst: number;
  readonly presencePerSecond: number;
  readonly presenceBurst: number;
  readonly bytesPerSecond: number;
  readonly bytesBurst: number;
  /** How often it may ask for what it lacks of the log. Our own page asks every twelve seconds, and every two where it sees a gap. */
  readonly questionsPerMinute: number;
  readonly questionsBurst: number;
  /** A line over the budget is read later. One that has been made to wait so long, and doesn't stop, is closed. */
  readonly patienceMs: number;

  /** Unsent bytes above which a reader gets no presence until it has caught up … */
  readonly slowBytes: number;
  /** … above which nothing more is sent to it that it can be given later, from the log … */
  readonly liveBytes: number;
  /** … and above which it is closed at once: only presence of many who come and go brings that about. */
  readonly stuckBytes: number;
  /** How long a reader may take over what is unsent to it. */
  readonly readMs: number;
  /** Between two looks at `readMs` and `messageMs`: each lasts up to that much longer. A line that doesn't answer a goodbye has as long. */
  readonly lookMs: number;
  /** How many parts of rooms are read from the store at once. */
  readonly reads: number;
  /** The longest silence: the stock client gives a connection up after 30 s without a message. */
  readonly heartbeatMs: number;
  /** Bytes of messages that aren't whole yet, of one address and of all: past either, who sends more of one is cut off. */
  readonly addressUnfinishedBytes: number;
  readonly unfinishedBytes: number;
  /** How long a message may take, and longer the more of it is there: as at so many bytes a second. */
  readonly messageMs: number;
  readonly slowestBytesPerSecond: number;
  /** How long a connection may take to say what it wants. */
  readonly handshakeMs: number;
  /** How long a browser that fetches a file may take nothing of it. */
  readonly idleMs: number;
  /** Between two looks at whether anything comes from a connection: fifteen in vain, and the others see its page as gone. */
  readonly listenMs: number;
  /** How long a connection outlives its token. */
  readonly tokenGraceMs: number;
}

/** The limits unless said otherwise. */
export const LIMITS: Limits = {
  maxFrameBytes: MAX_ROOM_BYTES + 64 * 1024,
  connections: 1_500,
  sockets: 2_500,
  messagesPerSecond: 3_600,
  memoryBytes: 1024 * 1024 * 1024,
  lagMs: 200,
  settleMs: 60_000,
  playersPerRoom: 32,
  watchersPerRoom: 32,
  restoreMs: 600_000,
  addressConnections: 64,
  addressSockets: 128,
  addressUpgradesPerMinute: 30,
  addressRefusalsPerMinute: 30,
  addressRoomsPerHour: 30,
  addressBytesPerDay: 2 * 1024 * 1024 * 1024,
  mailboxes: 1_000,
  mailboxMs: 630_000,
  mailboxGuests: 40,
  mailboxGuestMs: 30_000,
  meetingFramesPerSecond: 10,
  meetingFramesBurst: 120,
  addressKnocksPerMinute: 10,
  framesPerSecond: 30,
  framesBurst: 200,
  presencePerSecond: 20,
  presenceBurst: 40,
  bytesPerSecond: 128 * 1024,
  bytesBurst: MAX_ROOM_BYTES,
  questionsPerMinute: 30,
  questionsBurst: 20,
  patienceMs: 20_000,
  slowBytes: 64 * 1024,
  liveBytes: 128 * 1024,
  stuckBytes: 1024 * 1024,
  readMs: 30_000,
  lookMs: 5_000,
  reads: 8,
  heartbeatMs: 12_000,
  addressUnfinishedBytes: 16 * 1024 * 1024,
  unfinishedBytes: 128 * 1024 * 1024,
  messageMs: 10_000,
  slowestBytesPerSecond: 8 * 1024,
  handshakeMs: 10_000,
  idleMs: 60_000,
  listenMs: 200,
  tokenGraceMs: 300_000,
};

/** A budget that refills with time. Spending is always allowed; the answer is how long to wait before the next. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burst: number, nowMs: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = nowMs;
  }

  /** Spends, and answers the milliseconds after which nothing is owed any more (0 if nothing is). */
  spend(amount: number, nowMs: number): number {
    this.#refill(nowMs);
    this.#left -= amount;
    return this.#left >= 0 ? 0 : (-this.#left / this.#perSecond) * 1000;
  }

  /** Spends if that much is there, and says whether it was. */
  take(amount: number, nowMs: number): boolean {
    this.#refill(nowMs);
    if (this.#left < amount) return false;
    this.#left -= amount;
    return true;
  }

  /** Whether nothing has been spent that hasn't come back: such a bucket may be forgotten. */
  isFull(nowMs: number): boolean {
    this.#refill(nowMs);
    return this.#left === this.#burst;
  }

  #refill(nowMs: number): void {
    this.#left = Math.min(this.#burst, this.#left + ((nowMs - this.#at) / 1000) * this.#perSecond);
    this.#at = nowMs;
  }
}
