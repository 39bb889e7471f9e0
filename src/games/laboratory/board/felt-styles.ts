/** Where what lies on the cloth stands, and how one's own hand and the pile look. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

export const feltStyles: CSSResult = css`
  :host {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: 22px;
    min-height: 0;
    padding: 6px;
  }
  .empty {
    ${smallPrint}
  }
  .backs {
    display: flex;
    align-items: center;
    --tv-card-w: 30px;
  }
  .backs tv-card + tv-card {
    margin-inline-start: -14px;
  }
  .backs tv-card:not([down]) {
    --tv-card-w: 38px;
    margin-inline-start: 4px;
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
  .pile[data-drop] {
    border-radius: 14px;
  }
  .saw {
    margin-top: 8px;
    max-width: 15em;
    font-size: 0.875rem;
    line-height: 1.35;
    text-align: center;
  }
  .saw tv-icon {
    margin-inline-end: 6px;
  }
  .lying {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 20px;
    height: 100%;
    min-height: 0;
    padding-bottom: 4px;
  }
  /* Its own dashes do: others would go through its name. */
  .lying [data-drop]:not([data-over]) {
    outline: none;
    border-color: var(--tv-ink);
  }
  .own {
    position: relative;
    isolation: isolate;
    min-width: 0;
    border: 2px solid var(--tv-go);
    border-radius: 16px;
    background: var(--tv-go-soft);
    padding: 18px 10px 6px;
    --tv-card-w: clamp(64px, 9.6cqw, 108px);
  }
  .own .legend {
    top: -16px;
    min-height: 30px;
    font-size: 0.9375rem;
  }
  .own .legend::before {
    inset: 0;
  }
  .own .empty {
    padding: 10px 8px 14px;
    text-align: center;
    color: var(--tv-ink);
  }
  .own.none {
    border: 2px dashed var(--tv-line-strong);
    background: none;
    padding: 6px;
  }
`;

/** Half size: all of it lower. Upright: under each other, the pile beside the face-up cards. */
export const feltNarrow: CSSResult = css`
  @container (max-width: 900px) and (orientation: landscape) {
    :host {
      gap: 8px;
      padding: 0;
    }
    /* A person who chooses among many cards needs their room more than the others' names. */
    :host([choosing]) {
      grid-template-rows: minmax(0, 1fr) auto;
      --tv-listed-w: 30px;
    }
    :host([choosing]) .seats {
      display: none;
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
    .own {
      --tv-card-w: 58px;
      margin-top: 6px;
      padding: 8px 4px 0;
    }
    laboratory-choosing ~ .own {
      --tv-card-w: 34px;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    :host {
      height: auto;
      gap: 20px 10px;
      padding: 2px;
      grid-template: 'seats seats' auto 'pile row' auto 'own own' auto 'dice dice' auto / auto minmax(0, 1fr);
    }
    .middle,
    .lying {
      display: contents;
    }
    .seats {
      grid-area: seats;
    }
    laboratory-row {
      grid-area: row;
    }
    laboratory-dice {
      grid-area: dice;
    }
    laboratory-choosing {
      grid-column: 1 / -1;
    }
    .backs tv-card[down],
    .pile .note {
      display: none;
    }
    .pile {
      grid-area: pile;
      --tv-card-w: 64px;
      padding: 0;
      width: 104px;
    }
    .own {
      grid-area: own;
      --tv-card-w: 66px;
      padding: 14px 4px 4px;
    }
  }
  /* A tablet's cloth has height to spare. */
  @container (min-width: 601px) and (orientation: portrait) {
    :host {
      height: 100%;
      grid-template-rows: auto minmax(0, 1fr) auto minmax(0, 0.7fr);
    }
  }
`;
