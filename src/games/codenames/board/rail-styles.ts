/** What the two columns beside the cloth have in common, the lobby's and the game's: they scroll, paper, one green button at the foot. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

export const smallButtons: CSSResult = css`
  .btn.small {
    font-size: 0.875rem;
    padding: 4px 12px;
  }
  .btn.quiet.small {
    color: var(--tv-ink-2);
    font-weight: 600;
  }
`;

export const railStyles: CSSResult = css`
  ${smallButtons}
  :host {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    gap: 14px;
    min-width: 0;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    padding: 6px;
    margin: -6px;
  }
  .foot {
    margin-top: auto;
    display: grid;
    gap: 10px;
    flex: none;
  }
  .foot .btn {
    min-height: 48px;
  }
  .hint {
    ${smallPrint}
  }
  .note {
    background: var(--tv-mark);
    border-radius: 12px;
    padding: 10px 14px;
    font-weight: 600;
    line-height: 1.35;
  }
  .paper {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 16px;
    box-shadow: var(--tv-shadow-1);
    display: grid;
    gap: 10px;
  }
  .paper h3 {
    font-size: 1.25rem;
  }
  @container (max-width: 900px) and (orientation: landscape) {
    :host {
      gap: 6px;
    }
    .paper {
      padding: 10px;
      gap: 6px;
      border-radius: 10px;
      font-size: 0.875rem;
      overflow: auto;
    }
    .paper h3 {
      font-size: 1rem;
    }
    .foot {
      grid-template-columns: 1.25fr 1fr;
      gap: 6px;
    }
    .foot.one {
      grid-template-columns: 1fr;
    }
    .foot .btn {
      min-height: var(--tv-target-low);
      padding: 2px 6px;
      font-size: 0.875rem;
    }
    .foot .btn tv-icon {
      display: none;
    }
    .note {
      padding: 6px 10px;
      font-size: 0.8125rem;
    }
  }
  /* In a page embedded as a small card it stands below the cloth, and all of the page scrolls. */
  @container (max-width: 480px) and (orientation: landscape) {
    :host {
      flex: none;
      overflow: visible;
      padding: 0;
      margin: 0;
    }
    .paper {
      overflow: visible;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    :host {
      flex: 1 0 auto;
      gap: 8px;
      overflow: visible;
      padding: 0;
      margin: 0;
    }
    .paper {
      padding: 10px 14px;
      border-radius: 12px;
    }
  }
`;
