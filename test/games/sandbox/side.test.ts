/** A free table from the other side: names stay those of the table, ways are those of the screen. No browser. */
import { expect, test } from 'vitest';
import type { BoardContext } from '../../../src/games/sandbox/board/context.ts';
import { align, distribute, layInGrid } from '../../../src/games/sandbox/board/edit/arrange.ts';
import { cellsFor } from '../../../src/games/sandbox/board/places-panel.ts';
import { Things } from '../../../src/games/sandbox/board/things.ts';
import type { Box } from '../../../src/games/sandbox/box/model.ts';
import { loadShipped } from '../../../src/games/sandbox/box/shipped/shipped.ts';
import { laid, Laid } from './laid.ts';

const turned = (table: Laid): BoardContext => ({ ...table.context(0), turned: true });

test('squares keep their names on both sides, and the list of them begins above on the left as they are seen', async () => {
  const table = await laid('chess');
  const things = table.things();
  expect(new Things().all(turned(table)).map(({ label }) => label)).toEqual(things.map(({ label }) => label));
  const king = things.find(({ label }) => label.startsWith('re bianco'))!;
  expect(king.label).toMatch(/, E1$/);
  const [here, there] = [table.context(0), turned(table)].map((context) => cellsFor(context, king.n, things));
  expect([here![0]!.name, there![0]!.name]).toEqual(['A8', 'H1']);
  expect(there).toEqual(here!.toReversed());
});

test('a board, a stroke, a hexagon and what its box turns by steps have a direction; what is read has none', async () => {
  const chess = (await loadShipped('chess', 'it'))!;
  const [board, rook, ...rest] = chess.defs;
  const some: Box = {
    ...chess,
    defs: [
      board!,
      { ...rook!, name: 'nave', turnBy: 45 },
      { ...rook!, name: 'tessera', shape: 'hex' },
      ...rest.slice(1),
    ],
  };
  const table = new Laid(some);
  table.do(0, 'ink', { x: 500, y: 500, points: [-100, 0, 100, 0], tint: 0 });
  const all = table.things().filter(({ directed }) => directed);
  const kinds = new Set(all.map(({ drawing: { kind, of } }) => (kind === 'token' ? some.defs[of]!.name : kind)));
  expect([...kinds]).toEqual(['board', 'nave', 'tessera', 'ink']);
});

test('pieces are put in order as they are seen', async () => {
  const table = await laid('kit');
  const some = table
    .things()
    .filter(({ drawing }) => drawing.kind === 'token')
    .slice(0, 3);
  const context = turned(table);
  const places = ({ p }: { readonly p: readonly number[] }): readonly (readonly [number, number])[] =>
    some.map((_, i) => [p[i * 5 + 2]!, p[i * 5 + 3]!]);
  expect(places(align(context, some, 'left'))).toEqual(places(align(table.context(0), some, 'right')));
  expect(places(align(context, some, 'bottom'))).toEqual(places(align(table.context(0), some, 'top')));
  const ways = (all: readonly (readonly [number, number])[]): readonly string[] => all.map(String).toSorted();
  const [here, there] = [table.context(0), context].map((one) => ways(places(distribute(one, some, 'across'))));
  expect(there).toEqual(here);
  const grid = places(layInGrid(context, some, { columns: 3, gap: 100, order: 'name' }));
  expect(new Set(grid.map(([, y]) => y)).size).toBe(1);
  const byName = some.toSorted((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
  const xs = byName.map((one) => grid[some.indexOf(one)]![0]);
  expect(xs).toEqual(xs.toSorted((a, b) => b - a));
});
