/** Styles of the bar for looking back: dashed like all that isn't the present. */
import { css, type CSSResult } from 'lit';

export const replayStyles: CSSResult = css`
  :host {
    display: block;
    container: replay / inline-size;
  }
  .replay {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto minmax(120px, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    margin-top: 6px;
    padding: 4px 6px 4px 14px;
    border: 2px dashed var(--tv-wait);
    border-radius: 14px;
    background: var(--tv-paper);
    line-height: 1.25;
  }
  .replay > tv-icon {
    color: var(--tv-wait);
    font-size: 1.375rem;
  }
  .told {
    min-width: 0;
  }
  .told b {
    display: block;
    font-weight: 700;
  }
  .told p {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .told .short {
    display: none;
  }
  .keys {
    display: flex;
  }
  input {
    width: 100%;
    min-height: 44px;
    margin: 0;
    accent-color: var(--tv-go);
    cursor: pointer;
  }
  input:focus-visible {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: -4px;
    border-radius: 10px;
    box-shadow: 0 0 0 4px var(--tv-focus);
  }
  @container replay (max-width: 1000px) {
    .replay {
      grid-template-columns: minmax(0, 15rem) auto minmax(60px, 1fr) auto;
      gap: 0 8px;
      margin-top: 2px;
      padding: 0 4px 0 10px;
    }
    .replay > tv-icon {
      display: none;
    }
    .told b {
      font-size: 0.9375rem;
    }
    .told .short {
      display: block;
    }
    .told .long {
      display: none;
    }
  }
  @container replay (max-width: 640px) {
    .replay {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding: 6px 4px 2px 8px;
    }
    .told {
      grid-column: 1 / 3;
      grid-row: 1;
    }
    .back {
      grid-column: 3;
      grid-row: 1;
    }
    .slide {
      grid-column: 2 / 4;
      padding-inline-end: 8px;
    }
  }
  @media (forced-colors: active) {
    .replay {
      border-color: Highlight;
    }
  }
`;
