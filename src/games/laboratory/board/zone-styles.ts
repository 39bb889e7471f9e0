/** A place on the cloth with a dashed edge and its name on it, which can be tapped: face-up cards, dice. For the element that is the place. */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import type { IconName } from '../../../elements/pictures/icons-data.ts';
import '../../../elements/pictures/tv-icon.ts';

export const zoneStyles: CSSResult = css`
  :host {
    position: relative;
    display: grid;
    min-width: 0;
    min-height: 0;
    border: 2px dashed var(--tv-line-strong);
    border-radius: 14px;
    padding: 22px 12px 8px;
    isolation: isolate;
  }
  :host([aimed]) {
    border: 2px solid var(--tv-focus-ink);
    box-shadow: 0 0 0 4px var(--tv-focus);
  }
  .empty {
    padding: 8px 6px 12px;
    ${smallPrint}
  }
  @container (max-width: 900px) and (orientation: landscape) {
    :host {
      padding: 16px 4px 2px;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    :host {
      padding: 20px 6px 6px;
    }
  }
`;

/** The name that stands on a place's edge. */
export const legendStyles: CSSResult = css`
  .legend {
    position: absolute;
    top: -23px;
    inset-inline-start: 12px;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 10px;
    font: 700 1rem var(--tv-font-text);
    color: var(--tv-ink);
    background: none;
  }
  .legend::before {
    content: '';
    position: absolute;
    inset: 8px 0;
    z-index: -1;
    border-radius: 8px;
    background: var(--tv-cloth);
  }
  @container (max-width: 900px) and (orientation: landscape) {
    .legend {
      padding: 0 6px;
      inset-inline-start: 4px;
      gap: 5px;
      font-size: 0.875rem;
    }
  }
`;

/** @param pick what a tap on the name does */
export function legend(name: string, icon: IconName, aimed: boolean, pick: () => void): TemplateResult {
  return html`<button class="legend" aria-pressed=${aimed ? 'true' : 'false'} @click=${pick}>
    <tv-icon name=${icon}></tv-icon>${name}<tv-icon name="ellipsis"></tv-icon>
  </button>`;
}
