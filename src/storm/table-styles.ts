/** How the six, their lines to the relay and the game look. */
import { css, type CSSResult } from 'lit';

export const tableStyles: CSSResult = css`
  .table {
    grid-area: table;
    display: grid;
    gap: 10px;
    align-content: start;
    /* A low window scrolls: the cloth is never lower than what lies on it. */
    grid-auto-rows: max-content;
  }
  .round {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
  }
  .people {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto 16px auto 16px auto;
    grid-template-areas: 's0 s2 s4' 'c0 c2 c4' 'relay relay relay' 'c1 c3 c5' 's1 s3 s5';
    column-gap: 8px;
  }
  .seat {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 3px 10px;
    align-items: center;
    min-height: 92px;
    /* The ring of whoever keeps the order stays inside. */
    padding: 9px 10px;
    border: 0;
    border-radius: 14px;
    background: transparent;
    text-align: start;
  }
  .seat:hover {
    background: var(--tv-cloth-2);
  }
  .seat[aria-pressed='true'] {
    background: var(--tv-cloth-2);
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
  }
  .seat tv-plate {
    --tv-plate: 42px;
    grid-row: span 2;
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    align-items: center;
  }
  .tag {
    border-radius: 99px;
    padding: 0 8px;
    font-size: var(--tv-text-xs);
    font-weight: 700;
  }
  .tag.orders {
    background: var(--tv-focus);
    color: var(--tv-focus-ink);
  }
  .tag.liar {
    background: var(--tv-red-soft);
    color: var(--tv-red-ink);
  }
  .print {
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: var(--tv-text-xs);
    color: var(--tv-ink-2);
    white-space: nowrap;
  }
  code {
    font:
      700 var(--tv-text-xs) / 1 ui-monospace,
      'Cascadia Mono',
      Menlo,
      monospace;
    color: var(--tv-ink);
  }
  .mark {
    flex: none;
    width: 22px;
    height: 22px;
    border-radius: 5px;
    background: hsl(var(--hue) 70% 90%);
    fill: hsl(var(--hue) 75% 30%);
    box-shadow: 0 0 0 1px hsl(var(--hue) 45% 45%);
  }
  .mark.none {
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
  }
  .trouble {
    grid-column: 1 / -1;
    min-height: 1.3em;
    font-size: var(--tv-text-xs);
    line-height: 1.3;
    font-weight: 600;
    color: var(--tv-off);
  }
  .cord {
    justify-self: center;
    width: 0;
    height: 100%;
    border-inline-start: 3px solid var(--tv-live);
  }
  .cord.slow {
    border-inline-start-style: dotted;
    border-color: var(--tv-wait);
  }
  .cord.cut {
    height: 35%;
    border-color: var(--tv-off);
  }
  .cord.half-0 {
    border-color: var(--tv-blue);
  }
  .cord.half-1 {
    border-color: var(--tv-red);
  }
  .relay {
    grid-area: relay;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 2px 8px;
    padding: 3px 12px;
    border-radius: 99px;
    background: var(--tv-go-soft);
    box-shadow: inset 0 0 0 1.5px var(--tv-live);
    font-size: var(--tv-text-s);
  }
  .relay span {
    color: var(--tv-ink-2);
  }
  .relay.down {
    background: transparent;
    box-shadow: none;
    outline: 2px dashed var(--tv-off);
    outline-offset: -2px;
    color: var(--tv-off);
  }
  .relay.split {
    background: linear-gradient(90deg, var(--tv-blue-soft) 50%, var(--tv-red-soft) 50%);
    box-shadow: inset 0 0 0 1.5px var(--tv-off);
  }
  .middle {
    display: grid;
    gap: 8px;
    justify-items: center;
    width: 178px;
    text-align: center;
  }
  .agreement {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    min-height: 46px;
    font-weight: 700;
    line-height: 1.2;
    color: var(--tv-wait);
  }
  .agreement.one {
    color: var(--tv-live);
  }
  .game {
    display: grid;
    gap: 5px;
    justify-items: center;
    font-size: var(--tv-text-s);
  }
  .game ul {
    display: grid;
    grid-template-columns: repeat(5, 30px);
    gap: 3px;
  }
  .cell {
    display: grid;
    place-items: center;
    height: 24px;
    border-radius: 4px;
    background: var(--tv-card);
    color: var(--tv-card-ink-2);
    box-shadow: 0 0 0 1px var(--tv-card-edge);
    font-size: var(--tv-text-xs);
  }
  .cell.red {
    background: var(--tv-red);
    color: var(--tv-on-red);
  }
  .cell.blue {
    background: var(--tv-blue);
    color: var(--tv-on-blue);
  }
  .cell.bystander {
    background: var(--tv-by);
    color: var(--tv-on-by);
  }
  .cell.assassin {
    background: var(--tv-dead);
    color: var(--tv-on-dead);
  }
  .turn {
    min-height: 2.4em;
    line-height: 1.2;
  }
  .score {
    display: flex;
    gap: 10px;
    font-size: var(--tv-text-xs);
  }
  .team.red {
    color: var(--tv-red-ink);
  }
  .team.blue {
    color: var(--tv-blue-ink);
  }
`;
