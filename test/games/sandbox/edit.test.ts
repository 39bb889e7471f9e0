/** Editing: pieces and decks that come and go, definitions that change, and what pieces of them show. */
import { expect, test } from 'vitest';
import { earlier } from '../../../src/games/sandbox/earlier.ts';
import { pieceOf } from '../../../src/games/sandbox/pieces.ts';
import { CLOTH, COVERED, NONE } from '../../../src/games/sandbox/state.ts';
import type { Eyes } from '../../../src/kernel/game.ts';
import { BOX, COUNTER, FACTS, LAID, PILE, TOKEN, Table, ZONE_OPEN } from './table.ts';

const [A] = LAID;
const pile = [NONE, 100, 200, 0, 0, NONE, CLOTH, NONE, 0];
const card = (face: number, place: number): readonly number[] => [0, 0, 0, 0, COVERED, face, place, NONE, 0];
const define = (t: Table, more: object, seat = 0): string =>
  t.do(seat, 'define', { hash: 'next', defs: [], zones: [], ...more });

test('a deck comes onto the table in one act as a pile, and goes with one undo', () => {
  const t = new Table();
  const first = t.s.made;
  expect(t.do(0, 'make', { rows: [...pile, ...card(0, -2), ...card(1, -2)] })).toBe('ok');
  expect([t.list(first), t.piece(first).x, t.piece(first + 1).in]).toEqual([[first + 1, first + 2], 100, first]);
  t.do(0, 'undo');
  expect([first, first + 1, first + 2].map((n) => pieceOf(t.s, n))).toEqual([null, null, null]);
  t.do(0, 'redo');
  expect(t.list(first)).toEqual([first + 1, first + 2]);
});

test.each([
  ['a pile of one card', [...pile, ...card(0, -2)]],
  ['a card in a later row’s pile', [...card(0, -3), ...pile, ...card(1, -3)]],
  ['a card in another card', [...card(0, CLOTH), ...card(1, -2)]],
  ['a card in a row that isn’t there', card(0, -9)],
  ['a token in a pile', [1, 0, 0, 0, 0, NONE, PILE, NONE, 0]],
])('[SB-03] nothing is made that couldn’t lie so: %s', (_, rows) => {
  expect(new Table().do(0, 'make', { rows })).toBe('no-such-place SB-03');
});

test('[SB-03] nothing is written on what is no note, nor on what isn’t made', () => {
  for (const i of [0, 1])
    expect(new Table().do(0, 'make', { rows: card(0, CLOTH), texts: [{ i, text: 'ciao' }] })).toBe('no-note SB-03');
});

test('a new definition comes with the next version of the box, and pieces of it are made', () => {
  const t = new Table();
  const i = FACTS.length;
  expect(define(t, { defs: [{ i, def: { ...FACTS[1]!, faces: 3 } }] })).toBe('ok');
  expect([t.s.box.hash, t.s.defs.length, t.s.news[0]?.what]).toEqual(['next', i + 1, 'define']);
  expect(t.do(0, 'make', { rows: [i, 0, 0, 0, 2, NONE, CLOTH, NONE, 0] })).toBe('ok');
  expect(define(t, { defs: [{ i: i + 5, def: FACTS[1]! }] })).toBe('not-a-box SB-03');
});

test('a zone’s policy and whether turns go round are changed while people play', () => {
  const t = new Table();
  expect(define(t, { zones: [{ i: 0, zone: { ...t.s.zones[0]!, limit: 1 } }], turns: true })).toBe('ok');
  expect(t.s.turn).toEqual({ on: true, seat: 0, made: 0 });
  t.put(0, [A], ZONE_OPEN);
  expect(t.put(0, [LAID[1]], ZONE_OPEN)).toBe('not-there SB-03');
});

test('[SB-09] a definition that pieces have keeps its kind, its back and what they show', () => {
  const t = new Table();
  t.do(0, 'flip', { p: t.p(TOKEN) });
  t.do(0, 'count', { n: COUNTER, set: 4 });
  const changed = (i: number, more: object): string => define(t, { defs: [{ i, def: { ...FACTS[i]!, ...more } }] });
  expect(changed(1, { kind: 'die', faces: 6 })).toBe('in-use SB-09');
  expect(changed(1, { faces: 1 })).toBe('in-use SB-09');
  expect(changed(6, { most: 3 })).toBe('in-use SB-09');
  expect(changed(0, { back: false })).toBe('in-use SB-09');
  expect(changed(0, { faces: 9 })).toBe('in-use SB-09');
  t.do(0, 'remove', { p: t.p(10) });
  expect(changed(0, { faces: 9 })).toBe('ok');
  t.do(0, 'shuffle', { from: PILE });
  expect(changed(0, { faces: 8 })).toBe('in-use SB-09');
  expect(changed(0, { faces: 12 })).toBe('ok');
});

test('[SB-09] a piece becomes another of its kind, or another card of its deck, and is put back by undo', () => {
  const t = new Table();
  expect(define(t, { defs: [{ i: FACTS.length, def: FACTS[9]! }] })).toBe('ok');
  expect(t.do(1, 'change', { p: t.p(A), of: FACTS.length, under: 5 })).toBe('ok');
  expect([t.piece(A).of, t.piece(A).face, t.piece(A).under]).toEqual([FACTS.length, 5, 5]);
  t.do(1, 'undo');
  expect([t.piece(A).of, t.piece(A).face]).toEqual([9, 0]);
  expect(t.do(1, 'change', { p: t.p(A), of: 1 })).toBe('in-use SB-09');
  expect(t.do(1, 'change', { p: t.p(A), under: 6 })).toBe('in-use SB-09');
  t.do(0, 'shuffle', { from: PILE });
  expect(t.do(1, 'change', { p: t.p(1), under: 3 })).toBe('in-use SB-09');
});

test('[SB-40] a change to the box that was made from a former version is refused, and one that doesn’t say so is not', () => {
  const t = new Table(2);
  const { hash } = BOX;
  const kind = (i: number, more: object): object => ({ defs: [{ i, def: { ...FACTS[i]!, ...more } }] });
  expect(define(t, { hash: 'ada', was: hash, ...kind(1, { faces: 3 }) })).toBe('ok');
  expect(define(t, { hash: 'bea', was: hash, ...kind(2, { faces: 8 }) }, 1)).toBe('changed-meanwhile SB-40');
  expect([t.s.box.hash, t.s.defs[1]!.faces, t.s.defs[2]!.faces]).toEqual(['ada', 3, 6]);
  expect(define(t, { hash: 'bea', was: 'ada', ...kind(2, { faces: 8 }) }, 1)).toBe('ok');
  expect(define(t, { hash: 'old', ...kind(1, { faces: 4 }) })).toBe('ok');
});

test('a table of earlier rules knows nothing of what a change was made from', () => {
  for (const game of earlier) {
    const t = new Table(2, {}, {}, 11, game);
    expect(define(t, { was: BOX.hash })).toBe('move/form P3');
    for (const one of game.moves['define']!.choices(t.s, {} as Eyes)) expect(one).not.toHaveProperty('was');
  }
});

test.each([
  ['taken away', (t: Table): string => t.do(0, 'remove', { p: t.p(10) })],
  ['made another card', (t: Table): string => t.do(0, 'change', { p: t.p(10), under: 0 })],
])('[SB-09] a card that was %s stays as it is once its deck has lost its face: no undo brings it back', (_, act) => {
  const t = new Table();
  expect(act(t)).toBe('ok');
  expect(t.do(0, 'flip', { p: t.p(TOKEN) })).toBe('ok');
  expect(define(t, { defs: [{ i: 0, def: { ...FACTS[0]!, faces: 9 } }] })).toBe('ok');
  const before = pieceOf(t.s, 10);
  expect(t.do(0, 'undo')).toBe('ok');
  expect(t.piece(TOKEN).face).toBe(0);
  expect(t.do(0, 'undo')).toBe('nothing-to-undo SB-50');
  expect(pieceOf(t.s, 10)).toEqual(before);
});

test('[SB-09] a shuffled deck that was taken away doesn’t come back once it has fewer faces', () => {
  const t = new Table();
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'remove', { p: t.p(PILE) });
  expect(define(t, { defs: [{ i: 0, def: { ...FACTS[0]!, faces: 9 } }] })).toBe('ok');
  t.do(0, 'undo');
  expect(t.s.urns).toEqual([]);
  expect(t.all().filter((n) => t.piece(n).of === 0)).toEqual([]);
});

test('[SB-15] what the box says is changed by whom the table lets edit, and only once it is laid', () => {
  const t = new Table(2, { edit: 'host' });
  expect([define(t, {}, 1), define(t, {})]).toEqual(['editing-closed SB-15', 'ok']);
  expect(t.do(1, 'change', { p: t.p(A), under: 1 })).toBe('editing-closed SB-15');
  t.do(0, 'lay', { ...BOX, hash: 'two', parts: 2 });
  expect(define(t, {})).toBe('laid-otherwise SB-05');
});

test('[SB-03] a pile of a part of what was shuffled stays, with its cards, until all of it goes', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.put(0, [9], CLOTH);
  t.put(0, [10], 9);
  const part = t.piece(9).in;
  expect(t.do(0, 'remove', { p: t.p(part) })).toBe('not-empty SB-03');
  expect(t.do(0, 'remove', { p: t.p(part, TOKEN) })).toBe('ok');
  expect([t.list(part), pieceOf(t.s, TOKEN)]).toEqual([[9, 10], null]);
  expect(t.do(0, 'remove', { p: t.p(part, PILE) })).toBe('ok');
  expect([part, PILE, 1, 10].map((n) => pieceOf(t.s, n))).toEqual([null, null, null, null]);
});

test('[SB-43] a pile stays, with its cards, while the table is at work with one of them', () => {
  const t = new Table(2);
  t.do(0, 'shuffle', { from: PILE });
  t.do(0, 'draw', { from: PILE, n: 1 });
  t.held = true;
  t.do(0, 'turnUp', { p: t.p(9) });
  expect(t.do(1, 'remove', { p: t.p(PILE) })).toBe('busy SB-43');
  expect([t.list(PILE).length, t.piece(1).in]).toEqual([9, PILE]);
});
