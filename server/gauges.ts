/** What `/metrics` tells of this moment: how many are here, and what they take. */
import process from 'node:process';
import type { Addresses } from './addresses.ts';
import type { Lines } from './lines.ts';
import type { Load } from './load.ts';
import type { Gauge } from './metrics.ts';
import type { Rooms } from './rooms.ts';
import type { RoomStore } from './stores/store.ts';

/** Where it is read from. */
export interface GaugeParts {
  readonly lines: Lines;
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  readonly load: Load;
  readonly store: RoomStore;
}

/** Reads all of them; what the store can't measure at the moment is left out. */
export async function readGauges({ lines, rooms, addresses, load, store }: GaugeParts): Promise<readonly Gauge[]> {
  return [
    { name: 'connections', help: 'Open connections.', value: lines.size },
    { name: 'rooms', help: 'Rooms in memory.', value: rooms.size },
    { name: 'addresses', help: 'Addresses that are counted.', value: addresses.size },
    { name: 'unsent_bytes', help: 'Bytes that readers have not taken yet.', value: lines.unsentBytes },
    { name: 'live_bytes', help: 'Memory in use.', value: load.liveBytes },
    { name: 'rss_bytes', help: 'Memory of the process.', value: process.memoryUsage.rss() },
    { name: 'lag_ms', help: '99th percentile of how late timers run.', value: load.lagMs },
    { name: 'store_failing', help: 'Whether rooms can’t be written or read.', value: store.failing ? 1 : 0 },
    ...((await store.measure?.().catch(() => undefined)) ?? []),
  ];
}
