// Scenes inside a silhouette: the country in an animal, the thing made of many, the window in a thing's side.
// What had to be measured on the outline comes frozen in the deck's row.
import { INK, PAPER, PALETTES, SEA, WOOD } from '../palette.ts';
import { f } from '../place.ts';
import { crest, earth, ground, sea, sky, stars } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Outline, Place, Point, Probe, Template, Things, View } from '../types.ts';

const discOf = (outline: Outline): readonly [number, number, number] => outline.disc ?? [50, 50, 20];

/** A silhouette with a fallen shadow and a thick contour, and what is seen through it. */
function through(scene: Scene, name: string, place: Place, draw: () => void): void {
  scene.faded(0.25, () => scene.silhouette(name, { ...place, x: place.x + 2, y: place.y + 2 }));
  scene.silhouette(name, place, INK, 1.3);
  scene.masked(name, place, draw);
}

const insidePlace = (flip: boolean): Place => ({ x: 50, y: 50, w: 86, h: 84, at: 'mid', flip });

/** Inside A there is a country with B under C: by night, or in the last light over water. */
export const inside: Template = {
  palettes: ['sand', 'stone', 'sage', 'fog'],
  variants: 2,
  place: insidePlace,
  ask: (probe) => ({ disc: probe.disc() }),
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, outline }: View): void {
    const { night } = PALETTES;
    sky(scene, scene.colours.sky, scene.colours.land);
    const [x, y, r] = discOf(outline);
    const q = Math.max(0.62, Math.min(1.15, r / 24));
    through(scene, a, insidePlace(flip), () => {
      if (variant === 0) {
        scene.band(
          scene.gradient([
            [0, '#27343d'],
            [0.65, '#5d7a7c'],
            [1, '#c9b98a'],
          ]),
        );
        stars(scene, 46, 66);
        scene.fill(f`M0 ${y + 16}Q25 ${y + 8} 50 ${y + 15}T100 ${y + 11}V100H0Z`, night.land);
        scene.fill(f`M0 ${y + 22}Q40 ${y + 15} 100 ${y + 22}V100H0Z`, night.deep);
      } else {
        scene.band(
          scene.gradient([
            [0, '#a58fa6'],
            [0.45, '#d9a88c'],
            [0.7, '#f3d9a4'],
          ]),
        );
        scene.circle(x + (flip ? 9 : -9) * q, y + 6, 13 * q, '#f8eccb', { op: 0.8 });
        sea(scene, y + 9, ['#6fa09a', '#2f5f62']);
        crest(scene, y + 10);
        scene.fill(f`M${x - 34} ${y + 24}Q${x} ${y + 8} ${x + 34} ${y + 24}Z`, '#c9b98a', { stroke: INK, w: 0.6 });
      }
      scene.icon(c, { x: x + (flip ? -12 : 12) * q, y: y - 11 * q, w: 12 * q, h: 12 * q, at: 'mid', ink: 0.7 });
      scene.icon(b, { x: x - (flip ? 4 : -4) * q, y: y + 18 * q, w: 30 * q, h: 27 * q, shadow: false, ink: 0.8 });
    });
  },
};

const flockPlace = (flip: boolean): Place => ({ x: 50, y: 50, w: 84, h: 82, at: 'mid', flip });
const STEP = 15.5;

function flockGrid(probe: Probe): readonly Point[] {
  const [x, y] = probe.disc();
  const points: Point[] = [];
  for (let j = -1; j < 8; j += 1)
    for (let i = -1; i < 8; i += 1) {
      const at: Point = [x + (i - 3) * STEP + ((Math.abs(j) % 2) * STEP) / 2, y + (j - 3) * STEP * 0.86];
      if (probe.touches(at[0], at[1], STEP * 0.62)) points.push(at);
    }
  return points;
}

/** A is made of many B, and one of them is C. */
export const flock: Template = {
  palettes: ['mist', 'sand', 'sage', 'stone'],
  variants: 2,
  place: flockPlace,
  ask: (probe) => ({ disc: probe.disc(), grid: flockGrid(probe) }),
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, outline }: View): void {
    const { colours } = scene;
    sky(scene);
    if (variant === 1) {
      // Rays behind it, as round a thing on show.
      for (let k = 0; k < 12; k += 1) {
        const at = (turn: number): string => f`${50 + 80 * Math.cos(turn)} ${50 + 80 * Math.sin(turn)}`;
        scene.fill(`M50 50L${at((k * Math.PI) / 6)}L${at(((k + 0.5) * Math.PI) / 6)}Z`, colours.mid, { op: 0.6 });
      }
    }
    const [x, y] = discOf(outline);
    through(scene, a, flockPlace(flip), () => {
      scene.band(variant === 0 ? colours.haze : '#46545a');
      for (const [px, py] of outline.grid ?? []) {
        const mid = Math.hypot(px - x, py - y) < 1;
        const size = mid ? 17 : 13;
        const turn = mid ? 0 : (scene.chance() - 0.5) * 24;
        if (variant === 1 && mid) scene.circle(px, py, 9.6, '#f0dfae');
        scene.icon(mid ? c : b, { x: px, y: py, w: size, h: size, at: 'mid', ink: 0.7, turn });
      }
    });
  },
};

const portholePlace = (flip: boolean): Place => ({ x: 50, y: 93, w: 82, h: 80, flip });

/** In A's side there is a window, and behind it B under C: a round one, or a square one with the evening behind it. */
export const porthole: Template = {
  palettes: ['sage', 'sand', 'fog', 'stone', 'dusk'],
  variants: 2,
  place: portholePlace,
  ask: (probe) => ({ disc: probe.disc() }),
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, outline }: View): void {
    sky(scene);
    if (variant === 0) ground(scene, 82);
    else {
      sea(scene, 66, [SEA[0], '#6fa09a']);
      crest(scene, 67, 0.7);
      scene.fill('M0 80Q30 74 60 79T100 77V100H0Z', earth(scene), { stroke: INK, w: 0.6 });
    }
    scene.icon(a, portholePlace(flip));
    const [x, y, inner] = discOf(outline);
    const r = Math.max(15, Math.min(23, inner * 0.86));
    const q = r / 20;
    // A square of the same reach, its corners just inside the disc.
    const s = r * 0.86;
    const opening =
      variant === 0
        ? f`M${x - r} ${y}a${r} ${r} 0 1 1 0 .01Z`
        : f`M${x - s} ${y + s}V${y - s + 3}q0 -3 3 -3H${x + s - 3}q3 0 3 3V${y + s}Z`;
    scene.line(opening, { w: 7.4 });
    scene.line(opening, { w: 4.8, stroke: variant === 0 ? '#c9a76c' : WOOD });
    scene.clipped(`<path d="${opening}"/>`, () => {
      if (variant === 0) {
        scene.band('#f3e6c4');
        scene.fill(f`M0 ${y + 10 * q}Q40 ${y + 6 * q} 100 ${y + 11 * q}V100H0Z`, '#a7b187');
      } else {
        scene.band('#d8b8a4');
        scene.fill(f`M0 ${y + 10 * q}Q60 ${y + 4 * q} 100 ${y + 11 * q}V100H0Z`, '#8f7f8a');
      }
      scene.icon(c, { x: x + 11 * q, y: y - 10 * q, w: 11 * q, h: 11 * q, at: 'mid', ink: 0.7 });
      scene.icon(b, { x: x - 2 * q, y: y + 15 * q, w: 27 * q, h: 25 * q, ink: 0.8, flip: !flip });
    });
    scene.line(opening, { w: 1.3 });
    if (variant === 1) scene.inked(f`M${x - s - 4} ${y + s}h${2 * s + 8}v3.6h${-2 * s - 8}Z`, PAPER, 1.1);
  },
};
