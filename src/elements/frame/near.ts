/**
 * What shows that a part is nearer than the whole (pan-pinch.ts): the frame cuts off, and a button leads back to all. It stands below, near the
 * thumb: numbers and years stand above on their cards. A host that is `close` may show what is too small to be read else.
 */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { Lang } from './board.ts';
import type { PanPinch } from './pan-pinch.ts';
import { words } from '../words.ts';
import '../pictures/tv-icon.ts';

const say = words({ whole: 'Tutta la tavola' }, { whole: 'The whole board' });

/** The host is the frame; its grid comes nearer. */
export const nearStyles: CSSResult = css`
  :host {
    position: relative;
    touch-action: pan-x pan-y;
  }
  :host([near]) {
    overflow: clip;
    overflow-clip-margin: 4px;
    border-radius: 10px;
    touch-action: none;
  }
  :host([near]) button {
    touch-action: none;
  }
  /* Drawn once, however large it becomes under the fingers; sharp when they let go. */
  :host([moving]) .grid {
    will-change: transform;
  }
  :host(:not([near])) .whole {
    display: none;
  }
  .whole {
    position: absolute;
    inset-inline-end: 4px;
    bottom: 4px;
    z-index: 5;
    display: grid;
    place-items: center;
    width: var(--tv-target);
    height: var(--tv-target);
    padding: 0;
    border: 0;
    border-radius: 12px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font-size: 1.25rem;
    box-shadow: var(--tv-shadow-3);
  }
`;

/** The button that leads back to all; drawn by whoever can be brought nearer. */
export function near(pan: PanPinch, lang: Lang): TemplateResult {
  return html`<button class="whole" aria-label=${say(lang).whole} title=${say(lang).whole} @click=${() => pan.whole()}>
    <tv-icon name="zoom-out"></tv-icon>
  </button>`;
}
