// Grounds and skies that several templates share.
import { FOAM, INK, PAPER, SEA } from './palette.ts';
import { f } from './place.ts';
import type { Scene } from './scene.ts';

export function sky(scene: Scene, from: string = scene.colours.sky, to: string = scene.colours.haze): void {
  scene.band(
    scene.gradient([
      [0, from],
      [1, to],
    ]),
  );
}

/** Flat land from y down. */
export function ground(scene: Scene, y: number): void {
  scene.band(earth(scene), y);
  scene.line(f`M0 ${y}H100`, { w: 0.7, op: 0.5 });
}

export function earth(scene: Scene): string {
  const { land, deep } = scene.colours;
  return scene.gradient([
    [0, land],
    [1, deep],
  ]);
}

/** Two rows of hills; `rise` lifts the far one. */
export function hills(scene: Scene, y: number, rise = 0): void {
  scene.fill(f`M0 ${y - 4}Q22 ${y - 14 - rise} 48 ${y - 3}T100 ${y - 8}V100H0Z`, scene.colours.mid);
  scene.fill(f`M0 ${y + 1}Q30 ${y - 5} 62 ${y + 1}T100 ${y}V100H0Z`, earth(scene), { stroke: INK, w: 0.6 });
}

export function sea(scene: Scene, y: number, [from, to]: readonly [string, string] = SEA): void {
  scene.band(
    scene.gradient([
      [0, from],
      [1, to],
    ]),
    y,
  );
}

/** The row of crests where the sea begins. */
export function crest(scene: Scene, y: number, op = 1): void {
  scene.fill(f`M0 ${y}q5 -4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0V${y + 2}H0Z`, FOAM, { op });
}

export function waves(scene: Scene, y: number, rows: number): void {
  for (let i = 0; i < rows; i += 1)
    for (let j = 0; j < 3; j += 1) {
      const x = scene.chance() * 88 + 2;
      const at = y + 3 + i * 7 + scene.chance() * 3;
      scene.line(f`M${x} ${at}q2 -1.8 4 0t4 0t4 0`, { stroke: PAPER, w: 0.8, op: 0.55 });
    }
}

export function cloud(scene: Scene, x: number, y: number, s: number, op = 0.75): void {
  const arcs = f`a${4 * s} ${4 * s} 0 0 1 ${4 * s} ${-5 * s}a${6 * s} ${6 * s} 0 0 1 ${11 * s} ${-s}a${3.5 * s} ${3.5 * s} 0 0 1 ${4 * s} ${6 * s}z`;
  scene.fill(f`M${x - 9 * s} ${y}${arcs}`, PAPER, { op });
}

export function stars(scene: Scene, count: number, toY: number): void {
  for (let i = 0; i < count; i += 1) {
    const x = 4 + scene.chance() * 92;
    const y = 4 + scene.chance() * (toY - 4);
    scene.circle(x, y, 0.4 + scene.chance() * 0.7, PAPER, { op: 0.85 });
  }
}

/** Roofs and windows of a town far away, standing on y. */
export function town(scene: Scene, y: number, wall: string, pane: string): void {
  const houses: readonly (readonly [number, number, number])[] = [
    [-2, 13, 15],
    [11, 10, 22],
    [21, 15, 12],
    [36, 9, 18],
    [45, 14, 10],
    [59, 11, 19],
    [70, 15, 13],
    [85, 17, 20],
  ];
  for (const [x, w, h] of houses) {
    scene.fill(f`M${x} ${y}V${y - h}l${w / 2} -5l${w / 2} 5V${y}Z`, wall, { stroke: INK, w: 0.5 });
    for (let at = y - h + 3; at < y - 4; at += 5.5) scene.fill(f`M${x + w / 2 - 1.2} ${at}h2.4v2.8h-2.4z`, pane);
  }
}

/** Boards across the floor from y down. */
export function boards(scene: Scene, y: number, light: string, dark: string): void {
  scene.band(
    scene.gradient([
      [0, light],
      [1, dark],
    ]),
    y,
  );
  scene.line(f`M0 ${y}H100`, { w: 0.9, op: 0.7 });
  for (const [x, to] of [
    [12, -14],
    [31, 22],
    [50, 50],
    [69, 78],
    [88, 114],
  ] as const)
    scene.line(f`M${x} ${y}L${to} 100`, { w: 0.6, op: 0.35 });
}

/** Wallpaper: upright stripes. */
export function stripes(scene: Scene, colour: string, op = 0.5): void {
  for (let x = 4; x < 100; x += 16) scene.fill(f`M${x} 0h8V100h-8Z`, colour, { op });
}
