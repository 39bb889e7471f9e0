/** How what a person is about to do looks: the card taken up and what it would do, a search, the start of a game. */
import { css, type CSSResult } from 'lit';

export const nowStyles: CSSResult = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 0;
  }
  .begin {
    display: grid;
    gap: 10px;
  }
  fieldset {
    display: contents;
  }
  fieldset[disabled] > * {
    opacity: 0.55;
    pointer-events: none;
  }
  .done tv-clock {
    margin-inline-start: auto;
  }
  .still {
    visibility: hidden;
  }
  .waits {
    min-height: 1.3em;
  }
  .done {
    display: flex;
    gap: 8px;
    align-items: center;
    font-weight: 700;
    min-height: 44px;
  }
  .top {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  .top > div {
    flex: 1;
    min-width: 0;
  }
  .top small {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.2;
  }
  .window,
  .picked {
    flex: 0 1 auto;
    min-height: 150px;
  }
  .window {
    display: flex;
    flex-direction: column;
  }
  .picked {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 10px;
    overflow: auto;
    scrollbar-width: thin;
    box-shadow:
      0 0 0 2px var(--tv-ink),
      var(--tv-shadow-1);
  }
  /* What one can do with it stays in sight however much it would change. */
  .picked > .acts {
    position: sticky;
    bottom: -12px;
    z-index: 1;
    padding-bottom: 2px;
    background: var(--tv-paper);
    box-shadow: 0 -5px 6px var(--tv-paper);
  }
  .tale summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    cursor: pointer;
  }
  .tale summary::before {
    content: '+';
    width: 22px;
  }
  .tale[open] summary::before {
    content: '–';
  }
  p.tale {
    font-style: italic;
  }
  .picked p,
  .window q {
    line-height: 1.3;
  }
  .mark {
    --kind: var(--tv-kind-action);
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 10px;
    background: var(--kind);
    color: #fff;
    font-size: 1.25rem;
  }
  /* The card's own picture lies on a card, as it does in the hand. */
  .mark:has(.picture) {
    background: var(--tv-card);
    box-shadow: inset 0 0 0 3px var(--kind);
  }
  .inverter .mark {
    --kind: var(--tv-kind-inverter);
  }
  .patch .mark {
    --kind: var(--tv-kind-patch);
  }
  .artifact .mark {
    --kind: var(--tv-kind-artifact);
  }
  .timewarp .mark {
    --kind: var(--tv-kind-warp);
  }
  .effects li,
  .below li {
    display: flex;
    gap: 9px;
    align-items: baseline;
    line-height: 1.35;
    padding: 2px 0;
  }
  .effects .sign-i {
    color: var(--tv-ink-2);
    align-self: center;
  }
  .effects .end {
    color: var(--tv-off);
  }
  .below {
    border-top: 1.5px dashed var(--tv-line);
    padding-top: 6px;
    color: var(--tv-ink-2);
  }
  .aims {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .aims .hint {
    flex: 1 0 100%;
  }
  .aims .btn {
    padding: 4px 12px;
  }
  .aims small,
  .search small {
    display: block;
    font-weight: 400;
    font-size: 0.8125rem;
    color: var(--tv-ink-2);
  }
  .search .picture {
    flex: none;
    width: 1.5em;
    height: 1.5em;
  }
  .search {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: 8px;
  }
  .search ul {
    display: grid;
    gap: 5px;
    overflow: auto;
    padding: 3px;
  }
  .search li .btn {
    width: 100%;
    justify-content: start;
    text-align: start;
    padding-inline: 12px;
  }
  .wins {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 6px;
  }
  .wins .btn {
    font-size: 0.875rem;
    padding: 4px 8px;
  }
  .wins .btn:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    :host {
      gap: 8px;
      font-size: 0.875rem;
      line-height: 1.3;
      --tv-ring: 44px;
    }
    .picked > .acts {
      bottom: -8px;
    }
    .picked {
      gap: 6px;
    }
    .picked .mark {
      display: none;
    }
    /* The name has the whole width, under its kind. */
    .picked .top {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      gap: 0 4px;
    }
    .picked .top > div {
      display: contents;
    }
    .picked .top small {
      grid-area: 1 / 1;
      align-self: center;
    }
    .picked .top h3 {
      grid-area: 2 / 1 / auto / -1;
    }
    .picked .top .btn {
      grid-row: 1;
      margin-block: -6px 0;
    }
    .on-table:has(+ .effects) {
      display: none;
    }
    .picked .acts {
      grid-template-columns: 1fr 1fr;
      gap: 6px;
    }
    .picked .acts > :only-child {
      grid-column: 1 / -1;
    }
    .window tv-icon {
      display: none;
    }
    .window q {
      font-size: 0.8125rem;
    }
    .always .btn {
      flex: 1 1 0;
    }
    /* Years are tapped on the TimeLine: here is no room for them twice. */
    .on-table .btn {
      display: none;
    }
    .wins {
      grid-template-columns: 1fr;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .picked .acts {
      grid-template-columns: 1fr 1fr;
    }
    .picked .acts > :only-child {
      grid-column: 1 / -1;
    }
    .on-table .btn {
      display: none;
    }
    .search ul {
      max-height: 300px;
    }
  }
  @container (max-width: 600px) and (orientation: portrait) {
    /* It comes up over what lies below. */
    :host {
      gap: 0;
    }
    /* It ends where the screen does, however little is announced. */
    .window {
      min-height: 0;
    }
    .paper {
      border-radius: 18px 18px 0 0;
      box-shadow: var(--tv-shadow-3);
    }
    .now,
    .always {
      padding: 10px 10px 12px;
      background: var(--tv-room);
      box-shadow: 0 -6px 6px var(--tv-room);
    }
  }
`;
