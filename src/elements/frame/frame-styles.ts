/** The places of a board's parts: side by side where there is width, under each other on upright screens. For `tv-board-frame`. */
import { css, type CSSResult } from 'lit';

/** Wide, low and half: columns. A zone brings its own distance, so that one that isn't there takes no room. */
export const frameWide: CSSResult = css`
  :host {
    --gap: var(--tv-gap, 20px);
    --edge: var(--tv-edge, 24px);
    --foot: var(--tv-foot, 22px);
    --column: var(--tv-rail, clamp(250px, 23cqw, 330px));
    --between: 14px;
    display: grid;
    /* A long word in it makes no board wider than its place. */
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    height: 100%;
    min-width: 0;
    min-height: 0;
  }
  .table {
    display: grid;
    grid-template:
      'start middle side' minmax(0, 1fr)
      'own own side' auto / auto minmax(0, 1fr) auto;
    padding: 0 var(--edge) var(--foot);
    min-height: 0;
  }
  :host([own='across']) .table {
    grid-template-areas: 'start middle side' 'own own own';
  }
  [hidden] {
    display: none !important;
  }
  /* Nothing scrolls below it: the ring of the window beside the cloth is drawn over its edge. */
  ::slotted(tv-status) {
    position: static;
    z-index: auto;
  }
  .start {
    grid-area: start;
    width: var(--tv-start, auto);
    margin-inline-end: var(--gap);
    min-height: 0;
  }
  .middle {
    grid-area: middle;
    display: grid;
    grid: minmax(0, 1fr) / minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
  }
  .side {
    grid-area: side;
    width: var(--column);
    margin-inline-start: var(--gap);
    display: flex;
    flex-direction: column;
    gap: var(--between);
    min-height: 0;
  }
  .window,
  .rail {
    display: flex;
    flex-direction: column;
    gap: var(--between);
    min-width: 0;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    /* The ring of what stands at its edge is drawn inside. */
    padding: 8px;
    margin: -8px;
  }
  .window {
    flex: 0 1 auto;
  }
  .rail {
    flex: 1 1 0;
  }
  /* However much there is to do, some of what stands beside it is seen. */
  .owing .rail {
    min-height: 120px;
  }
  .own {
    grid-area: own;
    margin-top: var(--gap);
    min-width: 0;
  }
  @container (min-width: 901px) and (max-height: 700px) {
    :host {
      --gap: var(--tv-gap, 12px);
      --edge: var(--tv-edge, 18px);
      --foot: var(--tv-foot, 12px);
      --between: 10px;
    }
  }
  @container (max-width: 900px) and (orientation: landscape) {
    :host {
      --gap: var(--tv-gap, 9px);
      --edge: var(--tv-edge, 9px);
      --foot: var(--tv-foot, 9px);
      --between: 8px;
      --column: var(--tv-rail, 232px);
    }
    .owing .rail {
      min-height: 30%;
    }
  }
`;

/** Tablet and phone: rows. A column beside it would leave no cloth on less than 480 px, as of a desk's window at 400 %, however low that is. */
export const frameNarrow: CSSResult = css`
  @container (min-width: 601px) and (orientation: portrait) {
    :host {
      --gap: var(--tv-gap, 14px);
      --edge: var(--tv-edge, 18px);
      --foot: var(--tv-foot, 18px);
    }
    .table {
      display: flex;
      flex-direction: column;
      gap: var(--gap);
    }
    .start {
      width: auto;
      margin: 0;
    }
    .middle {
      flex: 1 1 0;
      min-height: 36cqh;
    }
    .side {
      flex: 0 1 auto;
      display: grid;
      grid: minmax(0, 1fr) / auto-flow minmax(0, 1fr);
      gap: var(--gap);
      width: auto;
      max-height: 46cqh;
      margin: 0;
    }
    .own {
      flex: none;
      margin: 0;
    }
  }
  @container ((max-width: 600px) and (orientation: portrait)) or (max-width: 480px) {
    :host {
      --gap: var(--tv-gap, 10px);
      --edge: var(--tv-edge, 8px);
      --foot: var(--tv-foot, 10px);
      --between: 10px;
      grid-template-rows: auto minmax(min-content, 1fr);
      overflow: auto;
    }
    ::slotted(tv-status) {
      position: sticky;
      z-index: var(--tv-z-bar);
    }
    .table {
      display: flex;
      flex-direction: column;
      gap: var(--gap);
    }
    .table > *,
    .rail,
    .window {
      flex: none;
      margin: 0;
      padding: 0;
      overflow: visible;
    }
    .start {
      width: auto;
    }
    .side {
      display: contents;
    }
    .rail {
      order: 1;
      min-height: 0 !important;
    }
    .window {
      order: 2;
      position: sticky;
      bottom: 0;
      z-index: var(--tv-z-hand);
      max-height: 46cqh;
      overflow: auto;
      margin: auto calc(-1 * var(--edge)) calc(-1 * var(--foot));
      padding-top: 8px;
      /* A sheet that comes up from below: nothing of what it lies on is seen between its parts. */
      background: linear-gradient(transparent 26px, var(--tv-paper) 0);
      --tv-panel-radius: 18px 18px 0 0;
      --tv-panel-shadow: var(--tv-shadow-3);
    }
  }
  /* So low, what stands still would leave nothing that scrolls. */
  @container (max-width: 480px) and (orientation: landscape) {
    ::slotted(tv-status),
    .window {
      position: static;
    }
    .window {
      max-height: none;
    }
  }
`;
