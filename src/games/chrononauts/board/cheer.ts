/** CH-229: a won game is celebrated for a few seconds with a shower of cards; for who wants less motion it isn't. */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import type { ChrononautsView } from '../view.ts';

const PIECES = 21;
/** Beside each other in an order that looks like none. */
const STEP = 8;

/** Sees games end; one that was over before it was first seen is no news. */
export class Cheer {
  private phase = '';
  private on = false;

  feed({ phase, result }: ChrononautsView): void {
    if (phase === this.phase) return;
    this.on = phase === 'over' && this.phase !== '' && (result?.winners.length ?? 0) > 0;
    this.phase = phase;
  }

  render(): TemplateResult | typeof nothing {
    if (!this.on) return nothing;
    return html`<div class="cheer" aria-hidden="true">
      ${Array.from({ length: PIECES }, (_, i) => {
        const at = (i * STEP) % PIECES;
        return html`<i style="--at: ${at / PIECES}; --late: ${((i * 5) % 7) * 0.18}s"></i>`;
      })}
    </div>`;
  }
}

export const cheerStyles: CSSResult = css`
  .cheer {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
    z-index: 5;
  }
  .cheer i {
    position: absolute;
    top: -40px;
    left: calc(2% + var(--at) * 96%);
    width: 22px;
    height: 31px;
    border-radius: 4px;
    background: var(--tv-kind-artifact);
    box-shadow: 0 0 0 3px var(--tv-card);
    opacity: 0;
    animation: cheer 2.6s var(--late) ease-in both;
  }
  .cheer i:nth-child(3n) {
    background: var(--tv-focus);
  }
  .cheer i:nth-child(3n + 1) {
    background: var(--tv-time-patch);
  }
  .cheer i:nth-child(4n) {
    background: var(--tv-kind-warp);
  }
  @keyframes cheer {
    0% {
      opacity: 1;
    }
    80% {
      opacity: 1;
    }
    100% {
      opacity: 0;
      transform: translateY(calc(100cqh + 40px)) rotate(560deg) rotateX(720deg);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .cheer {
      display: none;
    }
  }
`;
