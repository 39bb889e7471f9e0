// Scenes on and over water.
import { FOAM, INK, PAPER, WOOD } from '../palette.ts';
import { f } from '../place.ts';
import { boards, cloud, crest, sea, sky, stars, stripes, town, waves } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Place, Template, Things, View } from '../types.ts';

/** A stands on the bank and the water shows B; or A looks into a glass and sees B. */
export const mirror: Template = {
  palettes: ['mist', 'sand', 'dusk', 'fog'],
  variants: 2,
  draw(scene: Scene, things: Things, view: View): void {
    if (view.variant === 0) inWater(scene, things, view);
    else inGlass(scene, things, view);
  },
};

function inWater(scene: Scene, [a, b, c]: Things, { flip }: View): void {
  sky(scene);
  scene.fill('M0 46Q20 36 44 45T100 40V54H0Z', scene.colours.mid);
  sea(scene, 51, ['#9dbcb3', '#4e7d7b']);
  scene.inked('M14 53Q50 43 86 53Z', scene.colours.land, 0.8);
  scene.faded(0.8, () => {
    scene.group('transform="translate(0 106) scale(1 -1)"', () => {
      scene.icon(b, { x: 50, y: 52, w: 54, h: 42, flip, shadow: false, ink: 0.8 });
    });
  });
  for (let i = 0; i < 6; i += 1) {
    const x = 22 + scene.chance() * 8;
    scene.line(f`M${x} ${59 + i * 6.5}q5 -1.6 10 0t10 0t10 0t10 0t10 0`, { stroke: FOAM, w: 1 + i * 0.22, op: 0.75 });
  }
  scene.icon(a, { x: 50, y: 50.5, w: 54, h: 43, flip, shadow: false });
  scene.icon(c, { x: flip ? 16 : 85, y: 64, w: 17, h: 14, flip, shadow: false });
}

function inGlass(scene: Scene, [a, b, c]: Things, { flip, x }: View): void {
  const { colours } = scene;
  sky(scene, colours.sky, colours.mid);
  stripes(scene, colours.haze, 0.35);
  boards(scene, 80, '#bd9a6e', '#8f6f4e');
  const mid = x(62);
  scene.line(f`M${mid - 16} 88L${mid - 22} 95M${mid + 16} 88L${mid + 22} 95`, { w: 4 });
  scene.shade(mid, 91, 30, 3);
  const glass = f`<ellipse cx="${mid}" cy="46" rx="29" ry="39"/>`;
  scene.ellipse(mid, 46, 32, 42, WOOD, { stroke: INK, w: 1.3 });
  scene.ellipse(mid, 46, 29, 39, '#cfdfd8', { stroke: INK, w: 1 });
  scene.clipped(glass, () => {
    scene.fill('M0 72Q40 68 100 73V100H0Z', '#a9c0b6');
    scene.icon(b, { x: x(61), y: 75, w: 44, h: 54, flip: !flip, ink: 0.9 });
    scene.line(f`M${mid - 22} 40L${mid - 6} 10M${mid - 17} 46L${mid + 3} 9`, { stroke: '#fff', w: 2.2, op: 0.45 });
  });
  scene.icon(a, { x: x(25), y: 94, w: 38, h: 44, flip });
  scene.icon(c, { x: x(85), y: 95, w: 18, h: 15, flip });
}

/** A on the moon has caught B while C passes by: at night, or in the morning. */
export const angler: Template = {
  palettes: ['night'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    if (variant === 1) {
      sky(scene, '#b5a5b4', '#f1dfc4');
      cloud(scene, flip ? 22 : 78, 14, 0.9);
    } else {
      sky(scene, '#2e3a44', '#6f7f7d');
      stars(scene, 22, 52);
    }
    scene.mirrored(flip, () => scene.inked('M40 10A29 29 0 1 0 58 58A24 24 0 0 1 40 10Z', '#f0dfae', 1.2));
    sea(scene, 68, ['#6fa09a', '#2f5f62']);
    scene.fill('M0 68q6 -2.5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0V70H0Z', FOAM, { op: 0.8 });
    const rod = f`M${x(43)} 42L${x(76)} 27`;
    scene.line(rod, { w: 1.7 });
    scene.line(rod, { w: 0.7, stroke: '#c9a76c' });
    scene.line(f`M${x(76)} 27Q${x(79)} 50 ${x(74)} 74`, { w: 0.7, stroke: PAPER });
    scene.icon(a, { x: x(36), y: 51, w: 34, h: 33, flip: !flip, shadow: false });
    scene.icon(b, { x: x(73), y: 80, w: 32, h: 29, at: 'mid', turn: 12 });
    scene.icon(c, { x: x(27), y: 85, w: 34, h: 21, at: 'mid', flip: !flip });
  },
};

/** A is an island with B on its back, C passes: in the sea, or in a sea of clouds. */
export const islet: Template = {
  palettes: ['mist', 'sand', 'dusk', 'fog'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    if (variant === 0) sky(scene);
    else {
      sky(scene, '#8fa9ad', '#f3dfc0');
      scene.circle(x(80), 62, 15, '#f8eccb', { op: 0.9 });
    }
    cloud(scene, x(18), 22, 1);
    const dry: Place = { x: x(46), y: 0, w: 84, h: 66, flip, shadow: false };
    // Sunk until what it carries stands low enough to be seen whole.
    const place: Place = { ...dry, y: Math.max(96, 43 - scene.box(a, dry).seat[1]) };
    const [seatX, seatY] = scene.box(a, place).seat;
    scene.icon(b, { x: seatX, y: seatY + 2.5, w: 36, h: Math.max(24, Math.min(38, seatY - 3)), shadow: false });
    scene.icon(a, place);
    if (variant === 0) {
      sea(scene, 77);
      crest(scene, 78);
      waves(scene, 80, 2);
    } else {
      bank(scene, 79, '#e9dcc9');
      bank(scene, 86, PAPER);
    }
    scene.icon(c, { x: x(82), y: 94, w: 20, h: 17, flip, shadow: false });
    if (variant === 1) bank(scene, 95, '#fbf7ea');
  },
};

/** A row of cloud heads. */
function bank(scene: Scene, y: number, colour: string): void {
  scene.inked(
    f`M-4 ${y}a9 7 0 0 1 16 -1a11 9 0 0 1 21 0a9 7 0 0 1 17 1a12 9 0 0 1 22 -1a9 7 0 0 1 17 0a10 8 0 0 1 18 1V110H-4Z`,
    colour,
    0.6,
  );
}

/** A door opens on deep water, A swims out past B, C floats in the puddle. The door is plain, or arched in a tiled hall. */
export const seadoor: Template = {
  palettes: ['dusk', 'sage', 'stone', 'sand'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    const { colours } = scene;
    sky(scene, colours.sky, colours.mid);
    if (variant === 0) {
      scene.band(colours.land, 72);
      scene.line('M0 72H100', { w: 0.8 });
    } else {
      stripes(scene, colours.haze, 0.4);
      scene.band(colours.haze, 72);
      for (let row = 0; row < 4; row += 1)
        for (let k = row % 2; k < 10; k += 2)
          scene.fill(f`M${k * 10} ${72 + row * 7}h10v7h-10Z`, colours.deep, { op: 0.7 });
      scene.line('M0 72H100', { w: 0.8 });
    }
    const hole = variant === 0 ? 'M38 78V9H88V78Z' : 'M38 78V34a25 25 0 0 1 50 0V78Z';
    const frame = variant === 0 ? 'M38 77V9H88V77' : 'M38 77V34a25 25 0 0 1 50 0V77';
    scene.mirrored(flip, () => {
      if (variant === 1) {
        scene.inked('M36 80L14 88V32Q16 16 36 22Z', '#8c5a52');
        scene.line('M32 36L19 39V58L32 56Z', { w: 0.9 });
        scene.circle(18, 66, 1.6, '#f0dfae', { stroke: INK, w: 0.8 });
      }
      scene.inked('M38 72H90Q98 84 92 96Q70 101 44 96Q20 99 22 89Q26 82 36 81Z', '#6fa09a', 1);
      scene.line(frame, { w: 8.4 });
      scene.line(frame, { w: 6, stroke: variant === 0 ? WOOD : '#d8cbb2' });
      scene.clipped(`<path d="${hole}"/>`, () => {
        scene.band(
          scene.gradient([
            [0, FOAM],
            [0.75, '#4e8583'],
            [1, '#6fa09a'],
          ]),
        );
        scene.fill('M38 15q4 -3 8 0t8 0t8 0t8 0t8 0t8 0t8 0V0H38Z', '#f3e3bd');
      });
    });
    for (const [px, py, r] of [
      [46, 30, 1.6],
      [50, 24, 1],
      [80, 26, 1.4],
      [82, 62, 1.8],
    ] as const)
      scene.circle(x(px), py, r, 'none', { stroke: PAPER, w: 0.8 });
    scene.icon(a, { x: x(60), y: 46, w: 58, h: 46, at: 'mid', flip });
    scene.icon(b, { x: x(15), y: 92, w: 25, h: 30, flip: !flip });
    scene.icon(c, { x: x(64), y: 93, w: 26, h: 19, flip, shadow: false });
  },
};

/** A is the sail, B the sailor, C swims below: a wooden boat by day, or a paper one in the evening. */
export const sail: Template = {
  palettes: ['mist', 'sand', 'dusk', 'fog'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    if (variant === 0) {
      sky(scene);
      cloud(scene, x(82), 18, 1.1);
      cloud(scene, x(14), 36, 0.8);
    } else {
      sky(scene, '#6d7480', '#efcfa8');
      stars(scene, 12, 34);
      scene.circle(x(18), 72, 14, '#f6dd94');
      town(scene, 75, '#6b6a72', '#f6dd94');
    }
    scene.line(f`M${x(56)} 12V66`, { w: 3.4 });
    scene.line(f`M${x(56)} 12V66`, { w: 1.4, stroke: WOOD });
    scene.icon(b, { x: x(30), y: 64, w: 23, h: 25, flip, shadow: false });
    scene.icon(a, { x: x(58), y: 35, w: 50, h: 46, at: 'mid', flip });
    scene.mirrored(flip, () => {
      if (variant === 0) {
        scene.inked('M14 60H88Q84 76 74 78H28Q17 74 14 60Z', '#a8705a', 1.4);
        scene.line('M16.5 65.5H86', { w: 2, stroke: '#e3c58f' });
      } else {
        scene.inked('M8 56L30 62H74L94 56L78 80H24Z', '#f6f0e0', 1.4);
        scene.fill('M8 56L30 62L50 80H24Z', '#d8cfbc');
        scene.line('M30 62L50 80L74 62', { w: 1 });
      }
    });
    if (variant === 0) sea(scene, 74);
    else sea(scene, 74, ['#6b8f90', '#2f5358']);
    crest(scene, 75);
    scene.icon(c, { x: x(42), y: 88, w: 28, h: 15, at: 'mid', flip, ink: 0.8 });
  },
};
