/** Where the parts stand: cloth and rail side by side. At half size: `half-styles.ts`; on a phone: `phone-styles.ts`. */
import { css, type CSSResult } from 'lit';
import { boardFrame } from '../../../elements/board-frame.ts';

export const layoutStyles: CSSResult = css`
  ${boardFrame}
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(250px, 23cqw, 330px);
    gap: 20px;
    padding: 0 24px 22px;
    min-height: 0;
  }
  .felt {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: 22px;
    min-height: 0;
    padding: 6px;
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
  .lying {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 20px;
    height: 100%;
    min-height: 0;
    padding-bottom: 4px;
  }
  .lying > * {
    display: grid;
    min-height: 0;
  }
  .row {
    grid-template-rows: minmax(0, 1fr) auto;
    --tv-card-w: clamp(58px, 7.6cqw, 88px);
    --tv-hand-justify: flex-start;
  }
  .row tv-hand,
  .rolls {
    min-height: 0;
    overflow: auto;
  }
  .mine {
    --tv-card-w: clamp(64px, 9.6cqw, 108px);
  }
  .rail {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-height: 0;
  }
  .panel {
    flex: 0 1 auto;
    min-height: 180px;
  }
  .keeps {
    flex: none;
    max-height: 45%;
    overflow: auto;
  }
  .slip {
    flex: 1 1 90px;
    min-height: 90px;
  }
`;
