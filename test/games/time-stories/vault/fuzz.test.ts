/** Files that strangers made, or that were spoilt on the way: read or refused, never thrown at, and never half. */
import process from 'node:process';
import { expect, test } from 'vitest';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readEntry, readPart, joined } from '../../../../src/games/time-stories/pack/entry.ts';
import { readPage } from '../../../../src/games/time-stories/pack/pages.ts';
import { pageOf, unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { starter } from '../../../../src/games/time-stories/tools/starter.ts';
import { seeded, withSeeds } from '../../../helpers/rng.ts';
import { busy } from '../table/mission.ts';
import { made } from './shelf.ts';

/** Spoilt files; `npm run fuzz` asks for more. */
const FILES = Number(process.env['FILES'] ?? 25);

const file = await made(starter);

test('a file with bytes changed, cut off or put in is read whole or refused, and no page of it opens as something else', async () => {
  const whole = unzipped(file).container!;
  const seeds: number[] = [];
  withSeeds(FILES, (seed) => void seeds.push(seed));
  for (const seed of seeds) {
    const rng = seeded(seed);
    const changed = Uint8Array.from(file);
    for (let n = 1 + rng.below(4); n > 0; n--) changed[rng.below(changed.length)] = rng.below(256);
    const bytes = rng.oneIn(4) ? changed.slice(0, rng.below(changed.length)) : changed;
    const { container, faults } = unzipped(bytes);
    expect(container === undefined, `SEED=${seed}`).toBe(faults.length > 0);
    for (const name of Object.keys(container?.mission.blobs ?? {}).slice(0, 8)) {
      const page = await pageOf(container!, name);
      if (page) expect(page, `SEED=${seed}`).toEqual(await pageOf(whole, name));
    }
  }
});

test('no zip, an empty one, one without a shell and one whose shell is no JSON are refused with a place', () => {
  const files = unzipSync(file);
  const without = (name: string): Uint8Array =>
    zipSync(Object.fromEntries(Object.entries(files).filter(([one]) => one !== name)));
  for (const bytes of [new Uint8Array(), strToU8('{}'), zipSync({}), without('mission.json')])
    expect(unzipped(bytes).faults).toEqual([{ check: 'shape', at: 'mission.json', says: 'is missing' }]);
  const bent = zipSync({ ...files, 'mission.json': strToU8('{"format":') });
  expect(unzipped(bent).faults.map(({ check }) => check)).toEqual(['shape']);
});

test('without its keys a file is read, and no page of it opens; a key that is none counts for nothing', async () => {
  const files = unzipSync(file);
  const listed = JSON.parse(new TextDecoder().decode(files['keys.json'])) as Readonly<Record<string, string>>;
  const [name] = Object.keys(listed);
  for (const keys of [
    '',
    '[]',
    '{"p1":7}',
    JSON.stringify({ [name!]: 'short' }),
    JSON.stringify({ [name!]: 'A'.repeat(43) }),
  ]) {
    const { container } = unzipped(zipSync({ ...files, 'keys.json': strToU8(keys) }));
    expect(container?.mission.id).toBe('example.lock');
    expect(await pageOf(container!, name!)).toBeUndefined();
  }
});

test('a page of one place under the name of another isn’t opened', async () => {
  const files = unzipSync(file);
  const [one, other] = Object.keys(files).filter((path) => path.startsWith('pages/'));
  const { container } = unzipped(zipSync({ ...files, [one!]: files[other!]! }));
  expect(await pageOf(container!, one!.slice('pages/'.length))).toBeUndefined();
});

test('entries, parts and pages of any kind are read or refused', () => {
  const ODD: readonly unknown[] = [
    null,
    7,
    'x',
    [],
    {},
    { part: 1 },
    { parts: [] },
    { format: 'tsr-mission/1', container: 'x', parts: ['y'] },
  ];
  for (const odd of ODD) expect([readEntry(odd), readPart(odd)]).toEqual([undefined, undefined]);
  const hash = 'ab'.repeat(32);
  const entry = { format: 'tsr-mission/1', container: hash, parts: [hash] };
  expect(readEntry(entry)).toEqual(entry);
  expect(readEntry({ ...entry, parts: Array.from({ length: 17 }, () => hash) })).toBeUndefined();
  expect(readEntry({ ...entry, container: hash.toUpperCase() })).toBeUndefined();
  expect(joined(['{"a"', ':1}'])).toEqual({ a: 1 });
  expect(joined(['{"a"'])).toBeUndefined();
  for (const odd of ODD.slice(0, 3)) expect(readPage(busy(), 'p1', odd).faults.length).toBeGreaterThan(0);
});
