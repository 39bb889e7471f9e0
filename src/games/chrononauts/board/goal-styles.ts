/** How a goal looks, one's own and a traveller's. */
import { css, type CSSResult } from 'lit';
import { cardFace } from '../../../elements/look/shared-styles.ts';

export const goalStyles: CSSResult = css`
  .goal {
    ${cardFace}
    border-radius: 12px;
    padding: 8px 12px;
    min-width: 0;
  }
  .goal h3 {
    font-size: 1.0625rem;
    margin-bottom: 4px;
  }
  /* Two words that are explained, one below the other: a finger finds the one from above, the other from below. */
  .goal h3 > tv-term {
    --tv-term-above: 3px;
    --tv-term-below: 14px;
  }
  .ty {
    --tv-term-above: 14px;
    --tv-term-below: 3px;
    display: flex;
    gap: 6px;
    align-items: center;
    font: 700 0.875rem/1.4 var(--tv-font-text);
    color: var(--tv-card-ink-2);
  }
  .goal li {
    position: relative;
    display: flex;
    gap: 7px;
    align-items: baseline;
    font-size: 0.9375rem;
    line-height: 1.3;
    padding: 2px 0;
    color: var(--tv-card-ink-2);
  }
  .goal li > tv-icon,
  .goal li > .sign-i {
    width: 1.05em;
    height: 1.05em;
    align-self: center;
  }
  .goal li.met {
    color: #14533a;
    font-weight: 600;
  }
  .goal small {
    font-size: 0.8125rem;
  }
  @container (min-width: 1001px) and (max-height: 700px) {
    .goal {
      padding: 6px 10px;
    }
    .goal h3 {
      margin-bottom: 2px;
      font-size: 1rem;
      line-height: 1.15;
    }
    .goal .ty {
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    .goal li {
      padding: 1px 0;
      font-size: 0.875rem;
      line-height: 1.2;
    }
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    .goal {
      padding: 4px 9px;
    }
    .goal h3 {
      font-size: 0.8125rem;
      margin: 0;
    }
    .goal .ty {
      display: none;
    }
    .goal li {
      gap: 4px;
      font-size: 0.8125rem;
      line-height: 1.25;
      padding: 0;
    }
  }
`;
