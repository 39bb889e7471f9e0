// Shapes of the pictures' data and of the templates that make scenes of them.
// Lengths are in the units of the page they lie on: icons have 32 × 32, a picture has 100 × 100.
import type { PaletteName } from './palette.ts';
import type { Scene } from './scene.ts';

/** One thing, already recoloured. `box` is x0, y0, x1, y1 of its ink; `seat` where something can stand on it. */
export interface Icon {
  readonly svg: string;
  readonly box: readonly [number, number, number, number];
  readonly seat: readonly [number, number];
  /** Middle and width of what touches the ground. */
  readonly feet: readonly [number, number];
}

export type Icons = Readonly<Record<string, Icon>>;

export type Point = readonly [number, number];

/** What had to be measured on a silhouette when the deck was made. Absent where a template doesn't ask. */
export interface Outline {
  /** The largest circle inside: x, y, radius. */
  readonly disc?: readonly [number, number, number];
  /** Points of the flock's grid that the silhouette touches. */
  readonly grid?: readonly Point[];
  /** Where the door stands, x. */
  readonly door?: number;
  readonly windows?: readonly Point[];
}

/** A frozen row of the deck. The seed gives colours and jitter, the variant names the scenery. */
export interface Row {
  readonly seed: number;
  readonly template: string;
  readonly variant: number;
  readonly things: readonly string[];
  readonly outline?: Outline;
}

/** Where and how large a thing is drawn: it fits into w × h, and its anchor lies at (x, y). */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
  /** Which point of its ink box is the anchor: the bottom's middle (default), the middle, the top's middle. */
  readonly at?: 'base' | 'mid' | 'top';
  readonly flip?: boolean;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Width of the contour. */
  readonly ink?: number;
  /** False where it stands on no ground. */
  readonly shadow?: boolean;
}

/** What a template is told about the face besides its things. */
export interface View {
  /** The scene is mirrored. */
  readonly flip: boolean;
  readonly variant: number;
  readonly outline: Outline;
  /** x, mirrored if the scene is. */
  readonly x: (x: number) => number;
}

/** Up to four things; slots that a template doesn't use are empty strings. */
export type Things = readonly [string, string, string, string];

/** Questions about a placed silhouette that only a raster can answer; asked by `scripts/pictures` when the deck is made. */
export interface Probe {
  /** True where the silhouette covers the point, or comes within `near` units of it. */
  touches(x: number, y: number, near?: number): boolean;
  /** True where the circle lies wholly inside. */
  holds(x: number, y: number, radius: number): boolean;
  /** The largest circle inside. */
  disc(): readonly [number, number, number];
  /** x0, y0, x1, y1 of the placed ink. */
  readonly box: readonly [number, number, number, number];
}

export interface Template {
  readonly palettes: readonly PaletteName[];
  /** How many sceneries it has; rows name one of them. */
  readonly variants: number;
  draw(scene: Scene, things: Things, view: View): void;
  /** Where the first thing stands, if its outline is asked about, and the question. */
  readonly place?: (flip: boolean) => Place;
  readonly ask?: (probe: Probe) => Outline;
}
