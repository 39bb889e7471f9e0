/** How the choice of sounds looks in the menu, which is there before it. */
import { css, type CSSResult } from 'lit';

export const soundChoiceStyles: CSSResult = css`
  .sounds summary {
    min-height: 36px;
    padding: 4px 16px;
    line-height: 28px;
    color: var(--tv-ink-2);
    cursor: pointer;
  }
  .loud {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    min-height: 44px;
    padding: 0 16px;
    font-weight: 600;
  }
  .loud input {
    width: 100%;
    min-height: 32px;
    accent-color: var(--tv-go);
  }
`;
