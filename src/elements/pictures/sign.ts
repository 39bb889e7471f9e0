/** Signs that a board draws by itself: outlines in the colour and size of the text around them. */
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';

/**
 * Decoration: words beside a sign say it. Of its class `sign-i` a sheet says only what differs here: size, strength of the line.
 * @param all by name, what stands within an SVG of 24 × 24: a file of our own, never anybody's input
 */
export const signsOf =
  <Name extends string>(all: Readonly<Record<Name, string>>) =>
  (name: Name): TemplateResult =>
    html`<svg
      class="sign-i"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      ${unsafeSVG(all[name])}
    </svg>`;
