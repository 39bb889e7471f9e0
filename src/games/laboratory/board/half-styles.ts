/** Where the parts stand at half size: a narrow rail, and all of it lower. */
import { css, type CSSResult } from 'lit';

export const halfStyles: CSSResult = css`
  @container board (max-width: 900px) and (orientation: landscape) {
    .table {
      grid-template-columns: minmax(0, 1fr) 232px;
      gap: 9px;
      padding: 0 9px 9px;
    }
    .felt {
      gap: 8px;
      padding: 0;
    }
    .seats {
      flex-wrap: nowrap;
      justify-content: flex-start;
      gap: 6px;
      overflow-x: auto;
      padding: 3px;
    }
    /* Whoever chooses among many cards needs their room more than the others' names. */
    .felt:has(> laboratory-choosing) {
      grid-template-rows: minmax(0, 1fr) auto;
      --tv-listed-w: 30px;
    }
    .seats:has(~ laboratory-choosing) {
      display: none;
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
      margin-top: 6px;
      padding: 8px 4px 0;
    }
    .felt:has(> laboratory-choosing) .mine {
      --tv-card-w: 34px;
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
      max-height: 30%;
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
`;
