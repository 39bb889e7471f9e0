/** How the five keys look: rings over what can be chosen, the legend at the edge, letters to write with. */
import { css, type CSSResult } from 'lit';

export const fiveStyles: CSSResult = css`
  :host {
    position: fixed;
    inset: 0;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
    pointer-events: none;
    color: var(--tv-ink);
    font: 400 1rem / var(--tv-leading) var(--tv-font-text);
  }
  .box {
    position: fixed;
    border-radius: 10px;
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 1px;
    box-shadow: 0 0 0 7px var(--tv-focus);
  }
  .two {
    outline-style: dashed;
    box-shadow: none;
    background: repeating-linear-gradient(
      135deg,
      transparent 0 12px,
      color-mix(in srgb, var(--tv-ink) 34%, transparent) 12px 14px
    );
  }
  .box b {
    position: absolute;
    inset-inline-end: -6px;
    bottom: -6px;
    min-width: 26px;
    height: 26px;
    display: grid;
    place-items: center;
    border-radius: 8px;
    border: 2px solid var(--tv-focus-ink);
    background: var(--tv-focus);
    color: #18241e;
    font: 800 1rem/1 var(--tv-font-text);
    font-variant-numeric: tabular-nums;
  }
  .two b {
    background: var(--tv-ink);
    border-color: var(--tv-focus);
    color: var(--tv-room);
  }
  .edge {
    position: fixed;
    inset-inline: 8px;
    bottom: 6px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 6px;
  }
  .edge.up {
    bottom: auto;
    top: 6px;
  }
  .legend,
  .letters {
    display: flex;
    justify-content: center;
    gap: 4px 18px;
    max-width: 100%;
    padding: 7px 16px;
    border-radius: 14px;
    background: var(--tv-ink);
    color: var(--tv-room);
    box-shadow: var(--tv-shadow-3);
    font-weight: 600;
    line-height: 1.3;
  }
  .legend span {
    display: flex;
    flex: 0 1 auto;
    gap: 7px;
    align-items: center;
    min-width: 0;
  }
  /* What the halves are called gives way first. */
  .legend span:nth-of-type(n + 3) {
    flex-shrink: 0;
  }
  .legend i {
    overflow: hidden;
    font-style: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .letters {
    display: grid;
    grid-template-columns: repeat(13, minmax(0, 46px));
    gap: 4px;
    padding: 8px;
  }
  .letters span {
    display: grid;
    place-items: center;
    min-height: 36px;
    border-radius: 7px;
    font: 800 1.25rem/1 var(--tv-font-text);
  }
  .letters .one {
    background: var(--tv-focus);
    color: #18241e;
  }
  .letters .two {
    outline: 2px dashed currentColor;
    outline-offset: -3px;
  }
  .letters .gone {
    opacity: 0.45;
  }
  kbd {
    min-width: 24px;
    padding: 1px 6px;
    border-radius: 6px;
    background: var(--tv-room);
    color: var(--tv-ink);
    font: 800 1rem/1.3 var(--tv-font-text);
    text-align: center;
  }
  @media (max-width: 600px), (max-height: 500px) {
    .legend {
      gap: 3px 12px;
      padding: 5px 10px;
      font-size: 0.875rem;
    }
    kbd {
      font-size: 0.875rem;
    }
    .letters span {
      min-height: 30px;
    }
    .box b {
      min-width: 20px;
      height: 20px;
      font-size: 0.8125rem;
      border-width: 1.5px;
    }
    .box {
      outline-width: 2px;
      box-shadow: 0 0 0 5px var(--tv-focus);
    }
    .two {
      box-shadow: none;
    }
  }
  @media (max-width: 600px) {
    .legend {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, auto));
    }
  }
  @media (forced-colors: active) {
    .box {
      outline-color: Highlight;
      forced-color-adjust: none;
    }
    .legend,
    .letters {
      border: 2px solid CanvasText;
    }
  }
`;
