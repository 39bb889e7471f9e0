/** How the window of an import looks. */
import { css, type CSSResult } from 'lit';

export const importStyles: CSSResult = css`
  :host {
    display: contents;
    --tv-dialog-width: 640px;
  }
  .body {
    display: grid;
    gap: 12px;
    line-height: 1.4;
  }
  h3 {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  h4 {
    margin: 4px 0 -6px;
    font-size: 1rem;
  }
  ul {
    margin: 0;
    display: grid;
    gap: 4px;
    padding-inline-start: 1.2em;
  }
  li {
    list-style: disc;
    overflow-wrap: anywhere;
  }
  small,
  .by {
    color: var(--tv-ink-2);
  }
  .wrong {
    color: var(--tv-off);
    font-weight: 600;
  }
  .clears {
    font-weight: 700;
  }
  progress {
    width: 100%;
    height: 14px;
    accent-color: var(--tv-go);
  }
  .sheet {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    align-items: center;
    padding: 12px;
    border: 1px solid var(--tv-line-strong);
    border-radius: 12px;
  }
  .sheet h4 {
    flex: 1 0 100%;
    margin: 0;
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
    gap: 2px 14px;
    min-width: 0;
    margin: 0;
    padding: 8px 12px 12px;
    border: 1px solid var(--tv-line-strong);
    border-radius: 12px;
  }
  .ways legend {
    padding: 0 6px;
    font-weight: 700;
  }
  .ways small {
    display: block;
  }
  .ways .size {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    align-items: center;
  }
  .ways .check input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--tv-go);
  }
  .sheet input[type='number'],
  .size input {
    width: 4.5em;
    min-height: 40px;
    padding: 0 8px;
    border: 1px solid var(--tv-line-strong);
    border-radius: 8px;
    background: var(--tv-card);
    color: var(--tv-card-ink);
  }
  .check {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 40px;
  }
`;
