/**
 * Cutting and joining updates without a Yjs document. In the strict subset every struct names its own predecessor. So a run of structs can
 * be moved as bytes, and only the counts around it are written anew. Takes parsed updates only.
 */
import { createEncoder, toUint8Array, writeUint8Array, writeVarUint } from 'lib0/encoding';
import { structOffset } from './update.ts';
import type { FeedRange } from './update.ts';

/** An update together with what `parseUpdate` said of it. */
export interface UpdateParts {
  readonly bytes: Uint8Array;
  readonly ranges: readonly FeedRange[];
}

/** How many entries of each feed somebody has. */
export type StateVector = ReadonlyMap<number, number>;

interface Run {
  readonly client: number;
  readonly from: number;
  to: number;
  readonly pieces: Uint8Array[];
}

/** What an update holds above a state vector: the same bytes if all of it, `undefined` if nothing. */
export function cutUpdate(update: UpdateParts, known: StateVector): Uint8Array | undefined {
  const { bytes, ranges } = update;
  if (ranges.every((range) => (known.get(range.client) ?? 0) <= range.from)) {
    return ranges.length === 0 ? undefined : bytes;
  }
  const runs: Run[] = [];
  for (const { client, from, to, start, end } of ranges) {
    const first = Math.max(from, known.get(client) ?? 0);
    if (first >= to) continue;
    runs.push({ client, from: first, to, pieces: [bytes.subarray(structOffset(bytes, start, first - from), end)] });
  }
  return runs.length === 0 ? undefined : writeRuns(runs);
}

/** One update out of several in which each feed goes on where the one before ended. Throws on a gap: that is a bug. */
export function joinUpdates(updates: readonly UpdateParts[]): Uint8Array {
  const runs = new Map<number, Run>();
  for (const { bytes, ranges } of updates) {
    for (const { client, from, to, start, end } of ranges) {
      const run = runs.get(client);
      if (run === undefined) runs.set(client, { client, from, to, pieces: [bytes.subarray(start, end)] });
      else if (run.to !== from) throw new Error('joinUpdates: an update does not continue the one before');
      else {
        run.to = to;
        run.pieces.push(bytes.subarray(start, end));
      }
    }
  }
  return writeRuns([...runs.values()]);
}

/** The same entries as several updates, each continuing the ones before. Each has at most so many bytes of them, or a single entry. */
export function splitUpdate({ bytes, ranges }: UpdateParts, maxBytes: number): readonly Uint8Array[] {
  if (bytes.length <= maxBytes) return [bytes];
  const updates: Uint8Array[] = [];
  let runs: Run[] = [];
  let size = 0;
  for (const { client, from, to, start } of ranges) {
    let [first, firstAt, at] = [from, start, start];
    const run = (until: number): Run => ({ client, from: first, to: until, pieces: [bytes.subarray(firstAt, at)] });
    for (let clock = from; clock < to; clock++) {
      const end = structOffset(bytes, at, 1);
      if (size > 0 && size + end - at > maxBytes) {
        if (clock > first) runs.push(run(clock));
        updates.push(writeRuns(runs));
        [runs, size, first, firstAt] = [[], 0, clock, at];
      }
      size += end - at;
      at = end;
    }
    runs.push(run(to));
  }
  updates.push(writeRuns(runs));
  return updates;
}

function writeRuns(runs: readonly Run[]): Uint8Array {
  const encoder = createEncoder();
  writeVarUint(encoder, runs.length);
  for (const { client, from, to, pieces } of runs.toSorted((a, b) => b.client - a.client)) {
    writeVarUint(encoder, to - from);
    writeVarUint(encoder, client);
    writeVarUint(encoder, from);
    for (const piece of pieces) writeUint8Array(encoder, piece);
  }
  writeVarUint(encoder, 0);
  return toUint8Array(encoder);
}
