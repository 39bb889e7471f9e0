// Scenes that hang in the air.
import { GLOW, INK, PAPER } from '../palette.ts';
import { f } from '../place.ts';
import { cloud, hills, sea, sky, stars, town } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Place, Template, Things, View } from '../types.ts';

/** A lifts B into the air past C: over hills, or over a town in the evening. */
export const balloon: Template = {
  palettes: ['mist', 'sand', 'dusk', 'sage'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    if (variant === 0) {
      sky(scene);
      cloud(scene, 20, 30, 0.9);
      cloud(scene, 84, 58, 1.1);
      hills(scene, 91, 4);
    } else {
      sky(scene, '#8d8ca0', '#f3d2a8');
      scene.circle(flip ? 20 : 80, 70, 12, '#f8e7b4', { op: 0.9 });
      cloud(scene, flip ? 78 : 22, 16, 0.9, 0.5);
      town(scene, 101, '#75707c', '#f6dd94');
    }
    const high: Place = { x: 50, y: 34, w: 50, h: 50, at: 'mid', flip };
    const basket: Place = { x: 50, y: 86, w: 30, h: 24, flip, shadow: false };
    const [top, low] = [scene.box(a, high), scene.box(b, basket)];
    for (const k of [-1, -0.35, 0.35, 1])
      scene.line(
        f`M${50 + k * top.w * 0.36} ${top.mid[1] + top.h * 0.3}L${50 + k * low.w * 0.3} ${low.y0 + low.h * 0.35}`,
        {
          w: 0.8,
        },
      );
    scene.icon(a, high);
    scene.icon(b, basket);
    scene.icon(c, { x: flip ? 84 : 17, y: 60, w: 16, h: 14, at: 'mid', flip: !flip });
  },
};

const DROPS = [
  [12, 52],
  [24, 63],
  [15, 78],
  [79, 50],
  [88, 64],
  [80, 76],
  [36, 49],
  [62, 48],
] as const;

/** On the cloud sits A, it rains B, D shelters under C: over the hills, or in a town by night. */
export const rain: Template = {
  palettes: ['fog', 'dusk', 'stone', 'mist'],
  variants: 2,
  draw(scene: Scene, [a, b, c, d]: Things, { flip, variant }: View): void {
    if (variant === 0) {
      sky(scene, scene.colours.mid);
      hills(scene, 87, 2);
    } else {
      sky(scene, '#4a5562', '#a3aaa6');
      town(scene, 86, '#5b636b', '#f6dd94');
      scene.band(
        scene.gradient([
          [0, '#7b8382'],
          [1, '#565f60'],
        ]),
        86,
      );
      scene.line('M0 86H100', { w: 0.9 });
      for (const [x, y, rx] of [
        [16, 94, 11],
        [84, 91, 9],
      ] as const)
        scene.ellipse(x, y, rx, 2.2, '#a9c0bd', { op: 0.7 });
    }
    const heads =
      variant === 0
        ? 'M10 40a10 10 0 0 1 6 -18a16 14 0 0 1 28 -6a15 13 0 0 1 28 4a11 11 0 0 1 16 12a8 8 0 0 1 -2 9z'
        : 'M6 38a8 8 0 0 1 5 -14a12 11 0 0 1 20 -7a13 12 0 0 1 22 -4a14 13 0 0 1 24 7a10 10 0 0 1 15 9a6 6 0 0 1 1 12q-7 -5 -14 0t-14 0t-15 0t-15 0t-15 0t-14 -3z';
    scene.fill(heads, variant === 0 ? PAPER : '#c3c4c2', { stroke: INK, w: 1.2, op: 0.95 });
    scene.icon(a, { x: 50, y: 34, w: 46, h: 27, flip, shadow: false });
    for (const [x, y] of DROPS) {
      scene.icon(b, { x, y, w: 9.5, h: 9.5, at: 'mid', turn: (scene.chance() - 0.5) * 40, ink: 0.7 });
    }
    scene.icon(c, { x: 50, y: 86, w: 32, h: 30, shadow: false });
    scene.icon(d, { x: flip ? 54 : 46, y: 93, w: 22, h: 22, flip });
  },
};

const FOREST = [
  [12, 71, 17],
  [29, 67, 14],
  [46, 70, 15],
  [90, 69, 18],
  [75, 68, 13],
] as const;

/** A is the moon over a forest of B through which C travels: at night, or as a pale moon in the evening. */
export const moon: Template = {
  palettes: ['night'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    const night = variant === 0;
    if (night) {
      sky(scene, '#26323b', '#7c8a80');
      stars(scene, 26, 50);
    } else {
      sky(scene, '#a08ea3', '#f3d7b0');
      cloud(scene, x(20), 20, 0.9, 0.6);
      cloud(scene, x(86), 50, 0.8, 0.6);
    }
    const halo = night ? '#f0dfae' : '#fff4d4';
    scene.circle(x(64), 32, 27, halo, { op: night ? 0.16 : 0.35 });
    scene.circle(x(64), 32, 23, halo, { op: night ? 0.22 : 0.45 });
    scene.icon(a, { x: x(64), y: 32, w: 37, h: 37, at: 'mid', flip });
    scene.inked('M0 70Q26 58 52 68T100 63V100H0Z', night ? '#55685f' : '#b7a189', 0.7);
    for (const [px, y, h] of FOREST) scene.icon(b, { x: x(px), y, w: 17, h, shadow: false, ink: 0.8 });
    scene.inked('M0 82Q40 72 100 84V100H0Z', night ? '#3c4a43' : '#8f8566', 0.7);
    scene.icon(b, { x: x(13), y: 88, w: 26, h: 29 });
    scene.icon(c, { x: x(60), y: 90, w: 28, h: 22, flip: !flip });
  },
};

/** A lifts B in its beam while C looks on: from a field, or out of the sea. */
export const beam: Template = {
  palettes: ['night'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    sky(scene, '#26323b', variant === 0 ? '#5d7072' : '#6f6a7d');
    stars(scene, 26, 60);
    if (variant === 0) scene.inked('M0 80Q30 72 60 80T100 77V100H0Z', '#3c4a43', 0.7);
    else {
      sea(scene, 78, ['#4e7d7b', '#24444a']);
      scene.line('M0 78H100', { w: 0.7 });
      scene.mirrored(flip, () => scene.inked('M62 100Q70 88 82 88T104 84V104H62Z', '#7d7464', 0.7));
    }
    const light = scene.gradient([
      [0, GLOW, 0.95],
      [1, GLOW, 0.45],
    ]);
    scene.fill('M43 26H57L84 88Q50 98 16 88Z', light);
    scene.ellipse(50, 88.5, 34, 5.4, GLOW, { op: 0.55 });
    scene.icon(a, { x: 50, y: 22, w: 48, h: 30, at: 'mid', flip });
    scene.icon(b, { x: 50, y: 63, w: 37, h: 34, at: 'mid', turn: flip ? 11 : -11, flip });
    if (variant === 0) scene.shade(50, 88.5, 15, 2.4, 0.3);
    else
      for (const [rx, ry] of [
        [9, 1.5],
        [17, 2.8],
        [25, 4],
      ] as const)
        scene.ellipse(50, 88.5, rx, ry, 'none', { stroke: PAPER, w: 0.8, op: 0.7 });
    scene.icon(c, { x: x(86), y: 95, w: 21, h: 21, flip });
  },
};
