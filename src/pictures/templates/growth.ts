// Scenes of things that grow and hatch.
import { BARK, INK, PAPER } from '../palette.ts';
import { f } from '../place.ts';
import { crest, ground, hills, sea, sky } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Place, Template, Things, View } from '../types.ts';

const STALK = '#5f7a4a';

/** B blossoms in A, visited by C: out of doors, or on a window sill. */
export const planter: Template = {
  palettes: ['sage', 'sand', 'fog', 'mist', 'stone'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    if (variant === 0) {
      sky(scene);
      ground(scene, 84);
    } else sill(scene);
    const pot: Place = { x: 50, y: 91, w: 42, h: 36 };
    const [x, seatY] = scene.box(a, pot).seat;
    const y = seatY + 3;
    for (const [dx, top] of [
      [-24, 34],
      [23, 42],
      [0, 23],
    ] as const) {
      const stalk = f`M${x} ${y + 2}Q${x + dx * 0.2} ${(y + top) / 2 + 8} ${x + dx} ${top}`;
      scene.line(stalk, { w: 2.6 });
      scene.line(stalk, { w: 1.3, stroke: STALK });
    }
    scene.inked(f`M${x} ${y - 8}q7 -7 12 -3q-3 7 -12 5Z`, STALK, 0.8);
    scene.inked(f`M${x} ${y - 6}q-8 -6 -13 -1q4 6 13 3Z`, STALK, 0.8);
    scene.icon(a, pot);
    scene.icon(b, { x: x - 24, y: 33, w: 23, h: 23, at: 'mid', turn: -14 });
    scene.icon(b, { x: x + 23, y: 41, w: 19, h: 19, at: 'mid', turn: 16 });
    scene.icon(b, { x, y: 21, w: 26, h: 26, at: 'mid' });
    scene.icon(c, { x: flip ? 13 : 87, y: 66, w: 15, h: 14, at: 'mid', flip });
  },
};

/** A window with the evening outside, its sill at 84. */
function sill(scene: Scene): void {
  const { colours } = scene;
  scene.band(colours.mid);
  scene.clipped('<path d="M9 -2H91V82H9Z"/>', () => {
    sky(scene, '#9fb4bb', '#f6e2c0');
    scene.fill('M0 74Q26 60 52 70T100 64V90H0Z', colours.land);
  });
  scene.line('M9 -2V82H91V-2', { w: 5.4 });
  scene.line('M9 -2V82H91V-2', { w: 3.4, stroke: PAPER });
  scene.line('M50 -2V80M9 38H91', { w: 2.8, op: 0.55 });
  scene.line('M50 -2V80M9 38H91', { w: 1.6, stroke: PAPER });
  scene.inked('M-2 83H102V104H-2Z', '#b98f5e', 1.2);
  scene.line('M-2 87H102', { w: 0.8, op: 0.5 });
}

const SPECKS = [
  [34, 74, 2],
  [62, 80, 2.6],
  [48, 72, 1.5],
  [68, 70, 1.6],
  [40, 84, 1.6],
] as const;

const STRAWS = [
  [14, -20],
  [27, 15],
  [40, -8],
  [60, 10],
  [73, -14],
  [86, 20],
] as const;

/** A hatches in a nest of B, watched by C: in the hills, or from a spotted egg on the shore. */
export const hatch: Template = {
  palettes: ['sand', 'sage', 'mist', 'dusk'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    sky(scene);
    if (variant === 0) hills(scene, 84, 3);
    else {
      sea(scene, 58, ['#9dbcb3', '#6fa09a']);
      crest(scene, 59, 0.8);
      scene.fill('M0 74Q30 68 60 74T100 71V100H0Z', '#e0c894', { stroke: INK, w: 0.6 });
    }
    scene.shade(52, 93, 36, 4.5, 0.25);
    scene.fill('M24 62L31 52L38 61L45 51L52 61L59 51L66 61L72 52L77 62', '#8a7a60');
    scene.icon(a, { x: 50, y: 72, w: 48, h: 48, flip, shadow: false });
    const shell = 'M21 62L29 55L36 64L44 55L51 65L58 55L65 64L72 55L79 62Q80 92 50 92Q20 92 21 62Z';
    scene.inked(shell, variant === 0 ? '#f1e7d2' : '#a9c8be', 1.4);
    for (const [x, y, r] of SPECKS) {
      const large = variant === 0 ? r : r * 1.7;
      scene.circle(x, y, large, variant === 0 ? '#c3b08a' : '#5f8a86', { op: 0.8 });
    }
    for (const [x, turn] of STRAWS) scene.icon(b, { x, y: 90, w: 17, h: 14, at: 'mid', turn, ink: 0.8 });
    scene.icon(c, { x: flip ? 14 : 86, y: 76, w: 16, h: 15, flip, shadow: false });
  },
};

/** A tree with A for a crown bears B, and C stands under it: a brown trunk, or a birch in the snow. */
export const tree: Template = {
  palettes: ['sage', 'sand', 'mist', 'fog'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    if (variant === 0) {
      sky(scene);
      hills(scene, 84, 4);
    } else {
      sky(scene, '#a9bcc4', '#f1e4d6');
      scene.fill('M0 78Q24 66 48 76T100 72V100H0Z', '#d5dcdb', { stroke: INK, w: 0.5 });
      scene.fill('M0 85Q30 78 62 85T100 83V100H0Z', '#f2f2ec', { stroke: INK, w: 0.6 });
    }
    scene.shade(52, 91, 24, 3.6);
    scene.mirrored(flip, () => {
      if (variant === 0) {
        scene.inked(
          'M40 91Q46 84 45 70Q44 62 28 52L30 49Q42 54 46 60V36H54V58Q60 52 72 47L74 50Q57 62 56 70Q55 84 61 91Q50 87 40 91Z',
          BARK,
        );
      } else {
        scene.inked(
          'M43 91Q46 82 46 68L28 53L29.5 50.5L46.5 61L47 36H54L54.5 58L72.5 48L74 50.5L55 65Q55 82 58 91Z',
          '#efeae0',
        );
        scene.line('M47 80h3.4M51.6 74h3M47 67h3M51 85.5h4M50.6 56h3.2M47.4 47h3', { w: 1.3 });
      }
    });
    scene.icon(a, { x: 50, y: 29, w: 62, h: 46, at: 'mid', flip });
    for (const [px, y, long] of [
      [29, 52, 6],
      [73, 49, 8],
    ] as const) {
      scene.line(f`M${x(px)} ${y - 2}v${long}`, { w: 0.9 });
      scene.icon(b, { x: x(px), y: y + long - 2.4, w: 15, h: 16, at: 'top', ink: 0.9 });
    }
    scene.icon(c, { x: x(80), y: 95, w: 26, h: 22, flip });
  },
};
