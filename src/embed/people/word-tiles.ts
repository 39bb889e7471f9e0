/** Four words as tiles that are read aloud, and the place that waits for them: of the check between people, and of a spoken invitation. */
import { css, type CSSResult } from 'lit';

export const wordTiles: CSSResult = css`
  .words {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
  }
  .words li {
    min-height: 84px;
    display: grid;
    align-content: center;
    text-align: center;
    border-radius: 14px;
    background: var(--tv-cloth-2);
    padding: 8px 4px;
  }
  .words b {
    font: 400 1.875rem / 1.15 var(--tv-font-sign);
  }
  .words small {
    font-weight: 700;
  }
  .wait {
    min-height: 178px;
    display: grid;
    place-items: center;
    text-align: center;
    color: var(--tv-ink-2);
  }
  @media (max-width: 480px), (max-height: 500px) {
    .words b {
      font-size: 1.375rem;
    }
    .words li {
      min-height: 62px;
    }
    .wait {
      min-height: 134px;
    }
  }
`;
