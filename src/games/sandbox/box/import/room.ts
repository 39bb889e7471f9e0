/** The room of PlayingCards.io, which virtualtabletop.io took over: its size in pixels, and that of things that say none. */

/** Tenths of a millimetre in a pixel: a card of 103 pixels is as wide as a poker card. */
export const UNIT = 6.1;
/** In pixels, as the sizes below. */
export const ROOM: Size = { w: 1_600, h: 1_000 };
export const CARD: Size = { w: 103, h: 160 };
/** The place of a pile. */
export const HOLDER: Size = { w: 111, h: 168 };
/** Characters of a name or an id. */
export const MOST_NAME = 120;

interface Size {
  readonly w: number;
  readonly h: number;
}
