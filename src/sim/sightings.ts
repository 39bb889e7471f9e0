/**
 * What the relay's parts know of who is there: each page's last state under its client number, for those who come later. And whom each line
 * hears.
 */
import type { MakeState, TransportEvents } from '../kernel/journal/transport.ts';

export interface Seen {
  readonly client: number;
  readonly clock: number;
  readonly state: Uint8Array;
}

/** What one line shows. */
export interface Showing {
  make: MakeState | undefined;
  clock: number;
}

export class Sightings {
  #rooms = new Map<string, Map<number, Seen>>();

  in(room: string): Iterable<Seen> {
    return this.#rooms.get(room)?.values() ?? [];
  }

  /** False for one that is older than what is known. */
  take(room: string, seen: Seen): boolean {
    const known = this.#rooms.get(room) ?? new Map<number, Seen>();
    this.#rooms.set(room, known);
    if ((known.get(seen.client)?.clock ?? -1) >= seen.clock) return false;
    known.set(seen.client, seen);
    return true;
  }

  /** Takes a page away, if nothing newer came; what was known of it. */
  lose(room: string, client: number, clock: number): Seen | undefined {
    const seen = this.#rooms.get(room)?.get(client);
    if (!seen || seen.clock > clock) return undefined;
    this.#rooms.get(room)!.delete(client);
    return seen;
  }

  clear(): void {
    this.#rooms = new Map();
  }
}

/** A page that showed nothing new for so long is gone, as in `presence-line.ts`. */
const GONE_MS = 75_000;

/**
 * Events that come to one page over its line. As in a browser, the line takes a silent page to be gone. Of a page that fell just before the
 * relay fell apart, no part ever says so.
 */
export class Heard {
  readonly #told: TransportEvents;
  readonly #now: () => number;
  readonly #last = new Map<number, { readonly clock: number; readonly at: number }>();

  constructor(told: TransportEvents, now: () => number) {
    this.#told = told;
    this.#now = now;
  }

  status(status: Parameters<TransportEvents['status']>[0]): void {
    // Then the table takes all to be out of sight.
    if (status === 'offline') this.#last.clear();
    this.#told.status(status);
  }

  has(ends: ReadonlyMap<number, number>): boolean {
    return this.#told.has?.(ends) !== false;
  }

  presence(client: number, clock: number, state: Uint8Array | undefined): void {
    const known = this.#last.get(client)?.clock ?? -1;
    if (state && clock > known) this.#last.set(client, { clock, at: this.#now() });
    else if (!state && clock >= known) this.#last.delete(client);
    this.#told.presence?.(client, clock, state);
  }

  missSilent(): void {
    for (const [client, { clock, at }] of this.#last)
      if (this.#now() - at > GONE_MS) this.presence(client, clock, undefined);
  }
}
