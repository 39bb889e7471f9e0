/** A recorded table of the commit's own seed, and some of seeds that once told something; `npm run check-tables` reads thousands. */
import { expect, test } from 'vitest';
import { commitSeed } from '../../scripts/commit-seed.mjs';
import { check } from '../../checker/check.ts';
import { committedOf } from '../../checker/committed.ts';
import { record } from './recorder.ts';
import { verdict } from './verdict.ts';

const TABLES = 1;
const FIRST = commitSeed();
const SHORT = { short: true, most: 4, luck: { schedules: 1 } };

test(`[O7] of a table under faults the checker finds nothing lost and nobody guilty who isn't (SEED=${FIRST})`, async () => {
  let committed = 0;
  for (let seed = FIRST; seed < FIRST + TABLES; seed++) {
    const table = await record(seed, SHORT);
    const checked = check(table.evidence, table.verify);
    expect(verdict(checked, table), `seed ${seed}`).toEqual([]);
    committed += checked.rooms.flatMap((room) => committedOf(room)).length;
  }
  expect(committed).toBeGreaterThan(0);
});

test.each([
  ['a claim of a seat whose owner’s leaving had come, but had no place yet', 200_190],
  ['a voter that is asked in by an entry from before it went out', 200_193],
])('[O15] nobody is named for %s', async (_, seed) => {
  const table = await record(seed, { short: true, most: seed % 4 === 0 ? Infinity : 4 });
  expect(verdict(check(table.evidence, table.verify), table)).toEqual([]);
});

test('[O2] a liar whose two stamps somebody got is missed where the checker doesn’t name it', async () => {
  const table = await record(300_020, { short: true });
  const checked = check(table.evidence, table.verify);
  expect(verdict(checked, table)).toEqual([]);
  const silent = { ...checked, findings: [] };
  expect(verdict(silent, table)).toEqual([expect.stringContaining("and it isn't named")]);
});
