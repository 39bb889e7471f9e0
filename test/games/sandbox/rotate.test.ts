/** Pieces are turned about either way, on the cloth and in zones in which things lie freely. */
import { expect, test } from 'vitest';
import { actsFor } from '../../../src/games/sandbox/board/acts.ts';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { en } from '../../../src/games/sandbox/board/words-en.ts';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { COVERED } from '../../../src/games/sandbox/state.ts';
import { act } from './laid.ts';
import { LAID, Table, TOKEN, ZONE_OPEN, ZONES } from './table.ts';

const free = ZONES.map((zone) => ({ ...zone, layout: 'free' as const }));

const seen = (t: Table): BoardContext =>
  ({ view: t.view(0), people: [], w: en, check: () => undefined }) as unknown as BoardContext;

function rotate(t: Table, n: number, id: string): string {
  const { move, args } = act(actsFor(seen(t), [n]), id)!;
  return t.do(0, move, args);
}

test('a piece on the cloth is turned by a quarter, and back', () => {
  const t = new Table();
  expect([rotate(t, TOKEN, 'rotate'), t.piece(TOKEN).turn]).toEqual(['ok', 90]);
  expect([rotate(t, TOKEN, 'rotateBack'), t.piece(TOKEN).turn]).toEqual(['ok', 0]);
  expect([rotate(t, TOKEN, 'rotateBack'), t.piece(TOKEN).turn]).toEqual(['ok', 270]);
});

test('what lies freely in a zone is turned there, and keeps its place and its side', () => {
  const t = new Table(4, { zones: free });
  t.put(0, [LAID[0]], ZONE_OPEN, { side: 'down' });
  const { x, y } = t.piece(LAID[0]);
  expect(t.piece(LAID[0]).face).toBe(COVERED);
  expect(rotate(t, LAID[0], 'rotate')).toBe('ok');
  expect(t.piece(LAID[0])).toMatchObject({ in: ZONE_OPEN, x, y, turn: 90, face: COVERED });
});

test('in a row the zone says how things lie: they aren’t turned', () => {
  const t = new Table();
  t.put(0, [LAID[0]], ZONE_OPEN);
  expect(act(actsFor(seen(t), [LAID[0]]), 'rotate')).toBeUndefined();
});

test('a table with earlier rules turned a card over as it was moved about in a zone', () => {
  const t = new Table(4, { zones: free }, {}, 11, sandbox4);
  t.put(0, [LAID[0]], ZONE_OPEN, { side: 'down' });
  t.put(0, [LAID[0]], ZONE_OPEN);
  expect(t.piece(LAID[0]).face).toBe(0);
});
