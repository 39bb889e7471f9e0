/** Styles of the page around the table. */
import { css, type CSSResult } from 'lit';

export const appStyles: CSSResult = css`
  /* Clear of what a phone, or the call around the page, keeps at its edges (page.css). */
  tv-room {
    display: block;
    min-height: calc(100dvh - var(--page-top, 0px) - var(--page-bottom, 0px));
  }
  tavolata-table {
    height: calc(100dvh - var(--page-top, 0px) - var(--page-bottom, 0px));
  }
  .line {
    margin: 0 auto;
    padding: 8px 16px;
    text-align: center;
  }
  .page {
    min-height: calc(100dvh - 60px - var(--page-top, 0px) - var(--page-bottom, 0px));
    padding: 10px 16px 20px;
    display: grid;
  }
  .middle {
    height: 100%;
    min-height: 320px;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 14px;
    padding: 20px 12px;
    text-align: center;
  }
  .middle h1 {
    font-size: 2.125rem;
  }
  .middle p {
    color: var(--tv-ink-2);
    max-width: 48ch;
    font-size: 1.125rem;
    text-wrap: pretty;
  }
  .middle a {
    margin-top: 8px;
    text-decoration: none;
  }
  /* For those whom the address led astray, and who may have heard words. */
  .middle tv-heard {
    width: min(100%, 30rem);
    margin-top: 18px;
    text-align: start;
  }
`;
