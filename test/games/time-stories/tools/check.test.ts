/** `mission check`: a source is read with its pictures, and what is wrong is told line by line. */
import { expect, test } from 'vitest';
import { main } from '../../../../src/games/time-stories/tools/main.ts';
import { paddedSize, withArt } from '../../../../src/games/time-stories/vault/source.ts';
import { unzipped } from '../../../../src/games/time-stories/vault/container.ts';
import { sample, spoilt } from '../pack/sample.ts';

async function said(mission: unknown, words: readonly string[] = [], art = {}): Promise<readonly string[]> {
  const lines: string[] = [];
  const isWell = await main(['check', 'file', ...words], {
    read: () => Promise.resolve({ mission, art }),
    print: (line) => void lines.push(line),
    has: () => false,
    write: () => undefined,
  });
  return [...lines, isWell ? 'well' : 'not well'];
}

test('a whole mission is told in one line, a broken one fault by fault with its check and its place', async () => {
  const whole = await said(sample());
  expect(whole[0]).toBe('test.mill 1.0.0 · 1 place · 23 cards · 3 Elements · 5 receptacles · it and en');
  // Hints are told, and the mission is well all the same.
  expect(whole.slice(1, -1)).toContain('hint shared.elements[1]: no instruction gives Element 32');
  expect(whole.at(-1)).toBe('well');
  expect(await said(spoilt('azrak.total', 17))).toEqual([
    'MP-04 azrak.total: four receptacles may begin with 18 Azrak',
    '1 fault',
    'not well',
  ]);
  expect((await said(sample(), ['--published']))[0]).toMatch(/^MP-17 /u);
});

test('pictures beside a pack are its blobs, in sizes that many share', async () => {
  const bare = { ...sample(), blobs: {} };
  expect((await said(bare))[0]).toMatch(/^MP-01 .*there is no blob/u);
  const art = Object.fromEntries(Object.keys(sample().blobs).map((name) => [name, '<svg/>']));
  expect((await said(bare, [], art)).at(-1)).toBe('well');
  expect([1, 4_096, 4_097, 100_000].map(paddedSize)).toEqual([4_096, 4_096, 8_192, 131_072]);
  expect(withArt({ mission: 7, art })).toBe(7);
});

test('whoever asks for nothing that there is hears what there is', async () => {
  const lines: string[] = [];
  const world = {
    read: () => Promise.reject(new Error('no file')),
    print: (line: string) => void lines.push(line),
    has: () => false,
    write: () => undefined,
  };
  expect(await main(['constructor', 'file'], world)).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^npm run mission -- check \| .* FILE$/u)]);
});

test('a source is sealed into a file that reads as published; one with faults into none', async () => {
  const files = new Map<string, Uint8Array | string>();
  const lines: string[] = [];
  const world = (mission: unknown): Parameters<typeof main>[1] => ({
    read: () => Promise.resolve({ mission, art: {} }),
    print: (line) => void lines.push(line),
    has: () => false,
    write: (file, content) => void files.set(file, content),
  });
  expect(await main(['seal', 'a.b/mill.ts'], world(sample()))).toBe(true);
  expect(unzipped(files.get('a.b/mill.tsr') as Uint8Array).faults).toEqual([]);
  expect(lines.at(-1)).toMatch(/^a\.b\/mill\.tsr: \d+ sealed pages, \d+ KiB; its keys are in it$/u);
  expect(await main(['seal', 'mill.ts', '--out', 'x'], world(spoilt('azrak.total', 1)))).toBe(false);
  expect(files.has('x')).toBe(false);
});
