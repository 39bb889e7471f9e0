/** How papers, hints and acts beside the cloth look. */
import { css, type CSSResult } from 'lit';

export const paperStyles: CSSResult = css`
  .paper {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 12px 14px;
    box-shadow: var(--tv-shadow-1);
    min-width: 0;
  }
  .paper h3 {
    font-size: 1.25rem;
  }
  .hint {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .acts {
    display: grid;
    gap: 9px;
    min-width: 0;
  }
  .acts .btn {
    padding-inline: 12px;
  }
  .two {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 9px;
  }
  .two .btn {
    padding-inline: 8px;
  }
  .btn.sure {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 3px var(--tv-ink);
  }
  .btn.small {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
  }
  .btn.cannot {
    color: var(--tv-ink-2);
    box-shadow: inset 0 0 0 1.5px var(--tv-line);
  }
  .btn[aria-pressed='true']:not(.quiet) {
    box-shadow: inset 0 0 0 3px var(--tv-ink);
    background: var(--tv-mark);
  }
  .check {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    line-height: 1.25;
  }
  .always .check {
    flex: 1;
  }
  .check input {
    width: 22px;
    height: 22px;
    flex: none;
    accent-color: var(--tv-go);
  }
  .always .btn {
    flex: 1 1 auto;
  }
  .always > .off {
    flex: 1 0 100%;
  }
  .always {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    .paper {
      padding: 8px 10px;
      border-radius: 12px;
    }
    .paper h3 {
      font-size: 1.0625rem;
    }
    .two tv-icon {
      display: none;
    }
    .btn {
      font-size: 0.875rem;
      padding-inline: 6px;
    }
    .check {
      gap: 6px;
    }
  }
`;
