/** Styles of the lobby: a cloth with a ring of places, a column beside it. In less room: `lobby-narrow.ts`. */
import { css, type CSSResult } from 'lit';

export const lobbyStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    container: lobby / size;
    /* Where the place around it has no height of its own. */
    contain-intrinsic-block-size: 84dvh;
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
  /* Of six the last one sits across, not in a corner. */
  .ring li:nth-child(6):last-child {
    grid-column: 2;
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
  .card hr {
    width: 100%;
    margin: 4px 0;
    border: 0;
    border-top: 1px solid var(--tv-line);
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
  .askers li {
    display: grid;
    grid-template-columns: 30px minmax(0, 1fr);
    align-items: center;
    gap: 6px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .askers tv-plate {
    --tv-plate: 30px;
  }
  .askers .acts {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .askers .all .asks {
    grid-column: 1 / -1;
  }
  .askers .all:empty,
  .askers .asks:empty {
    display: none;
  }
  .askers li + li {
    margin-top: 10px;
  }
  /* However many ask for a seat, what begins the game stays in sight. */
  .end {
    position: sticky;
    bottom: -6px;
    margin: auto -4px -6px;
    display: grid;
    gap: 12px;
    padding: 6px 4px 9px;
    background: var(--tv-room);
  }
  .others {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .others .aside {
    flex-basis: 100%;
  }
  .others .btn {
    flex: 1 1 auto;
    padding-inline: 10px;
  }
`;
