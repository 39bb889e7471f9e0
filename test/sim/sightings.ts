/** What the relay's parts know of who is there: each page's last state under its client number, for those who come later. */
import type { MakeState } from '../../src/kernel/journal/transport.ts';

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
