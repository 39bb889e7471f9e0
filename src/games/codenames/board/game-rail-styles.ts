/** How what stands beside the cloth looks during a game, on desk, half size and phone. */
import { css, type CSSResult } from 'lit';

export const gameRailStyles: CSSResult = css`
  .all {
    display: contents;
  }
  .all > .hint {
    margin-bottom: -6px;
  }
  /* On a small board as well: nothing else there says how one guesses. */
  @container (max-width: 900px) and (min-height: 1px) {
    .all > .first {
      margin-bottom: 0;
      font-size: 0.8125rem;
      line-height: 1.25;
    }
  }
  .secret {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 8px 10px;
    background: var(--tv-ink);
    color: var(--tv-room);
    border-radius: 12px;
    padding: 10px 14px 12px;
    font-weight: 700;
    line-height: 1.2;
  }
  .secret small {
    display: block;
    font-weight: 500;
    font-size: 0.875rem;
  }
  .secret .btn {
    grid-column: 1 / 3;
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentColor;
    font-weight: 700;
  }
  .secret .btn:hover {
    box-shadow: inset 0 0 0 2.5px currentColor;
  }
  .secret .btn:focus-visible {
    outline-color: var(--tv-room);
  }
  .calling {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 14px;
    font-size: 0.9375rem;
  }
  .calling p {
    flex-basis: 100%;
  }
  .calling .quiet {
    margin-inline-start: -12px;
  }
  @container (max-width: 900px) and (orientation: landscape) {
    .comanda {
      --pad: 10px;
      --tv-sign-s: 0.9375rem;
      min-height: 0;
    }
    /* Beside a long question it keeps the height of a clue, and the column scrolls. */
    .ruling ~ .comanda {
      min-height: 92px;
    }
    .comanda [slot='end'] {
      display: none;
    }
    .comanda::part(paper) {
      padding-top: 11px;
      padding-bottom: 6px;
    }
    .clue {
      padding: 3px 0;
      font-size: 0.875rem;
      gap: 2px 6px;
    }
    .clue .em,
    .clue.now .em {
      --em: 22px;
    }
    .clue.now {
      padding: 5px var(--pad);
      margin-bottom: 2px;
    }
    .clue.now .said,
    .clue.now .n {
      font-size: 1.125rem;
    }
    .clue .got {
      flex-basis: 100%;
      padding-inline-start: 28px;
    }
    .got i {
      min-width: 22px;
      height: 18px;
      line-height: 18px;
      font-size: 0.75rem;
    }
    .writing .comanda,
    .all > .hint:not(.first) {
      display: none;
    }
    .secret {
      padding: 5px 6px 5px 9px;
      gap: 4px 7px;
      font-size: 0.8125rem;
      border-radius: 9px;
    }
    .secret small {
      display: none;
    }
    .secret .btn {
      min-height: var(--tv-target-low);
      font-size: 0.8125rem;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .comanda {
      --pad: 14px;
      flex: 1 1 104px;
      height: 0;
      min-height: 104px;
    }
    .long {
      display: none;
    }
    .clue.now {
      padding: 6px var(--pad);
    }
    .clue.now .said {
      font-size: 1.5rem;
    }
    .clue {
      padding: 6px 0;
    }
    .writing .comanda,
    .all > .hint:not(.first) {
      display: none;
    }
    .foot {
      grid-template-columns: 1.6fr 1fr;
      gap: 8px;
    }
    .foot.one {
      grid-template-columns: 1fr;
    }
    .foot .btn {
      padding: 6px 10px;
    }
    /* On a low phone three stand beside each other: a third below them would be cut off. */
    @container (max-width: 600px) and (max-height: 640px) {
      .foot:has(.marking) {
        grid-template-columns: 1.5fr 1fr 1fr;
      }
      .foot:has(.marking) .btn {
        grid-column: auto;
        padding-inline: 6px;
        font-size: 0.875rem;
      }
    }
    .secret {
      grid-template-columns: auto 1fr auto;
      padding: 4px 6px 4px 12px;
      font-size: 0.9375rem;
    }
    .secret small {
      display: none;
    }
    .secret .btn {
      grid-column: auto;
    }
    .long {
      display: none;
    }
  }
  .over codenames-receipt {
    flex: 0 1 auto;
  }
  @container (min-width: 601px) and (orientation: portrait) {
    .over codenames-receipt {
      max-height: 40cqh;
    }
  }
  @container (max-height: 700px) {
    .over .comanda {
      display: none;
    }
  }
  @container (max-width: 900px) {
    .over .comanda {
      display: none;
    }
  }
`;
