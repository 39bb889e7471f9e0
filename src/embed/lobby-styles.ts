/** Styles of the lobby: a cloth with a ring of places, a column beside or below it. */
import { css, type CSSResult } from 'lit';

export const lobbyStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    container: lobby / size;
  }
  .lobby {
    height: 100%;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: 26px;
    padding: 10px 28px 26px;
    --tv-plate: 88px;
  }
  tv-cloth {
    min-height: 420px;
  }
  .ring {
    height: 100%;
    display: grid;
    grid-template-columns: repeat(var(--wide), minmax(0, 1fr));
    grid-template-rows: repeat(var(--wide-rows), minmax(0, 1fr));
    align-items: center;
    justify-items: center;
    gap: 4px;
  }
  .ring ul {
    display: contents;
  }
  .middle {
    grid-column: 2 / -2;
    grid-row: 2 / -2;
    display: grid;
    gap: 10px;
    justify-items: center;
    text-align: center;
    max-width: 34rem;
  }
  .middle .say {
    display: grid;
    gap: inherit;
    justify-items: center;
  }
  .middle h2 {
    font-size: 2rem;
  }
  .middle p {
    color: var(--tv-ink-2);
    max-width: 32ch;
    text-wrap: balance;
  }
  .food {
    display: flex;
    align-items: center;
    gap: 2px;
  }
  .food svg {
    width: 54px;
    height: 54px;
  }
  .food svg:nth-child(2) {
    width: 92px;
    height: 92px;
  }
  .place {
    display: grid;
    justify-items: center;
    gap: 7px;
    border: 0;
    padding: 8px 4px;
    border-radius: 16px;
    background: none;
    max-width: 100%;
    min-width: 44px;
    line-height: 1.2;
    color: inherit;
  }
  .place .who {
    max-width: 100%;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 5px;
  }
  .place .name {
    font-weight: 700;
    max-width: 100%;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-align: center;
  }
  .place .name.free,
  .place small {
    color: var(--tv-ink-2);
    font-weight: 500;
    font-size: var(--tv-text-s);
  }
  .place .name.free {
    font-size: inherit;
  }
  button.place:hover {
    background: var(--tv-cloth-2);
  }
  button.place:hover tv-plate {
    border-color: var(--tv-ink);
    color: var(--tv-ink);
  }
  .me {
    font-size: 0.75rem;
    font-weight: 700;
    background: var(--tv-go);
    color: var(--tv-on-go);
    border-radius: 6px;
    padding: 1px 6px;
  }
  .beside {
    display: flex;
    flex-direction: column;
    gap: 18px;
    min-height: 0;
    overflow: auto;
    padding: 0 4px 6px;
    margin: 0 -4px;
  }
  .card {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 18px;
    box-shadow: var(--tv-shadow-1);
    display: grid;
    gap: 10px;
  }
  .card h2 {
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
  .card p {
    color: var(--tv-ink-2);
    line-height: 1.35;
  }
  .offer {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px;
  }
  .offer p {
    grid-column: 1 / -1;
  }
  .own {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 14px;
    --tv-plate: 60px;
  }
  .own:focus-visible {
    outline: none;
    box-shadow: var(--tv-shadow-1);
  }
  .askers li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .askers li + li {
    margin-top: 10px;
  }
  .end {
    margin-top: auto;
    display: grid;
    gap: 12px;
    padding-bottom: 3px;
  }

  @container lobby (max-width: 900px) {
    .lobby {
      min-height: 300px;
      grid-template-columns: minmax(0, 1fr) 264px;
      gap: 10px;
      padding: 2px 10px 10px;
      --tv-plate: 52px;
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
    .askers li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .askers li span {
      grid-column: 1 / -1;
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
    tv-cloth {
      min-height: 420px;
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
