/** CHANGELOG.md stays what somebody reads before they upgrade: a page a version. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MOST_WORDS = 900;

const page = readFileSync('CHANGELOG.md', 'utf8').replaceAll(/\]\([^)]*\)/gu, ']');
const wordsOf = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

test('what a version changes is a page at most', () => {
  const [, ...versions] = page.split(/^## /mu);
  expect(versions.length).toBeGreaterThan(0);
  const long = versions
    .filter((version) => wordsOf(version).length > MOST_WORDS)
    .map((version) => version.slice(0, 20));
  expect(long, 'a repair stands there only if a released version had the fault').toEqual([]);
});
