/**
 * What one address may have of this relay: connections, upgrades, new rooms. Addresses are kept in memory only, salted and
 * hashed, and forgotten when nothing is open and nothing owed.
 *
 * A loopback address without a trusted proxy has no limits: it is the operator, or a proxy that wasn't announced, and then
 * everybody's.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Bucket } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Share } from './unfinished.ts';

interface Known {
  sockets: number;
  connections: number;
  readonly upgrades: Bucket;
  readonly refusals: Bucket;
  readonly rooms: Bucket;
  readonly knocks: Bucket;
  readonly bytes: Bucket;
  seated: number;
  readonly unfinished: Share;
}

/** What is looked at of a request. */
type Asker = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<Socket, 'remoteAddress'> };

/** One connection's stay. */
export interface Visit {
  /** Whether this address may make one more room. */
  readonly makesRoom: () => boolean;
  /** Whether this address may try one more mailbox. */
  readonly knocks: () => boolean;
  /** Counts what it sends into rooms, and says whether that is still within what a day may have. */
  readonly brings: (bytes: number) => boolean;
  /** Where what it holds of messages that aren't whole is counted. */
  readonly shares: readonly Share[];
  /** It came into a room. */
  readonly sit: () => void;
  /** Whether anybody of this address is in a room. */
  readonly isSeated: () => boolean;
  readonly leave: () => void;
}

const DAY_S = 86_400;
const free = (): boolean => true;
/** Is this the machine itself? @param address as the socket has it, IPv4 or IPv6 */
export const isLoopback = (address = ''): boolean => /^(?:127\.|::1$)/.test(plain(address));
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** What each network address may still do: connections, upgrades, bytes, knocks. Kept in memory only, under salted hashes. */
export class Addresses {
  /** Those of the machine itself that are in rooms. */
  readonly #own = { seated: 0 };
  readonly #limits: Limits;
  readonly #hops: number;
  readonly #salt: Uint8Array = randomBytes(16);
  readonly #known = new Map<string, Known>();

  /** @param hops how many proxies in front are trusted to say in `X-Forwarded-For` whom they speak for */
  constructor(limits: Limits, hops: number) {
    this.#limits = limits;
    this.#hops = hops;
  }

  get size(): number {
    return this.#known.size;
  }

  /**
   * Whether somebody else speaks for whoever asks: a proxy that is trusted, or one at this machine that wasn't announced. No page can say
   * so itself.
   */
  isBehindProxy({ headers, socket }: Asker): boolean {
    return this.#hops > 0 || (isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] !== undefined);
  }

  /** Counts a refusal, and says whether the address has had no more than its share of them. */
  refuse(request: Asker, nowMs: number): boolean {
    const address = this.#addressOf(request);
    if (this.#hops === 0 && isLoopback(address)) return true;
    return this.#of(address, nowMs).refusals.take(1, nowMs);
  }

  /** Lets one more connection in, or `undefined` if the address has too many, or comes too often. */
  enter(request: Asker, nowMs: number): Visit | undefined {
    const address = this.#addressOf(request);
    if (this.#hops === 0 && isLoopback(address)) {
      return { makesRoom: free, knocks: free, brings: free, shares: [], ...seating(this.#own, () => undefined) };
    }
    const known = this.#of(address, nowMs);
    if (known.connections >= this.#limits.addressConnections || known.bytes.spend(0, nowMs) > 0) return undefined;
    if (!known.upgrades.take(1, nowMs)) return undefined;
    known.connections += 1;
    return {
      makesRoom: () => known.rooms.take(1, performance.now()),
      knocks: () => known.knocks.take(1, performance.now()),
      brings: (bytes) => known.bytes.spend(bytes, performance.now()) === 0,
      shares: [known.unfinished],
      ...seating(known, () => (known.connections -= 1)),
    };
  }

  /**
   * Lets one more socket in, whatever it is for, or says that the address has too many. Behind a proxy all of them are the
   * proxy's, and it is the proxy's business how many it opens for whom.
   */
  open(socket: Pick<Socket, 'remoteAddress' | 'once'>, nowMs: number): boolean {
    const address = this.#addressOf({ headers: {}, socket });
    if (this.#hops > 0 || isLoopback(address)) return true;
    const known = this.#of(address, nowMs);
    if (known.sockets >= this.#limits.addressSockets) return false;
    known.sockets += 1;
    socket.once('close', () => (known.sockets -= 1));
    return true;
  }

  /** Forgets whom nothing is to be remembered of. Called now and then. */
  forget(nowMs: number): void {
    for (const [name, { sockets, connections, upgrades, refusals, rooms, knocks, bytes }] of this.#known)
      if (
        sockets + connections === 0 &&
        [upgrades, refusals, rooms, knocks, bytes].every((bucket) => bucket.isFull(nowMs))
      )
        this.#known.delete(name);
  }

  #of(address: string, nowMs: number): Known {
    const name = createHash('sha256').update(this.#salt).update(networkOf(address)).digest('base64').slice(0, 16);
    const {
      addressUpgradesPerMinute: perMinute,
      addressRefusalsPerMinute: refusals,
      addressRoomsPerHour: perHour,
      addressKnocksPerMinute: knocks,
      addressBytesPerDay: bytes,
    } = this.#limits;
    const known = this.#known.get(name) ?? {
      sockets: 0,
      connections: 0,
      upgrades: new Bucket(perMinute / 60, perMinute, nowMs),
      refusals: new Bucket(refusals / 60, refusals, nowMs),
      rooms: new Bucket(perHour / 3600, perHour, nowMs),
      knocks: new Bucket(knocks / 60, knocks, nowMs),
      bytes: new Bucket(bytes / DAY_S, bytes, nowMs),
      seated: 0,
      unfinished: { held: 0, limit: this.#limits.addressUnfinishedBytes },
    };
    this.#known.set(name, known);
    return known;
  }

  /** The name by which an address is written down, where connections are. */
  nameOf(request: Asker): string {
    return this.#addressOf(request);
  }

  #addressOf({ headers, socket }: Asker): string {
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    // Each proxy appends whom it heard; what stands further left may be anybody's invention.
    const forwarded = this.#hops > 0 ? said.at(-this.#hops)?.trim() : undefined;
    return plain(forwarded || socket.remoteAddress || '');
  }
}

/** One connection's part in how many of its address are in rooms. @param left it has gone */
function seating(known: { seated: number }, left: () => void): Pick<Visit, 'sit' | 'isSeated' | 'leave'> {
  let sits = 0;
  return {
    sit: () => {
      sits = 1;
      known.seated += 1;
    },
    isSeated: () => known.seated > 0,
    leave: () => {
      known.seated -= sits;
      left();
    },
  };
}

/** A holder of one address of IPv6 has its whole /64. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
