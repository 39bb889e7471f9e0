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
    padding: 8px;
    margin: -8px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .rail > * {
    flex: none;
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
    min-height: 0;
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
    --most: 132px;
    height: calc(var(--most) * 1.4 + 26px);
    margin-top: -12px;
  }
`;
