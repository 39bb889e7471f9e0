import { expect, test } from 'vitest';
import { concat, equal, hex, utf8 } from '../../../src/kernel/bytes.ts';
import { makeTableBody, parseTableBody } from '../../../src/kernel/journal/bodies.ts';
import { type Carried, HOW, NO_SEAT, partsAfter, partsOf } from '../../../src/kernel/journal/carried.ts';
import { makeMovingBody, type Moving, MOVING, parseMovingBody } from '../../../src/kernel/journal/moving.ts';

const filled = (n: number, byte: number): Uint8Array => new Uint8Array(n).fill(byte);
const name = (n: number, byte: number): string => hex(filled(n, byte));
const keys = { sigPk: filled(32, 1), mailPk: filled(32, 2) };
const table = { game: 'parlour', version: 3, settings: { open: true, name: 'Venerdì' } };
const promise = concat(new Uint8Array([3]), filled(149, 9));
const carried: Carried = {
  how: HOW.kick,
  about: 4,
  from: { room: name(16, 3), generation: 2 },
  base: { epoch: 5, position: 77, hash: name(32, 4) },
  timeMs: 123_456,
  state: name(32, 5),
  size: 3,
  votes: [promise, promise],
  voters: [name(16, 6), name(16, 7)],
  part: utf8('abc'),
};

test('[G1] a later generation’s first entry reads back as it was written, and only whole', () => {
  const body = makeTableBody(keys, 7, table, carried);
  expect(parseTableBody(body)).toEqual({ ...keys, generation: 7, table, carried });
  for (const end of [1, 40, body.length - 3, body.length - 1])
    expect(parseTableBody(body.subarray(0, end))).toBeUndefined();
  expect(parseTableBody(concat(body, utf8('x')))).toBeUndefined();
});

test('[G1] a later number without a past, or a past out of form, is nothing', () => {
  expect(parseTableBody(makeTableBody(keys, 0, table))?.carried).toBeUndefined();
  expect(parseTableBody(makeTableBody(keys, 1, table))).toBeUndefined();
  for (const wrong of [
    { how: 0, about: NO_SEAT },
    { how: 7, about: NO_SEAT },
    { how: 4 },
    { about: NO_SEAT },
    { how: HOW['go-on'] },
    { size: 4 },
    { voters: [] },
    { size: 2 ** 31 },
  ])
    expect(
      parseTableBody(makeTableBody(keys, 1, table, { ...carried, ...(wrong as Partial<Carried>) })),
    ).toBeUndefined();
});

test('[G2] a state is cut into parts that fit in entries and make it up again', () => {
  const bytes = filled(130_000, 7);
  const parts = partsOf(bytes);
  expect(equal(concat(...parts), bytes)).toBe(true);
  expect(parts.every((part) => part.length <= 60_000)).toBe(true);
  expect(partsAfter({ ...carried, size: bytes.length })).toBe(parts.length - 1);
  expect(partsOf(utf8('{}'))).toHaveLength(1);
});

const acts: readonly Moving[] = [
  { act: MOVING.propose, how: HOW['go-on'], about: NO_SEAT },
  { act: MOVING.propose, how: HOW.kick, about: 3 },
  { act: MOVING.propose, how: HOW.renew, about: NO_SEAT, version: 7 },
  { act: MOVING.propose, how: HOW.change, about: NO_SEAT, version: 7, game: 'codenames' },
  { act: MOVING.consent, proposal: name(32, 1), yes: true },
  { act: MOVING.consent, proposal: name(32, 1), yes: false },
  { act: MOVING.promise, proposal: name(32, 1), vote: promise },
  {
    act: MOVING.moved,
    how: HOW.compact,
    about: NO_SEAT,
    generation: 3,
    base: carried.base,
    genesis: name(32, 6),
  },
  {
    act: MOVING.moved,
    how: HOW.renew,
    about: NO_SEAT,
    version: 7,
    generation: 3,
    base: carried.base,
    genesis: name(32, 6),
  },
  {
    act: MOVING.moved,
    how: HOW.change,
    about: NO_SEAT,
    version: 7,
    game: 'codenames',
    generation: 3,
    base: carried.base,
    genesis: name(32, 6),
  },
  {
    act: MOVING.moved,
    how: HOW.kick,
    about: 0,
    generation: 0,
    base: carried.base,
    genesis: name(32, 6),
    letter: filled(300, 8),
  },
];

test('[G1] what is said about moving on reads back as it was written, and only whole', () => {
  for (const act of acts) {
    const body = makeMovingBody(act);
    expect(parseMovingBody(body)).toEqual(act);
    if (act.act !== MOVING.promise) expect(parseMovingBody(concat(body, filled(1, 0)))).toBeUndefined();
    if (act.act !== MOVING.promise) expect(parseMovingBody(body.subarray(0, -1))).toBeUndefined();
  }
});

test('[G1] acts out of form are nothing', () => {
  for (const bytes of [[], [0], [9, 1, 255], [1, 1, 3], [1, 2, 255], [1, 4, 255], [2, ...filled(32, 1), 2]])
    expect(parseMovingBody(new Uint8Array(bytes))).toBeUndefined();
});
