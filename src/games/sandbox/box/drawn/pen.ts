/** How pictures of the shipped boxes are drawn: small SVG, written by code. Every picture has a place of 100 × 140 unless it says else. */

export const INK = '#1b231f';
export const RED = '#c03a1b';
export const BLUE = '#1f4f86';
export const GOLD = '#e2a516';
export const GREEN = '#2b6a4c';
export const SKIN = '#f0cfa8';

/** Without needless digits. */
const short = (n: number): string => String(Math.round(n * 100) / 100);

/** A drawing of 100 × 100 about its middle, somewhere else, in another size, turned. */
export const at = (inner: string, x: number, y: number, size: number, turn = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''} scale(${short(size / 100)}) translate(-50 -50)">${inner}</g>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more && ` ${more}`}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const lettering = (text: string, x: number, y: number, size: number, fill: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-family="Georgia,serif" font-weight="700" text-anchor="middle" fill="${fill}"${more && ` ${more}`}>${text}</text>`;

/** The same twice, the second time upside down, as on a card that has no top. */
export const twice = (half: string, w = 100, h = 140): string =>
  `${half}<g transform="rotate(180 ${w / 2} ${h / 2})">${half}</g>`;

export const svg = (inner: string, w = 100, h = 140): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${inner}</svg>`;
