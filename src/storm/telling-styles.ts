/** How the buttons, the sentences and the log look. */
import { css, type CSSResult } from 'lit';

export const tellingStyles: CSSResult = css`
  .controls {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 18px;
  }
  .controls > :first-child,
  .controls > .time {
    grid-column: 1 / -1;
  }
  .controls h2 {
    font: 700 var(--tv-text-s) / 1.3 var(--tv-font-text);
    margin-block-end: 4px;
  }
  .controls small {
    font-weight: 400;
    color: var(--tv-ink-2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .controls .btn {
    min-height: var(--tv-target-low);
    padding: 4px 12px;
    font-size: var(--tv-text-s);
    text-decoration: none;
  }
  .btn[aria-pressed='true'] {
    background: var(--tv-mark);
  }
  .cannot {
    min-height: 1.4em;
    font-size: var(--tv-text-s);
    color: var(--tv-wait);
  }
  .story,
  .log {
    display: flex;
    flex-direction: column;
    min-height: 0;
    padding: 12px 14px;
    border-radius: 18px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
  }
  .story {
    grid-area: story;
  }
  .log {
    grid-area: log;
  }
  .story h2,
  .log h2 {
    font-size: var(--tv-sign-s);
    margin-block-end: 6px;
  }
  h2 small {
    font: 400 var(--tv-text-xs) / 1 var(--tv-font-text);
    color: var(--tv-ink-2);
  }
  .empty {
    color: var(--tv-ink-2);
  }
  .scroll {
    position: relative;
    overflow-y: auto;
    min-height: 0;
    overscroll-behavior: contain;
  }
  .story li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 9px;
    padding: 6px 0;
    border-block-start: 1px solid var(--tv-line);
  }
  .story li:first-child {
    border: 0;
  }
  .story li.hit {
    font-weight: 700;
  }
  .story li.over tv-icon,
  .story li.in tv-icon {
    color: var(--tv-live);
  }
  .story li.lied tv-icon,
  .story li.broken tv-icon,
  .story li.refused tv-icon,
  .story li.unheld tv-icon {
    color: var(--tv-off);
  }
  .story small {
    color: var(--tv-ink-2);
    font-weight: 400;
    white-space: nowrap;
  }
  .log li {
    display: grid;
    grid-template-columns: 3ch minmax(0, 1fr) auto;
    gap: 8px;
    padding: 2px 0;
    font-size: var(--tv-text-s);
  }
  .log .n {
    color: var(--tv-ink-2);
    text-align: end;
  }
  .came {
    display: block;
    color: var(--tv-ink-2);
  }
  .log .refused b,
  .log em {
    color: var(--tv-off);
    font-style: normal;
  }
  .done {
    color: var(--tv-wait);
  }
  .done.settled {
    color: var(--tv-live);
  }
`;
