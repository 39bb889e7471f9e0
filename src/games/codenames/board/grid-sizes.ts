/** The grid at half size, on phones and in narrow columns; what large tables have stands in grid-styles.ts. */
import { css, type CSSResult } from 'lit';

export const gridSizes: CSSResult = css`
  /* Half size, small columns, and where a form below leaves little height. */
  @container (max-width: 620px) or (max-height: 450px) {
    .grid {
      --gap: 6px;
      --r: 7px;
      --edge: 2px;
      --num-w: 28px;
      --num-h: 23px;
      --num: 1.0625rem;
      --mark: 30px;
      --id: 0.8125rem;
      --ring: 3px;
      --inset: 1px;
    }
    .id {
      gap: 1px;
    }
    .cell:focus-visible,
    .chosen {
      outline-width: 3px;
    }
    .tag {
      padding: 0 6px;
      gap: 3px;
      font-size: 0.75rem;
    }
    .tag tv-icon {
      display: none;
    }
  }
  @container (max-width: 620px) and (orientation: landscape) {
    .face img {
      object-position: 50% 50%;
    }
  }
  @container (max-width: 420px) {
    .grid {
      --gap: 5px;
      --r: 8px;
      --num-w: 30px;
      --num-h: 25px;
      --num: 1.125rem;
      --id: 0.75rem;
    }
  }
  /* On the smallest phones a shape in the middle would lie on the number. */
  @container (max-width: 350px) {
    .grid {
      --mark: 24px;
    }
    .id {
      justify-content: flex-end;
      padding-bottom: 5px;
    }
  }
  /* Where a name would be smaller than can be read, shape and letter say it. */
  @container (max-width: 300px) {
    .id b {
      display: none;
    }
    .grid {
      --num-w: 22px;
      --num-h: 19px;
      --num: 0.875rem;
      --gap: 3px;
    }
  }
  @container (max-height: 260px) {
    .grid {
      --num-w: 24px;
      --num-h: 20px;
      --num: 0.9375rem;
    }
    .id b {
      display: none;
    }
  }
`;
