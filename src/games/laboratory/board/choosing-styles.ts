/** How the step looks that is one's own. */
import { css, type CSSResult } from 'lit';

export const choosingStyles: CSSResult = css`
  :host {
    display: block;
    min-height: 0;
    overflow: auto;
  }
  .choosing {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 10px;
    min-height: 100%;
    padding: 8px;
    --tv-card-w: clamp(62px, 9cqw, 96px);
  }
  .choosing > * {
    max-width: 100%;
  }
  tv-hand {
    width: 100%;
  }
  .search {
    --tv-card-w: clamp(62px, 7cqw, 84px);
  }
  .choosing > .go {
    position: sticky;
    bottom: 0;
    z-index: 1;
  }
  @media (forced-colors: none) {
    .choosing > .go:not(:focus-visible) {
      outline: 5px solid var(--tv-paper);
    }
  }
  .choosing > .go:disabled {
    background: var(--tv-paper);
  }
  ol {
    display: grid;
    gap: 6px;
    --tv-card-w: var(--tv-listed-w, 44px);
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(5em, 1fr) auto auto minmax(9.5em, auto);
    gap: 10px;
    align-items: center;
    background: var(--tv-paper);
    border-radius: 12px;
    padding: 5px 12px;
    box-shadow: var(--tv-shadow-1);
  }
  li b {
    line-height: 1.2;
  }
  @media (max-width: 600px) {
    li {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
    }
    li .btn:last-child {
      grid-column: 1 / -1;
    }
  }
`;
