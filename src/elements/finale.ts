/**
 * The moment in which a game ends: a shower of cards for a win, a hush for a loss. Every page shows it when it sees the end, for a few
 * seconds. For people who want less motion neither is. What happened is told in words elsewhere: this is decoration.
 */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';

/** `plain`: over, and nobody is celebrated. */
export type End = 'cheer' | 'hush' | 'plain';

const PIECES = 21;
/** Beside each other in an order that looks like none. */
const STEP = 8;

/** Sees a game end; one that was over before it was first seen is no news. */
export class Finale {
  #before: End | 'on' | undefined;
  #shown: End = 'plain';

  /** @param end undefined while the game is on */
  feed(end: End | undefined): void {
    const now = end ?? 'on';
    if (now === this.#before) return;
    this.#shown = end && this.#before !== undefined ? end : 'plain';
    this.#before = now;
  }

  /** @param sign what stands in the hush, large; with the next drawing it goes on as it was */
  render(sign: TemplateResult | typeof nothing = nothing): TemplateResult | typeof nothing {
    if (this.#shown === 'plain') return nothing;
    if (this.#shown === 'hush') return html`<div class="finale hush" aria-hidden="true">${sign}</div>`;
    return html`<div class="finale" aria-hidden="true">
      ${Array.from({ length: PIECES }, (_, i) => {
        const at = (i * STEP) % PIECES;
        return html`<i style="--at: ${at / PIECES}; --late: ${((i * 5) % 7) * 0.18}s"></i>`;
      })}
    </div>`;
  }
}

/** The host is the box in which it rains. */
export const finaleStyles: CSSResult = css`
  .finale {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
    z-index: var(--tv-z-toast);
  }
  .finale > i {
    position: absolute;
    top: -40px;
    left: calc(2% + var(--at) * 96%);
    width: 22px;
    height: 31px;
    border-radius: 4px;
    background: var(--tv-kind-artifact);
    box-shadow: 0 0 0 3px var(--tv-card);
    opacity: 0;
    animation: rains 2.6s var(--late) ease-in both;
  }
  .finale > i:nth-child(3n) {
    background: var(--tv-focus);
  }
  .finale > i:nth-child(3n + 1) {
    background: var(--tv-time-patch);
  }
  .finale > i:nth-child(4n) {
    background: var(--tv-kind-warp);
  }
  .hush {
    display: grid;
    place-items: center;
    background: radial-gradient(circle, rgb(10 14 12 / 0.5), rgb(10 14 12 / 0.92));
    color: #f4f1e6;
    opacity: 0;
    animation: hushes 3.2s ease both;
  }
  @keyframes rains {
    0%,
    80% {
      opacity: 1;
    }
    100% {
      opacity: 0;
      transform: translateY(calc(100cqh + 40px)) rotate(560deg) rotateX(720deg);
    }
  }
  @keyframes hushes {
    0%,
    100% {
      opacity: 0;
    }
    12%,
    70% {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .finale {
      display: none;
    }
  }
`;
