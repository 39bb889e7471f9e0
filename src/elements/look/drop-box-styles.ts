/** How the place looks in which files are chosen, or dropped by people with a mouse: the words about dropping are for those alone. */
import { css, type CSSResult } from 'lit';

/** For an element with the class `pick`, with buttons and those words as a `span` in it. */
export const dropBoxStyles: CSSResult = css`
  .pick {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    align-items: center;
    padding: 18px;
    border: 2px dashed var(--tv-line-strong);
    border-radius: 16px;
  }
  @media (hover: none) {
    .pick span {
      display: none;
    }
  }
`;
