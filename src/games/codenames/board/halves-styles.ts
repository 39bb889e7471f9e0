/** How the lobby's halves look, on desk, half size and phone. */
import { css, type CSSResult } from 'lit';

export const halvesStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
  }
  .halves {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 18px;
    height: 100%;
    min-height: 0;
    padding: 8px;
  }
  .halves:has(~ .without) {
    height: calc(100% - 34px);
  }
  .without {
    text-align: center;
    padding: 6px;
    color: var(--tv-ink-2);
  }
  .without b {
    color: var(--tv-ink);
  }
  .half {
    background: var(--tv-paper);
    border-radius: 16px;
    border-top: 10px solid var(--t);
    box-shadow: var(--tv-shadow-1);
    padding: 18px 20px 20px;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
    overflow: auto;
  }
  /* Firefox paints a scrollbar over round corners. */
  @supports (-moz-appearance: none) {
    .half {
      clip-path: inset(0 round 16px);
    }
  }
  .half header {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .half .em {
    --em: 44px;
  }
  .half h3 {
    flex: 1;
    font-size: 2rem;
    color: var(--ti);
  }
  .count {
    font-size: 1.75rem;
    font-weight: 800;
    color: var(--tv-ink-2);
  }
  .half ul {
    display: grid;
    gap: 6px;
  }
  .half .seat {
    --tv-plate: 52px;
    min-height: 62px;
    gap: 14px;
  }
  .half .name {
    font-size: 1.1875rem;
  }
  .half .role {
    font-size: 0.9375rem;
  }
  .claim {
    width: 100%;
    justify-content: flex-start;
    text-align: start;
    min-height: 62px;
    gap: 14px;
    border-radius: 14px;
    background: var(--ts);
    box-shadow: inset 0 0 0 2px var(--t);
  }
  .claim > tv-icon {
    font-size: 1.375rem;
    width: 52px;
    margin-inline-start: -10px;
    color: var(--ti);
  }
  .claim .role {
    font-weight: 400;
  }
  .join {
    margin-top: auto;
    align-self: stretch;
    flex: none;
  }
  .aside {
    margin: -8px 0 0 54px;
  }
  /* In a low window all of a team of four is seen, and the way to it. */
  @container ((max-width: 900px) or (max-height: 580px)) and (orientation: landscape) {
    .halves {
      gap: 8px;
      padding: 3px;
    }
    .half {
      padding: 8px 10px;
      gap: 6px;
      border-top-width: 6px;
      border-radius: 10px;
    }
    .half .em {
      --em: 26px;
    }
    .half h3,
    .count {
      font-size: 1.125rem;
    }
    .half .seat,
    .claim {
      --tv-plate: 36px;
      min-height: 44px;
      gap: 9px;
    }
    .claim > tv-icon {
      width: 36px;
    }
    .half .name {
      font-size: 1rem;
    }
    .half .role {
      font-size: 0.8125rem;
    }
    .claim .role,
    .lobby .paper .hint {
      display: none;
    }
    .aside {
      margin-inline-start: 36px;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .halves {
      gap: 8px;
      padding: 2px;
    }
    .half {
      padding: 10px;
      gap: 8px;
      border-top-width: 6px;
      border-radius: 12px;
    }
    .half .em {
      --em: 30px;
    }
    .half h3,
    .count {
      font-size: 1.375rem;
    }
    .half .seat,
    .claim {
      /* A long name beside it keeps to its line. */
      --tv-plate: 34px;
      gap: 6px;
      min-height: 52px;
    }
    .half .name {
      font-size: 1rem;
      -webkit-line-clamp: 3;
    }
    .half .role {
      font-size: 0.8125rem;
    }
    .claim {
      padding: 6px 8px;
    }
    .claim > tv-icon {
      width: 28px;
      margin: 0;
    }
    .aside {
      margin: -6px 0 0;
    }
    .join {
      padding: 6px 8px;
      font-size: 0.9375rem;
    }
  }
  @container (max-width: 600px) and (orientation: portrait) {
    :host,
    .halves,
    .halves:has(~ .without) {
      height: auto;
    }
    .half {
      overflow: visible;
    }
  }
`;
