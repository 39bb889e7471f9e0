/** How the bill of a game looks: its paper, what stands on it, and the ways on below it, on high and on low screens. */
import { css, type CSSResult } from 'lit';
import { givingColumn, unseen } from '../look/shared-styles.ts';

/** Styles of `tv-receipt`. */
export const receiptStyles: CSSResult = css`
  :host {
    ${givingColumn}
    gap: 10px;
  }
  .paper {
    flex: 0 1 auto;
    min-height: 120px;
    overflow: auto;
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 18px 16px 14px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    line-height: 1.35;
    overflow-wrap: anywhere;
    border-radius: 0 0 8px 8px;
    mask: radial-gradient(circle at 7px 0, transparent 4px, #000 4.6px) 0 0 / 14px 100%;
  }
  .kick {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  h3 {
    display: flex;
    align-items: center;
    gap: 10px;
    font-size: 1.375rem;
    --tv-plate: 34px;
  }
  .plates {
    display: flex;
    flex: none;
  }
  h3 tv-plate + tv-plate {
    margin-inline-start: -16px;
  }
  h4 {
    margin: 0;
    font: 400 1.0625rem/1.2 var(--tv-font-sign);
  }
  dl {
    display: grid;
    gap: 2px;
    font-weight: 700;
  }
  dl div {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  dl div::before {
    content: '';
    order: 1;
    flex: 1;
    min-width: 12px;
    border-bottom: 2px dotted var(--tv-line-strong);
  }
  /* A long list of people leaves what it is a list of its line. */
  dt {
    flex: none;
    max-width: 50%;
  }
  dd {
    order: 2;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .rule {
    color: var(--tv-ink-2);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  section {
    display: grid;
    gap: 6px;
    padding-top: 8px;
    border-top: 2px dashed var(--tv-line);
  }
  section li {
    font-size: 0.9375rem;
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .pictures li {
    width: 58px;
    aspect-ratio: 1;
    border-radius: 6px;
    overflow: hidden;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    box-shadow: 0 0 0 1px var(--tv-card-edge);
    display: grid;
    place-items: center;
    font-size: 0.75rem;
    text-align: center;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .acts {
    flex: none;
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .acts ::slotted(*) {
    grid-column: 1 / -1;
  }
  .acts .btn:only-of-type {
    grid-column: 1 / -1;
  }
  .acts .btn {
    padding-inline: 10px;
    font-size: 0.9375rem;
  }
  /* As wide as an upright tablet: beside each other, so that the paper has the height. */
  @container (min-width: 600px) and (orientation: portrait) {
    .acts.more {
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: end;
    }
    .more ::slotted(*),
    .more .btn:only-of-type {
      grid-column: auto;
    }
    .more .btn {
      padding-inline: 14px;
      white-space: nowrap;
    }
  }
  /* Where a board is low the paper comes first: the ways on are told by their signs. */
  @container (max-height: 700px) and (orientation: landscape) {
    .acts .btn {
      min-height: var(--tv-target-low);
      padding-block: 0;
    }
    .acts.more {
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: end;
    }
    .more ::slotted(*),
    .more .btn:only-of-type {
      grid-column: auto;
    }
    .more .btn {
      min-width: var(--tv-target-low);
      padding: 0;
    }
    .more .btn span {
      ${unseen}
    }
    .paper {
      gap: 4px;
      padding: 13px 14px 7px;
      font-size: 0.875rem;
    }
    h3 {
      font-size: 1.1875rem;
    }
    h3 .plates {
      display: none;
    }
    h4 {
      font-size: 0.875rem;
    }
    dl {
      gap: 0;
    }
    section {
      gap: 3px;
      padding-top: 4px;
    }
    section li {
      font-size: 0.8125rem;
    }
    .pictures li {
      width: 42px;
    }
  }
  @container (max-width: 900px) and (max-height: 700px) and (orientation: landscape) {
    .acts.more {
      grid-template-columns: 1fr 1fr;
    }
    .more ::slotted(*) {
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    .paper {
      border: 1.5px solid CanvasText;
    }
  }
`;
