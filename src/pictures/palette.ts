// The few colours that all scenes share, and their grey twins. The muted ones keep clear of the teams' red and blue;
// the greys are the ink look for high contrast.

export const INK = '#2b2a2e';
/** A shadow that is meant to be read as a shape. */
export const SHADE = '#3d3a40';
export const PAPER = '#f4eddc';
export const GLOW = '#f7e6ae';
export const FOAM = '#a9c8be';
export const WOOD = '#b98f5e';
export const BARK = '#8a6a4e';
export const BRICK = '#a8705a';
export const SEA: readonly [string, string] = ['#86b0a8', '#3f7173'];

/** A scene's ground colours; haze is the light lower sky. */
export interface Palette {
  readonly sky: string;
  readonly haze: string;
  readonly mid: string;
  readonly land: string;
  readonly deep: string;
}

const palette = (sky: string, haze: string, mid: string, land: string, deep: string): Palette => ({
  sky,
  haze,
  mid,
  land,
  deep,
});

export type PaletteName = 'sand' | 'sage' | 'fog' | 'mist' | 'dusk' | 'stone' | 'night';

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  sand: palette('#efdcb8', '#f8efda', '#dcc497', '#cdae78', '#ab8a57'),
  sage: palette('#d5dcc0', '#f2efdc', '#b9c49c', '#a7b187', '#7f8c64'),
  fog: palette('#d3d8d2', '#f3efe4', '#b5beb6', '#a9b0a0', '#7f887c'),
  mist: palette('#bdd4cd', '#f3eed8', '#a2c0b6', '#b9b98c', '#8c9169'),
  dusk: palette('#cfc2cc', '#f5e6d2', '#b5a5b4', '#b3a08f', '#84736c'),
  stone: palette('#d9d0c2', '#f4ecdd', '#c3b8a7', '#b4a68f', '#8b7d69'),
  night: palette('#2e3a44', '#7c8a80', '#55685f', '#4e5f4f', '#39463f'),
};

/** What stays dark in ink although it belongs to the scenery. */
const DARK: ReadonlySet<string> = new Set([INK, SHADE]);

/** Which set of colours a picture is printed in. */
export type Look = 'muted' | 'ink';

/** How a picture's colours are printed: the things in one way, the scenery around them in another. */
export interface Print {
  readonly thing: (svg: string) => string;
  readonly scenery: (svg: string) => string;
}

const PAINT = /\b(fill|stroke|stop-color)="(#[\da-f]{6}|#[\da-f]{3})"/gi;

/** How light a colour looks, 0 … 1. */
function lightOf(hex: string): number {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const n = Number.parseInt(long.slice(1), 16);
  return (0.2126 * (n >> 16) + 0.7152 * ((n >> 8) & 255) + 0.0722 * (n & 255)) / 255;
}

/** A grey between the ink (0) and the paper (1) of the table's cards. */
function grey(level: number): string {
  const tone = (from: number, to: number): string =>
    Math.round(from + (to - from) * level)
      .toString(16)
      .padStart(2, '0');
  return `#${tone(0x1b, 0xff)}${tone(0x1f, 0xfd)}${tone(0x1d, 0xf6)}`;
}

const inGreys =
  (level: (hex: string) => number) =>
  (svg: string): string =>
    svg.replaceAll(PAINT, (_, what: string, hex: string) => `${what}="${grey(level(hex))}"`);

const thing = inGreys((hex) => lightOf(hex) ** 1.75);
const scenery = inGreys((hex) => (DARK.has(hex) ? 0 : 0.68 + 0.32 * lightOf(hex)));
const plain = (svg: string): string => svg;

export const PRINTS: Readonly<Record<Look, Print>> = {
  muted: { thing: plain, scenery: plain },
  // Things are darkened (gamma 1.75), scenery is held near the paper, so that what must be found stands out by itself.
  ink: {
    thing,
    scenery: (svg) => svg.replaceAll(/<[^<>]+>/g, (tag) => (tag.startsWith('<use') ? thing(tag) : scenery(tag))),
  },
};
