/** The tables of docs/examples/README.md, against the element: each property, method and event that a page may use stands there, and no other. */
import { readFileSync } from 'node:fs';
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
