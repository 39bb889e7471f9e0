/** The look of the moderator's book. */
import { css, type CSSResult } from 'lit';

export const grimoireStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    overflow: auto;
    scrollbar-width: thin;
    container-type: inline-size;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    grid-auto-rows: minmax(104px, auto);
    gap: 8px;
    padding: 6px;
  }
  .entry {
    width: 100%;
    height: 100%;
    display: grid;
    grid-template: auto 1fr / auto minmax(0, 1fr);
    gap: 6px;
    align-items: center;
    border: 0;
    border-radius: 14px;
    padding: 9px 7px 8px 12px;
    background: color-mix(in srgb, var(--tv-paper) 55%, transparent);
    box-shadow: inset 0 0 0 1.5px transparent;
    text-align: start;
    --tv-plate: 40px;
  }
  .out {
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--tv-line);
  }
  .acting {
    box-shadow: inset 0 0 0 2.5px var(--tv-focus);
  }
  .out tv-plate {
    filter: grayscale(1);
    opacity: 0.6;
  }
  .pw {
    position: relative;
    display: block;
    height: 40px;
  }
  .no {
    position: absolute;
    left: -8px;
    top: -5px;
    z-index: 1;
    display: grid;
    place-items: center;
    min-width: 22px;
    height: 22px;
    padding: 0 4px;
    border-radius: 11px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font: 700 0.875rem/1 var(--tv-font-text);
  }
  .who {
    display: grid;
    gap: 3px;
    min-width: 0;
  }
  .who b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .role {
    display: flex;
    gap: 4px;
    align-items: center;
    justify-self: start;
    max-width: 100%;
    font-size: 0.875rem;
    line-height: 1.15;
    color: var(--tv-ink-2);
  }
  .role .art {
    flex: none;
    width: 16px;
    height: 16px;
    fill: currentColor;
  }
  .art .b {
    opacity: 0.55;
  }
  .art .c {
    fill: var(--tv-cloth);
  }
  .wolf .role {
    padding: 2px 5px 2px 3px;
    border-radius: 7px;
    background: #f3efe2;
    font-size: 0.8125rem;
    color: #1b2228;
    font-weight: 800;
    box-shadow: 0 0 0 1px #1b2228;
  }
  .wolf .art .c {
    fill: #f3efe2;
  }
  .pills {
    grid-column: 1 / -1;
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .pill {
    border-radius: 20px;
    padding: 1px 9px;
    background: #e9e0c9;
    color: #1b2228;
    font-size: 0.8125rem;
    font-weight: 700;
    line-height: 1.45;
  }
  .own {
    background: none;
    color: var(--tv-ink);
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
  }
  .off {
    background: none;
    color: var(--tv-off);
    box-shadow: inset 0 0 0 1.5px var(--tv-off);
  }
  .sheet {
    position: sticky;
    bottom: 0;
    z-index: 3;
    display: grid;
    gap: 8px;
    margin: 6px;
    padding: 12px 14px;
    border-radius: 14px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-3);
  }
  form {
    display: flex;
    gap: 8px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 10px;
    padding: 0 12px;
    background: var(--tv-cloth);
  }
  .sheet p {
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  .sheet .pill {
    min-height: 36px;
    border: 0;
  }
`;
