/**
 * A surface by keyboard: one stop for Tab, arrows go to the nearest thing that way, Enter takes up, arrows carry, Enter puts down. An arrow with
 * Shift adds the next thing to what is chosen, Space takes the thing at the cursor out of it or in again. What a key means beside that (turn,
 * flip, take away) is the owner's: it hears keys that are none of these.
 */
import type { Side } from './camera.ts';
import type { Lifting } from './lifting.ts';
import type { Point, Thing } from './things.ts';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** So much farther is what lies aside. */
const ASIDE = 2.5;

/** Of what is carried, in units: a millimetre; with Shift a centimetre. */
const STEP = 10;
const LEAP = 100;
const ZOOM = 1.25;

function wayOf(key: string, side: Side): Point | undefined {
  const way = Object.hasOwn(WAYS, key) ? WAYS[key] : undefined;
  return way && { x: way.x * side, y: way.y * side };
}

/** The thing that an arrow leads to: near, and rather straight on than aside. */
function nextThing(things: Iterable<Thing>, from: Point, way: Point, without?: number): Thing | undefined {
  let best: Thing | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (thing.n === without) continue;
    const [dx, dy] = [thing.x - from.x, thing.y - from.y];
    const along = dx * way.x + dy * way.y;
    if (along <= 0) continue;
    const far = along + ASIDE * Math.abs(dx * way.y + dy * way.x);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

const topOf = ({ y, h }: Thing, side: Side): number => side * y - h / 2;

/** In reading order: rows from above, each from the left, as they are seen. */
function firstThing(things: Iterable<Thing>, side: Side): Thing | undefined {
  let best: Thing | undefined;
  for (const thing of things)
    if (!best || topOf(thing, side) < topOf(best, side) || (thing.y === best.y && side * (thing.x - best.x) < 0))
      best = thing;
  return best;
}

/** What keys do on a surface. */
export interface Walked {
  readonly all: ReadonlyMap<number, Thing>;
  readonly chosen: readonly number[];
  /** An arrow leads where it points on the screen, from whichever side one looks. */
  readonly side: Side;
  /** @param adds what was chosen stays so */
  walkTo(n: number, adds?: boolean): void;
  pointOf(at: Point): Point;
  stop(): void;
  act(n: number): void;
  choose(n: undefined, way: 'only'): void;
  zoomBy(factor: number): void;
  fit(): void;
}

/** Hears the keys of one surface. */
export class SurfaceKeys {
  /** Where the keyboard is. */
  cursor: number | undefined;
  readonly #surface: Walked;
  readonly #lifting: Lifting;

  constructor(surface: Walked, lifting: Lifting) {
    this.#surface = surface;
    this.#lifting = lifting;
  }

  readonly onKey = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!this.#does(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key means anything here. */
  #does({ key, shiftKey }: KeyboardEvent): boolean {
    const surface = this.#surface;
    const lifting = this.#lifting;
    const way = wayOf(key, surface.side);
    if (way && lifting.isLifting) lifting.push(way, shiftKey ? LEAP : STEP);
    else if (way) this.#walk(way, shiftKey);
    else if (key === 'Enter') this.#press();
    else if (key === 'Escape' && lifting.isLifting) surface.stop();
    else if (key === 'Escape' && surface.chosen.length > 0) surface.choose(undefined, 'only');
    else if (key === '+' || key === '=') surface.zoomBy(ZOOM);
    else if (key === '-') surface.zoomBy(1 / ZOOM);
    else if (key === '0') surface.fit();
    else return false;
    return true;
  }

  #walk(way: Point, adds: boolean): void {
    const { all } = this.#surface;
    const at = all.get(this.cursor ?? -1);
    const some = [...all.values()].filter(({ fixed }) => !fixed);
    // A board that fills the table would be in every way; where nothing else lies, it is walked to.
    const there = some.length > 0 ? some : [...all.values()];
    const next = at ? nextThing(there, at, way, at.n) : firstThing(there, this.#surface.side);
    if (next) this.#surface.walkTo(next.n, adds);
  }

  /** Takes up what is chosen, puts down what is taken up; what can't be taken up does its first act. */
  #press(): void {
    const surface = this.#surface;
    const lifting = this.#lifting;
    if (lifting.isLifting) return void lifting.put();
    const first = surface.all.get(surface.chosen[0] ?? -1);
    if (first && !lifting.lift(surface.pointOf(first))) surface.act(first.n);
  }
}
