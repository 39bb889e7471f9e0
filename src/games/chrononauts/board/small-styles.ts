/** Where the parts stand at half size: all of it lower and the hand as bars. On a phone: `phone-styles.ts`. */
import { css, type CSSResult } from 'lit';
import { chips } from './chip-styles.ts';

export const smallStyles: CSSResult = css`
  @container board (max-width: 1000px) and (orientation: landscape) {
    .table {
      grid-template:
        'middle rail' minmax(0, 1fr)
        'mine mine' auto / minmax(0, 1fr) 216px;
      gap: 5px 9px;
      padding: 0 9px 4px;
    }
    .lobby .table {
      grid-template-areas: 'middle rail' 'mine rail';
    }
    .lobby .people {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 8px;
    }
    .lobby .person {
      border: 0;
      gap: 6px;
    }
    .travellers h3,
    .travellers > ul {
      gap: 5px;
      margin-top: 0;
    }
    .travellers > ul,
    .travellers .goal ul {
      grid-template-columns: 1fr;
      margin-top: 3px;
    }
    .travellers .goal ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 8px;
      margin: 0;
    }
    .travellers .goal li > .sign-i,
    .travellers .goal li > tv-icon {
      width: 0.9em;
    }
    .rail {
      --below: 5px;
      gap: 8px;
      font-size: 0.875rem;
      line-height: 1.3;
    }
    .paper {
      padding: 8px 10px;
      border-radius: 12px;
    }
    .paper h3 {
      font-size: 1.0625rem;
    }
    .paper.window,
    .picked {
      gap: 6px;
    }
    .paper.window tv-plate,
    .picked .mark,
    .two tv-icon {
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
    .rail .btn {
      font-size: 0.875rem;
      padding-inline: 6px;
    }
    .things li {
      font-size: 0.75rem;
      padding: 1px 6px;
    }
    .over .always .btn {
      flex: 1 1 0;
    }
    .ring {
      width: 44px;
      height: 44px;
    }
    .person {
      padding: 3px 0;
      --tv-plate: 30px;
    }
    .meter {
      font-size: 0.8125rem;
      gap: 2px 8px;
    }
    .meter > b {
      font-size: 1.125rem;
    }
    .notches {
      gap: 3px;
    }
    .notches i {
      height: 10px;
      border-radius: 3px;
    }
    .mine,
    .mine.artifaxx {
      grid-template-columns: minmax(0, 1fr);
      gap: 3px;
      min-height: 0;
    }
    .mine chrono-hand,
    .mine > .none {
      height: calc(49px * var(--rows, 1) + 4px);
      min-height: 0;
    }
    .mine chrono-hand {
      margin: 0 -4px;
    }
    .mine.shared {
      --back: 46px;
    }
    .mine > .goals {
      min-height: 42px;
      max-height: none;
    }
    /* Years are tapped on the TimeLine: here is no room for them twice. */
    .on-table .btn {
      display: none;
    }
    .picked .acts,
    .paper.window .two {
      position: sticky;
      bottom: calc(-1 * var(--below));
      z-index: 1;
      padding-bottom: 2px;
      background: var(--tv-paper);
      box-shadow: 0 -5px 6px var(--tv-paper);
    }
    .goals {
      gap: 6px;
    }
    .goal {
      padding: 4px 9px;
    }
    .mine .goal {
      display: flex;
      flex-wrap: wrap;
      gap: 0 10px;
      align-items: baseline;
      align-content: center;
    }
    .mine .goal ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 10px;
    }
    /* Names of things are long: the first stands beside the mission's. */
    .mine .goal:last-child ul {
      display: contents;
    }
    .goal h3 {
      font-size: 0.8125rem;
      margin: 0;
    }
    .goal .ty {
      display: none;
    }
    .goal li {
      gap: 4px;
      font-size: 0.8125rem;
      line-height: 1.25;
      padding: 0;
    }
    .hid {
      padding: 6px;
    }
    .meter {
      flex-wrap: nowrap;
    }
    .meter .ultra {
      flex: none;
      font-size: 0.8125rem;
    }
    .meter .ultra span {
      display: none;
    }
    ${chips}
    .tables {
      grid-template-columns: 1fr 1fr;
      gap: 6px 10px;
      padding: 4px;
    }
    .tables.many {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .tables h3 {
      font-size: 0.9375rem;
      margin: 0;
    }
    .check {
      gap: 6px;
    }
    .wins {
      grid-template-columns: 1fr;
    }
    .modes {
      gap: 9px;
    }
    .choosing {
      padding: 4px;
      gap: 5px;
    }
    .advice {
      font-size: 0.8125rem;
      line-height: 1.2;
      gap: 4px 10px;
    }
    .advice p {
      flex-basis: 130px;
    }
    .advice .btn {
      font-size: 0.8125rem;
      padding-inline: 8px;
    }
    .mode {
      padding: 8px;
      gap: 4px;
      font-size: 0.9375rem;
      line-height: 1.2;
    }
    .mode small {
      font-size: 0.9375rem;
    }
    .mode .sign {
      font-size: 1.1875rem;
    }
  }
`;
