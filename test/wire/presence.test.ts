/** Presence frames as a browser reads them: one of ours, many of a stock server, and nothing that isn't one. */
import * as awareness from 'y-protocols/awareness';
import { createEncoder, toUint8Array, writeVarUint, writeVarUint8Array } from 'lib0/encoding';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { readFrame, writeRemoved } from '../../src/wire/frames.ts';
import { readPresence, readShown } from '../../src/wire/presence.ts';
import { seeded, withSeeds } from '../helpers/rng.ts';

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

function stockFrame(states: readonly (readonly [number, object | null])[]): Uint8Array {
  const made = new awareness.Awareness(new Y.Doc());
  for (const [client, state] of states) {
    made.meta.set(client, { clock: client % 100, lastUpdated: 0 });
    if (state) made.states.set(client, state);
  }
  const encoder = createEncoder();
  writeVarUint(encoder, 1);
  writeVarUint8Array(
    encoder,
    awareness.encodeAwarenessUpdate(
      made,
      states.map(([client]) => client),
    ),
  );
  made.destroy();
  return toUint8Array(encoder);
}

test('all states of a stock server’s frame are read, and a removal', () => {
  const read = readPresence(
    stockFrame([
      [42, { e: 'AAEC' }],
      [4_000_000_000, null],
      [7, {}],
    ]),
  );
  if (!read.ok) throw new Error(read.code);
  expect(read.states.map(({ client, clock, json }) => [client, clock, ascii(json)])).toEqual([
    [42, 42, '{"e":"AAEC"}'],
    [4_000_000_000, 0, 'null'],
    [7, 7, '{}'],
  ]);
  expect(read.states.map(({ json }) => readShown(json))).toEqual([
    { kind: 'sealed', letters: 'AAEC' },
    { kind: 'gone' },
    { kind: 'empty' },
  ]);
  expect(readPresence(writeRemoved([]))).toEqual({ ok: true, states: [] });
});

test('a state above the relay’s limit, a number too large and another kind of frame are refused', () => {
  expect(readPresence(stockFrame([[1, { e: 'A'.repeat(1_100) }]]))).toMatchObject({ code: 'wire/entry-too-big' });
  expect(readPresence(stockFrame([[2 ** 33, null]]))).toMatchObject({ code: 'wire/client' });
  expect(readPresence(Uint8Array.of(0, 0, 1, 0))).toMatchObject({ ok: false });
});

test('frames altered by chance never throw, and what is read here the relay reads too', () => {
  const good = stockFrame([
    [42, { e: 'AAECAwQF' }],
    [43, null],
  ]);
  withSeeds(5_000, (seed) => {
    const rng = seeded(seed);
    const bytes = good.slice(0, rng.oneIn(4) ? rng.below(good.length) : good.length);
    for (let n = rng.below(4); n > 0 && bytes.length > 0; n--) bytes[rng.below(bytes.length)] = rng.below(256);
    const read = readPresence(bytes);
    if (read.ok) for (const { json } of read.states) readShown(json);
    if (read.ok) expect(readFrame(bytes)).toMatchObject({ kind: 'awareness', marks: { length: read.states.length } });
  });
});
