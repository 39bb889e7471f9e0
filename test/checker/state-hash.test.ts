/** The checker's hash of a state, made from `PROTOCOL.md`, and the table's own. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Names } from '../../src/kernel/naming.ts';
import { stateHash } from '../../checker/state-hash.ts';

const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
const named = (state: unknown): string => hash(new Names(hash).textOf(state));

/** A state with a part of so many characters so deep. */
const deep = (depth: number, length: number): unknown =>
  depth === 0 ? ['è'.repeat(length - 4)] : { b: deep(depth - 1, length), a: depth };

test('[F18] the hash that votes carry is made again from the document alone, wherever a long part lies', () => {
  const hashes = [2, 3, 4, 5].flatMap((depth) =>
    [511, 512, 513].map((length) => {
      const state = deep(depth, length);
      expect(stateHash(state)).toBe(named(state));
      return stateHash(state);
    }),
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});
