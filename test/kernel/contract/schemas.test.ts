import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { FREE, MAX_SEATS, type Schema } from '../../../src/kernel/game.ts';
import {
  bool,
  fields,
  handle,
  integer,
  list,
  nothing,
  oneOf,
  optional,
  seat,
  sealed,
  text,
  timeOfDay,
} from '../../../src/kernel/schemas.ts';

const all: Readonly<Record<string, Schema<unknown>>> = {
  text: text(20),
  handle,
  integer: integer(0, 9),
  bool,
  oneOf: oneOf('a', 'b'),
  list: list(text(5), 3),
  nothing,
  sealed: sealed(text(20), 'self'),
  fields: fields({ word: text(20), card: optional(handle) }),
};

describe('[P18] what comes from outside is read or refused, never thrown', () => {
  test.each(Object.entries(all))('%s', (_name, schema) => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (input) => {
        const got = schema.read(input);
        if (got !== undefined) expect(JSON.stringify(got)).not.toContain('\\u0000');
      }),
      { numRuns: 300 },
    );
  });
});

test('[P18] FREE reaches no game', () => {
  for (const schema of [text(20), handle, oneOf('a'), integer(0, 9), bool, sealed(text(9), 'self')])
    expect(schema.read(FREE)).toBeUndefined();
  expect(fields({ word: text(9) }).read({ word: `a${String(FREE)}` })).toBeUndefined();
});

test('[P18] unknown keys are refused, also those that look like a prototype', () => {
  const schema = fields({ n: integer(0, 9) });
  expect(schema.read({ n: 1 })).toEqual({ n: 1 });
  expect(schema.read({ n: 1, m: 2 })).toBeUndefined();
  expect(schema.read(JSON.parse('{"n":1,"__proto__":{}}'))).toBeUndefined();
  expect(nothing.read([])).toBeUndefined();
});

test('[P18] an optional field may be missing, but not wrong', () => {
  const schema = fields({ n: optional(integer(0, 9)) });
  expect(schema.read({})).toEqual({});
  expect(schema.read({ n: 10 })).toBeUndefined();
  expect(schema.read({ n: null })).toBeUndefined();
});

test('[P18] no half character and no −0 gets through', () => {
  expect(text(9).read('\uD83D')).toBeUndefined();
  expect(text(9).read('😀')).toBe('😀');
  expect(Object.is(integer(0, 9).read(-0), 0)).toBe(true);
  expect(integer(0, 9).read(1.5)).toBeUndefined();
});

test('[P18] every seat of a table can be named, the last one too', () => {
  expect([0, MAX_SEATS - 1].map((n) => seat.read(n))).toEqual([0, 24]);
  expect([-1, MAX_SEATS].map((n) => seat.read(n))).toEqual([undefined, undefined]);
});

test('[P18] an object schema tells which of its fields travel sealed', () => {
  expect(Object.keys(fields({ word: sealed(text(9), 'keepers'), n: bool }).seals!)).toEqual(['word']);
});

test('[P22] a time of day is a minute between midnight and midnight', () => {
  for (const at of [-1, 1_440, 0.5, '13:47', NaN, undefined, null]) expect(timeOfDay.read(at)).toBeUndefined();
  expect([0, 827, 1_439].map((at) => timeOfDay.read(at))).toEqual([0, 827, 1_439]);
});
