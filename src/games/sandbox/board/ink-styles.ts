/** The pen's inks: of the stroke that is drawn, and to choose from. */
import { css, type CSSResult } from 'lit';

export const inkStyles: CSSResult = css`
  tv-surface[data-ink='1'] {
    --tv-surface-ink: #b8391b;
  }
  tv-surface[data-ink='2'] {
    --tv-surface-ink: #1b5598;
  }
  tv-surface[data-ink='3'] {
    --tv-surface-ink: #2b6a4c;
  }
  .ink-of i {
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--tone, var(--tv-ink));
    box-shadow: 0 0 0 2px var(--tv-paper);
  }
  .ink-of[data-tint='1'] {
    --tone: #b8391b;
  }
  .ink-of[data-tint='2'] {
    --tone: #1b5598;
  }
  .ink-of[data-tint='3'] {
    --tone: #2b6a4c;
  }
  .ink-of[aria-pressed='true'] {
    background: var(--tv-ink);
    color: var(--tv-room);
  }
`;
