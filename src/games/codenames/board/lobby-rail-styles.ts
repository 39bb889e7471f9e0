/** How the lobby's column looks beside the cloth. */
import { css, type CSSResult } from 'lit';

export const lobbyRailStyles: CSSResult = css`
  .lacks {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
  .lacks li {
    padding-inline-start: 20px;
    position: relative;
    line-height: 1.35;
  }
  .lacks li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 0.42em;
    width: 9px;
    height: 9px;
    border: 2px solid var(--tv-wait);
    border-radius: 2px;
  }
  .ready {
    display: flex;
    gap: 8px;
    font-weight: 700;
    color: var(--tv-live);
  }
  .ways > .btn {
    justify-self: start;
  }
  @container (orientation: landscape) {
    /* What is brought into sight isn't brought behind the foot. */
    :host {
      scroll-padding-block-end: 64px;
    }
    .paper,
    .note,
    codenames-house {
      flex: none;
    }
  }
  /* What the game is begun with stays in sight. */
  .foot {
    position: sticky;
    bottom: -6px;
    z-index: 1;
    padding-block: 8px 6px;
    margin-bottom: -6px;
    background: var(--tv-room);
    box-shadow: 0 -6px 6px var(--tv-room);
  }
  @container (max-width: 900px) and (min-height: 1px) {
    .paper.ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 12px;
    }
    .ways > p {
      flex: 1 1 8rem;
    }
  }
  @container (max-width: 900px) and (orientation: landscape) {
    .paper .hint {
      display: none;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .hint {
      display: none;
    }
    .paper:has(> .lacks) > h3 {
      display: none;
    }
    .paper.ways,
    .paper.own {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      line-height: 1.35;
    }
    .ways > h3,
    .own > h3 {
      font-size: 1rem;
    }
    .ways > .btn,
    .own > .own-acts {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
    .own > .own-note {
      grid-column: 1 / -1;
    }
    /* Two buttons leave no room for words beside them. */
    .own > .own-acts:has(> .quiet) {
      grid-area: auto / 1 / auto / -1;
      margin-top: 6px;
    }
    .lacks {
      gap: 2px;
      font-size: 0.9375rem;
    }
    .foot {
      grid-template-columns: 1fr 1.3fr;
      gap: 8px;
    }
    .foot.one {
      grid-template-columns: 1fr;
    }
  }
`;
