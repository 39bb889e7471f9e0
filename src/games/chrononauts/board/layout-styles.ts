/** Where the parts stand: cloth and rail side by side, the own cards below. At half size: `small-styles.ts`; on phones: `phone-styles.ts`. */
import { css, type CSSResult } from 'lit';
import { boardFrame } from '../../../elements/board-frame.ts';

export const layoutStyles: CSSResult = css`
  ${boardFrame}
  .frame {
    position: relative;
    overflow: hidden;
  }
  .table {
    display: grid;
    grid-template:
      'middle rail' minmax(0, 1fr)
      'mine rail' auto / minmax(0, 1fr) clamp(270px, 23cqw, 330px);
    gap: 8px 20px;
    padding: 0 24px 8px;
    min-height: 0;
  }
  .middle {
    grid-area: middle;
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-auto-rows: auto;
    gap: 8px;
    min-height: 0;
    min-width: 0;
  }
  .cloth[data-drop] {
    border-radius: var(--tv-r-table);
  }
  .rail {
    grid-area: rail;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    --below: 8px;
    padding: 8px 8px var(--below);
    margin: -8px -8px calc(-1 * var(--below));
    overflow-y: auto;
    scrollbar-width: thin;
    /* The ring of what stands first in it is drawn over the status line's edge. */
    position: relative;
    z-index: calc(var(--tv-z-bar) + 1);
  }
  .rail > * {
    flex: none;
  }
  /* What goes on below fades away: a line cut in two reads as a fault. At the end it lies where nothing is. */
  .frame:not(.lobby) .rail::after {
    content: '';
    position: sticky;
    bottom: calc(-1 * var(--below));
    flex: none;
    height: 22px;
    margin: -12px -8px calc(-1 * var(--below));
    background: linear-gradient(transparent, var(--tv-room) 80%);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .frame:not(.lobby) .rail::after {
      display: none;
    }
  }
  .lobby .rail > .options {
    flex: 1 1 auto;
    min-height: 140px;
  }
  .mine {
    grid-area: mine;
    display: grid;
    grid-template-columns: minmax(280px, 360px) minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    /* Its place is kept before the cards come, and whatever is held: what stands above keeps its size. */
    --most: 132px;
    --hand: calc(var(--most) * 1.4 + 14px);
    min-height: var(--hand);
  }
  .mine > .goals {
    max-height: var(--hand);
  }
  .mine > .none {
    min-height: var(--hand);
    align-content: center;
  }
  .mine.artifaxx {
    grid-template-columns: minmax(200px, 280px) minmax(0, 1fr);
  }
  .mine.artifaxx .goals {
    grid-template-columns: 1fr;
  }
  .mine.solonauts {
    grid-template-columns: minmax(0, 1fr);
  }
  .mine chrono-hand {
    height: calc(var(--hand) + 20px);
    margin-block: -12px -8px;
  }
  /* A screen for all to look at: the room is the TimeLine's, and all backs of the own hand lie side by side. */
  .mine.shared {
    grid-template-columns: minmax(0, 1fr);
    --hand: var(--back, 70px);
  }
  .backs {
    display: flex;
    gap: 6px;
    min-width: 0;
    height: var(--hand);
    padding: 2px;
  }
  .backs li {
    flex: 0 1 calc((var(--hand) - 4px) * 0.715);
    min-width: 0;
    position: relative;
    border-radius: 7px;
  }
  .backs .back {
    padding: 3px;
  }
`;
