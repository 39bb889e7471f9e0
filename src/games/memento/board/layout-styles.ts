/** What stands on the cloth, and how wide the column beside it is: the frame has all other places. */
import { css, type CSSResult } from 'lit';

export const layoutStyles: CSSResult = css`
  .frame {
    --tv-rail: 328px;
  }
  .low {
    --tv-rail: 300px;
  }
  .half {
    --tv-rail: 228px;
  }
  /* All rows of a throw of three are seen. */
  .tablet::part(side) {
    max-height: 42cqh;
  }
  .scroll {
    height: 100%;
    overflow: auto;
    padding: 8px;
  }
  .pad {
    padding: 8px;
  }
  .told {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 4px;
    padding: 4px 8px 8px;
    justify-items: stretch;
  }
  .told > .btn {
    justify-self: end;
  }
  .half .told {
    padding: 0 4px 4px;
    gap: 0;
  }
  .half .told > .btn {
    min-height: 36px;
    padding: 2px 8px;
  }
  .phone .told {
    height: 60cqh;
  }
  .phone .pad {
    height: 58cqh;
  }
`;
