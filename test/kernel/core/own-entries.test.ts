import { expect, test } from 'vitest';
import type { Runner } from '../../../src/kernel/fold/runner.ts';
import { type Entry, KIND } from '../../../src/kernel/journal/entry.ts';
import { OwnEntries } from '../../../src/kernel/core/own-entries.ts';

const entry = (hash: string, kind: number): Entry => ({ hash, kind }) as Entry;
/** Everything has its place and was refused. */
const refusing = {
  isPlaced: () => true,
  refusalOf: () => ({ code: 'rude', rule: 'PA-1' }),
  nameOf: ({ kind }: Entry) => (kind === KIND.move ? 'say' : undefined),
} as unknown as Runner;

test('[T6] a refused move of a person is told until it is read', () => {
  const own = new OwnEntries();
  own.add(entry('a', KIND.move), 7);
  expect([own.entries().length, own.oldestMs()]).toEqual([1, 7]);
  own.settle(refusing);
  expect(own.lost).toEqual([{ move: 'say', refusal: { code: 'rude', rule: 'PA-1' } }]);
  expect([own.entries().length, own.oldestMs()]).toEqual([0, undefined]);
  own.dismiss();
  expect(own.lost).toEqual([]);
});

test('[T5] what is found again has waited since it was written', () => {
  const own = new OwnEntries();
  for (const nowMs of [7, 20]) own.add(entry('a', KIND.move), nowMs);
  expect([own.entries().length, own.oldestMs()]).toEqual([1, 7]);
});

test('[T6] when the order turns to another branch an own move waits again, and is told what came of it there', () => {
  const own = new OwnEntries();
  const branch = (turns: number, placed: boolean, refused: boolean): Runner => {
    const refusal = { code: 'rude', rule: 'PA-1' };
    const runner = {
      turns,
      isPlaced: () => placed,
      refusalOf: () => (refused ? refusal : undefined),
      nameOf: () => 'say',
    };
    return runner as unknown as Runner;
  };
  own.add(entry('a', KIND.move), 7);
  own.settle(branch(0, true, false));
  expect([own.entries().length, own.lost.length]).toEqual([0, 0]);
  own.settle(branch(1, false, false));
  expect([own.entries().length, own.oldestMs()]).toEqual([1, 7]);
  own.settle(branch(1, true, true));
  expect([own.entries().length, own.lost.length]).toEqual([0, 1]);
  own.settle(branch(2, true, false));
  expect(own.lost).toEqual([]);
});

test('[D4] refused answers, and moves that the game made unasked, are told to nobody', () => {
  const own = new OwnEntries();
  own.add(entry('a', KIND.contribution), 0);
  own.add(entry('b', KIND.move), 0);
  own.hush('b');
  own.settle(refusing);
  expect(own.lost).toEqual([]);
});

test('[T5] stamps and hellos aren’t waited for', () => {
  const own = new OwnEntries();
  for (const kind of [KIND.stamp, KIND.newEpoch, KIND.hello, KIND.table]) own.add(entry(`${kind}`, kind), 0);
  expect(own.entries()).toEqual([]);
});
