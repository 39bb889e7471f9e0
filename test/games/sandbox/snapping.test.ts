/** Where a dropped piece comes to lie: over a board of squares or hexagons, at a snap point, on a cloth with a grid. */
import { expect, test } from 'vitest';
import { cellAt, cellName, cellsIn, cellsOf, middleOf, type Cells } from '../../../src/games/sandbox/board/cells.ts';
import { putOf } from '../../../src/games/sandbox/board/dropping.ts';
import { cellsFor, snapsFor } from '../../../src/games/sandbox/board/places-panel.ts';
import type { Box, Def, Grid } from '../../../src/games/sandbox/box/model.ts';
import { Laid, laid } from './laid.ts';

const HEXES: Grid = { shape: 'hex', size: 350, x: 0, y: 136 };
const TOKEN: Def = { kind: 'token', name: 'omino', w: 200, h: 200, faces: [{ name: 'omino' }] };
const board = (more: Partial<Def>): Def => ({ kind: 'board', name: 'mappa', w: 2000, h: 1000, locked: true, ...more });

/** A board and one token on a cloth of four metres by three, in units. */
async function mapped(
  of: Partial<Def>,
  { turn = 0, table = {} }: { readonly turn?: number; readonly table?: Partial<Box['table']> } = {},
): Promise<Laid> {
  const box = (await laid('kit')).box;
  return new Laid({
    ...box,
    table: { w: 4000, h: 3000, ...table },
    defs: [board(of), TOKEN],
    pieces: [
      { def: 0, x: 2000, y: 1500, turn },
      { def: 1, x: 300, y: 2800 },
    ],
  });
}

/** @returns where the token comes to lie that is let go there */
function letGo(table: Laid, x: number, y: number): readonly (number | undefined)[] {
  const token = table.things().find(({ label }) => label.startsWith('omino'))!;
  const { p } = putOf(table.context(0), [token], { x: x - token.x, y: y - token.y }, undefined);
  return p.slice(2, 4);
}

test('hexagons are as the board draws them: eight in a row, seven in every second, and named from below', () => {
  const cells = cellsIn(HEXES, { x: 0, y: 0 }, { w: 2800, h: 2800 });
  expect([cells.columns, cells.shifted, cells.rows]).toEqual([8, 7, 8]);
  const all = cellsOf(cells);
  expect(all).toHaveLength(60);
  expect([cellName(cells, all[0]!), cellName(cells, all.at(-1)!)]).toEqual(['A8', 'G1']);
  expect([middleOf(cells, { column: 0, row: 0 }), middleOf(cells, { column: 0, row: 1 })]).toEqual([
    { x: 175, y: 338 },
    { x: 350, y: 641 },
  ]);
});

test('a point lies in the hexagon whose middle is nearest, and beside the board in none', () => {
  const cells = cellsIn(HEXES, { x: 0, y: 0 }, { w: 2800, h: 2800 });
  const middles = cellsOf(cells).map((cell) => ({ cell, at: middleOf(cells, cell) }));
  for (let x = 3; x < 2800; x += 37)
    for (let y = 3; y < 2800; y += 41) {
      const far = middles.map(({ cell, at }) => ({ cell, far: Math.hypot(at.x - x, at.y - y) }));
      const nearest = far.reduce((best, one) => (one.far < best.far ? one : best));
      const found = cellAt(cells, { x, y });
      // Well within a hexagon: within the circle that fits into it.
      if (nearest.far < 173) expect([x, y, found]).toEqual([x, y, nearest.cell]);
      // Beyond its corners no hexagon is left.
      if (nearest.far > 204) expect([x, y, found]).toEqual([x, y, undefined]);
    }
});

test('each cell’s middle lies in that cell, in squares and in hexagons', () => {
  for (const shape of ['square', 'hex'] as const) {
    const cells: Cells = cellsIn({ shape, size: 317, x: 11, y: 23 }, { x: -500, y: 90 }, { w: 3100, h: 2300 });
    for (const cell of cellsOf(cells)) expect(cellAt(cells, middleOf(cells, cell))).toEqual(cell);
  }
});

test('a piece that is let go over a hexagon comes to its middle, and is called by it', async () => {
  const table = await mapped({ grid: { shape: 'hex', size: 250, x: 0, y: 0 } });
  // The second row lies half a cell to the right.
  expect(letGo(table, 1270, 1330)).toEqual([1250, 1361]);
  const token = table.things().find(({ label }) => label.startsWith('omino'))!;
  table.do(0, 'put', putOf(table.context(0), [token], { x: 1270 - token.x, y: 1330 - token.y }, undefined));
  expect(table.things().some(({ label }) => label === 'omino, A3')).toBe(true);
});

test('a snap point draws what is let go near it, also on a board that is turned, and nothing from further', async () => {
  const snaps = [-500, 0, 500, 100];
  const straight = await mapped({ snaps });
  expect(letGo(straight, 1560, 1540)).toEqual([1500, 1500]);
  expect(letGo(straight, 1700, 1500)).toEqual([1700, 1500]);
  const turned = await mapped({ snaps }, { turn: 90 });
  expect(letGo(turned, 1930, 2040)).toEqual([1900, 2000]);
});

test('a cloth with a grid draws where no board does', async () => {
  const table = await mapped(
    { grid: { shape: 'square', size: 500, x: 0, y: 0 } },
    { table: { grid: { shape: 'square', size: 200, x: 50, y: 50 } } },
  );
  expect(letGo(table, 510, 2499)).toEqual([550, 2550]);
  expect(letGo(table, 1490, 1490)).toEqual([1250, 1250]);
});

test('without dragging a piece goes to hexagons by their names, and to snap points by their numbers', async () => {
  const table = await mapped({ grid: { shape: 'hex', size: 500, x: 0, y: 0 }, snaps: [-500, 0, 500, 100] });
  const things = table.things();
  const { n } = things.find(({ label }) => label.startsWith('omino'))!;
  const cells = cellsFor(table.context(0), n, things);
  expect(cells.map(({ name }) => name)).toEqual(['A1', 'B1', 'C1', 'D1']);
  const points = snapsFor(table.context(0), n, things);
  expect(points.map(({ name }) => name)).toEqual(['1', '2']);
  table.do(0, 'put', points[1]!.args);
  const there = snapsFor(table.context(0), table.things().find(({ label }) => label.startsWith('mappa'))!.n, things);
  expect(there).toEqual([]);
  expect(table.things().some((one) => one.n === n && one.x === 2500 && one.y === 1600)).toBe(true);
});

test('of a large grid the cells around the piece are offered', async () => {
  const table = await mapped({}, { table: { grid: { shape: 'square', size: 50, x: 0, y: 0 } } });
  const things = table.things();
  const { n } = things.find(({ label }) => label.startsWith('omino'))!;
  const cells = cellsFor(table.context(0), n, things);
  expect(cells.length).toBeLessThan(170);
  expect(cells.length).toBeGreaterThan(80);
});

test('the empty box has a board of hexagons, whose cells lie where it is drawn', async () => {
  const table = await laid('kit');
  const hexes = table.things().find(({ label }) => label.startsWith('Tabellone a esagoni'));
  expect([hexes?.x, hexes?.y, hexes?.fixed]).toEqual([5700, 2300, true]);
  const def = table.box.defs.find(({ grid }) => grid?.shape === 'hex')!;
  const { boards } = await import('../../../src/games/sandbox/box/drawn/boards.ts');
  const svg = boards(def.faces![0]!.drawn!.split(':')[1]!);
  const drawn = [...svg.matchAll(/M([\d.]+) ([\d.]+)l5/g)].map(([, x, y]) => [Number(x) * 35, Number(y) * 35]);
  const cells = cellsIn(def.grid!, { x: 0, y: 0 }, def);
  const tops = cellsOf(cells).map((cell) => {
    const { x, y } = middleOf(cells, cell);
    return [x, y - 350 / Math.sqrt(3)];
  });
  expect(drawn).toHaveLength(tops.length);
  for (const [i, [x, y]] of tops.entries()) expect(Math.hypot(x! - drawn[i]![0]!, y! - drawn[i]![1]!)).toBeLessThan(4);
});
