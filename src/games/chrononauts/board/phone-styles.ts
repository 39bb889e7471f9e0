/** Where the parts stand on a phone: under each other, and what one is about to do under the thumb. */
import { css, type CSSResult } from 'lit';
import { chips } from './chip-styles.ts';

export const phoneStyles: CSSResult = css`
  @container board (max-width: 900px) and (orientation: portrait) {
    .frame {
      overflow: auto;
      grid-template-rows: auto auto;
      align-content: start;
    }
    .table {
      display: flex;
      flex-direction: column;
      padding: 0 10px 14px;
      gap: 10px;
    }
    .table > * {
      flex: none;
    }
    .middle {
      display: block;
      min-height: auto;
      flex: none;
    }
    .cloth {
      height: 236px;
    }
    .lobby .cloth,
    .artifaxx .cloth {
      height: auto;
    }
    ${chips}
    .tables,
    .tables.many {
      grid-template-columns: 1fr;
      gap: 8px;
      padding: 4px;
    }
    /* What is going on, the own hand, then everything else. */
    .rail {
      display: contents;
    }
    .mine,
    .mine.artifaxx,
    .mine.solonauts {
      display: grid;
      order: 1;
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
    .people,
    .travellers,
    .guesses,
    .piles,
    .always {
      order: 2;
    }
    .lobby .people,
    .over .always {
      order: 0;
    }
    /* The rules of the house are long: what the game is begun with stays in sight. */
    .lobby .acts {
      order: 3;
      position: sticky;
      bottom: 0;
      z-index: var(--tv-z-bar);
      padding-block: 6px 12px;
      margin-bottom: -12px;
      background: var(--tv-room);
      box-shadow: 0 -6px 6px var(--tv-room);
    }
    /* What is brought into sight isn't brought behind it, also where it has two buttons. */
    .frame.lobby {
      scroll-padding-block-end: 136px;
    }
    .lobby .rail > .options {
      flex: none;
      overflow: visible;
    }
    .lobby .people {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 12px;
    }
    .lobby .person {
      border: 0;
    }
    .mine chrono-hand,
    .mine > .none {
      grid-row: 1;
    }
    .mine chrono-hand {
      margin: -8px -10px;
    }
    .mine > .goals {
      max-height: none;
      min-height: 150px;
    }
    /* What one is about to do stays at the bottom, under the thumb, with the cards and the TimeLine above it. */
    .picked {
      order: 2;
      position: sticky;
      bottom: 8px;
      z-index: var(--tv-z-bar);
      max-height: 46cqh;
      overflow: auto;
      box-shadow:
        0 0 0 2px var(--tv-ink),
        var(--tv-shadow-3);
    }
    .picked .acts {
      position: sticky;
      bottom: -12px;
      grid-template-columns: 1fr 1fr;
      padding-bottom: 2px;
      background: var(--tv-paper);
    }
    .picked .acts > :only-child {
      grid-column: 1 / -1;
    }
    .on-table .btn {
      display: none;
    }
    .travellers > ul {
      grid-template-columns: 1fr 1fr;
    }
    .search ul {
      max-height: 300px;
    }
    .meter {
      margin-top: 8px;
    }
    .meter .name {
      font-size: 0.875rem;
    }
    .notches {
      flex: 1 0 100%;
      order: 3;
      gap: 3px;
    }
    .meter > b {
      margin-inline-start: auto;
    }
    .modes {
      grid-template-columns: 1fr;
      gap: 10px;
    }
    .choosing {
      grid-template-rows: auto;
      height: auto;
      padding: 4px;
    }
    .mode {
      min-height: 0;
    }
  }
`;
