// Scenes of weight: things that carry, roll, tip and pour.
import { PAPER, WOOD } from '../palette.ts';
import { f } from '../place.ts';
import { boards, cloud, crest, ground, hills, sea, sky, stripes, town } from '../scenery.ts';
import type { Scene } from '../scene.ts';
import type { Place, Template, Things, View } from '../types.ts';

/** Wheel centres and radii of the things that roll, in icon units. */
const WHEELS: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  bicycle: [
    [7.4, 22.3, 5.6],
    [23.8, 22.3, 5.6],
  ],
  'motor-scooter': [
    [6.2, 25, 3.5],
    [25.7, 25, 3.5],
  ],
  motorcycle: [
    [6.3, 23, 4.8],
    [25.5, 23, 4.8],
  ],
  automobile: [
    [8.2, 23.6, 3.8],
    [23, 23.6, 3.8],
  ],
  tractor: [
    [8.6, 24.3, 4.2],
    [23.8, 22.4, 6],
  ],
  'pickup-truck': [
    [7.9, 24, 3.8],
    [23.8, 24, 3.8],
  ],
  bus: [
    [8.3, 24, 3.8],
    [23.6, 24, 3.8],
  ],
  'delivery-truck': [
    [8.4, 25.2, 3.9],
    [23.6, 25.2, 3.9],
  ],
  'racing-car': [
    [9.2, 23, 3.4],
    [24, 23, 3.4],
  ],
  'fire-engine': [
    [8.4, 25.2, 3.9],
    [23.6, 25.2, 3.9],
  ],
  minibus: [
    [7.6, 24.6, 4],
    [24.3, 24.6, 4],
  ],
  'sport-utility-vehicle': [
    [8, 25.6, 3.8],
    [23.6, 25.6, 3.8],
  ],
  'roller-skate': [
    [7.4, 26.2, 4.1],
    [21.8, 26.2, 4.1],
  ],
  'auto-rickshaw': [
    [6.2, 25, 4.1],
    [24.2, 25, 4.1],
  ],
};

/** B are the wheels of A, C drives: through the hills, or along a street. */
export const wheels: Template = {
  palettes: ['sand', 'sage', 'mist', 'fog', 'dusk'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant }: View): void {
    sky(scene);
    if (variant === 0) hills(scene, 80, 6);
    else {
      town(scene, 78, scene.colours.mid, scene.colours.haze);
      scene.band('#8b8a84', 78);
      scene.line('M0 78H100', { w: 0.8 });
      for (const at of [4, 30, 56, 82]) scene.inked(f`M${at} 93h14l-2 3h-14Z`, PAPER, 0.5);
    }
    cloud(scene, flip ? 82 : 20, 20, 0.9);
    const place: Place = { x: 50, y: 86, w: 74, h: 56, flip, shadow: false };
    const box = scene.box(a, place);
    const [seatX, seatY] = box.seat;
    scene.icon(c, { x: seatX, y: seatY + 4, w: 32, h: Math.min(34, seatY - 3), flip, shadow: false });
    scene.shade(52, 87, 40, 4, 0.25);
    scene.icon(a, place);
    for (const [x, y, r] of WHEELS[a] ?? []) {
      const size = Math.max(r * box.scale * 2.25, 20);
      scene.icon(b, { x: box.toX(x), y: box.toY(y), w: size, h: size, at: 'mid' });
    }
  },
};

const STOREYS = [
  [66, 42],
  [46, 32],
  [30, 26],
] as const;

/** C stands on B, which stands on A: in the open, or at the end of a pier. */
export const tower: Template = {
  palettes: ['fog', 'sage', 'sand', 'dusk', 'stone'],
  variants: 2,
  draw(scene: Scene, things: Things, { flip, variant }: View): void {
    sky(scene);
    if (variant === 0) ground(scene, 86);
    else {
      sea(scene, 64, ['#9dbcb3', '#4e7d7b']);
      crest(scene, 65, 0.8);
      boards(scene, 86, '#bd9a6e', '#8f6f4e');
      scene.inked('M6 86V74h6V86ZM88 86V74h6V86Z', '#a88a5c', 1);
    }
    let parts: readonly { readonly name: string; readonly place: Place }[] = [];
    // Built once to see how high it gets, then again as large as fits.
    for (let pass = 0, grown = 1; pass < 2; pass += 1) {
      let x = 50;
      let y = 93;
      let top = 93;
      parts = STOREYS.map(([w, h], i) => {
        const name = things[i] ?? '';
        const place: Place = { x, y, w: w * grown, h: h * grown, flip: i === 1 ? !flip : flip, shadow: false };
        const box = scene.box(name, place);
        x = Math.max(42, Math.min(58, box.seat[0]));
        y = box.seat[1] + 1.4;
        top = Math.min(top, box.y0);
        return { name, place };
      });
      grown = Math.min(1.3, 84 / (93 - top));
    }
    scene.shade(52, 93, 32, 3.6);
    for (const { name, place } of parts) scene.icon(name, place);
  },
};

/** Small B outweighs big A on a seesaw whose pivot is C: in a field, or in a circus ring. */
export const seesaw: Template = {
  palettes: ['sand', 'sage', 'fog', 'mist', 'dusk'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    if (variant === 0) {
      sky(scene);
      ground(scene, 82);
    } else {
      sky(scene, scene.colours.haze, scene.colours.sky);
      for (let k = -3; k < 4; k += 2) scene.fill(f`M50 -24L${50 + k * 20 - 10} 78h20Z`, scene.colours.mid, { op: 0.8 });
      scene.inked('M-2 78H102V84H-2Z', '#a8705a', 1);
      scene.band('#d9bd8a', 84);
      scene.ellipse(50, 91, 44, 6, '#ecd7a8');
    }
    scene.icon(c, { x: 50, y: 90, w: 24, h: 22 });
    const plank = f`M${x(6)} 56L${x(94)} 80`;
    scene.line(plank, { w: 5 });
    scene.line(plank, { w: 2.8, stroke: WOOD });
    scene.group(f`transform="rotate(${flip ? -15 : 15} ${x(27)} 61)"`, () => {
      scene.icon(a, { x: x(27), y: 61, w: 48, h: 48, flip: !flip, shadow: false });
    });
    scene.icon(b, { x: x(86), y: 77, w: 16, h: 16, shadow: false });
  },
};

/** How far a thing leans over to pour, in degrees. */
const TILT: Readonly<Record<string, number>> = {
  teapot: -16,
  trumpet: 8,
  bucket: -70,
  'top-hat': -78,
  'honey-pot': -66,
  'hiking-boot': 0,
  'wrapped-gift': -18,
  drum: -20,
};
/** Things whose icon opens to the other side. */
const OPENS_RIGHT = new Set(['trumpet', 'postal-horn', 'hiking-boot', 'megaphone']);

const FALLING = [
  [43, 38, 11],
  [36, 47, 12],
  [31, 58, 13],
  [24, 67, 12],
  [34, 70, 12],
  [28, 75, 12],
] as const;

/** A pours out B over C: from a cliff, or from a shelf in a room. */
export const spill: Template = {
  palettes: ['sand', 'fog', 'mist', 'sage', 'stone'],
  variants: 2,
  draw(scene: Scene, [a, b, c]: Things, { flip, variant, x }: View): void {
    const { colours } = scene;
    if (variant === 0) {
      sky(scene);
      cloud(scene, x(16), 16, 0.9);
      ground(scene, 88);
      scene.mirrored(flip, () => {
        scene.inked('M100 46H54Q50 47 52 52L56 60L53 70L58 80L56 92H100Z', colours.deep, 1.2);
        scene.inked('M100 46H54Q50 47 51 50Q60 54 70 51T100 53Z', colours.land, 0.8);
      });
    } else {
      sky(scene, colours.sky, colours.mid);
      stripes(scene, colours.haze, 0.45);
      boards(scene, 84, '#bd9a6e', '#8f6f4e');
      scene.mirrored(flip, () => {
        scene.inked('M66 52H72V64Q80 60 84 52H90V74H84V66Q78 72 66 74Z', '#8a6a4e', 1);
        scene.inked('M50 46H104V52.5H50Z', WOOD, 1.2);
      });
    }
    for (const [px, y, size] of FALLING) {
      scene.icon(b, { x: x(px), y, w: size, h: size, at: 'mid', turn: (scene.chance() - 0.5) * 70, ink: 0.8 });
    }
    scene.icon(c, { x: x(28), y: 95, w: 46, h: 24, flip: !flip });
    const tilt = TILT[a] ?? -6;
    const turned = OPENS_RIGHT.has(a) ? !flip : flip;
    scene.icon(a, { x: x(71), y: 28, w: 44, h: 38, at: 'mid', turn: flip ? -tilt : tilt, flip: turned });
  },
};
