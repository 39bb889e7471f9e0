// Scenes that are performances: portraits, shadows, a stage.
import { GLOW, INK, PAPER, SHADE, WOOD } from '../palette.ts';
import { f } from '../place.ts';
import { ground, sky, stars, stripes } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Place, Template, Things, View } from '../types.ts';

const HATS: ReadonlySet<string> = new Set(['top-hat', 'womans-hat', 'crown', 'billed-cap', 'graduation-cap']);

/** A garment, A, has B for a head, with C as hat or companion: before a disc, or in an oval frame on a wall. */
export const head: Template = {
  palettes: ['sage', 'fog', 'mist', 'dusk', 'sand', 'stone'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    const { colours } = scene;
    sky(scene, colours.sky, colours.mid);
    const bust = (): void => {
      const dress = a === 'dress';
      scene.icon(a, { x: 50, y: dress ? 118 : 104, w: 78, h: dress ? 72 : 52, shadow: false });
      const hat = HATS.has(c);
      const box = scene.icon(b, { x: 50, y: 63, w: 44, h: hat ? 40 : 46, shadow: false });
      if (hat) scene.icon(c, { x: box.mid[0], y: box.y0 + 5.5, w: 34, h: 24, shadow: false });
    };
    if (variant === 0) {
      scene.circle(50, 44, 37, colours.haze, { op: 0.75 });
      bust();
    } else {
      stripes(scene, colours.haze, 0.45);
      scene.ellipse(52, 52, 43, 46, INK, { op: 0.25 });
      scene.ellipse(50, 50, 43, 46, WOOD, { stroke: INK, w: 1.3 });
      scene.ellipse(50, 50, 38.5, 41.5, colours.deep, { stroke: INK, w: 1 });
      scene.clipped('<ellipse cx="50" cy="50" rx="38.5" ry="41.5"/>', () => {
        scene.circle(50, 38, 34, colours.land, { op: 0.8 });
        bust();
      });
      scene.ellipse(50, 50, 38.5, 41.5, 'none', { stroke: INK, w: 1 });
    }
    if (!HATS.has(c)) {
      const place: Place = { x: flip ? 24 : 78, y: 62, w: 19, h: 19, flip, shadow: false };
      scene.icon(c, variant === 0 ? place : { ...place, x: flip ? 18 : 83, y: 96, w: 23, h: 23 });
    }
  },
};

/** A throws the shadow of B: on a wall, or on a sheet hung up to dry. */
export const shadow: Template = {
  palettes: ['sand', 'sage', 'fog', 'stone', 'dusk'],
  variants: 2,
  draw(scene: Scene, [a, b]: Things, { flip, variant, x }: View): void {
    const { colours } = scene;
    if (variant === 0) {
      scene.band(colours.mid);
      scene.ellipse(x(60), 40, 42, 40, colours.sky);
      ground(scene, 78);
    } else {
      sky(scene);
      scene.fill('M0 74Q30 66 60 73T100 70V84H0Z', colours.mid);
      ground(scene, 80);
      scene.line('M0 13Q50 6 100 12', { w: 0.9 });
      scene.mirrored(flip, () => {
        scene.inked('M31 10Q64 8 97 12Q95 46 97 81Q82 84 64 81T31 82Q33 46 31 10Z', '#f6f0e0', 1.1);
        scene.line('M38 82Q40 50 38 12M90 82Q88 50 90 13', { w: 0.7, op: 0.3 });
        for (const at of [37, 64, 91]) scene.inked(f`M${at} 7h2.6v7h-2.6Z`, WOOD, 0.7);
      });
    }
    const place: Place =
      variant === 0 ? { x: x(64), y: 79, w: 58, h: 66, flip: !flip } : { x: x(64), y: 79, w: 54, h: 62, flip: !flip };
    scene.faded(0.8, () => scene.silhouette(b, place, SHADE));
    scene.fill(f`M${x(20)} 92L${x(64) - 18} 78.6H${x(64) + 18}L${x(34)} 93Z`, SHADE, { op: 0.62 });
    scene.icon(a, { x: x(27), y: 93, w: 32, h: 31, flip, shadow: false });
  },
};

/** A performs with B before an audience of C: in a theatre, or under strings of lamps. */
export const stage: Template = {
  palettes: ['sand', 'stone', 'dusk'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    if (variant === 0) {
      scene.band('#3a3238');
      scene.fill('M40 0H60L86 72H14Z', GLOW, { op: 0.28 });
    } else {
      sky(scene, '#2f3a48', '#75808a');
      stars(scene, 22, 46);
      scene.inked('M-2 68V55q7 -7 14 0q8 -9 17 -1q9 -8 19 0q9 -7 18 1q9 -8 18 0q9 -7 18 0V68Z', '#3c4a43', 0.8);
      scene.fill('M50 8L86 72H14Z', GLOW, { op: 0.22 });
    }
    scene.band('#a57b52', 68);
    scene.line('M0 68H100', { w: 1 });
    scene.ellipse(50, 75, 34, 6, GLOW, { op: 0.55 });
    if (variant === 0) curtains(scene);
    else lamps(scene);
    scene.icon(a, { x: flip ? 56 : 44, y: 74, w: 44, h: 50, flip });
    scene.icon(b, { x: flip ? 30 : 70, y: 75, w: 24, h: 26, flip });
    for (const [x, turned] of [
      [18, false],
      [50, true],
      [82, false],
    ] as const)
      scene.rimmed(c, { x, y: 103, w: 29, h: 25, flip: turned }, '#262127', GLOW);
  },
};

function curtains(scene: Scene): void {
  for (const flip of [false, true])
    scene.mirrored(flip, () => {
      scene.inked('M0 0H30Q26 34 10 52Q15 62 13 76H0Z', '#8c5a52', 1.2);
      scene.line('M20 3Q18 32 5 50M11 3Q10 28 3 44', { w: 1.6, stroke: '#a8705a' });
    });
  scene.inked(`M0 0H100V9${'q-8.3 6 -16.6 0'.repeat(6)}Z`, '#a8705a', 1.2);
}

function lamps(scene: Scene): void {
  for (const flip of [false, true])
    scene.mirrored(flip, () => {
      scene.line('M6 76V8', { w: 3.2 });
      scene.line('M6 76V8', { w: 1.4, stroke: WOOD });
      scene.line('M6 10Q30 24 50 9', { w: 0.9 });
      for (const [x, y] of [
        [14, 14.2],
        [23, 16.8],
        [32, 16.9],
        [41, 14],
      ] as const) {
        scene.circle(x, y + 1.4, 4.4, GLOW, { op: 0.3 });
        scene.circle(x, y + 1.4, 2, '#f6dd94', { stroke: INK, w: 0.7 });
      }
    });
  scene.line('M0 78H100M0 88H100', { w: 0.6, op: 0.4 });
  scene.line('M0 68.8H100', { w: 0.8, stroke: PAPER, op: 0.4 });
}
