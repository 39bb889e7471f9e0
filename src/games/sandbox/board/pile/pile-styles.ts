/** How the panels of a pile look: the frame around them is the board's. */
import { css, type CSSResult } from 'lit';

export const pileStyles: CSSResult = css`
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    padding: 10px 10px 6px 18px;
  }
  .body {
    overflow: auto;
    padding: 4px 18px 16px;
    scrollbar-width: thin;
  }
  h4 {
    margin: 16px 0 6px;
    font-weight: 800;
  }
  .number,
  .acts,
  .places {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .number {
    margin-bottom: 12px;
  }
  .say {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  .acts + .say {
    margin-top: 6px;
  }
  .places {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
    gap: 0 12px;
  }
  .places label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  .places input {
    flex: none;
    width: 20px;
    height: 20px;
  }
  .up {
    margin-bottom: 8px;
    border-top: 1px solid var(--tv-line);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
    gap: 10px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
  }
  .cards button {
    display: grid;
    justify-items: center;
    gap: 4px;
    width: 100%;
    padding: 5px;
    border: 0;
    border-radius: 12px;
    background: none;
    color: inherit;
    font: 700 var(--tv-text-s) / 1 var(--tv-font-text);
    --tv-card-w: 76px;
  }
  .cards button[aria-pressed='true'] {
    background: var(--tv-room-2);
    box-shadow: inset 0 0 0 2px var(--tv-ink);
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 10px 14px 12px;
    border-top: 1px solid var(--tv-line);
  }
`;
