/** Signs that only this board draws. Decoration: words beside them say it. */
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { SIGNS, type SignName } from './signs-data.ts';

/** A pitchfork, what a mob carries: drawn for this board. */
const FORK = '<path d="M12 22V3M5.5 3v4a6.5 6.5 0 0 0 13 0V3"/>';

/** The markup is our own file's, never anybody's input. */
export const sign = (name: SignName | 'fork'): TemplateResult =>
  html`<svg class="sign-i" viewBox="0 0 24 24" aria-hidden="true">
    ${unsafeSVG(name === 'fork' ? FORK : SIGNS[name])}
  </svg>`;
