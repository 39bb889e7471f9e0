import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUGS, planted } from './bugs.mjs';
import { markOf, NEVER_ENDED, noticedBy } from './noticed.mjs';

test('each planted bug has its one place, and changes something there', () => {
  for (const bug of BUGS) {
    const code = readFileSync(`src/kernel/${bug.file}`, 'utf8');
    expect(planted(code, bug), bug.id).not.toBe(code);
  }
  expect(BUGS.length).toBeGreaterThanOrEqual(100);
});

const failed = {
  testResults: [
    { name: '/here/test/a.test.ts', status: 'passed', assertionResults: [{ fullName: 'well', status: 'passed' }] },
    {
      name: '/here/test/b.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'well too', status: 'passed' },
        { fullName: 'not so', status: 'failed' },
      ],
    },
  ],
};

test('the first test that fails has noticed a bug, or the file that can’t be read any more', () => {
  expect(noticedBy({ isKilled: false, code: 1, report: failed }, '/here')).toBe('not so');
  const unread = { testResults: [{ name: '/here/test/b.test.ts', status: 'failed', assertionResults: [] }] };
  expect(noticedBy({ isKilled: false, code: 1, report: unread }, '/here')).toBe('test/b.test.ts');
});

test('tests that end well, and a folder without any, have noticed nothing', () => {
  expect(noticedBy({ isKilled: false, code: 0, report: { testResults: [] } }, '/here')).toBeUndefined();
  expect(noticedBy({ isKilled: false, code: 1 }, '/here')).toBeUndefined();
});

test('tests that never end have noticed a bug, and are told apart', () => {
  const by = noticedBy({ isKilled: true, code: null }, '/here');
  expect(by).toBe(NEVER_ENDED);
  expect([by, 'not so', undefined].map((one) => markOf(one, 'kernel'))).toEqual(['∞ kernel', 'kernel', '–']);
});
