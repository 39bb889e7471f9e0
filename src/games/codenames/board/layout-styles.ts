/** Where the parts stand: desk with three columns, half size with one beside the grid, upright everything under each other. */
import { css, type CSSResult } from 'lit';

export const layoutStyles: CSSResult = css`
  .frame {
    --tv-rail: clamp(200px, 18.5cqw, 264px);
  }
  .describe {
    position: absolute;
    top: 8px;
    left: 50%;
    z-index: var(--tv-z-lifted);
    transform: translateX(-50%);
  }
  .describe:not(:focus-visible) {
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .cloth > .own-note {
    position: absolute;
    top: 10px;
    left: 50%;
    z-index: var(--tv-z-lifted);
    transform: translateX(-50%);
    width: min(28rem, 90%);
    padding: 10px 16px;
    border-radius: 14px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-2);
  }
  .clock {
    display: flex;
    align-items: center;
    gap: 6px;
    font: 800 1.75rem/1 var(--tv-font-text);
    font-variant-numeric: tabular-nums;
    flex: none;
  }
  .clock.late {
    color: var(--tv-off);
  }
  .clock.still {
    color: var(--tv-ink-2);
  }
  @container board (min-width: 901px) and (max-width: 1150px) {
    .frame {
      --tv-gap: 14px;
    }
  }
  @container board (max-width: 900px) {
    .clock {
      font-size: 1.25rem;
    }
    .clock tv-icon {
      display: none;
    }
  }
  @container board (max-width: 900px) and (orientation: landscape) {
    .frame {
      --tv-rail: 168px;
      --tv-start: 168px;
    }
    .frame:not(.lobby)::part(table) {
      grid-template: 'middle start' auto 'middle side' minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
    .frame::part(start) {
      margin: 0 0 7px 9px;
    }
    /* What the headline says of the teams is enough where the rail has more to say. */
    .frame:is(.writing, .over) [slot='start'] {
      display: none;
    }
  }
  /* In a page embedded as a small card all of it scrolls, and pictures are as high as they are wide. */
  @container board (max-width: 480px) and (orientation: landscape) {
    .frame::part(start) {
      margin: 0;
    }
    .frame:not(.lobby)::part(middle) {
      height: 90cqw;
    }
  }
  @container board (max-width: 900px) and (orientation: portrait) {
    .long {
      display: none;
    }
    .frame {
      --tv-gap: 8px;
      --least: max(240px, 48cqh, min(64cqw, 62cqh));
      --most: calc(80cqw + 122px);
    }
    .frame.five {
      --least: max(300px, 48cqh);
      --most: calc(100cqw + 130px);
    }
    .frame::part(table) {
      display: flex;
      flex-direction: column;
      gap: 8px;
    }
    .frame::part(start) {
      width: auto;
      margin: 0;
    }
    .frame::part(middle) {
      flex: 100 0 var(--least);
      max-height: var(--most);
    }
    .frame::part(side) {
      display: contents;
    }
    .frame::part(rail) {
      flex: 1 0 auto;
    }
    /* While one guesses, what can be done with a picture comes and goes below: there is always room for it, and the grid stands still. */
    .frame:not(.writing, .over, .knowing, .lobby)::part(middle) {
      --below: 340px;
      flex: none;
      height: clamp(max(240px, 46cqh, min(64cqw, 62cqh)), 100cqh - var(--below), var(--most));
    }
    .frame.five:not(.writing, .over, .knowing)::part(middle) {
      height: clamp(max(300px, 46cqh), 100cqh - var(--below), var(--most));
    }
    /* On a low phone what gives the clue is in sight: the headline says how many are to be found. */
    @container board (max-height: 640px) {
      .frame.writing {
        --least: 240px;
      }
      .frame.writing [slot='start'] {
        display: none;
      }
    }
    /* As high as the larger team: all of the page scrolls. */
    .frame.lobby::part(middle) {
      flex: 1 0 auto;
      min-height: 260px;
      max-height: none;
    }
    .frame.lobby tv-cloth {
      height: auto;
    }
    .frame.lobby tv-cloth::part(linen) {
      overflow: visible;
    }
    .frame.lobby::part(rail) {
      flex: none;
    }
  }
`;
