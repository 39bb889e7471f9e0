/** The voters that are missed at a place where a quorum is needed. */
import { expect, test } from 'vitest';
import { quorateOf } from '../../../src/kernel/log/quorum.ts';

test('[I37] a table is stuck where those who are here and can vote are too few, however many are here', () => {
  const all = ['a', 'b', 'c', 'd'];
  const at = (here: readonly string[], ...mute: readonly string[]): unknown =>
    quorateOf([all], new Set(here), (device) => mute.includes(device), false);
  expect(at(all)).toEqual({ missing: [], mute: [], stuck: false });
  expect(at(all, 'b')).toEqual({ missing: [], mute: ['b'], stuck: false });
  expect(at(all, 'b', 'c')).toEqual({ missing: [], mute: ['b', 'c'], stuck: true });
  expect(at(['a', 'b', 'c'], 'c')).toEqual({ missing: ['d'], mute: ['c'], stuck: true });
});
