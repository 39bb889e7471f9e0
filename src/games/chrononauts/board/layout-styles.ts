/** Where the parts stand: cloth and rail side by side, the own cards below; at half size all of it smaller, on a phone under each other. */
import { css, type CSSResult } from 'lit';
import { boardFrame } from '../../../elements/board-frame.ts';

export const layoutStyles: CSSResult = css`
  ${boardFrame}
  .frame {
    overflow: hidden;
  }
  .table {
    display: grid;
    grid-template:
      'middle rail' minmax(0, 1fr)
      'mine rail' auto / minmax(0, 1fr) clamp(270px, 23cqw, 330px);
    gap: 8px 20px;
    padding: 0 24px 8px;
    min-height: 0;
  }
  .middle {
    grid-area: middle;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 8px;
    min-height: 0;
    min-width: 0;
  }
  .rail {
    grid-area: rail;
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
  .lobby .rail > .options {
    flex: 1 1 auto;
    min-height: 140px;
  }
  .mine {
    grid-area: mine;
    display: grid;
    grid-template-columns: minmax(280px, 360px) minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    min-height: 0;
  }
  .mine.artifaxx {
    grid-template-columns: minmax(200px, 280px) minmax(0, 1fr);
  }
  .mine.artifaxx .goals {
    grid-template-columns: 1fr;
  }
  .mine.solonauts {
    grid-template-columns: minmax(0, 1fr);
  }
  .mine chrono-hand {
    --card: 128px;
    height: calc(var(--card) * 1.4 + 28px);
    margin-top: -14px;
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
    .window tv-plate,
    .two tv-icon {
      display: none;
    }
    .rail .btn {
      font-size: 0.875rem;
      padding-inline: 6px;
    }
    .things li {
      font-size: 0.75rem;
      padding: 1px 6px;
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
      grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
      gap: 6px;
    }
    .mine.artifaxx {
      grid-template-columns: 170px minmax(0, 1fr);
    }
    /* Years are tapped on the TimeLine: here is no room for them twice. */
    .on-table .btn {
      display: none;
    }
    .picked .acts,
    .window .two {
      position: sticky;
      bottom: -8px;
      padding-bottom: 2px;
      background: var(--tv-paper);
    }
    .goals {
      max-height: 116px;
      overflow: auto;
      padding: 1px 1px 4px;
    }
    .mine chrono-hand {
      --card: 72px;
      margin-top: -14px;
    }
    .goals {
      gap: 6px;
    }
    .goal {
      padding: 5px 8px;
    }
    .goal h3 {
      font-size: 0.8125rem;
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
    .check {
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
      grid-template-rows: auto auto;
      align-content: start;
    }
    .table {
      display: flex;
      flex-direction: column;
      padding: 0 10px 14px;
      gap: 10px;
    }
    .table > * {
      flex: none;
    }
    .middle {
      display: block;
      min-height: auto;
      flex: none;
    }
    .cloth {
      height: 236px;
    }
    .lobby .cloth,
    .artifaxx .cloth {
      height: auto;
    }
    /* What is going on, the own hand, then everything else. */
    .rail {
      display: contents;
    }
    .mine,
    .mine.artifaxx,
    .mine.solonauts {
      display: grid;
      order: 1;
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
    .people,
    .travellers,
    .guesses,
    .piles,
    .always {
      order: 2;
    }
    .lobby .people {
      order: 0;
    }
    .mine chrono-hand {
      --card: 118px;
      grid-row: 1;
      margin-top: -6px;
    }
    .search ul {
      max-height: 300px;
    }
    .meter {
      margin-top: 8px;
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
