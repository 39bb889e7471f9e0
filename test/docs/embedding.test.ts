/** The table of parts and custom properties in docs/embedding.md, against the source: what a page may style, and its values. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const page = read('docs/embedding.md');
const tokens = read('src/elements/look/tokens.ts');

/** All sources below a folder, as one text. */
const readSources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n');

/** Cells of the rows of the one table whose first heading is this, without backticks. */
function rows(heading: string): readonly (readonly string[])[] {
  const lines = page.split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  expect(head, `a table of ${heading}`).toBeGreaterThan(0);
  const after = lines.slice(head + 2);
  const end = after.findIndex((line) => !line.startsWith('|'));
  return after.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

/** Colours that follow another one (`src/elements/look/legible.ts`), as the table says them. */
const followed = (value: string): string =>
  value.replace(/^\$\{on[A-Z]\w+\}$/, 'black or white').replace('${goUnderPointer}', 'one fifth away from its text');

/** What a block of tokens sets, comments and line ends aside. */
function declared(block: string): ReadonlyMap<string, string> {
  const body = new RegExp(`const ${block}: CSSResult = css\`([^\`]*)\``).exec(tokens)?.[1] ?? '';
  const bare = body.replaceAll(/\/\*[^]*?\*\//g, '');
  const all = [...bare.matchAll(/(--tv-[\w-]+):\s*([^;]+);/g)];
  return new Map(all.map(([, name = '', value = '']) => [name, followed(value.replaceAll(/\s+/g, ' ').trim())]));
}

/** Names in an attribute of the markup or in a call that sets it. */
const named = (file: string, pattern: RegExp): readonly string[] =>
  [...read(file).matchAll(pattern)].flatMap(([, names = '']) => names.split(/,?\s+/)).filter((name) => name !== '');

test('each custom property of the room stands in the table with its values in both lights, and no other', () => {
  const light = declared('light');
  const dark = declared('dark');
  expect(light.size).toBeGreaterThan(60);
  expect(rows('Custom property').map(([name, day, night]) => [name, day, night])).toEqual(
    [...light].map(([name, value]) => [name, value, dark.get(name) ?? '']),
  );
  expect([...dark.keys(), ...declared('more').keys()].filter((name) => !light.has(name))).toEqual([]);
});

test('each custom property of the table is used somewhere', () => {
  const used = readSources('src');
  expect(
    rows('Custom property')
      .map(([name = '']) => name)
      .filter((name) => !new RegExp(`var\\(${name}[,)]`).test(used)),
  ).toEqual([]);
});

test('each custom property that a style reads is set somewhere', () => {
  const source = readSources('src');
  const set = new Set([...source.matchAll(/(--tv-[\w-]+)(?::|['`],)/g)].map(([, name]) => name));
  const asked = new Set([...source.matchAll(/var\((--tv-[\w-]+)\s*[,)]/g)].map(([, name]) => name));
  expect(asked.size).toBeGreaterThan(60);
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});

test('each part that the element shows to the page stands in the table and in its comment, and no other', () => {
  const shown = [
    ...named('src/embed/shell/table-screen.ts', /\bpart="([^"]+)"/g),
    ...named('src/embed/board-place.ts', /setAttribute\('exportparts', '([^']+)'\)/g),
  ];
  expect(rows('Part').map(([name]) => name)).toEqual(shown);
  expect([...read('src/embed/tavolata-table.ts').matchAll(/@csspart (\w+)/g)].map(([, name]) => name)).toEqual(shown);
});

test('a board that passes parts on has each of them', () => {
  const board = readSources('src/games/sandbox/board');
  const given = new Set(
    [...board.matchAll(/\b(?:part|exportparts)="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/,?\s+/)),
  );
  const passed = named('src/embed/board-place.ts', /setAttribute\('exportparts', '([^']+)'\)/g);
  expect(passed.length).toBeGreaterThan(0);
  expect(passed.filter((name) => !given.has(name))).toEqual([]);
});

test('what is compared with others says something of all five in each row, and of this element what its tables say', () => {
  const [parts, properties] = [rows('Part').length, rows('Custom property').length];
  const compared = rows('Question');
  expect(compared.length).toBeGreaterThan(12);
  expect(compared.filter((row) => row.length !== 6 || row.includes(''))).toEqual([]);
  const own = new Map(compared.map(([question, ours]) => [question, ours]));
  expect(own.get('Looks that a page can set')).toBe(`${parts} parts, ${properties} custom properties`);
  const [total] = (own.get('Bytes on the wire, brotli') ?? '').split(' ', 1);
  const cold = /const COLD = \{ ours: (\d+)_000, libsodium: (\d+)_000, typefaces: (\d+)_000/.exec(
    read('scripts/sizes.mjs'),
  );
  expect(Number(total)).toBe((cold ?? []).slice(1).reduce((sum, kb) => sum + Number(kb), 0));
});
