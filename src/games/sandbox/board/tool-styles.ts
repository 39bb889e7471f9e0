/** How the table's tools look: counters, clocks, the score sheet, buttons, ink. */
import { css, type CSSResult } from 'lit';

export const toolStyles: CSSResult = css`
  [data-kind='counter'],
  [data-kind='clock'] {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 4px;
    color: var(--tv-ink);
  }
  .number {
    font: 800 44px / 1 var(--tv-font-text);
  }
  .steps {
    display: flex;
    align-items: center;
    gap: 6px;
    font: 700 15px / 1 var(--tv-font-text);
  }
  .step {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 12px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    font: 700 22px / 1 var(--tv-font-text);
    cursor: pointer;
  }
  .number.going {
    color: var(--tv-live);
  }
  [data-kind='clock'] .number {
    font-variant-numeric: tabular-nums;
  }
  .step.wide {
    width: auto;
    padding: 0 14px;
    font-size: 17px;
  }
  [data-kind='scores'] {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    justify-items: start;
    gap: 8px;
    padding: 12px;
    border-radius: 12px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    box-shadow:
      inset 0 0 0 1.5px var(--tv-line-strong),
      0 2px 6px rgb(24 36 30 / 0.14);
  }
  .scores {
    display: grid;
    grid-template-columns: minmax(0, 1fr) repeat(var(--rounds), minmax(34px, auto)) minmax(44px, auto);
    align-content: start;
    gap: 2px 8px;
    width: 100%;
    overflow: clip;
    font: 500 22px / 1.3 var(--tv-font-text);
  }
  .scores.many {
    font-size: 15px;
  }
  .score-name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .score-cell,
  .score-sum {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .score-sum {
    font-weight: 800;
  }
  .press {
    display: grid;
    place-items: center;
    text-align: center;
    position: absolute;
    inset: 0;
    border: 0;
    border-radius: 14px;
    background: var(--tv-go);
    color: var(--tv-on-go);
    box-shadow: 0 4px 0 var(--tv-go-edge);
    /* To be read where the table is small, too, as far as it has room. */
    font: 700 clamp(22px, 12px * var(--k, 1), 28px) / 1.15 var(--tv-font-text);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .press:active {
    translate: 0 3px;
    box-shadow: 0 1px 0 var(--tv-go-edge);
  }
  .press.busy {
    background: var(--tv-dead);
    color: var(--tv-on-dead);
  }
  .ink {
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1px;
    height: 1px;
    overflow: visible;
    fill: none;
    stroke: var(--tone, var(--tv-ink));
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .ink[data-tint='1'] {
    --tone: #b8391b;
  }
  .ink[data-tint='2'] {
    --tone: #1b5598;
  }
  .ink[data-tint='3'] {
    --tone: #2b6a4c;
  }
`;
