/** How fingers on the table look: a ring around a place, or an arrow at the edge of the window. */
import { css, type CSSResult } from 'lit';

export const pointStyles: CSSResult = css`
  .points {
    position: absolute;
    inset: 0;
    z-index: var(--tv-z-bar);
    overflow: clip;
    pointer-events: none;
    --tv-plate: 28px;
  }
  .finger {
    position: absolute;
    display: flex;
    align-items: center;
    gap: 5px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--tv-ink);
    font: 700 14px/1.2 var(--tv-font-text);
    white-space: nowrap;
    translate: -32px 36px;
  }
  .finger.late {
    flex-direction: row-reverse;
    translate: calc(-100% + 32px) 36px;
  }
  .finger b {
    max-width: 16ch;
    overflow: hidden;
    padding: 3px 9px;
    border-radius: 999px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    box-shadow: var(--tv-shadow-1);
    text-overflow: ellipsis;
  }
  /* The ring lies around the place, which is the button's own corner. */
  .way {
    position: absolute;
    left: 0;
    top: -68px;
    box-sizing: border-box;
    width: 64px;
    height: 64px;
    border: 5px solid var(--tv-focus);
    border-radius: 50%;
    box-shadow:
      0 0 0 2.5px var(--tv-focus-ink),
      inset 0 0 0 2.5px var(--tv-focus-ink);
    animation: finger 0.9s ease-out 3;
  }
  .late .way {
    left: auto;
    right: 0;
  }
  .finger.away {
    translate: -28px -50%;
    padding: 6px 6px 6px 40px;
    border-radius: 999px;
    background: var(--tv-paper);
    box-shadow:
      0 0 0 2.5px var(--tv-focus-ink),
      0 0 0 6px var(--tv-focus),
      var(--tv-shadow-2);
    cursor: pointer;
    pointer-events: auto;
  }
  .finger.away.late {
    translate: calc(-100% + 28px) -50%;
    padding: 6px 40px 6px 6px;
  }
  .finger.away b {
    padding: 0 4px;
    background: none;
    box-shadow: none;
  }
  .away .way {
    left: 8px;
    top: 50%;
    width: 26px;
    height: 26px;
    margin-top: -13px;
    border: 0;
    border-radius: 0;
    background: var(--tv-ink);
    box-shadow: none;
    clip-path: polygon(0 35%, 50% 35%, 50% 5%, 100% 50%, 50% 95%, 50% 65%, 0 65%);
    rotate: var(--way);
    animation: none;
  }
  .away.late .way {
    left: auto;
    right: 8px;
  }
  .finger[hidden] {
    display: none;
  }
  @keyframes finger {
    from {
      scale: 1.7;
      opacity: 0.2;
    }
    40% {
      scale: 1;
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .way {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .way {
      border-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
