/**
 * The back of a card that lies covered or is being turned. It is one maiolica tile, the same for every card, so that a back tells nothing.
 * Drawn in place and not as a background file: pages with a strict CSP show it too.
 */
import { css, html, svg, type CSSResult, type SVGTemplateResult, type TemplateResult } from 'lit';

const SIDE = 28;
const petals = svg`<path d="M14 2c3 5 3 7 0 12-3-5-3-7 0-12zM14 26c3-5 3-7 0-12-3 5-3 7 0 12zM2 14c5-3 7-3 12 0-5 3-7 3-12 0zM26 14c-5-3-7-3-12 0 5 3 7 3 12 0z"/><path d="M0 0h7a7 7 0 0 1-7 7zM28 0v7a7 7 0 0 1-7-7zM0 28v-7a7 7 0 0 1 7 7zM28 28h-7a7 7 0 0 1 7-7z"/>`;
const dots: readonly SVGTemplateResult[] = [
  [0, 0],
  [SIDE, 0],
  [0, SIDE],
  [SIDE, SIDE],
].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="3"/>`);

/** The tile that is on the back of every card, the same for all. */
export function cardBack(): TemplateResult {
  return html`<span class="back" aria-hidden="true"
    ><svg width="100%" height="100%">
      <defs>
        <pattern id="tile" width=${SIDE} height=${SIDE} patternUnits="userSpaceOnUse">
          <rect width=${SIDE} height=${SIDE} fill="#f7f3e6" />
          <g fill="var(--tv-tile-1)">${petals}</g>
          <g fill="var(--tv-tile-2)">
            <circle cx="14" cy="14" r="2.6" />
            ${dots}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#tile)" /></svg
  ></span>`;
}

/** Among the styles of whoever draws backs. */
export const cardBackStyles: CSSResult = css`
  .back {
    position: absolute;
    inset: 0;
    padding: 4px;
    border-radius: inherit;
    background: var(--tv-card);
    box-shadow: 0 0 0 1px var(--tv-card-edge);
    overflow: hidden;
    forced-color-adjust: none;
  }
  .back svg {
    display: block;
    border-radius: 7px;
    box-shadow: 0 0 0 1.5px var(--tv-tile-1);
  }
`;
