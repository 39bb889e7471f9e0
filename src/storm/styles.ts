/** How the storm looks: on a laptop all of it at once, on a phone one thing under the other. */
import { css, type CSSResult } from 'lit';

export const stormStyles: CSSResult = css`
  :host {
    display: block;
    min-height: 100dvh;
  }
  tv-room {
    min-height: 100dvh;
  }
  main {
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 12px 18px;
    max-width: 1640px;
    margin: 0 auto;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 16px;
  }
  header h1 {
    font-size: 1.5rem;
  }
  header p {
    flex: 1 1 30ch;
    color: var(--tv-ink-2);
  }
  .home {
    color: inherit;
    text-decoration: none;
    align-self: center;
  }
  .begins {
    margin: 18dvh auto;
    font: 400 1.375rem / 1.3 var(--tv-font-sign);
  }
  .board {
    display: grid;
    gap: 14px;
    grid-template-columns: minmax(0, 1.55fr) minmax(320px, 1fr);
    grid-template-areas: 'table story' 'table log';
    grid-template-rows: minmax(0, 1.25fr) minmax(0, 1fr);
  }
  .table {
    grid-area: table;
    display: grid;
    gap: 10px;
    align-content: start;
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
    column-gap: 9px;
    align-items: center;
    min-height: 92px;
    padding: 6px 8px;
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
  .controls {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 18px;
  }
  .controls > :first-child,
  .controls > .time {
    grid-column: 1 / -1;
  }
  .controls h2 {
    font: 700 var(--tv-text-s) / 1.3 var(--tv-font-text);
    margin-block-end: 4px;
  }
  .controls small {
    font-weight: 400;
    color: var(--tv-ink-2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .controls .btn {
    min-height: var(--tv-target-low);
    padding: 4px 12px;
    font-size: var(--tv-text-s);
    text-decoration: none;
  }
  .btn[aria-pressed='true'] {
    background: var(--tv-mark);
  }
  .cannot {
    min-height: 1.4em;
    font-size: var(--tv-text-s);
    color: var(--tv-wait);
  }
  .story,
  .log {
    display: flex;
    flex-direction: column;
    min-height: 0;
    padding: 12px 14px;
    border-radius: 18px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
  }
  .story {
    grid-area: story;
  }
  .log {
    grid-area: log;
  }
  .story h2,
  .log h2 {
    font-size: var(--tv-sign-s);
    margin-block-end: 6px;
  }
  h2 small {
    font: 400 var(--tv-text-xs) / 1 var(--tv-font-text);
    color: var(--tv-ink-2);
  }
  .empty {
    color: var(--tv-ink-2);
  }
  .scroll {
    position: relative;
    overflow-y: auto;
    min-height: 0;
    overscroll-behavior: contain;
  }
  .story li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 9px;
    padding: 6px 0;
    border-block-start: 1px solid var(--tv-line);
  }
  .story li:first-child {
    border: 0;
  }
  .story li.hit {
    font-weight: 700;
  }
  .story li.over tv-icon,
  .story li.in tv-icon {
    color: var(--tv-live);
  }
  .story li.lied tv-icon,
  .story li.broken tv-icon,
  .story li.refused tv-icon,
  .story li.unheld tv-icon {
    color: var(--tv-off);
  }
  .story small {
    color: var(--tv-ink-2);
    font-weight: 400;
    white-space: nowrap;
  }
  .log li {
    display: grid;
    grid-template-columns: 3ch minmax(0, 1fr) auto;
    gap: 8px;
    padding: 2px 0;
    font-size: var(--tv-text-s);
  }
  .log .n {
    color: var(--tv-ink-2);
    text-align: end;
  }
  .came {
    display: block;
    color: var(--tv-ink-2);
  }
  .log .refused b,
  .log em {
    color: var(--tv-off);
    font-style: normal;
  }
  .done {
    color: var(--tv-wait);
  }
  .done.settled {
    color: var(--tv-live);
  }
  @media (prefers-color-scheme: dark) {
    .mark {
      background: hsl(var(--hue) 45% 22%);
      fill: hsl(var(--hue) 75% 72%);
    }
  }
  @media (min-width: 900px) and (min-height: 560px) {
    main {
      height: 100dvh;
    }
    .board {
      flex: 1;
      min-height: 0;
    }
    .table {
      overflow-y: auto;
      min-height: 0;
    }
  }
  @media (max-width: 899px) {
    .board {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'table' 'story' 'log';
      grid-template-rows: auto;
    }
    .log .scroll {
      max-height: 60dvh;
    }
    /* What a button leads to is read beside it, also where it lies further down. */
    .story {
      position: sticky;
      bottom: 0;
      z-index: 1;
      box-shadow: var(--tv-shadow-2);
    }
    .story .scroll {
      max-height: 26dvh;
    }
    .place {
      display: none;
    }
  }
  @media (max-width: 560px) {
    main {
      padding: 8px 10px;
    }
    .round {
      grid-template-columns: minmax(0, 1fr);
    }
    .middle {
      width: auto;
    }
    .controls {
      grid-template-columns: minmax(0, 1fr);
    }
    .seat {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      text-align: center;
    }
    .who,
    .print {
      justify-content: center;
    }
  }
`;
