/** How near one is to the table. */
import { html, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import type { Words } from './words.ts';

const STEP = 1.3;

export interface ZoomActions {
  zoomBy(factor: number): void;
  fit(): void;
}

export function zoom(w: Words, surface: () => ZoomActions): TemplateResult {
  const button = (icon: 'plus' | 'minus' | 'zoom-out', label: string, does: () => void): TemplateResult =>
    html`<button aria-label=${label} title=${label} @click=${does}><tv-icon name=${icon}></tv-icon></button>`;
  return html`<div class="zoom">
    ${button('plus', w.zoomIn, () => surface().zoomBy(STEP))}
    ${button('minus', w.zoomOut, () => surface().zoomBy(1 / STEP))}
    ${button('zoom-out', w.whole, () => surface().fit())}
  </div>`;
}
