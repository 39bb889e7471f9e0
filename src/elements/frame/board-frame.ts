/** What all boards stand in: they fill their place, measure themselves by it, and have the status line above the table. */
import { css, type CSSResult } from 'lit';

export const boardFrame: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    min-width: 0;
    container: board / size;
    /* Where the place around it has no height of its own. */
    contain-intrinsic-block-size: 84dvh;
    color: var(--tv-ink);
    font: 400 1rem / var(--tv-leading) var(--tv-font-text);
    font-variant-numeric: tabular-nums;
  }
  .frame {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
`;
