import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUGS, planted } from './bugs.mjs';

test('each planted bug has its one place, and changes something there', () => {
  for (const bug of BUGS) {
    const code = readFileSync(`src/kernel/${bug.file}`, 'utf8');
    expect(planted(code, bug), bug.id).not.toBe(code);
  }
  expect(BUGS.length).toBeGreaterThanOrEqual(100);
});
