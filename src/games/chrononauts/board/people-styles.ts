/** How people, their things, the piles and the travellers look. */
import { css, type CSSResult } from 'lit';

export const peopleStyles: CSSResult = css`
  :host {
    display: flex;
    flex: none;
    flex-direction: column;
    gap: 12px;
  }
  /* What goes on below fades away: a line cut in two reads as a fault. At the end it lies where nothing is. */
  .fade {
    position: sticky;
    bottom: -8px;
    flex: none;
    height: 22px;
    margin: -12px var(--people-fade, -8px) -8px;
    background: linear-gradient(transparent, var(--tv-room) 80%);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    .fade {
      display: none;
    }
  }
  .guesses {
    font-size: 0.9375rem;
    line-height: 1.35;
    text-wrap: balance;
  }
  .lot {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    min-height: 40px;
    line-height: 1.25;
    --tv-die: 40px;
  }
  .lot p {
    grid-column: 2;
  }
  .lot small {
    display: block;
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  .person {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 6px 10px;
    align-items: center;
    padding: 7px 0;
  }
  .person + .person {
    border-top: 1.5px dashed var(--tv-line);
  }
  .who {
    display: grid;
    line-height: 1.2;
  }
  .who b {
    overflow-wrap: anywhere;
  }
  .who small {
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  .count {
    position: relative;
    display: flex;
    gap: 6px;
    align-items: center;
    font-size: 1.125rem;
  }
  .count i,
  .piles i {
    width: 22px;
    height: 30px;
    border: 2.5px solid var(--tv-card);
    border-radius: 4px;
    background: radial-gradient(circle, var(--tv-tile-2) 0 20%, var(--tv-tile-1) 22% 44%, #f4efe0 46%) 0 0 / 9px 9px;
    box-shadow: 0 0 0 1px var(--tv-card-edge);
  }
  .things {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
  }
  .things li {
    display: flex;
    gap: 5px;
    align-items: center;
    padding: 2px 8px;
    border-radius: 8px;
    background: var(--tv-kind-artifact);
    color: #fff;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.3;
  }
  .things .picture,
  .pile .picture {
    flex: none;
    width: 1.5em;
    height: 1.5em;
  }
  .more {
    grid-column: 1 / -1;
    color: var(--tv-ink-2);
    font-size: 0.875rem;
    line-height: 1.3;
  }
  .piles {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    align-items: center;
  }
  .keep {
    grid-column: 1 / -1;
    display: flex;
    gap: 8px;
    font-size: 0.875rem;
  }
  .keep tv-icon {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.1em;
  }
  .keep .waits {
    color: var(--tv-off);
  }
  .pile {
    display: flex;
    gap: 8px;
    align-items: center;
    font-weight: 700;
  }
  .pile small {
    display: block;
    font-weight: 400;
    font-size: 0.8125rem;
    line-height: 1.2;
  }
  .btn.pile {
    justify-content: start;
    text-align: start;
    padding-inline: 12px;
  }
  .btn.pile span {
    min-width: 0;
  }
  .travellers h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 8px;
  }
  .travellers small {
    font: 600 0.875rem var(--tv-font-text);
    color: var(--tv-ink-2);
  }
  .travellers > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(138px, 1fr));
    gap: 8px;
    margin-top: 8px;
  }
  .travellers .goal {
    display: block;
  }
  .travellers .goal .btn {
    width: 100%;
    margin-top: 4px;
  }
  .travellers .home {
    display: flex;
    gap: 8px;
    align-items: center;
    color: #14533a;
  }
  @container (min-width: 1001px) and (max-height: 700px) {
    .person {
      padding: 3px 0;
      --tv-plate: 38px;
    }
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    :host {
      gap: 8px;
      font-size: 0.875rem;
      line-height: 1.3;
    }
    /* The picture says which: of the name two words had room beside it, on five lines. */
    .pile small {
      display: none;
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
    .things li {
      font-size: 0.75rem;
      padding: 1px 6px;
    }
    .person {
      padding: 3px 0;
      --tv-plate: 30px;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .travellers > ul {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
