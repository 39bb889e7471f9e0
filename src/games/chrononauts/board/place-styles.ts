/** How people, piles, things and goals look. */
import { css, type CSSResult } from 'lit';

export const placeStyles: CSSResult = css`
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
  .pile .picture,
  .search .picture {
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
  .goals {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    min-width: 0;
  }
  .goal {
    background: var(--tv-card);
    color: var(--tv-card-ink);
    border-radius: 12px;
    padding: 8px 12px;
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 3px 0 var(--tv-card-edge);
    min-width: 0;
  }
  .goal h3 {
    font-size: 1.0625rem;
    margin-bottom: 4px;
  }
  .ty {
    display: flex;
    gap: 6px;
    align-items: center;
    font: 700 0.875rem/1.4 var(--tv-font-text);
    color: var(--tv-card-ink-2);
  }
  .goal li {
    position: relative;
    display: flex;
    gap: 7px;
    align-items: baseline;
    font-size: 0.9375rem;
    line-height: 1.3;
    padding: 2px 0;
    color: var(--tv-card-ink-2);
  }
  .goal li > tv-icon,
  .goal li > .sign-i {
    width: 1.05em;
    height: 1.05em;
    align-self: center;
  }
  .goal li.met {
    color: #14533a;
    font-weight: 600;
  }
  .goal small {
    font-size: 0.8125rem;
  }
  .hid {
    grid-column: 1 / -1;
    text-align: center;
    padding: 24px;
  }
  .none {
    align-self: center;
    text-align: center;
    color: var(--tv-ink-2);
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
`;
