/** Things on the table where there is no room for cards. */
import { css, type CSSResult } from 'lit';

/** Things on the table as chips, where there is no room for cards. */
export const chips: CSSResult = css`
  .laid li,
  .many .laid li {
    width: auto;
    height: auto;
    min-height: 30px;
    max-width: 100%;
    border-radius: 8px;
  }
  .tables .none,
  .many .none {
    width: max-content;
    height: auto;
    min-height: 30px;
    max-width: 100%;
    padding: 4px 8px;
    border-radius: 8px;
    font-size: 0.8125rem;
  }
  .laid .face {
    flex-direction: row;
  }
  .laid .band {
    width: 8px;
    padding: 0;
  }
  .laid .band > *,
  .laid .art,
  .laid .text {
    display: none;
  }
  .laid .body {
    justify-content: center;
  }
  .laid .title {
    padding: 4px 8px;
    font: 700 0.8125rem / 1.15 var(--tv-font-text);
  }
`;
