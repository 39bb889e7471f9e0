import { expect, test } from 'vitest';
import { type Chain, compose, type Validator } from '../../../src/kernel/pipeline/compose.ts';
import { MOVE_CHAIN } from '../../../src/kernel/pipeline/move-chain.ts';
import { refuse, TABLE_CODES, TABLE_RULES } from '../../../src/kernel/pipeline/refusals.ts';

const says = (word: string, stop = false): Validator<string[], string> =>
  function validator(ctx, next) {
    ctx.push(word);
    return stop ? word : next(ctx);
  };

const asking = (...validators: readonly Validator<string[], string>[]): Chain<string[], string, string[]> =>
  validators.reduce((chain, one) => chain.and(one), compose<string[], string>());

test('[P1] validators are asked in order, and nothing after the first that answers', () => {
  const asked: string[] = [];
  expect(asking(says('a'), says('b', true), says('c')).run(asked, () => 'last')).toBe('b');
  expect(asked).toEqual(['a', 'b']);
});

test('[P1] what all let through reaches the end', () => {
  expect(asking(says('a'), says('b')).run([], () => 'last')).toBe('last');
  expect(asking().run([], () => 'last')).toBe('last');
});

test('[P1] a validator that calls next twice is a bug and throws', () => {
  const twice: Validator<string[], string> = function twice(ctx, next) {
    next(ctx);
    return next(ctx);
  };
  expect(() => asking(twice).run([], () => 'last')).toThrow(/ in twice$/);
  expect(() => asking(says('a'), twice, says('b')).run([], () => 'last')).toThrow(/ in twice$/);
});

test('[P1] the chain of a move is the documented one, by name', () => {
  expect(MOVE_CHAIN.names).toEqual(['fault', 'running', 'known', 'form', 'seat', 'slot', 'proofs', 'rules']);
});

test('[P1] every code of the table names a promise', () => {
  for (const code of TABLE_CODES) {
    expect(refuse(code)).toEqual({ code, rule: TABLE_RULES[code] });
    expect(TABLE_RULES[code]).toMatch(/^[A-Z]+\d+$/);
  }
});

test('[P6] what a game threw is kept for the console, and nothing where it threw nothing', () => {
  expect(refuse('game/fault', new Error('boom'))).toStrictEqual({ code: 'game/fault', rule: 'P6', detail: 'boom' });
  expect(refuse('game/fault', 'boom')).toStrictEqual({ code: 'game/fault', rule: 'P6', detail: 'thrown' });
  expect(refuse('move/stale')).toStrictEqual({ code: 'move/stale', rule: 'P5' });
});
