/** How a row that one can choose looks, with its small second line: radios of `tv-choices`, votes of `tv-decision`, options of a form. */
import { css, type CSSResult } from 'lit';

/** For an element with the class `row`; what is chosen has `on` as well. */
export const rowStyles: CSSResult = css`
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: var(--tv-choice, 44px);
    padding: 5px 12px;
    border: 0;
    border-radius: 12px;
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    font-weight: 600;
    line-height: 1.2;
    text-align: start;
    cursor: pointer;
    --tv-plate: 32px;
  }
  .row.on {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 2.5px var(--tv-ink);
  }
  .row > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .row small {
    display: block;
    font-weight: 400;
    font-size: 0.875rem;
    color: var(--tv-ink-2);
  }
  .row.on small {
    color: inherit;
  }
  @media (forced-colors: active) {
    .row {
      border: 1.5px solid CanvasText;
    }
    .row.on {
      border-width: 4px;
    }
  }
`;
