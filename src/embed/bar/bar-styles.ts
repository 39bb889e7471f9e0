/** Styles of the bar and of the menu that hangs from it. */
import { css, type CSSResult } from 'lit';

export const barStyles: CSSResult = css`
  .talk {
    position: relative;
  }
  .dot {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 0;
    min-width: 20px;
    border-radius: 10px;
    padding: 0 5px;
    font-size: 0.8125rem;
    font-weight: 800;
    line-height: 20px;
    background: var(--tv-go);
    color: var(--tv-on-go);
  }
  .idle {
    opacity: 0.45;
  }
  :host {
    display: block;
    container-type: inline-size;
    position: relative;
    z-index: var(--tv-z-menu);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 20px 0;
    min-height: 52px;
    position: relative;
  }
  .brand {
    border: 0;
    background: none;
    border-radius: 10px;
    display: inline-flex;
    align-items: center;
    padding: 0 6px;
    margin-inline-start: -6px;
    min-width: 44px;
    min-height: 44px;
    color: inherit;
  }
  .where {
    flex: 1;
    min-width: 0;
    color: var(--tv-ink-2);
    padding-inline-start: 14px;
    margin-inline-start: 6px;
    border-inline-start: 2px solid var(--tv-line);
    line-height: 1.3;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .where:empty {
    border: 0;
  }
  .where b {
    color: var(--tv-ink);
  }
  tv-connection {
    margin-inline: 8px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    flex: none;
    min-height: var(--tv-target-low);
    padding: 0 12px;
    border: 0;
    border-radius: 22px;
    background: var(--tv-paper);
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    font-size: 0.9375rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .menu {
    position: absolute;
    inset-inline-end: 16px;
    top: calc(100% + 4px);
    z-index: var(--tv-z-menu);
    width: min(320px, calc(100cqw - 20px));
    display: grid;
    gap: 14px;
    padding: 16px;
    border-radius: 18px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-3);
  }
  .menu[hidden] {
    display: none;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    display: flex;
    gap: 0;
  }
  legend {
    padding: 0 0 6px;
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    font-weight: 600;
  }
  .choice {
    flex: 1;
    position: relative;
    cursor: pointer;
  }
  .switch small {
    display: block;
    color: var(--tv-ink-2);
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.25;
  }
  .choice input,
  .switch input {
    position: absolute;
    opacity: 0;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
  }
  .choice span {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 0 6px;
    font-weight: 600;
    font-size: 0.9375rem;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    margin-inline-end: -1.5px;
  }
  .choice:first-of-type span {
    border-radius: 12px 0 0 12px;
  }
  .choice:last-of-type span {
    border-radius: 0 12px 12px 0;
    margin-inline-end: 0;
  }
  .choice input:checked + span {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 2.5px var(--tv-ink);
    position: relative;
  }
  .choice input:focus-visible + span,
  .switch input:focus-visible + .knob {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 1px;
    box-shadow: 0 0 0 7px var(--tv-focus);
    position: relative;
    z-index: 1;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding: 4px 6px;
    border: 0;
    border-radius: 10px;
    background: none;
    font-weight: 600;
    text-align: start;
    position: relative;
  }
  .row:hover {
    background: var(--tv-cloth-2);
  }
  .knob {
    width: 44px;
    height: 26px;
    border-radius: 13px;
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
    position: relative;
    flex: none;
  }
  .knob::after {
    content: '';
    position: absolute;
    top: 5px;
    left: 5px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--tv-line-strong);
    transition: transform var(--tv-fast) var(--tv-ease);
  }
  input:checked + .knob {
    background: var(--tv-go);
    box-shadow: none;
  }
  input:checked + .knob::after {
    background: var(--tv-on-go);
    transform: translateX(18px);
  }
  .only-narrow {
    display: none;
  }
  /* Backgrounds and shadows vanish there: outlines say what is chosen. */
  @media (forced-colors: active) {
    .menu {
      border: 2px solid CanvasText;
    }
    .choice span,
    .knob {
      border: 1.5px solid CanvasText;
    }
    .choice input:checked + span {
      border: 5px double Highlight;
    }
    .knob::after {
      background: CanvasText;
    }
    input:checked + .knob,
    input:checked + .knob::after {
      border-color: Highlight;
      background: Highlight;
    }
  }
  @container (max-width: 900px) {
    .bar {
      min-height: 40px;
      padding: 2px 10px 0;
      gap: 2px;
    }
    tv-brand {
      font-size: 1rem;
    }
    .chip {
      min-width: var(--tv-target-low);
      justify-content: center;
      padding: 0;
    }
    .chip span {
      display: none;
    }
    .brand,
    .btn.icon {
      min-height: var(--tv-target-low);
    }
    .where {
      font-size: 0.875rem;
      padding-inline-start: 8px;
    }
    tv-connection {
      font-size: 0.875rem;
    }
  }
  @container (max-width: 600px) {
    .bar {
      min-height: 48px;
    }
    .brand,
    .btn.icon {
      min-height: 44px;
    }
    .where {
      border: 0;
      padding: 0;
      margin: 0;
      font-size: 0.9375rem;
    }
    .table,
    .not-narrow,
    .busy tv-brand::part(name),
    tv-connection::part(waits) {
      display: none;
    }
    .chip {
      min-width: 44px;
      min-height: 44px;
    }
    .menu {
      inset-inline-end: 10px;
    }
    .row.only-narrow {
      display: flex;
    }
    b.only-narrow {
      display: inline;
    }
  }
  /* In a site's side column: the sign, the connection, the buttons. */
  @container (max-width: 340px) {
    .bar {
      padding-inline: 6px;
      gap: 0;
    }
    .where,
    span.brand {
      display: none;
    }
    tv-connection {
      margin-inline: auto 4px;
    }
    /* Where no table is, and so no connection, the menu stands at the edge all the same. */
    .brand {
      margin-inline-end: auto;
    }
  }
`;
