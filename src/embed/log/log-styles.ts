/** Styles of the log: time, plate, sentence; a line like on the order slip. */
import { css, type CSSResult } from 'lit';

export const logStyles: CSSResult = css`
  :host {
    display: contents;
    --tv-dialog-width: 640px;
    --tv-plate: 28px;
  }
  /* The lines scroll under what is said of them: the window's own height less its title and edges. */
  .log {
    display: flex;
    flex-direction: column;
    max-height: calc(min(86dvh, 52rem) - 158px);
  }
  :host([docked]) .log {
    max-height: none;
    height: 100%;
  }
  :host([docked]) li {
    grid-template-columns: auto 28px minmax(0, 1fr);
    gap: 0 8px;
  }
  :host([docked]) .back {
    grid-column: 3;
    justify-self: end;
  }
  .lead {
    flex: none;
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    line-height: 1.35;
    padding-bottom: 14px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
  }
  .lead label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    color: var(--tv-ink);
    font-weight: 700;
  }
  .lead small {
    font-weight: 400;
  }
  .lead input {
    width: 20px;
    height: 20px;
    accent-color: var(--tv-go);
  }
  .said .came {
    color: var(--tv-ink);
    font-weight: 600;
  }
  details {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    line-height: 1.4;
  }
  summary {
    width: fit-content;
    min-height: 28px;
    line-height: 28px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      padding: 6px 12px 6px 0;
    }
  }
  .lines {
    flex: 0 1 auto;
    min-height: min(35dvh, 20rem);
    overflow: auto;
    overscroll-behavior: contain;
    border-top: 2px solid var(--tv-ink);
  }
  .lines:focus-visible {
    outline-offset: 4px;
    border-radius: 4px;
  }
  li {
    display: grid;
    grid-template-columns: auto 28px minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 12px;
    padding: 9px 4px;
    line-height: 1.4;
  }
  .back {
    margin-block: -8px;
  }
  li + li {
    border-top: 1.5px dashed var(--tv-line);
  }
  li.start + li {
    border-top: 2px solid var(--tv-ink);
  }
  .at {
    border: 0;
    border-radius: 6px;
    background: none;
    min-width: 44px;
    min-height: 28px;
    padding: 0 2px;
    margin-inline-start: -2px;
    text-align: start;
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    line-height: 28px;
    text-decoration: underline;
    text-decoration-style: dotted;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .at:hover {
    color: var(--tv-ink);
    text-decoration-style: solid;
  }
  .at:focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 6px var(--tv-focus);
  }
  .here {
    background: var(--tv-mark);
    border-radius: 8px;
  }
  .here .at {
    color: var(--tv-ink);
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    align-items: center;
    gap: 8px;
    width: 100%;
  }
  .acts tv-file {
    margin-inline-end: auto;
  }
  .trouble {
    flex-basis: 100%;
    line-height: 1.35;
    font-weight: 600;
  }
  .trouble:empty {
    display: none;
  }
  .mark {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--tv-cloth-2);
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    font-size: 0.9375rem;
  }
  .failed .mark,
  .refused .mark {
    color: var(--tv-off);
  }
  .said {
    padding-top: 2px;
    overflow-wrap: anywhere;
  }
  .said p + p {
    margin-top: 2px;
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .start .said > p:first-child,
  .roll .said > p:first-child {
    font-weight: 600;
  }
  b {
    font-weight: 800;
  }
  q {
    quotes: '«' '»';
  }
  q.en {
    quotes: '“' '”';
  }
  .rule {
    border: 0;
    border-radius: 6px;
    background: none;
    min-height: 28px;
    padding: 2px 4px;
    margin-inline-start: -4px;
    color: var(--tv-ink);
    font-weight: 700;
    font-size: 0.9375rem;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rule:focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 6px var(--tv-focus);
  }
  .promise {
    white-space: nowrap;
  }
  .older {
    display: flex;
    justify-content: center;
    padding: 14px 4px 8px;
  }
  .empty {
    padding: 12px 4px;
  }
  @media (max-width: 600px), (max-height: 500px) {
    .log {
      max-height: calc(min(86dvh, 52rem) - 140px);
    }
    .lead {
      padding-bottom: 11px;
    }
  }
  @media (max-height: 500px) {
    li {
      padding-block: 4px;
    }
  }
  @media (max-width: 600px) {
    li {
      gap: 0 8px;
    }
    .rule {
      min-height: 44px;
      min-width: 44px;
    }
    .at {
      min-height: 44px;
      margin-block: -8px;
    }
    .acts .btn {
      padding-inline: 14px;
    }
    .acts {
      gap: 6px;
    }
  }
  /* In a small frame all of it scrolls at once, over one row of buttons: the lines by themselves had no height left. */
  @media (max-height: 320px) {
    .log {
      max-height: none;
    }
    .lines {
      min-height: 0;
      overflow: visible;
    }
    .acts .btn {
      padding-inline: 8px;
      font-size: 0.875rem;
    }
    .acts .btn tv-icon {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .mark {
      border: 1.5px solid CanvasText;
    }
  }
`;
