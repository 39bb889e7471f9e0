/** How the board of TIME Stories stands as a whole: tabs and economy over what lies on the cloth. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

export const boardStyles: CSSResult = css`
  @container (min-width: 901px) {
    tv-board-frame {
      --tv-rail: clamp(270px, 25cqw, 370px);
    }
  }
  /* Each as long as it is: the column scrolls. */
  time-people,
  time-notes {
    flex: none;
  }
  /* What the author is told, above the ring of the window. */
  [slot='window'] > .note {
    margin-block-end: 14px;
    ${smallPrint}
  }
  .sign-i {
    width: 1.15em;
    height: 1.15em;
    stroke-width: 2.1;
    vertical-align: -0.2em;
  }
  .on-cloth {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 8px;
    min-height: 0;
  }
  .strip {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 14px;
  }
  .tabs {
    display: flex;
    gap: 4px;
  }
  .tabs .btn {
    min-height: 40px;
    padding: 3px 14px;
    font-size: 0.9375rem;
  }
  .tabs .btn[aria-pressed='true'] {
    background: var(--tv-ink);
    color: var(--tv-room);
  }
  .economy {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin-inline-start: auto;
    font-size: 0.9375rem;
  }
  .economy dt,
  .economy dd {
    display: inline;
  }
  .economy dt {
    color: var(--tv-ink-2);
  }
  .economy dd {
    font-weight: 700;
    margin-inline-start: 4px;
  }
  @container (max-width: 900px) or (max-height: 560px) {
    .on-cloth {
      gap: 5px;
    }
    .tabs .btn {
      min-height: 32px;
      padding: 1px 9px;
    }
    .economy {
      gap: 2px 9px;
      font-size: 0.875rem;
    }
  }
  /* What is to be done comes before people's details. */
  @container ((max-width: 900px) or (max-height: 560px)) and (orientation: landscape) {
    tv-board-frame::part(rail) {
      min-height: 48px;
    }
  }
  /* A person with no card to read has something to press: five cards' buttons have their place before what lies below, which scrolls. */
  @container (min-width: 601px) and (orientation: portrait) {
    /* What is on a place's cards is seen while one chooses; whoever reads has their own, and what they do with it. */
    tv-board-frame.recon::part(middle) {
      min-height: 40cqh;
    }
    tv-board-frame.reading::part(middle) {
      min-height: 33cqh;
    }
    tv-board-frame:not(.reading)::part(side) {
      flex-shrink: 1000;
      min-height: 270px;
    }
    tv-board-frame:not(.reading)::part(own) {
      flex: 0 1 auto;
      min-height: 0;
      overflow: auto;
    }
  }
  @container (max-width: 600px) and (orientation: portrait) {
    /* A person with a card reads it first. */
    tv-board-frame.reading::part(own) {
      order: -1;
    }
    .tabs .btn {
      min-height: 44px;
      padding: 3px 12px;
    }
    .on-cloth {
      height: auto;
    }
    .economy {
      margin: 0;
    }
  }
`;
