/** Nothing makes the parsers throw, and what they take is what Yjs would read from the same bytes. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { readFrame, writeStep1, writeStep2 } from '../../src/wire/frames.ts';
import { parseUpdate } from '../../src/wire/update.ts';
import { append, entry, seeded, session } from './yjs.ts';

const MUTANTS = Number(process.env['MUTANTS'] ?? 20_000);
const seed = Number(process.env['SEED'] ?? Date.now() % 1e6);
const pick = seeded(seed);

const samples = ((): readonly Uint8Array[] => {
  const a = session(5);
  const b = session(3_000_000_000);
  const live = [...append(a, entry(3), entry(40), entry(1)), ...append(b, entry(200), entry(0))];
  Y.applyUpdate(a, Y.encodeStateAsUpdate(b));
  const bad = session(9);
  bad.getMap('m').set('k', new Y.Array());
  bad.getText('t').insert(0, 'words');
  bad.getText('t').delete(1, 2);
  return [...live, Y.encodeStateAsUpdate(a), Y.mergeUpdates(live.slice(0, 3)), Y.encodeStateAsUpdate(bad)];
})();

function mutant(): Uint8Array {
  const sample = samples[pick(samples.length)] ?? new Uint8Array();
  let bytes = Uint8Array.from(sample);
  for (let i = pick(3); i >= 0; i--) {
    const at = pick(bytes.length + 1);
    const how = pick(4);
    if (how === 0) bytes = Uint8Array.of(...bytes.subarray(0, at), pick(256), ...bytes.subarray(at));
    else if (how === 1) bytes = Uint8Array.of(...bytes.subarray(0, at), ...bytes.subarray(at + 1));
    else if (how === 2) bytes = bytes.slice(0, at);
    else if (at < bytes.length) bytes[at] = pick(2) === 0 ? pick(256) : (bytes[at] ?? 0) ^ (1 << pick(8));
  }
  return bytes;
}

/** What Yjs makes of an update, as [client, from, to] of each run. */
function asYjsReads(bytes: Uint8Array): readonly (readonly number[])[] {
  const runs = new Map<number, number[]>();
  for (const struct of Y.decodeUpdate(bytes).structs) {
    const { client, clock } = struct.id;
    const run = runs.get(client);
    if (run === undefined) runs.set(client, [client, clock, clock + struct.length]);
    else run[2] = clock + struct.length;
  }
  return [...runs.values()];
}

test(`${MUTANTS} mutants never throw and what is taken Yjs reads alike (SEED=${seed})`, () => {
  let taken = 0;
  for (let i = 0; i < MUTANTS; i++) {
    const bytes = mutant();
    const parsed = parseUpdate(bytes);
    if (!parsed.ok) continue;
    taken += 1;
    expect(parsed.ranges.map(({ client, from, to }) => [client, from, to])).toEqual(asYjsReads(bytes));
  }
  expect(taken).toBeGreaterThan(MUTANTS / 50);
  expect(taken).toBeLessThan(MUTANTS);
});

test(`${MUTANTS} broken frames never throw (SEED=${seed})`, () => {
  const step1 = writeStep1(
    new Map([
      [5, 3],
      [3_000_000_000, 2],
    ]),
  );
  for (let i = 0; i < MUTANTS; i++) {
    const bytes = pick(2) === 0 ? Uint8Array.from(step1) : writeStep2(mutant());
    const at = pick(bytes.length);
    bytes[at] = pick(256);
    expect(typeof readFrame(pick(2) === 0 ? bytes : bytes.subarray(0, at)).ok).toBe('boolean');
  }
});
