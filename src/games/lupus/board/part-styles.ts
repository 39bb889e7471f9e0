/** Looks that several parts of the board share. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

/** A page on the cloth that scrolls by itself: before the game, and after it. */
export const pageStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    overflow: auto;
    padding: 10px 12px;
    scrollbar-width: thin;
  }
  section {
    display: grid;
    gap: 10px;
    min-width: 0;
  }
  h3 {
    font-size: 1.375rem;
  }
`;

/** Sheets below each other beside the square, with what is explained on them. */
export const sheetStyles: CSSResult = css`
  :host {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  .btn {
    width: 100%;
  }
  p {
    ${smallPrint}
  }
`;

/** Somebody's number in the square. */
export const numberStyles: CSSResult = css`
  .no {
    display: grid;
    place-items: center;
    min-width: 26px;
    height: 26px;
    padding: 0 5px;
    border-radius: 13px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font-weight: 700;
  }
`;
