/** Where the parts stand on a phone: everything under each other, what can be done always below. */
import { css, type CSSResult } from 'lit';

export const phoneStyles: CSSResult = css`
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
