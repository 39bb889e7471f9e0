/**
 * A stranger finds the page for a task in a minute. The index has every page, a page says first what it is for, and the map stays a map.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOST_BYTES_OF_THE_MAP = 18_000;
/** The index itself apart. */
const pages = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');

test('the index of docs/ has every page', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('the map of the code is read in ten minutes: what is detail belongs to the page or folder that it is about', () => {
  expect(statSync('docs/architecture.md').size).toBeLessThanOrEqual(MOST_BYTES_OF_THE_MAP);
});

test.each(pages)('%s begins with a title and a sentence or two', (name) => {
  const [title = '', empty, first = ''] = readFileSync(`docs/${name}`, 'utf8').split('\n');
  expect(title).toMatch(/^# \S/u);
  expect(empty).toBe('');
  expect(first).toMatch(/^[\p{Lu}`].*[.:]$/u);
});
