/** Styles that the windows about people share: rows with a plate or a sign, small words, a number to be read aloud. */
import { css, type CSSResult } from 'lit';

export const peopleStyles: CSSResult = css`
  :host {
    display: contents;
    --tv-plate: 44px;
  }
  .body {
    display: grid;
    gap: 14px;
  }
  p {
    line-height: 1.35;
    text-wrap: pretty;
  }
  .soft {
    color: var(--tv-ink-2);
  }
  .rows {
    display: grid;
  }
  .rows > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 60px;
    padding: 6px 0;
  }
  .rows > li + li {
    border-top: 1px solid var(--tv-line);
  }
  .name {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .name + small,
  .badges + small {
    display: block;
  }
  .door {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding: 6px 0;
    font-weight: 700;
  }
  .door input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: var(--tv-go);
  }
  .door small {
    display: block;
    font-weight: 400;
  }
  small {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  .badge {
    display: inline-block;
    font-size: 0.75rem;
    font-weight: 700;
    border-radius: 6px;
    padding: 1px 6px;
    margin-inline-start: 6px;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
  }
  .badge.me {
    background: var(--tv-go);
    color: var(--tv-on-go);
    box-shadow: none;
  }
  small.off {
    color: var(--tv-off);
    font-weight: 600;
  }
  .acts {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 10px;
    padding-bottom: 6px;
  }
  .doors {
    display: grid;
    gap: 10px;
    grid-template-columns: repeat(auto-fit, minmax(214px, 1fr));
  }
  .big-number {
    font-size: 2.75rem;
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: 0.04em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .code {
    font-size: 1.375rem;
    font-weight: 700;
    letter-spacing: 0.05em;
    overflow-wrap: break-word;
    word-spacing: 0.1em;
    text-wrap: balance;
    user-select: all;
  }
  .say:empty {
    display: none;
  }
  tv-icon {
    flex: none;
  }
`;
