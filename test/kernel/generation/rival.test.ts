import { expect, test } from 'vitest';
import { isOutdone } from '../../../src/kernel/generation/rival.ts';
import { type Entry, KIND, ZERO_HASH } from '../../../src/kernel/journal/entry.ts';

const VOTERS = ['a', 'b', 'c', 'd', 'e'];
const table = (hash: string, device: string): Entry =>
  ({ hash, device, kind: KIND.table, seen: ZERO_HASH }) as unknown as Entry;
let n = 0;
/** Something by this device, which had seen that. */
const over = (seen: string, device: string, hash = `${n++}`): Entry =>
  ({ hash, device, kind: KIND.stamp, seen }) as unknown as Entry;

const ROOM = [table('x', 'a'), table('y', 'b')];

test('[G11] while nobody but its opener has done anything at either beginning nobody leaves one', () => {
  expect(isOutdone(ROOM, 'x', VOTERS)).toBe(false);
  expect(isOutdone(ROOM, 'y', VOTERS)).toBe(false);
});

test('[G11] whoever is where fewer have come is outdone, whatever comes first', () => {
  const [first, second] = [over('y', 'b', 'first'), over('first', 'c')];
  for (const room of [
    [...ROOM, first, second],
    [second, first, ...ROOM],
  ]) {
    expect(isOutdone(room, 'x', VOTERS)).toBe(true);
    expect(isOutdone(room, 'y', VOTERS)).toBe(false);
  }
});

test('[G11] of two to which equally many have come the lower hash goes', () => {
  const room = [...ROOM, over('x', 'c'), over('y', 'd')];
  expect(isOutdone(room, 'x', VOTERS)).toBe(true);
  expect(isOutdone(room, 'y', VOTERS)).toBe(false);
});

test('[G11] devices without a vote don’t count, nor what lies over nothing that is here', () => {
  const room = [...ROOM, over('y', 'stranger'), over('y', 'another'), over('gone', 'c'), over('gone', 'd')];
  expect(isOutdone(room, 'x', VOTERS)).toBe(false);
});
