/** How panels between people look: a sheet of paper over the cloth, at the side where no tool opens. */
import { css, type CSSResult } from 'lit';

export const betweenStyles: CSSResult = css`
  :host {
    position: absolute;
    inset: 0;
    z-index: var(--tv-z-window);
    pointer-events: none;
  }
  .sheet {
    position: absolute;
    /* Below the people, who stay in sight. */
    inset: 60px 10px auto auto;
    pointer-events: auto;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    width: min(400px, calc(100% - 20px));
    max-height: calc(100% - 70px);
    border-radius: 16px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    box-shadow: var(--tv-shadow-3);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    min-height: 52px;
    padding: 8px 8px 2px 18px;
  }
  .body {
    display: grid;
    gap: 10px;
    align-content: start;
    overflow: auto;
    padding: 2px 18px 14px;
    scrollbar-width: thin;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 10px 14px 12px;
    border-top: 1px solid var(--tv-line);
  }
  .foot .btn {
    flex: 1 1 auto;
  }
  h4 {
    margin: 4px 0 0;
    font-weight: 800;
  }
  .say {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    line-height: 1.3;
  }
  .part {
    display: grid;
    gap: 10px;
  }
  .part + .part {
    padding-top: 10px;
    border-top: 1px solid var(--tv-line);
  }
  .cards,
  .chips,
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .cards {
    --tv-card-w: 56px;
  }
  .cards button {
    position: relative;
    display: block;
    padding: 4px;
    border: 0;
    border-radius: 10px;
    background: none;
  }
  .cards button:hover {
    background: var(--tv-room);
  }
  .cards button[aria-pressed='true'] {
    background: var(--tv-go-soft);
    box-shadow: inset 0 0 0 2px var(--tv-go);
  }
  .cards [aria-pressed='true']::after {
    content: '✓' / '';
    position: absolute;
    inset: 1px 1px auto auto;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: var(--tv-go);
    color: var(--tv-on-go);
    font: 800 13px / 1 var(--tv-font-text);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 3px 14px 3px 5px;
    border: 0;
    border-radius: 24px;
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    font-weight: 600;
    --tv-plate: 34px;
  }
  .chip.word {
    padding-inline: 14px;
  }
  .chip[aria-pressed='true'] {
    background: var(--tv-go-soft);
    box-shadow: inset 0 0 0 2.5px var(--tv-go);
  }
  .chip[aria-pressed='true']::after {
    content: '✓' / '';
    font-weight: 800;
  }
  .about {
    font: 400 1.25rem / 1.2 var(--tv-font-sign);
    overflow-wrap: anywhere;
  }
  form .field {
    flex: 1 1 180px;
  }
  form .btn {
    align-self: end;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    --tv-plate: 32px;
  }
  .row b {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .row span {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  .row .answer {
    color: var(--tv-ink);
    font: 400 1.25rem / 1.15 var(--tv-font-sign);
    text-align: end;
    overflow-wrap: anywhere;
  }
  @container board (max-width: 600px) and (orientation: portrait) {
    .sheet {
      inset: auto 0 0;
      width: auto;
      max-height: calc(100% - 48px);
      border-radius: 16px 16px 0 0;
    }
  }
  @container board (max-height: 520px) {
    .sheet {
      inset: 4px 4px auto auto;
      max-height: calc(100% - 8px);
    }
    .head {
      min-height: 44px;
      padding-top: 2px;
    }
    .body {
      gap: 6px;
    }
    .foot {
      padding-block: 6px;
    }
    .cards {
      --tv-card-w: 44px;
    }
  }
`;
