/** Clocks: how many run at once, and which the table remembers. */
import { expect, test } from 'vitest';
import { clockOf } from '../../../src/games/sandbox/clocks.ts';
import { sandbox4 } from '../../../src/games/sandbox/earlier.ts';
import { CLOTH, NONE } from '../../../src/games/sandbox/state.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { State } from '../../../src/games/sandbox/state.ts';
import { sandbox, type Options } from '../../../src/games/sandbox/sandbox.ts';
import { FACTS, ROWS, Table } from './table.ts';

const clock = [8, 0, 0, 0, 0, NONE, CLOTH, NONE, 0];
const FIRST = ROWS.length;
/** Six clocks, and a button that starts them all. */
function withClocks(game: Game<State, Options> = sandbox): Table {
  const def = { ...FACTS[1]!, kind: 'button', faces: 1, steps: [{ do: 'clock', defs: [8], does: 'start' }] } as const;
  const rows = [...ROWS, ...Array.from({ length: 5 }, () => clock), [FACTS.length, 0, 0, 0, 0, NONE, CLOTH, NONE, 0]];
  return new Table(2, { defs: [...FACTS, def], rows: rows.flat() }, {}, 11, game);
}
const tick = (t: Table, i: number, does: string): string => t.do(0, 'clock', { n: FIRST + i, does });

test('[SB-01] four clocks run at once; a fifth starts once one of them stands', () => {
  const t = withClocks();
  for (const i of [0, 1, 2, 3]) expect(tick(t, i, 'start')).toBe('ok');
  expect(tick(t, 4, 'start')).toBe('many-clocks SB-01');
  expect([tick(t, 0, 'start'), tick(t, 4, 'stop'), tick(t, 4, 'reset')]).toEqual(['ok', 'ok', 'ok']);
  tick(t, 0, 'stop');
  expect(tick(t, 4, 'start')).toBe('ok');
});

test('[SB-01] a button starts no fifth clock either, and refuses as a whole', () => {
  const t = withClocks();
  expect(t.do(0, 'press', { n: FIRST + 5, answers: [] })).toBe('many-clocks SB-62');
  expect(t.s.clocks).toEqual([]);
});

test('a clock that is as it lies is forgotten: what it shows follows from its definition', () => {
  const t = withClocks();
  tick(t, 0, 'start');
  tick(t, 1, 'stop');
  tick(t, 0, 'reset');
  expect([t.s.clocks, clockOf(t.s, FIRST).shown]).toEqual([[], 60_000]);
});

test('[SB-01] by earlier rules clocks that stood counted too', () => {
  const t = withClocks(sandbox4);
  for (const i of [0, 1, 2, 3]) tick(t, i, 'stop');
  expect(tick(t, 4, 'start')).toBe('many-clocks SB-01');
});
