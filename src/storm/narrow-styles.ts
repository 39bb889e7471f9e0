/** How the storm fits a window: on a laptop all of it at once, on a phone one thing under the other. Also its figures in the dark. */
import { css, type CSSResult } from 'lit';

export const narrowStyles: CSSResult = css`
  @media (prefers-color-scheme: dark) {
    .mark {
      background: hsl(var(--hue) 45% 22%);
      fill: hsl(var(--hue) 75% 72%);
    }
  }
  @media (min-width: 900px) and (min-height: 560px) {
    main {
      height: 100dvh;
    }
    .board {
      flex: 1;
      min-height: 0;
    }
    .table {
      overflow-y: auto;
      min-height: 0;
    }
  }
  @media (max-width: 899px) {
    .board {
      grid-template-columns: minmax(0, 1fr);
      grid-template-areas: 'table' 'story' 'log';
      grid-template-rows: auto;
    }
    .log .scroll {
      max-height: 60dvh;
    }
    /* What a button leads to is read beside it, also where it lies further down. */
    .story {
      position: sticky;
      bottom: 0;
      z-index: 1;
      box-shadow: var(--tv-shadow-2);
    }
    .story .scroll {
      max-height: 26dvh;
    }
    .home {
      display: grid;
      min-height: 44px;
      align-content: center;
    }
    /* A line of its own: beside the title its lines would push that aside. */
    header p {
      flex-basis: 100%;
    }
  }
  /* From three figures on a place would reach into the next seat; the log has it too. */
  @media (max-width: 1499px) {
    .place {
      display: none;
    }
  }
  @media (max-width: 560px) {
    main {
      padding: 8px 10px;
    }
    .round {
      grid-template-columns: minmax(0, 1fr);
    }
    .middle {
      width: auto;
    }
    .controls {
      grid-template-columns: minmax(0, 1fr);
    }
    .seat {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      padding-inline: 4px;
      text-align: center;
    }
    .who,
    .print {
      justify-content: center;
    }
  }
`;
