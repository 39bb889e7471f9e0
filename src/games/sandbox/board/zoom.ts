/** How near one is to the table, and on which side. */
import { html, type TemplateResult } from 'lit';
import '../../../elements/pictures/tv-icon.ts';
import type { BoardContext } from './context.ts';

const STEP = 1.3;

export interface ZoomActions {
  zoomBy(factor: number): void;
  fit(): void;
}

export function zoom({ w, turned }: BoardContext, surface: () => ZoomActions, turn: () => void): TemplateResult {
  const button = (icon: 'plus' | 'minus' | 'zoom-out', label: string, does: () => void): TemplateResult =>
    html`<button aria-label=${label} title=${label} @click=${does}><tv-icon name=${icon}></tv-icon></button>`;
  return html`<div class="zoom">
    ${button('plus', w.zoomIn, () => surface().zoomBy(STEP))}
    ${button('minus', w.zoomOut, () => surface().zoomBy(1 / STEP))}
    ${button('zoom-out', w.whole, () => surface().fit())}
    <button
      aria-label=${w.turnTable}
      title=${w.turnTable}
      aria-keyshortcuts="T"
      aria-pressed=${turned ? 'true' : 'false'}
      @click=${turn}
    >
      <tv-icon name="rotate-ccw"></tv-icon>
    </button>
  </div>`;
}
