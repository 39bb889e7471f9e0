/** Lines that unfold, in the panel and below what keeps the deck. */
import { css, type CSSResult } from 'lit';

export const moreStyles: CSSResult = css`
  summary.btn {
    justify-content: flex-start;
    width: 100%;
    list-style: none;
    color: var(--tv-ink-2);
    text-align: start;
  }
  details > summary::-webkit-details-marker {
    display: none;
  }
  details > summary::before {
    content: '▸';
  }
  details[open] > summary::before {
    content: '▾';
  }
  details[open] {
    display: grid;
    gap: 10px;
  }
`;
