/** How the meter looks, and the Timekeeper’s buttons below it. */
import { css, type CSSResult } from 'lit';

export const meterStyles: CSSResult = css`
  .meter {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    font-weight: 700;
    line-height: 1.2;
  }
  .meter .name {
    display: flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
    --tv-term-above: 12px;
    --tv-term-below: 12px;
  }
  .notches {
    flex: 1;
    display: flex;
    gap: 5px;
  }
  .notches i {
    flex: 1;
    min-width: 0;
    height: 16px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
  }
  .notches .on {
    background: repeating-linear-gradient(135deg, #18241e 0 4px, #f3b61f 4px 8px);
    box-shadow: inset 0 0 0 2px var(--tv-focus-ink);
  }
  .notches .more {
    box-shadow:
      inset 0 0 0 2px var(--tv-ink),
      0 0 0 3px var(--tv-focus);
  }
  .notches .less {
    opacity: 0.45;
    box-shadow:
      inset 0 0 0 2px var(--tv-ink),
      0 0 0 3px var(--tv-live);
  }
  .meter > b {
    font-size: 1.5rem;
    font-weight: 800;
    line-height: 1;
  }
  .meter em {
    font-style: normal;
  }
  .meter small {
    font-size: 1rem;
    color: var(--tv-ink-2);
  }
  .near > b,
  .warn {
    color: var(--tv-off);
  }
  .ultra {
    flex: 1 0 100%;
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 2px 12px;
    border-radius: 8px;
    background: var(--tv-kind-warp);
    color: #fff;
    font-size: 0.875rem;
    line-height: 1.25;
  }
  .turning {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    line-height: 1.2;
  }
  .turning span {
    flex: 1 1 150px;
  }
  /* The years need the height of a line of its own more. */
  @container (min-width: 1001px) {
    .meter {
      flex-wrap: nowrap;
    }
    .ultra {
      flex: none;
    }
    .near .ultra span {
      display: none;
    }
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    .meter {
      font-size: 0.8125rem;
      gap: 2px 8px;
    }
    .meter > b {
      font-size: 1.125rem;
    }
    .notches {
      gap: 3px;
    }
    .notches i {
      height: 10px;
      border-radius: 3px;
    }
    .meter {
      flex-wrap: nowrap;
    }
    .meter .ultra {
      flex: none;
      font-size: 0.8125rem;
    }
    .meter .ultra span {
      display: none;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .meter {
      margin-top: 8px;
    }
    .meter .name {
      font-size: 0.875rem;
    }
    .notches {
      flex: 1 0 100%;
      order: 3;
      gap: 3px;
    }
    .meter > b {
      margin-inline-start: auto;
    }
  }
  @container (min-width: 601px) and (max-width: 900px) and (max-height: 940px) and (orientation: portrait) {
    .meter {
      margin-top: 0;
    }
    .notches {
      flex: 1 0 45%;
      order: 0;
    }
  }
`;
