/** Signs that only this board draws. Decoration: words beside them say it. */
import { html, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { SIGNS, type SignName } from './signs-data.ts';

/** The markup is our own file's, never anybody's input. */
export const sign = (name: SignName): TemplateResult =>
  html`<svg class="sign-i" viewBox="0 0 24 24" aria-hidden="true">${unsafeSVG(SIGNS[name])}</svg>`;
