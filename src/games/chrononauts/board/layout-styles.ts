/** Where the parts stand: cloth and rail side by side, the own cards below; at half size all of it smaller, on a phone under each other. */
import { css, type CSSResult } from 'lit';

export const layoutStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    min-width: 0;
    container: board / size;
    /* Where the place around it has no height of its own. */
    contain-intrinsic-block-size: 84dvh;
    color: var(--tv-ink);
    font: 400 1rem / var(--tv-leading) var(--tv-font-text);
    font-variant-numeric: tabular-nums;
  }
  .frame {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    overflow: hidden;
  }
  .table {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) clamp(270px, 23cqw, 330px);
    gap: 8px 20px;
    padding: 0 24px 8px;
    min-height: 0;
  }
  .middle {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 8px;
    min-height: 0;
    min-width: 0;
  }
  .rail {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    padding: 8px;
    margin: -8px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .rail > * {
    flex: none;
  }
  .mine {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(300px, 400px) minmax(0, 1fr) 236px;
    gap: 18px;
    align-items: start;
    min-height: 0;
  }
  .mine.artifaxx {
    grid-template-columns: minmax(200px, 280px) minmax(0, 1fr) 236px;
  }
  .mine.artifaxx .goals {
    grid-template-columns: 1fr;
  }
  .mine.solonauts {
    grid-template-columns: minmax(0, 1fr) 236px;
  }
  .mine > .none:first-child {
    grid-column: 1;
  }
  .mine chrono-hand {
    --card: clamp(104px, 9.4cqw, 134px);
    height: calc(var(--card) * 1.4 + 28px);
    margin-top: -14px;
  }
  .mine .acts {
    grid-column: -2 / -1;
  }

  @container board (max-width: 1000px) and (orientation: landscape) {
    .table {
      grid-template-columns: minmax(0, 1fr) 216px;
      gap: 5px 9px;
      padding: 0 9px 4px;
    }
    .rail {
      gap: 8px;
      font-size: 0.875rem;
      line-height: 1.3;
    }
    .paper {
      padding: 8px 10px;
      border-radius: 12px;
    }
    .paper h3 {
      font-size: 1.0625rem;
    }
    .window,
    .picked {
      gap: 6px;
    }
    .window tv-plate {
      display: none;
    }
    .ring {
      width: 44px;
      height: 44px;
    }
    .person {
      padding: 3px 0;
      --tv-plate: 30px;
    }
    .meter {
      font-size: 0.8125rem;
      gap: 2px 8px;
    }
    .meter > b {
      font-size: 1.125rem;
    }
    .notches {
      gap: 3px;
    }
    .notches i {
      height: 10px;
      border-radius: 3px;
    }
    .mine {
      grid-template-columns: minmax(190px, 250px) minmax(0, 1fr) 150px;
      gap: 8px;
    }
    .mine.artifaxx {
      grid-template-columns: 170px minmax(0, 1fr) 150px;
    }
    .mine.solonauts {
      grid-template-columns: minmax(0, 1fr) 150px;
    }
    .mine chrono-hand {
      --card: 84px;
      margin-top: -14px;
    }
    .goals {
      gap: 6px;
    }
    .goal {
      padding: 5px 8px;
    }
    .goal h3 {
      font-size: 0.875rem;
      margin: 0;
    }
    .goal .ty {
      display: none;
    }
    .goal li {
      font-size: 0.8125rem;
      line-height: 1.2;
      padding: 1px 0;
    }
    .mine .acts {
      gap: 4px;
      font-size: 0.8125rem;
    }
    .mine .acts .btn {
      padding-inline: 6px;
      gap: 5px;
    }
    .mine .check {
      gap: 6px;
    }
    .wins {
      grid-template-columns: 1fr;
    }
    .modes {
      gap: 9px;
      padding: 8px;
    }
    .mode {
      padding: 10px;
      gap: 6px;
    }
    .mode .sign {
      font-size: 1.1875rem;
    }
  }

  @container board (max-width: 900px) and (orientation: portrait) {
    .frame {
      overflow: auto;
    }
    .table {
      grid-template: auto auto auto / minmax(0, 1fr);
      align-content: start;
      padding: 0 10px 14px;
      gap: 10px;
    }
    .middle {
      grid-template-rows: 236px auto;
    }
    .lobby .middle,
    .artifaxx .middle {
      grid-template-rows: auto;
    }
    .rail {
      grid-row: 2;
      overflow: visible;
      margin: 0;
      padding: 0;
    }
    .mine,
    .mine.artifaxx,
    .mine.solonauts {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
    .mine .acts {
      grid-column: 1;
    }
    .mine chrono-hand {
      --card: 118px;
      grid-row: 1;
      margin-top: -6px;
    }
    .goals {
      grid-row: 3;
    }
    .meter .name {
      font-size: 0.875rem;
    }
    .notches {
      flex: 1 0 100%;
      order: 3;
      gap: 3px;
    }
    .meter > b {
      margin-inline-start: auto;
    }
    .modes {
      grid-template-columns: 1fr;
      padding: 4px;
      gap: 10px;
    }
    .mode {
      min-height: 0;
    }
  }
`;
