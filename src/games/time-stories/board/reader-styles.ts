/** What a card looks like where it is read, covered and open. */
import { css, type CSSResult } from 'lit';
import { cardFace } from '../../../elements/look/shared-styles.ts';

export const readerStyles: CSSResult = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, auto);
    gap: 8px;
    max-height: 42cqh;
  }
  .chips {
    display: flex;
    gap: 6px;
    overflow-x: auto;
    padding: 3px;
    scrollbar-width: thin;
  }
  .chips .btn {
    flex: none;
    min-height: 40px;
    padding: 3px 12px;
    font-size: 0.9375rem;
  }
  .chips .on {
    box-shadow: inset 0 0 0 2.5px var(--tv-ink);
    background: var(--tv-mark);
  }
  .unread {
    border-radius: 6px;
    padding: 1px 6px;
    background: var(--tv-mark);
    font-size: var(--tv-text-s);
  }
  .dot {
    width: 11px;
    height: 11px;
    border-radius: 50%;
    box-shadow: 0 0 0 1.5px var(--tv-ink);
  }
  .dot.green {
    background: #3d8a5c;
  }
  .dot.yellow {
    background: #f3c43a;
  }
  .dot.red {
    background: #c03a1b;
  }
  .dot.white {
    background: #fff;
  }
  .covered {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 64px;
    border: 0;
    border-radius: 14px;
    padding: 8px 18px;
    background: transparent;
    outline: 2px dashed var(--tv-line-strong);
    outline-offset: -2px;
    text-align: start;
    touch-action: none;
    user-select: none;
    -webkit-touch-callout: none;
    font-size: 1.25rem;
  }
  .covered b {
    display: block;
    font: 400 1.25rem / 1.15 var(--tv-font-sign);
  }
  .covered small {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
  }
  .paper {
    position: relative;
    display: grid;
    grid-template: minmax(0, auto) / auto minmax(0, 1fr);
    min-height: 0;
    border-radius: 12px;
    ${cardFace}
    overflow: hidden;
  }
  .paper > img {
    width: 150px;
    height: 100%;
    max-height: 260px;
    object-fit: cover;
    padding: 10px 0 10px 10px;
    border-radius: 16px;
  }
  .page {
    min-height: 0;
    overflow: auto;
    padding: 10px 16px 12px;
    grid-column: -2;
  }
  .page:focus-visible {
    outline-offset: -4px;
  }
  .secret .page {
    user-select: none;
  }
  .secret::after {
    content: attr(data-name) ' · ' attr(data-name) ' · ' attr(data-name);
    /* Nobody is read it, where the browser knows how. */
    content: attr(data-name) ' · ' attr(data-name) ' · ' attr(data-name) / '';
    position: absolute;
    inset: auto 14px 8px auto;
    font-size: 1.25rem;
    font-weight: 700;
    opacity: 0.09;
    transform: rotate(-7deg);
    pointer-events: none;
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    margin-bottom: 6px;
  }
  .tag {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border-radius: 7px;
    padding: 2px 9px;
    font-size: 0.875rem;
    font-weight: 700;
    background: var(--tv-dead);
    color: var(--tv-on-dead);
  }
  .tag.open {
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentcolor;
  }
  .top h3 {
    font-size: 1.1875rem;
  }
  .top .btn {
    margin-inline-start: auto;
    min-height: 40px;
    padding: 2px 12px;
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentcolor;
  }
  .text {
    max-width: 66ch;
    line-height: 1.45;
    font-size: 1.0625rem;
    white-space: pre-line;
  }
  .tests {
    display: grid;
    gap: 7px;
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1.5px dashed var(--tv-card-edge);
  }
  @container ((max-width: 900px) or (max-height: 560px)) and (orientation: landscape) {
    :host {
      gap: 4px;
      max-height: 36cqh;
    }
    .chips .btn {
      min-height: 32px;
      padding: 1px 10px;
    }
    .page {
      padding: 6px 12px 8px;
    }
  }
  @container (max-width: 900px) or (max-height: 560px) {
    .paper > img {
      width: 92px;
    }
    .covered {
      min-height: 52px;
    }
    .text {
      font-size: 1rem;
    }
  }
  @container (max-width: 600px) and (orientation: portrait) {
    :host {
      max-height: none;
    }
    .paper {
      grid-template: auto auto / minmax(0, 1fr);
    }
    .page {
      grid-column: 1;
    }
    .paper > img {
      width: 100%;
      height: 150px;
      padding: 0;
      border-radius: 0;
    }
  }
`;
