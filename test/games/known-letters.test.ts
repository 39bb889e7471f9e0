/** What a letter is no browser is asked in rules: the answer grows with its version of Unicode, and a table would split over it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../../src/games');
/** What no fold runs: faces, readers of files that people bring, programs for makers, words of the log. */
const BESIDE = /\/(?:board|box|tools|words)\//;

test('no pattern in rules names a property of Unicode, as \\p{L} (the linter keeps the rest: `kit/known-letters.ts`)', () => {
  const files = readdirSync(GAMES, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !BESIDE.test(`/${file}`));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\\[pP]\{/.test(readFileSync(join(GAMES, file), 'utf8')))).toEqual([]);
});
