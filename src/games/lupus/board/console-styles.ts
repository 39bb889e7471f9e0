/** The look of the moderator's console: three columns, or tabs where there is no room. */
import { css, type CSSResult } from 'lit';

export const consoleStyles: CSSResult = css`
  :host {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    gap: 10px;
    height: 100%;
    min-height: 0;
  }
  .warn {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    overflow: hidden;
    padding: 6px 12px 6px 22px;
    border-radius: 12px;
    background: #f3efe2;
    color: #1b2228;
    line-height: 1.25;
  }
  .warn::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 10px;
    background: repeating-linear-gradient(135deg, #1b2228 0 6px, #f3b61f 6px 12px);
  }
  .warn p {
    flex: 1;
  }
  .warn .btn {
    background: transparent;
    color: #1b2228;
    box-shadow: inset 0 0 0 1.5px #1b2228;
  }
  .tabs {
    display: none;
    gap: 6px;
  }
  .tabs .btn {
    flex: 1;
    padding-inline: 6px;
  }
  .tabs [aria-selected='true'] {
    background: var(--tv-ink);
    color: var(--tv-room);
  }
  .three {
    display: grid;
    grid-template-columns: minmax(220px, 280px) minmax(0, 1fr) minmax(220px, 290px);
    gap: 16px;
    min-height: 0;
  }
  /* Also where there are no tabs above it. */
  .three,
  .covered {
    grid-row: 3;
  }
  .column {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    padding: 4px;
    margin: -4px;
  }
  /* The column scrolls, not each sheet in it. */
  .column > tv-panel {
    flex: none;
  }
  .steps {
    display: grid;
    gap: 2px;
  }
  .steps li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    padding: 3px 10px;
    border-radius: 12px;
    line-height: 1.15;
  }
  .steps .mark {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    flex: none;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
    font-size: 0.875rem;
  }
  .steps small {
    display: block;
    color: var(--tv-ink-2);
    font-size: 0.875rem;
    font-weight: 400;
  }
  .steps .now {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 2px var(--tv-focus);
    font-weight: 700;
  }
  .steps .now .mark {
    background: var(--tv-focus);
    color: #10140f;
    box-shadow: none;
  }
  .steps .now small {
    color: var(--tv-ink);
  }
  blockquote {
    margin: 0;
    font: 400 1.1875rem/1.3 var(--tv-font-sign);
    text-wrap: balance;
  }
  .kick {
    color: var(--tv-ink-2);
    font-weight: 600;
    font-size: 0.9375rem;
  }
  dl > div {
    display: flex;
    gap: 10px;
    align-items: baseline;
    padding: 6px 0;
    line-height: 1.25;
  }
  dl > div + div {
    border-top: 1.5px dashed var(--tv-line);
  }
  dt {
    flex: 1;
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
  }
  dd {
    font-weight: 700;
    text-align: end;
  }
  .tools {
    display: grid;
    gap: 8px;
  }
  .tools [disabled] {
    opacity: 0.6;
  }
  .note {
    color: var(--tv-ink-2);
    font-size: 0.875rem;
    line-height: 1.35;
  }
  .covered {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 16px;
    text-align: center;
  }
  .covered h3 {
    font-size: 1.75rem;
  }
  @container board (max-width: 1000px) {
    .tabs {
      display: flex;
    }
    .three {
      grid-template-columns: minmax(0, 1fr);
    }
    .column[data-off] {
      display: none;
    }
  }
  /* In a low window side by side: what the hand can do stays in sight below them. */
  @container board (max-height: 580px) {
    :host {
      gap: 7px;
    }
    .warn {
      padding-block: 4px;
    }
    /* What is to be read aloud is in sight below them. */
    :is(.warn, .tabs, .act) .btn {
      min-height: 36px;
    }
    .steps {
      display: flex;
      flex-wrap: wrap;
    }
    .steps li {
      min-height: 34px;
    }
    .steps small {
      display: none;
    }
    .act {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
    .act > :only-child {
      grid-column: 1 / -1;
    }
  }
  /* On a low phone what the hand can do is in sight below the steps. */
  @container board (max-width: 600px) and (max-height: 660px) {
    .steps {
      gap: 0;
    }
    .steps li {
      min-height: 32px;
      padding-block: 1px;
    }
    .steps small {
      display: none;
    }
    .tabs .btn {
      min-height: 40px;
    }
  }
  /* Beside each other they would leave a word's width for what it is. */
  @container board (max-width: 600px) {
    .warn {
      flex-wrap: wrap;
      gap: 6px 10px;
      padding: 6px 8px 8px 20px;
    }
    .warn p {
      flex-basis: 60%;
      font-size: 0.9375rem;
      line-height: 1.2;
    }
    .warn .btn {
      flex: 1;
      min-height: 40px;
      padding-inline: 6px;
      font-size: 0.875rem;
      white-space: nowrap;
    }
  }
`;
