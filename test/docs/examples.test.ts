/** The tables of docs/examples/README.md, against the element: each property, method and event that a page may use stands there, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/examples/README.md', 'utf8');
const source = readFileSync('src/embed/tavolata-table.ts', 'utf8');

/** Names in the first cells of the table whose first heading this is, without their arguments. */
function named(heading: string): readonly string[] {
  const [, body = ''] = page.split(new RegExp(`\\n\\| ${heading} .*\\n\\|[ |-]+\\n`, 'u'));
  const [table = ''] = body.split('\n\n');
  const cells = table.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)/gu)].map(([, name]) => name!));
}

const found = (pattern: RegExp): readonly string[] => [...source.matchAll(pattern)].map(([, name]) => name!);

test('each event of the element stands in the table of events, and no other', () => {
  const events = found(/^ \* @event (tv-[a-z]+) /gmu);
  expect(events.length).toBeGreaterThan(15);
  expect(named('event').toSorted()).toEqual(events.toSorted());
});

test('each property and method of the element stands in the table of properties, and no other', () => {
  const properties = found(/^ {2}@property\(.*\) (?:override )?(\w+)/gmu);
  const methods = found(/^ {2}(?:async )?(lay|exportBox|addDeck|lock)\(/gmu);
  const read = found(/^ {2}get (\w+)\(/gmu);
  expect(properties.length).toBeGreaterThan(15);
  expect(named('attribute, property').toSorted()).toEqual([...properties, ...methods, ...read].toSorted());
});

test('each export of the script that a page may use stands in the table of exports, and no other', () => {
  const door = readFileSync('src/embed/tavolata.ts', 'utf8');
  const lists = [...door.matchAll(/^export \{([^}]*)\}/gmu)].flatMap(([, names = '']) => names.split(','));
  const own = [...door.matchAll(/^export (?:async )?function (\w+)/gmu)].map(([, name]) => name!);
  const all = [...lists.map((name) => name.trim()), ...own].filter((name) => name !== '' && !name.startsWith('type '));
  // Classes of events stand in the table of events by what they tell.
  const usable = all.filter((name) => !name.endsWith('Event'));
  expect(usable).toContain('withoutPairing');
  expect(
    named('export')
      .filter((name) => /^[A-Za-z]+$/u.test(name) && !name.endsWith('Event'))
      .toSorted(),
  ).toEqual(usable.toSorted());
});

test('the page names each code that createTable answers', () => {
  const opening = readFileSync('src/embed/open-table.ts', 'utf8');
  const [, listed = ''] = /export type OpenFailure =([^;]*);/u.exec(opening) ?? [];
  const lacks = readFileSync('src/embed/capable.ts', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('export type Lack'))!;
  const own = readFileSync('src/embed/package/server.js', 'utf8') + readFileSync('src/embed/tavolata.ts', 'utf8');
  const codes = [...`${listed} ${lacks}`.matchAll(/'([\w/-]+)'/gu), ...own.matchAll(/code: '([\w/-]+)'/gu)]
    .map(([, code]) => code!)
    // Of links and logs, which createTable opens none of.
    .filter((code) => !/^(?:link|store)\//u.test(code));
  const [told = ''] = /^Codes of `createTable` are .*$/mu.exec(page) ?? [];
  expect(new Set(codes).size).toBeGreaterThan(8);
  expect(codes.filter((code) => !told.includes(`\`${code}\``))).toEqual([]);
});

test('each page that frames a table allows it the same', () => {
  const pages = readdirSync('docs/examples').filter((name) => name.endsWith('.html'));
  const frames = pages.flatMap((name) => [
    ...readFileSync(`docs/examples/${name}`, 'utf8').matchAll(/<iframe[^>]*?\ballow="([^"]*)"/gu),
  ]);
  expect(frames.length).toBeGreaterThan(2);
  expect(new Set(frames.map(([, allowed]) => allowed))).toEqual(
    new Set(['clipboard-write; screen-wake-lock; web-share']),
  );
});
