/** The independent checker (`test/checker`) reads whole evenings as people save them: signatures, chains, one line of stamps, votes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { commitSeed } from '../../scripts/commit-seed.mjs';
import { check } from '../../checker/check.ts';
import { peopleOf, sentences } from '../../checker/say.ts';
import { nodeVerify } from '../../checker/verify.ts';

const FOLDER = 'test/corpus/signed';
/** Of all, unless all are wanted: a thousand signatures take a fifth of a second. */
const SAMPLE = 8;
const names = Object.keys(JSON.parse(readFileSync(join(FOLDER, 'ends.json'), 'utf8')) as object);
const from = commitSeed() % names.length;
const sample = process.env['CORPUS'] === 'all' ? names : [...names.slice(from), ...names].slice(0, SAMPLE);

const log = (name: string): { readonly name: string; readonly bytes: Uint8Array } => ({
  name,
  bytes: Uint8Array.from(brotliDecompressSync(readFileSync(join(FOLDER, `${name}.br`)))),
});

test.each(sample)(
  '[R1] %s: a checker that shares no code with the table finds one line, signed by whom it says',
  (name) => {
    const checked = check({ logs: [log(name)] }, nodeVerify());
    expect(checked.findings).toEqual([]);
    const room = checked.rooms.at(-1)!;
    expect(peopleOf(room).length).toBeGreaterThan(0);
    expect(sentences(checked).at(-1)).toBe('Nothing is wrong with this history.');
  },
);

test('a table that went on is checked over the seam: promises, base and the state that was carried', () => {
  const { rooms, findings } = check({ logs: [log('memento-2-03')] }, nodeVerify());
  expect(findings).toEqual([]);
  expect(rooms.map(({ generation }) => generation)).toEqual([0, 1]);
  expect(rooms[1]!.tip!.voters).toEqual(rooms[0]!.tip!.voters);
});
