/** Where on the cloth something is: what was clicked, the middle of what is seen, room for something new. */
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import type { PieceAct } from './act.ts';
import { actsFor } from './acts.ts';
import { pieceOf, type BoardContext } from './context.ts';
import { freePlace } from './dropping.ts';
import { sizeOf, type PieceThing } from './things.ts';

/** Of what the tools lay: none is much larger. */
const NEW_SIZE = { w: 700, h: 500 };
/** Before the surface has a size. */
const ANYWHERE = { left: 0, top: 0, right: 8000, bottom: 5000 };

/** The act of a button that is drawn on a piece. @param path of the click */
export function clickedAct(
  path: readonly EventTarget[],
  surface: Pick<TvSurface, 'thingAt'>,
  context: BoardContext | undefined,
): PieceAct | undefined {
  const button = path.find((at): at is HTMLElement => at instanceof HTMLElement && at.dataset['does'] !== undefined);
  const n = button && surface.thingAt(path)?.n;
  if (!button || n === undefined || !context) return undefined;
  return actsFor(context, [n]).find(({ id }) => id === button.dataset['does']);
}

/** Of what is seen. */
export function middleOf(surface: Pick<TvSurface, 'inSight'> | null): Point {
  const { left, top, right, bottom } = surface?.inSight ?? ANYWHERE;
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

/** As near to the middle as there is room. @param n the piece that comes there; without one something from the tools */
export function placeFor(context: BoardContext, things: readonly PieceThing[], middle: Point, n?: number): Point {
  const piece = n === undefined ? undefined : pieceOf(context, n);
  const size = piece && n !== undefined ? sizeOf(context, n, piece) : NEW_SIZE;
  return freePlace(things, size, middle);
}
