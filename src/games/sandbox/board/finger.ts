/** The own finger on a place of the table, and others' as their pages tell of them. What shows them is fetched with the first. */
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import { pieceOf, type BoardContext } from './context.ts';
import type { Gesture } from './gesture-bytes.ts';
import type { Gesturing } from './gesturing.ts';
import type { Points } from './pointing/points.ts';

export interface FingerPorts {
  context(): BoardContext | undefined;
  surface(): TvSurface;
  gesturing(): Gesturing;
  chosen(): readonly number[];
  /** Where the mouse rests on the cloth, in px of the window. */
  mouse(): Point | undefined;
  dress(sheet: CSSStyleSheet | undefined): void;
}

export class Finger {
  readonly #ports: FingerPorts;
  #points: Promise<Points> | undefined;

  constructor(ports: FingerPorts) {
    this.#ports = ports;
  }

  #fetch(): Promise<Points> {
    return (this.#points ??= Promise.all([import('./pointing/points.ts'), import('./pointing/point-styles.ts')]).then(
      ([{ Points: Made }, { pointStyles }]) => {
        this.#ports.dress(pointStyles.styleSheet);
        return new Made(this.#ports);
      },
    ));
  }

  readonly hear = (page: string, seat: number, gesture: Gesture): void =>
    void this.#fetch().then((points) => points.hear(page, seat, gesture));

  /** @param n of the piece that is meant; a board or a zone is a place */
  point(at: Point, n = -1): void {
    const { context, gesturing } = this.#ports;
    const now = context();
    if (!now || now.still) return;
    const kind = pieceOf(now, n)?.kind ?? 'zone';
    const isPlace = kind === 'board' || kind === 'zone' || kind === 'ink';
    if (gesturing().point(at, isPlace ? [] : [n])) void this.#fetch().then((points) => points.own(at));
  }

  /** At what is chosen; by key rather where the mouse rests. */
  chosen(byKey: boolean): void {
    const { surface, mouse, chosen } = this.#ports;
    const at = byKey ? mouse() : undefined;
    const thing = surface().all.get(chosen()[0] ?? -1);
    if (at) this.point(surface().placeOf(at));
    else if (thing) this.point({ x: thing.x, y: thing.y }, thing.n);
  }
}
