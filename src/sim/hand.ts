/** The hand of a device for programs that lie: its signature, what it wrote last, and a way past its own page into the relay. */
import * as Y from 'yjs';
import { type Entry, parseEntry } from '../kernel/journal/entry.ts';
import { deriveRoom } from '../kernel/journal/room.ts';
import { sealEntry } from '../kernel/journal/seal.ts';
import { feedName } from '../wire/feed.ts';
import type { Hand } from './chain.ts';
import type { Device } from './device.ts';
import type { ForgedTable } from './forger.ts';

/** Signs as this device, at once. */
export function handOf({ keys, id }: Device): Hand {
  return { sigPk: keys.sigPk, mailPk: keys.mailPk, device: id, sign: (message) => keys.signNow(message) };
}

/** What this session has written last, as its disk has it. */
export function lastOf(device: Device, session: number): Entry | undefined {
  let last: Entry | undefined;
  for (const { bytes } of device.disks.flatMap(({ entries }) => [...entries.values()])) {
    const entry = parseEntry(bytes)!;
    if (entry.device === device.id && entry.session === session && entry.seq >= (last?.seq ?? 0)) last = entry;
  }
  return last;
}

/** To everybody, in a feed of its own. */
export function inject({ world, link }: ForgedTable, ...entries: readonly Entry[]): void {
  const { sodium, rng, network } = world;
  const room = deriveRoom(sodium, link);
  const doc = new Y.Doc();
  const keys = { roomId: room.id, key: room.entryKey, keyEpoch: 0 };
  doc.getArray(feedName(doc.clientID)).push(entries.map(({ bytes }) => sealEntry(sodium, rng, keys, bytes)));
  network.inject(room.topic, Y.encodeStateAsUpdate(doc));
}
