/** What is checked together: logs that several devices saved of one table, and whatever else of it was written down. */
import { Reader } from './bytes.ts';
import type { Findings } from './finding.ts';
import { type Part, readLogFile } from './log-file.ts';

export interface Evidence {
  readonly logs: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Entries that lie in no saved log: what a device holds of branches that nobody went on with. */
  readonly entries?: readonly Uint8Array[];
  /** Votes as presence showed them. */
  readonly votes?: readonly { readonly room: string; readonly bytes: Uint8Array }[];
}

/** What one file holds of a room. */
export interface Saved {
  /** The file's name. */
  readonly from: string;
  readonly part: Part;
  /** Where the table went on. */
  readonly next: Part | undefined;
}

/** All that is known of one room. */
export interface RoomBytes {
  readonly room: string;
  readonly saved: readonly Saved[];
  readonly entries: readonly Uint8Array[];
  readonly votes: readonly Uint8Array[];
}

/** Rooms in the order in which the evidence comes to them. Damaged files are told and left out. */
export function byRoom({ logs, entries = [], votes = [] }: Evidence, findings: Findings): readonly RoomBytes[] {
  const rooms = new Map<string, { saved: Saved[]; entries: Uint8Array[]; votes: Uint8Array[] }>();
  const of = (room: string): { saved: Saved[]; entries: Uint8Array[]; votes: Uint8Array[] } => {
    const known = rooms.get(room) ?? { saved: [], entries: [], votes: [] };
    rooms.set(room, known);
    return known;
  };
  for (const { name, bytes } of logs) {
    const log = readLogFile(bytes);
    if ('fault' in log) {
      findings.add('file', `${name}: ${log.fault}.`);
      continue;
    }
    for (const [i, part] of log.parts.entries()) {
      const room = of(part.room);
      room.saved.push({ from: name, part, next: log.parts[i + 1] });
      room.entries.push(...part.entries);
    }
  }
  for (const bytes of entries) of(roomOf(bytes)).entries.push(bytes);
  for (const { room, bytes } of votes) of(room).votes.push(bytes);
  return [...rooms].map(([room, all]) => ({ room, ...all }));
}

/** Where an entry says that it belongs: behind version, kind and flags. */
function roomOf(bytes: Uint8Array): string {
  const reader = new Reader(bytes);
  reader.take(4);
  return reader.name(16);
}
