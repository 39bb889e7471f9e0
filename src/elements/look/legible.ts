/** Colours that follow another one, so that text stays legible on whatever colour a page sets: never below 4.5:1. */
import { css, type CSSResult, unsafeCSS } from 'lit';

/**
 * 1 on a dark colour, 0 on a light one: `y` is its relative luminance as WCAG counts it. At 0.179 black and white are equally legible,
 * at 4.58:1, and the step there is as steep as a byte of a colour can tell.
 */
const step = unsafeCSS('clamp(0, (0.179 - y) * 100000, 1)');

/** Black or white for text on a colour of the room, whichever is more legible there. */
const textOn = (
  color: CSSResult,
): CSSResult => css`color(from color(from ${color} xyz-d65 calc(0.9504559 * ${step}) ${step} calc(1.0890578 * ${step})) srgb r g b)`;

/** The same colour a step further from the text on it, so that it only becomes more legible. */
const awayFrom = (
  color: CSSResult,
  text: CSSResult,
): CSSResult => css`color-mix(in srgb, ${color} 80%, color(from ${text} srgb calc(1 - r) calc(1 - g) calc(1 - b)))`;

const go = unsafeCSS('var(--tv-go)');
/** Text on what goes on. */
export const onGo: CSSResult = textOn(go);
/** Text on red. */
export const onRed: CSSResult = textOn(unsafeCSS('var(--tv-red)'));
/** Text on blue. */
export const onBlue: CSSResult = textOn(unsafeCSS('var(--tv-blue)'));
/** Text on the bystanders' sand. */
export const onBy: CSSResult = textOn(unsafeCSS('var(--tv-by)'));
/** Text on the assassin's black. */
export const onDead: CSSResult = textOn(unsafeCSS('var(--tv-dead)'));
/** What goes on, under a pointer. */
export const goUnderPointer: CSSResult = awayFrom(go, unsafeCSS('var(--tv-on-go)'));

/**
 * Browsers that can't count with a colour's parts. Safari up to 17.6 reads such a colour and counts wrong, so what came with Safari 18 is
 * asked for as well. The table's own colours are legible there, and a page that sets one sets the text on it too.
 */
export const CANNOT_COUNT: CSSResult = unsafeCSS(
  '@supports not ((content-visibility: auto) and (color: color(from red xyz-d65 calc(x * 1) y z)))',
);
/** Written out, in the light. */
export const plainLight: CSSResult = css`
  --tv-go-2: #17482f;
  --tv-on-go: #ffffff;
  --tv-on-red: #ffffff;
  --tv-on-blue: #ffffff;
  --tv-on-by: #1b231f;
  --tv-on-dead: #ffffff;
`;
/** Written out, in the dark. */
export const plainDark: CSSResult = css`
  --tv-go-2: #b4e4c8;
  --tv-on-go: #10261a;
`;
/** Written out, for a village at night. */
export const plainNight: CSSResult = css`
  --tv-go-2: #ffe3a0;
  --tv-on-go: #1b2228;
`;
