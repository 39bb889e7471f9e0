/** Turning over what everybody knows. */
import { expect, test } from 'vitest';
import { COVERED } from '../../../src/games/sandbox/state.ts';
import { DIE, LAID, NOTE, PILE, TOKEN, Table } from './table.ts';

const [A, B] = LAID;

test('a card turned face down stays known, and turned up again it is the same', () => {
  const t = new Table();
  t.do(0, 'flip', { p: t.p(A) });
  expect([t.piece(A).face, t.piece(A).under]).toEqual([COVERED, 0]);
  t.do(1, 'flip', { p: t.p(A, B), side: 'up' });
  expect([t.piece(A).face, t.piece(B).face]).toEqual([0, 1]);
});

test('a tile shows its next side, a die the value that one says; a note has no other side', () => {
  const t = new Table();
  t.do(0, 'flip', { p: t.p(TOKEN) });
  t.do(0, 'flip', { p: t.p(DIE), to: 4 });
  expect([t.piece(TOKEN).face, t.piece(DIE).face]).toEqual([1, 4]);
  expect(t.do(0, 'flip', { p: t.p(NOTE) })).toBe('one-side SB-03');
  expect(t.do(0, 'flip', { p: t.p(DIE), to: 6 })).toBe('one-side SB-03');
});

test('a pile is turned over as a whole: what was below lies on top', () => {
  const t = new Table();
  t.do(0, 'flip', { p: t.p(PILE, 3) });
  expect(t.list(PILE)[0]).toBe(10);
  expect(t.list(PILE).every((n) => t.piece(n).face === t.piece(n).under)).toBe(true);
});
