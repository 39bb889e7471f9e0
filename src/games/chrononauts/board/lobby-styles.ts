/** How the lobby’s column stands: who plays, the rules of the house, and the way to begin. */
import { css, type CSSResult } from 'lit';

export const lobbyStyles: CSSResult = css`
  :host {
    display: flex;
    flex: 1 1 0;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
  }
  tv-panel {
    flex: none;
  }
  .options {
    flex: 1 1 auto;
    min-height: 60px;
  }
  .acts {
    display: grid;
    flex: none;
    gap: 9px;
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    :host {
      gap: 8px;
      --tv-panel-pad: 8px 10px;
      --tv-plate-row: 22px;
      --tv-seats-row: 24px;
      --tv-seats-line: 0;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    :host {
      flex: none;
      --tv-seats-columns: 1fr 1fr;
      --tv-seats-line: 0;
    }
    .options {
      flex: none;
    }
    /* The rules of the house are long: what the game is begun with stays in sight. */
    .acts {
      position: sticky;
      bottom: -8px;
      z-index: var(--tv-z-bar);
      padding-block: 6px 12px;
      margin-bottom: -12px;
      background: var(--tv-room);
      box-shadow: 0 -6px 6px var(--tv-room);
    }
  }
`;
