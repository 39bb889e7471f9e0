// The few colours that all scenes share, and their grey twins. The muted ones keep clear of the teams' red and blue;
// the greys are the ink look for high contrast.

export const INK = '#2b2a2e';
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

/** Which set of colours a picture is printed in. */
export type Look = 'muted' | 'ink';

/** Grey of a colour, darkened by gamma 1.75 so that middle tones part from the paper. */
function grey(hex: string): string {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const n = Number.parseInt(long.slice(1), 16);
  const light = (0.2126 * (n >> 16) + 0.7152 * ((n >> 8) & 255) + 0.0722 * (n & 255)) / 255;
  const level = light ** 1.75;
  // Ink on ivory: the dark end has the ink's warmth, the light end the paper's.
  const tone = (from: number, to: number): string =>
    Math.round(from + (to - from) * level)
      .toString(16)
      .padStart(2, '0');
  return `#${tone(0x1b, 0xff)}${tone(0x23, 0xfd)}${tone(0x1f, 0xf4)}`;
}

/** The same drawing in ink: every colour replaced by its grey. */
export function inInk(svg: string): string {
  return svg.replaceAll(/\b(fill|stroke|stop-color)="(#[\da-f]{6}|#[\da-f]{3})"/gi, (_, what: string, hex: string) => {
    return `${what}="${grey(hex)}"`;
  });
}
