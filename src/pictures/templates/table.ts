// Scenes on a table: a book that stands up, a bath in a cup.
import { INK, PAPER } from '../palette.ts';
import { f } from '../place.ts';
import { boards, crest, ground, sky, stripes } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Template, Things, View } from '../types.ts';

/** A stands up out of a book, with B and C: on land, or out of a printed sea before a shelf. */
export const book: Template = {
  palettes: ['sage', 'stone', 'dusk', 'fog', 'sand'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    const { colours } = scene;
    sky(scene, colours.sky, colours.mid);
    if (variant === 1) shelf(scene);
    scene.shade(50, 92, 46, 5);
    scene.inked('M5 66L50 76L95 66V88L50 97L5 88Z', variant === 0 ? '#8c5a52' : '#4f6b66');
    scene.inked('M8 63Q30 56 50 67Q70 56 92 63V84Q70 78 50 89Q30 78 8 84Z', '#f6eedb', 1.2);
    scene.line('M50 67V89', { w: 1 });
    for (const y of [0, 3.6, 7.2]) {
      scene.line(f`M13 ${70 + y}q17 -4 31 4M56 ${74 + y}q15 -8 31 -4`, { w: 0.7, stroke: '#b7a98c' });
    }
    const printed = 'M20 70Q34 58 50 69Q66 57 82 69Q70 73 50 81Q30 73 20 70Z';
    if (variant === 0) scene.inked(printed, colours.land, 0.8);
    else {
      scene.inked(printed, '#6fa09a', 0.8);
      scene.clipped(`<path d="${printed}"/>`, () => {
        for (const y of [66, 71, 76]) crest(scene, y, 0.55);
      });
    }
    scene.icon(a, { x: flip ? 55 : 45, y: 72, w: 54, h: 50, flip, shadow: false });
    scene.icon(b, { x: flip ? 24 : 76, y: 79, w: 25, h: 25, flip, shadow: false });
    scene.icon(c, { x: flip ? 20 : 80, y: 22, w: 22, h: 19, at: 'mid', flip });
  },
};

const SPINES = ['#a8705a', '#7f8c64', '#6f7f8c', '#c9a76c', '#84736c', '#8aa39b'] as const;

/** A shelf of books far behind, pale enough to leave the front alone. */
function shelf(scene: Scene): void {
  scene.faded(0.42, () => {
    for (const [row, y] of [34, 62].entries()) {
      let x = 2;
      for (let k = 0; x < 98; k += 1) {
        const w = 5 + ((k * 7 + row * 3) % 4);
        const h = 17 + ((k * 5 + row * 4) % 7);
        scene.inked(f`M${x} ${y}v${-h}h${w}v${h}Z`, SPINES[(k + row * 2) % SPINES.length] ?? SPINES[0], 0.6);
        x += w;
      }
      scene.inked(f`M-2 ${y}H102v3H-2Z`, '#8a6a4e', 0.7);
    }
  });
}

/** A bathes in a cup with B beside it, C is the spoon; or in a cooking pot. */
export const cup: Template = {
  palettes: ['sand', 'sage', 'mist', 'dusk', 'stone'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    if (variant === 0) {
      sky(scene);
      ground(scene, 76);
      scene.shade(52, 92.5, 42, 4.5);
      scene.ellipse(50, 90, 42, 5.5, '#e6d9bd', { stroke: INK, w: 1.3 });
    } else {
      sky(scene, scene.colours.sky, scene.colours.mid);
      stripes(scene, scene.colours.haze, 0.4);
      boards(scene, 80, '#bd9a6e', '#8f6f4e');
      scene.shade(52, 92.5, 42, 4.5);
    }
    scene.icon(c, { x: x(69), y: 44, w: 30, h: 46, at: 'mid', turn: flip ? -14 : 14 });
    scene.inked('M15 50a35 9 0 0 1 70 0Z', variant === 0 ? '#cbb48c' : '#7d5a45', 1.2);
    scene.inked('M19 52a31 6.6 0 0 1 62 0Z', variant === 0 ? '#8a5f45' : '#c98f52', 0.8);
    scene.icon(a, { x: x(42), y: 70, w: 46, h: 54, flip, shadow: false });
    scene.mirrored(flip, () => (variant === 0 ? cupFront(scene) : potFront(scene)));
    scene.icon(b, { x: x(82), y: 90, w: 20, h: 18, flip, shadow: false });
  },
};

function cupFront(scene: Scene): void {
  scene.line('M14 60Q1 58 4 69Q7 80 23 77', { w: 6.6 });
  scene.line('M14 60Q1 58 4 69Q7 80 23 77', { w: 3.8, stroke: '#e9d9b8' });
  scene.inked('M15 50Q50 64 85 50Q85 78 66 89H34Q15 78 15 50Z', '#f1e5cc', 1.4);
  scene.fill('M17 62Q50 76 83 62L81 69Q50 83 19 69Z', '#9db3a0');
}

function potFront(scene: Scene): void {
  for (const flip of [false, true])
    scene.mirrored(flip, () => {
      scene.line('M16 58Q5 56 5 63T17 69', { w: 5.6 });
      scene.line('M16 58Q5 56 5 63T17 69', { w: 3, stroke: '#7d5a45' });
    });
  scene.inked('M15 50Q50 64 85 50L84 86Q82 92 72 92H28Q18 92 16 86Z', '#c08560', 1.4);
  scene.fill('M15.6 52Q50 66 84.4 52L84.3 57.5Q50 71.5 15.7 57.5Z', '#a06a4c');
  scene.line('M24 68Q23 78 26 85', { stroke: PAPER, w: 2.4, op: 0.5 });
}
