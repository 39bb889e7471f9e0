/**
 * Where other programs draw pieces to when they are let go: points of a piece or of the room, and grids. Here points belong to a definition,
 * told from its middle, and the cloth has one grid of squares.
 */
import type { Grid } from '../model.ts';
import { get, list, number, record, type Json } from './json.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points of one definition. */
const MOST_SNAPS = 1_024;
const FAR = 100_000;
/** Sides of a cell may differ by so much of it. */
const NEARLY = 0.01;

/** Never −0. */
const whole = (n: number): number => Math.round(Math.min(FAR, Math.max(-FAR, n))) + 0;

/** As a definition has them. */
export const flat = (points: readonly Point[]): readonly number[] =>
  points.slice(0, MOST_SNAPS).flatMap(({ x, y }) => [whole(x), whole(y)]);

/** Points on an object of Tabletop Simulator, from its middle; there an object of its usual turn lies upside down. @param unit tenths of a millimetre */
export const snapsOn = (object: Json, unit: number): readonly Point[] =>
  list(object['AttachedSnapPoints']).map((one) => ({
    x: -number(get(one, 'Position', 'x')) * unit,
    y: number(get(one, 'Position', 'z')) * unit,
  }));

/** Points of its room. @param unit tenths of a millimetre */
export const snapsIn = (save: Json, unit: number): readonly Point[] =>
  list(save['SnapPoints']).map((one) => ({
    x: number(get(one, 'Position', 'x')) * unit,
    y: -number(get(one, 'Position', 'z')) * unit,
  }));

/** Told from the middle of a piece that lies there, turned clockwise by so many degrees. */
export function seenFrom(points: readonly Point[], { x, y, turn = 0 }: Point & { turn?: number | undefined }): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return points.map((at) => {
    const [dx, dy] = [at.x - x, at.y - y];
    return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
  });
}

/** Squares whose middles lie so many of them away from this place. */
export const squares = (size: number, { x, y }: Point): Grid => {
  const margin = (at: number): number => whole((((at - size / 2) % size) + size) % size) % whole(size);
  return { shape: 'square', size: whole(size), x: margin(x), y: margin(y) };
};

export const areNearly = (a: number, b: number): boolean => Math.abs(a - b) <= NEARLY * Math.abs(a);

/** The grid of a room of Tabletop Simulator, where pieces snap to it and its cells are squares. @param corner of the table in the room */
export function gridIn(save: Json, unit: number, corner: Point): Grid | undefined {
  const grid = record(save['Grid']);
  const isOn = (key: string): boolean => grid[key] === true;
  const [wide, high] = [number(grid['xSize']) * unit, number(grid['ySize']) * unit];
  const isSnapping = isOn('Snapping') || isOn('Offset') || isOn('BothSnapping');
  if (!isSnapping || number(grid['Type']) !== 0 || !areNearly(wide, high) || wide < 20 || wide > FAR) return undefined;
  // To the crossings of its lines, or to the middles between them.
  const shift = isOn('Snapping') && !isOn('BothSnapping') ? 0 : wide / 2;
  return squares(wide, {
    x: number(get(grid, 'PosOffset', 'x')) * unit - corner.x + shift,
    y: -number(get(grid, 'PosOffset', 'z')) * unit - corner.y + shift,
  });
}
