/** Where the parts stand: cloth and rail side by side, sheets below; on upright screens under one another. */
import { css, type CSSResult } from 'lit';
import { boardFrame } from '../../../elements/board-frame.ts';

export const layoutStyles: CSSResult = css`
  ${boardFrame}
  .table {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 328px;
    gap: 16px 22px;
    padding: 0 24px 22px;
    min-height: 0;
  }
  .table.sheets {
    grid-template-rows: minmax(0, 1fr) auto;
  }
  memento-sheets {
    grid-column: 1 / -1;
  }
  .rail {
    min-height: 0;
    overflow: auto;
    /* Room for the ring of the window. */
    padding: 8px;
    margin: 0 -8px -8px;
  }
  .scroll {
    height: 100%;
    overflow: auto;
    padding: 8px;
  }
  .pad {
    padding: 8px;
  }
  .told {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 4px;
    padding: 4px 8px 8px;
    justify-items: stretch;
  }
  .told > .btn {
    justify-self: end;
  }
  .table.alone {
    grid-template-columns: minmax(0, 1fr);
  }
  .alone .rail {
    display: none;
  }
  .low.table:not(.alone) {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 10px 16px;
    padding: 0 18px 12px;
  }
  .half.table:not(.alone) {
    grid-template-columns: minmax(0, 1fr) 228px;
    gap: 7px 9px;
    padding: 0 9px 8px;
  }
  .half .rail,
  .phone .rail {
    padding: 4px;
    margin: 0 -4px -4px;
  }
  .half .told {
    padding: 0 4px 4px;
    gap: 0;
  }
  .half .told > .btn {
    min-height: 36px;
    padding: 2px 8px;
  }
  .tablet.table {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    padding: 0 18px 18px;
  }
  .tablet.table.sheets {
    grid-template-rows: minmax(0, 1fr) auto auto;
  }
  .tablet .rail {
    max-height: 42cqh;
  }
  /* A phone scrolls as a whole: cloth, then who plays, then the window. */
  .phone.table {
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 4px 9px 13px;
    overflow: auto;
  }
  .phone > * {
    flex: none;
  }
  .phone .rail {
    order: 3;
    overflow: visible;
  }
  .phone .told {
    height: 60cqh;
  }
  .phone .pad {
    height: 58cqh;
  }
`;
