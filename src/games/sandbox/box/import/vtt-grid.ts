/** Grids of virtualtabletop.io: each widget says what it snaps to. Where all say the same of the whole room, it is the cloth's. */
import type { Grid } from '../model.ts';
import { list, number, record } from './json.ts';
import type { Ledger } from './report.ts';
import { CARD, UNIT } from './room.ts';
import { areNearly, squares } from './snaps.ts';
import { cornerOf, nameOf, typeOf, type Widget } from './vtt-widgets.ts';

/** Of what says no size, in pixels. */
const ANY = { w: 100, h: 100 };
/** A cell is no smaller, in pixels. */
const LEAST = 4;

/** Undefined where it has several, snaps in a part of the room only, or to what isn't a square. */
function gridOf(all: ReadonlyMap<string, Widget>, widget: Widget): Grid | undefined {
  const { of } = widget;
  const [only, more] = list(of['grid']).map(record);
  const isPart = ['minX', 'minY', 'maxX', 'maxY', 'rotation'].some((key) => number(only?.[key]) !== 0);
  const size = number(only?.['x']);
  const corner = cornerOf(all, widget);
  if (!corner || !only || more || isPart || !areNearly(size, number(only['y'])) || size < LEAST) return undefined;
  const usual = typeOf(widget) === 'card' ? CARD : ANY;
  const [w, h] = [number(of['width'], usual.w), number(of['height'], usual.h)];
  // Its place is told from its parent, and so is that of the grid.
  return squares(size * UNIT, {
    x: (corner.x - number(of['x']) + number(only['offsetX']) + (0.5 - number(only['alignX'])) * w) * UNIT,
    y: (corner.y - number(of['y']) + number(only['offsetY']) + (0.5 - number(only['alignY'])) * h) * UNIT,
  });
}

/** The cloth's, and what is told of it. What can't be moved never snaps: nothing is missing then. */
export function vttGrid(all: ReadonlyMap<string, Widget>, ledger: Ledger): Grid | undefined {
  const snapping = [...all.values()].filter(({ of }) => list(of['grid']).length > 0 && of['movable'] !== false);
  const grids = snapping.map((one) => gridOf(all, one));
  const [first] = grids;
  const isOne = grids.every((one) => one && first && one.size === first.size && one.x === first.x && one.y === first.y);
  if (isOne && first) ledger.kept('grids');
  else for (const one of snapping) ledger.dropped('grids', nameOf(one));
  return isOne ? first : undefined;
}
