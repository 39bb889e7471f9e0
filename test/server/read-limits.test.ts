/** Limits that an operator writes: all have a name in docs/relay.md, and no value passes that would break something later. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../server/limits.ts';
import { readLimits } from '../../server/read-limits.ts';
import { MAX_ROOM_BYTES } from '../../src/wire/feed.ts';

test('each limit has its name in the table of docs/relay.md, once, and no other name stands there', () => {
  const lines = readFileSync('docs/relay.md', 'utf8').split('\n');
  const head = lines.findIndex((line) => /^\| what +\| in `LIMITS` /u.test(line));
  const rows = lines.slice(head + 2, lines.indexOf('', head));
  const names = rows.flatMap((row) => [...row.split('|')[2]!.matchAll(/`(\w+)`/gu)].map(([, name]) => name!));
  expect(names.toSorted()).toEqual(Object.keys(LIMITS).toSorted());
});

test('limits are read from JSON, and all that are there may be written as they are', () => {
  expect(readLimits('{"connections":3000}')).toEqual({ connections: 3000 });
  expect(readLimits(JSON.stringify(LIMITS))).toEqual(LIMITS);
  expect(readLimits('{"connections":0,"restoreMs":1209600000}')).toEqual({ connections: 0, restoreMs: 1_209_600_000 });
});

test.each([
  ['3', 'it is no object'],
  ['[]', 'it is no object'],
  ['{"conections":1}', 'there is no conections'],
  ['{"connections":"1"}', 'connections must be a whole number from 0'],
  ['{"connections":-1}', 'connections must be a whole number from 0'],
  ['{"connections":0.5}', 'connections must be a whole number from 0'],
  ['{"connections":1e999}', 'connections must be a whole number from 0'],
  ['{"reads":0}', 'reads must be a whole number from 1'],
  ['{"heartbeatMs":0}', 'heartbeatMs must be a whole number from 1'],
  ['{"heartbeatMs":2147483648}', 'heartbeatMs must be a whole number from 1 to 2147483647'],
  ['{"maxFrameBytes":0}', `maxFrameBytes must be a whole number from ${MAX_ROOM_BYTES + 64 * 1024}`],
  ['{"maxFrameBytes":2147483648}', 'to 2147483647'],
])('%s is refused: %s', (json, why) => {
  expect(() => readLimits(json)).toThrow(why);
});
