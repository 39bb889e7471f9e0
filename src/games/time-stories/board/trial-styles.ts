/** A test as a sum, and its ruler: failure hatched, critical solid, success ringed, so that colour isn't all. */
import { css, type CSSResult } from 'lit';

export const trialStyles: CSSResult = css`
  .sum {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 3px;
    text-align: center;
  }
  .sum > span,
  .total {
    display: grid;
  }
  .comes {
    display: flex;
    gap: 3px;
  }
  .sum b {
    font-size: 1.5rem;
    line-height: 1.25;
  }
  .sum > b,
  .comes > b {
    font-size: 1rem;
    line-height: 1.9;
  }
  .sum small {
    font-size: 0.75rem;
    hyphens: auto;
    overflow-wrap: break-word;
    color: var(--tv-ink-2);
    line-height: 1.15;
  }
  .sum .total {
    background: var(--tv-mark);
    border-radius: 8px;
    padding: 0 8px 3px;
  }
  .sum .total small {
    color: inherit;
  }
  .by {
    display: flex;
    justify-content: center;
    --tv-plate: 20px;
  }
  .ruler {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 4px;
  }
  .ruler li {
    display: grid;
    text-align: center;
    border-radius: 7px;
    padding: 3px 0;
    line-height: 1.2;
    font-weight: 700;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
  }
  .ruler small {
    font-weight: 400;
    font-size: 0.8125rem;
  }
  .ruler .fails {
    background: repeating-linear-gradient(-45deg, #0000 0 6px, rgb(120 120 120 / 0.25) 6px 8px);
  }
  .ruler .critical {
    background: var(--tv-dead);
    color: var(--tv-on-dead);
    box-shadow: 0 0 0 1.5px var(--tv-rim);
  }
  .ruler .succeeds {
    background: var(--tv-go-soft);
    box-shadow: inset 0 0 0 2px var(--tv-go);
  }
  .key {
    display: flex;
    justify-content: space-between;
    font-size: 0.875rem;
    font-weight: 600;
  }
  .need {
    font-size: 1.0625rem;
    white-space: nowrap;
  }
  .done {
    font: 400 1.375rem / 1.2 var(--tv-font-sign);
  }
  /* Where it is narrow, what adds nothing isn't shown. */
  @container ((max-width: 900px) or (max-height: 560px)) and (orientation: landscape) {
    .sum .none {
      display: none;
    }
    /* A sum of many goes on below rather than over itself. */
    .sum {
      flex-wrap: wrap;
      justify-content: start;
      column-gap: 3px;
    }
    .sum > span {
      max-width: 56px;
    }
    .sum b {
      font-size: 1.25rem;
    }
    .ruler {
      gap: 2px;
    }
    .key {
      display: none;
    }
  }
`;
