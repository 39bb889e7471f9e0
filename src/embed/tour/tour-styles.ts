/** How a first game looks: what is said above, the real board below, a ring round what it is about. */
import { css, type CSSResult } from 'lit';

export const tourStyles: CSSResult = css`
  :host {
    display: contents;
  }
  dialog {
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--tv-room);
    color: var(--tv-ink);
    overflow: hidden;
    font: 400 1rem / var(--tv-leading) var(--tv-font-text);
  }
  dialog[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  .coach {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    align-items: center;
    padding: 14px 20px 14px 28px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-2);
    z-index: 2;
  }
  /* Over the board, which doesn't jump for it. */
  tv-meanwhile {
    position: absolute;
    z-index: 3;
    inset: auto 0 8px;
    max-width: 44rem;
    margin-inline: auto;
  }
  .said {
    max-width: 92ch;
  }
  .said:focus-visible {
    outline-offset: 4px;
    box-shadow: none;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 4px 14px;
    min-height: 40px;
  }
  h2 {
    font-size: 1.625rem;
    text-wrap: nowrap;
  }
  .head small {
    color: var(--tv-ink-2);
    font-weight: 600;
    white-space: nowrap;
  }
  /* As tall for one line as for two: the board below doesn't jump. */
  .says {
    min-height: 2.7em;
    font-size: 1.0625rem;
    line-height: 1.35;
    text-wrap: pretty;
  }
  .does {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 3px 12px;
    border-radius: 9px;
    background: var(--tv-mark);
    font-weight: 700;
  }
  .acts {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .stage {
    position: relative;
    min-height: 0;
  }
  /* What the board lifts over itself stays below the rings. */
  .place {
    height: 100%;
    isolation: isolate;
  }
  .rings {
    position: absolute;
    inset: 0;
    pointer-events: none;
    overflow: hidden;
    z-index: 1;
  }
  .rings i {
    position: absolute;
    border-radius: 14px;
    border: 3px solid var(--tv-focus-ink);
    box-shadow:
      0 0 0 4px var(--tv-focus),
      inset 0 0 0 3px var(--tv-focus);
  }
  .failed {
    display: grid;
    place-content: center;
    gap: 14px;
    padding: 24px;
    text-align: center;
    font-size: 1.125rem;
  }
  @media (max-height: 560px) and (orientation: landscape) {
    .coach {
      padding: 6px 8px 6px 16px;
    }
    h2 {
      font-size: 1.125rem;
    }
    .says,
    .does {
      font-size: 0.875rem;
      line-height: 1.25;
    }
    .head {
      min-height: 26px;
    }
    .says {
      min-height: 3.75em;
    }
    .does {
      padding: 1px 9px;
    }
    .acts .btn {
      min-height: 38px;
      padding-inline: 12px;
    }
  }
  @media (max-width: 600px) and (orientation: portrait) {
    .coach {
      grid-template-columns: minmax(0, 1fr);
      padding: 10px 10px 10px 16px;
    }
    h2 {
      font-size: 1.25rem;
      padding-inline-end: 48px;
    }
    .head {
      flex-wrap: wrap;
      min-height: 0;
    }
    .says {
      min-height: 5.2em;
      font-size: 0.9375rem;
      line-height: 1.3;
    }
    .head small {
      flex: 1;
    }
    .does {
      font-size: 0.9375rem;
    }
    .acts {
      justify-content: flex-end;
    }
    .acts .icon {
      position: absolute;
      top: 4px;
      right: 6px;
    }
  }
  @media (forced-colors: active) {
    .rings i {
      border-color: Highlight;
    }
  }
`;
