/** The lobby in less room: two columns at half size and in a low window, larger where they are tall, one column on a phone. */
import { css, type CSSResult } from 'lit';

export const lobbyNarrow: CSSResult = css`
  @container lobby (max-width: 900px) or (max-height: 540px) {
    .lobby {
      min-height: 300px;
      grid-template-columns: minmax(0, 1fr) 264px;
      gap: 10px;
      padding: 2px 10px 10px;
      /* Smaller where many sit beside each other: their names have their place below. */
      --tv-plate: min(52px, 36cqw / var(--wide));
    }
    tv-cloth {
      min-height: 0;
    }
    .ring {
      gap: 0;
    }
    .place {
      font-size: 0.875rem;
      gap: 3px;
      padding: 3px 2px;
    }
    .food {
      display: none;
    }
    .middle {
      gap: 4px;
    }
    .middle h2 {
      font-size: 1.25rem;
    }
    .middle p {
      font-size: 0.875rem;
    }
    .beside {
      gap: 8px;
    }
    .card {
      padding: 10px 12px;
      gap: 6px;
      border-radius: 12px;
    }
    .card h2 {
      font-size: 1.125rem;
    }
    .card p {
      font-size: 0.875rem;
    }
    .own {
      --tv-plate: 44px;
    }
    .offer p {
      display: none;
    }
    .end {
      gap: 8px;
    }
    .btn.big {
      min-height: 48px;
      font-size: 1.125rem;
    }
  }
  /* Two columns with height to spare: an upright tablet, a window at half a desk. */
  @container lobby (min-width: 601px) and (max-width: 900px) and (min-height: 600px) {
    .lobby {
      --tv-plate: 78px;
    }
    .ring {
      grid-template-columns: repeat(var(--tall), minmax(0, 1fr));
      grid-template-rows: repeat(var(--tall-rows), minmax(0, 1fr));
    }
    .place {
      font-size: 1rem;
      gap: 6px;
    }
    .food {
      display: flex;
    }
    .food svg {
      width: 34px;
      height: 34px;
    }
    .food svg:nth-child(2) {
      width: 58px;
      height: 58px;
    }
    .middle {
      gap: 8px;
    }
    .middle h2 {
      font-size: 1.5rem;
    }
    .middle p {
      font-size: 1rem;
    }
    .beside {
      gap: 12px;
    }
    .card {
      padding: 16px;
      gap: 10px;
    }
    .card h2 {
      font-size: 1.375rem;
    }
    .card p {
      font-size: 0.9375rem;
    }
    .offer p {
      display: block;
    }
  }
  @container lobby (max-width: 600px) {
    .lobby {
      height: auto;
      min-height: 100%;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto auto;
      gap: 14px;
      padding: 2px 10px 14px;
      --tv-plate: 58px;
    }
    /* So low that what begins the game stands on the same screen. */
    tv-cloth {
      min-height: 372px;
    }
    .ring {
      grid-template-columns: repeat(var(--tall), minmax(0, 1fr));
      grid-template-rows: repeat(var(--tall-rows), minmax(0, 1fr));
    }
    .food {
      display: flex;
    }
    .food svg {
      width: 26px;
      height: 26px;
    }
    .food svg:nth-child(2) {
      width: 44px;
      height: 44px;
    }
    .place {
      font-size: 0.9375rem;
    }
    .beside {
      overflow: visible;
      gap: 12px;
    }
    .end {
      position: static;
    }
    .card {
      padding: 16px;
      border-radius: 16px;
    }
    .card h2 {
      font-size: 1.375rem;
    }
    .card p {
      font-size: 0.9375rem;
    }
    .btn.big {
      min-height: 56px;
      font-size: 1.25rem;
    }
  }
`;
