/** Where the parts stand: cloth and rail side by side, at half size a narrow rail, on a phone everything under each other. */
import { css, type CSSResult } from 'lit';
import { boardFrame } from '../../../elements/board-frame.ts';

export const layoutStyles: CSSResult = css`
  ${boardFrame}
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(250px, 23cqw, 330px);
    gap: 20px;
    padding: 0 24px 22px;
    min-height: 0;
  }
  .felt {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: 22px;
    min-height: 0;
    padding: 6px;
  }
  .middle {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 28px;
    align-items: center;
    min-height: 0;
    padding-top: 6px;
  }
  .pile {
    --tv-card-w: clamp(84px, 12cqw, 132px);
    padding: 0 10px;
  }
  .lying {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 20px;
    height: 100%;
    min-height: 0;
    padding-bottom: 4px;
  }
  .lying > * {
    display: grid;
    min-height: 0;
  }
  .row {
    grid-template-rows: minmax(0, 1fr) auto;
    --tv-card-w: clamp(58px, 7.6cqw, 88px);
    --tv-hand-justify: flex-start;
  }
  .row tv-hand,
  .rolls {
    min-height: 0;
    overflow: auto;
  }
  .mine {
    --tv-card-w: clamp(64px, 9.6cqw, 108px);
  }
  .rail {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-height: 0;
  }
  .panel {
    flex: 0 1 auto;
    min-height: 180px;
  }
  .keeps {
    flex: none;
    max-height: 45%;
    overflow: auto;
  }
  .slip {
    flex: 1 1 90px;
    min-height: 90px;
  }

  @container board (max-width: 900px) and (orientation: landscape) {
    .table {
      grid-template-columns: minmax(0, 1fr) 232px;
      gap: 9px;
      padding: 0 9px 9px;
    }
    .felt {
      gap: 16px;
      padding: 0;
    }
    .seats {
      flex-wrap: nowrap;
      justify-content: flex-start;
      gap: 6px;
      overflow-x: auto;
      padding: 3px;
    }
    .seat {
      min-height: 44px;
      padding: 2px 10px 2px 4px;
      gap: 6px;
      --tv-plate: 32px;
    }
    .backs tv-card[down] {
      display: none;
    }
    .backs tv-card:not([down]) {
      --tv-card-w: 26px;
    }
    .middle {
      gap: 8px;
      align-items: start;
      overflow: auto;
      padding-top: 14px;
    }
    .pile {
      --tv-card-w: 44px;
      width: 84px;
      padding: 0;
    }
    .saw,
    .pile .note {
      display: none;
    }
    .lying {
      gap: 8px;
    }
    .row {
      --tv-card-w: 48px;
    }
    .zone {
      padding: 16px 4px 2px;
    }
    .keeps > p + details {
      margin-top: 0;
    }
    .few {
      gap: 6px;
      margin: 2px;
      padding-inline: 4px 8px;
      font-size: 0.8125rem;
    }
    .legend {
      padding: 0 6px;
      inset-inline-start: 4px;
      gap: 5px;
      font-size: 0.875rem;
    }
    .roll.first {
      --tv-die: 28px;
    }
    .roll:not(.first) {
      display: none;
    }
    .order {
      font-size: 0.8125rem;
    }
    .mine {
      --tv-card-w: 58px;
      padding: 8px 4px 0;
    }
    .rail {
      gap: 8px;
    }
    .paper {
      padding: 10px 12px;
    }
    .panel {
      flex: 1 1 auto;
      gap: 8px;
    }
    .panel h3 {
      font-size: 1.125rem;
    }
    .acts {
      gap: 6px;
    }
    .acts .btn {
      font-size: 0.9375rem;
      padding-inline: 10px;
    }
    .keeps {
      font-size: 0.8125rem;
      padding: 6px 10px;
    }
    .keeps > p tv-icon {
      display: none;
    }
    .slip {
      display: none;
    }
  }

  @container board (max-width: 900px) and (orientation: portrait) {
    .frame {
      overflow: auto;
      grid-template-rows: auto minmax(min-content, 1fr);
    }
    .table {
      display: flex;
      flex-direction: column;
      gap: 10px;
      padding: 0 8px;
      min-height: auto;
    }
    .rail {
      display: contents;
    }
    .cloth {
      flex: none;
    }
    .felt {
      height: auto;
      gap: 20px;
      padding: 2px;
      grid-template: 'seats seats' auto 'pile row' auto 'mine mine' auto 'dice dice' auto / auto minmax(0, 1fr);
      column-gap: 10px;
    }
    .middle,
    .lying {
      display: contents;
    }
    .seats {
      grid-area: seats;
    }
    .row {
      grid-area: row;
    }
    .mine {
      grid-area: mine;
    }
    .dice {
      grid-area: dice;
    }
    laboratory-choosing {
      grid-column: 1 / -1;
    }
    .seats {
      flex-wrap: nowrap;
      justify-content: flex-start;
      gap: 6px;
      overflow-x: auto;
      padding: 6px 4px;
      margin: 0 -4px;
    }
    .seat {
      min-height: 44px;
      padding: 2px 10px 2px 3px;
      gap: 7px;
      --tv-plate: 36px;
    }
    .backs tv-card[down] {
      display: none;
    }
    .off span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .pile .note {
      display: none;
    }
    .pile {
      grid-area: pile;
      --tv-card-w: 64px;
      padding: 0;
      width: 104px;
    }
    .row {
      --tv-card-w: 52px;
    }
    .zone {
      padding: 20px 6px 6px;
    }
    .roll.first {
      --tv-die: 36px;
    }
    .roll:not(.first) {
      display: none;
    }
    .mine {
      --tv-card-w: 66px;
      padding: 14px 4px 4px;
    }
    .keeps {
      order: 3;
      max-height: none;
    }
    .slip {
      order: 4;
      flex: none;
      max-height: 300px;
    }
    /* Where one taps above, what can be done is always below. */
    .panel {
      order: 5;
      position: sticky;
      bottom: 0;
      z-index: var(--tv-z-hand);
      max-height: 42cqh;
      min-height: 0;
      gap: 8px;
      margin: 0 -8px;
      padding: 10px 12px 12px;
      border-radius: 18px 18px 0 0;
      box-shadow: var(--tv-shadow-3);
    }
    .panel h3 {
      font-size: 1.125rem;
    }
    .acts {
      grid-template-columns: 1fr 1fr;
    }
    .acts .btn {
      padding-inline: 10px;
      font-size: 0.9375rem;
      line-height: 1.1;
    }
  }
`;
