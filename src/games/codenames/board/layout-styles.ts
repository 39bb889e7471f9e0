/** Where the parts stand: desk with three columns, half size with one beside the grid, phone with everything under each other. */
import { css, type CSSResult } from 'lit';
import { boardFrame } from '../../../elements/board-frame.ts';

export const layoutStyles: CSSResult = css`
  ${boardFrame}
  .table {
    display: grid;
    grid-template: 'teams cloth rail' minmax(0, 1fr) / clamp(176px, 16.5cqw, 232px) minmax(0, 1fr) clamp(
        200px,
        18.5cqw,
        264px
      );
    gap: 20px;
    padding: 0 24px 22px;
    min-height: 0;
  }
  .cloth {
    grid-area: cloth;
  }
  .describe {
    position: absolute;
    top: 8px;
    left: 50%;
    z-index: var(--tv-z-lifted);
    transform: translateX(-50%);
  }
  .describe:not(:focus-visible) {
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @container board (min-width: 901px) and (max-width: 1150px) {
    .table {
      gap: 14px;
      padding: 0 14px 14px;
    }
    .team h3 {
      font-size: 1.25rem;
    }
    .pips {
      gap: 2px;
    }
    .left small {
      display: none;
    }
  }

  @container board (max-width: 900px) and (orientation: landscape) {
    .table,
    .lobby {
      grid-template: 'cloth teams' auto 'cloth rail' minmax(0, 1fr) / minmax(0, 1fr) 168px;
      gap: 7px 9px;
      padding: 0 9px 9px;
    }
    .lobby {
      grid-template-rows: 0 minmax(0, 1fr);
      row-gap: 0;
    }
    .teams {
      gap: 6px;
      margin: 0;
      padding: 0;
      overflow: visible;
    }
    /* What the headline says of the teams is enough where the rail has more to say. */
    .table:has(.writing, > .over) .teams {
      display: none;
    }
    .table:has(.writing, > .over) .rail {
      grid-row: 1 / 3;
    }
    .team {
      padding: 5px 8px;
      border-top-width: 0;
      border-inline-start: 6px solid var(--t);
      border-radius: 8px;
    }
    .team h3 {
      font-size: 1.0625rem;
    }
    .team ul,
    .team .pips,
    .left small {
      display: none;
    }
    .left b {
      font-size: 1.375rem;
    }
    .team .em {
      --em: 26px;
    }
    .rail {
      gap: 6px;
    }
    .comanda {
      --pad: 10px;
      --tv-sign-s: 0.9375rem;
      min-height: 0;
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
    .rail > .hint {
      display: none;
    }
    .rail .foot {
      grid-template-columns: 1.25fr 1fr;
      gap: 6px;
    }
    .rail .foot.one {
      grid-template-columns: 1fr;
    }
    .rail > .foot .btn {
      min-height: var(--tv-target-low);
      padding: 2px 6px;
      font-size: 0.875rem;
    }
    .rail > .foot .btn tv-icon {
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
    .paper.bill {
      padding: 8px 10px;
      border-top-width: 5px;
      gap: 4px;
      font-size: 0.8125rem;
      overflow: auto;
      flex: 0 1 auto;
    }
    .bill h3 {
      font-size: 1.0625rem;
    }
    .bill .em {
      --em: 22px;
    }
    .bill .check {
      font-size: 0.8125rem;
    }
    .over .comanda,
    .bill .sum {
      display: none;
    }
    .over .foot .hint {
      line-height: 1.25;
    }
    .note {
      padding: 6px 10px;
      font-size: 0.8125rem;
    }
  }

  @container board (max-width: 900px) and (orientation: portrait) {
    .frame {
      overflow: auto;
    }
    .table,
    .lobby {
      grid-template: 'teams' auto 'cloth' minmax(
          max(240px, 48cqh, min(64cqw, 62cqh)),
          calc(80cqw + 122px)
        ) 'rail' minmax(min-content, 1fr) / minmax(0, 1fr);
      gap: 8px;
      padding: 0 8px 10px;
    }
    .table.five {
      grid-template-rows: auto minmax(max(300px, 48cqh), calc(100cqw + 130px)) minmax(min-content, 1fr);
    }
    /* While one guesses, what can be done with a picture comes and goes below: there is always room for it, and the grid stands still. */
    .table:not(:has(> .writing, > .over, > .knowing), .lobby) {
      --below: 340px;
      grid-template-rows:
        auto clamp(max(240px, 46cqh, min(64cqw, 62cqh)), 100cqh - var(--below), 80cqw + 122px)
        minmax(min-content, 1fr);
    }
    .table.five:not(:has(> .writing, > .over, > .knowing)) {
      grid-template-rows:
        auto clamp(max(300px, 46cqh), 100cqh - var(--below), 100cqw + 130px)
        minmax(min-content, 1fr);
    }
    .lobby .cloth {
      grid-column: 1;
    }
    .teams {
      flex-direction: row;
      gap: 8px;
      margin: 0;
      padding: 0;
      min-height: auto;
      overflow: visible;
    }
    .team {
      flex: 1;
      padding: 6px 10px;
      border-top-width: 5px;
      border-radius: 10px;
    }
    .team h3 {
      font-size: 1.125rem;
    }
    .team ul,
    .team .pips,
    .left small {
      display: none;
    }
    .left b {
      font-size: 1.25rem;
    }
    .team .em {
      --em: 24px;
    }
    .rail {
      gap: 8px;
    }
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
    .rail > .hint {
      display: none;
    }
    .rail .foot {
      grid-template-columns: 1.6fr 1fr;
      gap: 8px;
    }
    .lobby .foot {
      grid-template-columns: 1fr 1.3fr;
    }
    .rail .foot.one {
      grid-template-columns: 1fr;
    }
    .rail .foot .btn {
      padding: 6px 10px;
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
    .bill {
      gap: 4px;
    }
    .over .comanda,
    .bill .sum {
      display: none;
    }
    /* Both ways on beside each other, so that neither lies below the fold. */
    .rail.over .foot.one:has(.btn + .btn) {
      grid-template-columns: 1fr 1fr;
      gap: 6px 8px;
    }
    .over .foot .hint {
      grid-column: 1 / -1;
    }
  }
`;
