/** What an ordinary act and its stamp weigh on the wire: the whole websocket frame, sealed and padded. */
import process from 'node:process';
import * as Y from 'yjs';
import { loadSodium } from '../../src/embed/adapters/sodium.ts';
import { type Entry, KIND, parseEntry } from '../../src/kernel/journal/entry.ts';
import { openEntry } from '../../src/kernel/journal/seal.ts';
import { deriveRoom } from '../../src/kernel/journal/room.ts';
import { writeUpdate } from '../../src/wire/frames.ts';
import { printTable, quantile } from './print.ts';
import { act, seatedTable } from './seated.ts';

const ACTS = 50;

const { hub, link, tables } = await seatedTable(6);
const before = hub.carried.length;
for (let i = 0; i < ACTS; i++) await act(tables[1]!, 1);

const sodium = await loadSodium();
const room = deriveRoom(sodium, link);
const keys = { roomId: room.id, key: room.entryKey, keyEpoch: 0 };

/** What an update brings, opened with the link's key: between acts and stamps others make keys and say that they count. */
function entriesIn(update: Uint8Array): readonly Entry[] {
  const contents = Y.decodeUpdate(update).structs.map((struct) =>
    struct instanceof Y.Item ? struct.content : undefined,
  );
  const items = contents.flatMap((content) => (content instanceof Y.ContentBinary ? [content.content] : []));
  return items.map((item) => {
    const opened = openEntry(sodium, keys, item);
    const entry = opened.ok ? parseEntry(opened.bytes) : undefined;
    if (!entry) throw new Error('nobody can read this');
    return entry;
  });
}

const frames = hub.carried
  .slice(before)
  .map((update) => ({ entries: entriesIn(update), sizeBytes: writeUpdate(update).length }));
/** Sizes of frames that carry one entry of this kind and nothing else. */
const sizesOf = (kind: number): readonly number[] =>
  frames
    .filter(({ entries: [entry, ...more] }) => entry?.kind === kind && more.length === 0)
    .map(({ sizeBytes }) => sizeBytes);

const acts = sizesOf(KIND.move);
const stamps = sizesOf(KIND.stamp);
if (acts.length !== ACTS) throw new Error(`${acts.length} acts of ${ACTS}`);
const row = (what: string, all: readonly number[], budget: string): readonly string[] => [
  what,
  `${all.length}`,
  `${quantile(all, 0.5)} B`,
  `${Math.max(...all)} B`,
  budget,
];
printTable(`bytes of an ordinary act, ${frames.length} frames for ${ACTS} acts`, [
  ['', 'frames', 'median', 'most', 'budget'],
  row('act', acts, '≤ 340 B'),
  row('its stamp', stamps, '≤ 340 B'),
]);
process.exit(0);
