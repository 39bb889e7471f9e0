/** How the rulebook looks: chapters that fold, rules with their number beside them, the one that was asked for marked. */
import { css, type CSSResult } from 'lit';

export const rulesStyles: CSSResult = css`
  :host {
    display: contents;
    --tv-dialog-width: 720px;
  }
  .book {
    min-height: 56dvh;
  }
  .field {
    position: sticky;
    top: -4px;
    padding: 4px 0 10px;
    background: var(--tv-paper);
    z-index: 1;
  }
  .tour {
    margin: 2px 0 12px;
  }
  .house {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    margin: 2px 0 12px;
    padding: 10px 14px;
    border-radius: 12px;
    background: var(--tv-cloth-2);
    font-size: var(--tv-text-s);
  }
  .house dt {
    display: inline;
    color: var(--tv-ink-2);
  }
  .house dt::after {
    content: ':';
  }
  .house dd {
    display: inline;
    font-weight: 700;
  }
  details {
    border-top: 1.5px solid var(--tv-line);
  }
  details.off summary {
    color: var(--tv-ink-2);
  }
  .apart {
    margin-top: 18px;
    padding-bottom: 4px;
    color: var(--tv-ink-2);
    font-weight: 700;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    padding: 4px 8px;
    border-radius: 10px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary h3 {
    flex: 1;
    font-size: 1.25rem;
  }
  summary tv-icon {
    transition: transform var(--tv-fast) var(--tv-ease);
  }
  details[open] > summary tv-icon {
    transform: rotate(90deg);
  }
  .says {
    padding: 2px 8px 10px;
    max-width: 62ch;
    text-wrap: pretty;
  }
  .rules > div,
  .words > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 4px 14px;
    padding: 9px 8px;
    border-top: 1.5px dashed var(--tv-line);
    scroll-margin: 110px 0 40px;
  }
  .rules > div:first-of-type {
    border-top-color: transparent;
  }
  .rules dt {
    order: 2;
    color: var(--tv-ink-2);
    font-size: 0.8125rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .words > div {
    grid-template-columns: minmax(0, 11em) minmax(0, 1fr);
  }
  .words dt {
    font-weight: 800;
  }
  .rules > .named {
    background: var(--tv-mark);
    border-radius: 10px;
    border-color: transparent;
  }
  .named dt {
    color: inherit;
  }
  mark {
    background: var(--tv-mark);
    color: inherit;
    border-radius: 3px;
  }
  @media (max-width: 600px) {
    .words > div {
      grid-template-columns: 1fr;
      gap: 2px;
    }
  }
  @media (forced-colors: active) {
    .rules > .named {
      outline: 2px solid Highlight;
    }
  }
`;
