/** How what lies on the table looks: people, zones, hands, dice. */
import { css, type CSSResult } from 'lit';

export const boardStyles: CSSResult = css`
  .empty,
  .hint {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  .paper {
    background: var(--tv-paper);
    border-radius: 14px;
    box-shadow: var(--tv-shadow-1);
    padding: 14px 16px;
  }
  .seats {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 12px;
  }
  .seat {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 56px;
    padding: 5px 14px 5px 6px;
    border: 0;
    border-radius: 30px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
    text-align: start;
    --tv-plate: 44px;
  }
  .seat[aria-pressed='true'],
  .few[aria-pressed='true'] {
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 6px var(--tv-focus);
  }
  .seat.away,
  .seat.left {
    background: transparent;
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
  }
  .seat.away[aria-pressed='true'],
  .seat.left[aria-pressed='true'] {
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 6px var(--tv-focus);
  }
  .who {
    display: grid;
    line-height: 1.15;
  }
  .who small {
    white-space: nowrap;
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  .backs {
    display: flex;
    align-items: center;
    --tv-card-w: 30px;
  }
  .backs tv-card + tv-card {
    margin-inline-start: -14px;
  }
  .backs tv-card:not([down]) {
    --tv-card-w: 38px;
    margin-inline-start: 4px;
  }
  .zone {
    position: relative;
    border: 2px dashed var(--tv-line-strong);
    border-radius: 14px;
    padding: 22px 12px 8px;
    min-width: 0;
  }
  .zone.aimed {
    border: 2px solid var(--tv-focus-ink);
    box-shadow: 0 0 0 4px var(--tv-focus);
  }
  /* Its own dashes do: others would go through its name. */
  .zone[data-drop]:not([data-over]) {
    outline: none;
    border-color: var(--tv-ink);
  }
  .pile[data-drop] {
    border-radius: 14px;
  }
  .few {
    display: flex;
    align-items: center;
    justify-self: start;
    align-self: end;
    gap: 10px;
    min-height: 44px;
    max-width: 100%;
    margin: 4px;
    padding: 3px 14px 3px 6px;
    border: 0;
    border-radius: 12px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
    font: 700 0.9375rem / 1.15 var(--tv-font-text);
    color: var(--tv-ink);
    text-align: start;
    --tv-card-w: 28px;
  }
  .few tv-card {
    flex: none;
  }
  .zone .empty {
    padding: 8px 6px 12px;
  }
  .legend {
    position: absolute;
    top: -23px;
    inset-inline-start: 12px;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 10px;
    font: 700 1rem var(--tv-font-text);
    color: var(--tv-ink);
    background: none;
  }
  .legend::before {
    content: '';
    position: absolute;
    inset: 8px 0;
    z-index: -1;
    border-radius: 8px;
    background: var(--tv-cloth);
  }
  .zone,
  .mine {
    isolation: isolate;
  }
  .mine {
    position: relative;
    border: 2px solid var(--tv-go);
    border-radius: 16px;
    background: var(--tv-go-soft);
    padding: 18px 10px 6px;
    min-width: 0;
  }
  .mine .legend {
    top: -16px;
    min-height: 30px;
    font-size: 0.9375rem;
  }
  .mine .legend::before {
    inset: 0;
  }
  .mine .empty {
    padding: 10px 8px 14px;
    text-align: center;
    color: var(--tv-ink);
  }
  .mine.none {
    border: 2px dashed var(--tv-line-strong);
    background: none;
    padding: 6px;
  }
  .saw {
    margin-top: 8px;
    max-width: 15em;
    font-size: 0.875rem;
    line-height: 1.35;
    text-align: center;
  }
  .saw tv-icon {
    margin-inline-end: 6px;
  }
  .roll {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    padding: 4px 4px 8px;
    --tv-die: 34px;
  }
  .roll.first {
    --tv-die: clamp(40px, 5cqw, 54px);
  }
  .roll + .roll {
    border-top: 1.5px dashed var(--tv-line);
    padding-top: 8px;
  }
  .thrown {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .told {
    display: grid;
    line-height: 1.2;
  }
  .told b {
    font-size: 1.25rem;
  }
  .told small {
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  .order,
  .words {
    padding: 6px 4px;
    border-top: 1.5px dashed var(--tv-line);
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  .words small {
    color: var(--tv-ink-2);
  }
`;
