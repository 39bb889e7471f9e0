import { expect, test } from 'vitest';
import { outdoneBy } from '../../../src/kernel/generation/rival.ts';
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
  expect(outdoneBy(ROOM, 'x', VOTERS)).toBeUndefined();
  expect(outdoneBy(ROOM, 'y', VOTERS)).toBeUndefined();
});

test('[G11] whoever is where fewer have come is told how many are elsewhere, whatever comes first', () => {
  const [first, second] = [over('y', 'b', 'first'), over('first', 'c')];
  for (const room of [
    [...ROOM, first, second],
    [second, first, ...ROOM],
  ]) {
    expect(outdoneBy(room, 'x', VOTERS)).toEqual({ there: 2 });
    expect(outdoneBy(room, 'y', VOTERS)).toBeUndefined();
  }
});

test('[G11] of two to which equally many have come the lower hash goes', () => {
  const room = [...ROOM, over('x', 'c'), over('y', 'd')];
  expect(outdoneBy(room, 'x', VOTERS)).toEqual({ there: 2 });
  expect(outdoneBy(room, 'y', VOTERS)).toBeUndefined();
});

test('[G11] devices without a vote don’t count, nor what lies over nothing that is here', () => {
  const room = [...ROOM, over('y', 'stranger'), over('y', 'another'), over('gone', 'c'), over('gone', 'd')];
  expect(outdoneBy(room, 'x', VOTERS)).toBeUndefined();
});
