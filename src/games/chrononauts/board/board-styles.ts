/** How the parts of the board look; where they stand is in layout-styles. */
import { css, type CSSResult } from 'lit';

export const boardStyles: CSSResult = css`
  .paper {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 12px 14px;
    box-shadow: var(--tv-shadow-1);
    min-width: 0;
  }
  .paper h3 {
    font-size: 1.25rem;
  }
  .hint {
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .acts {
    display: grid;
    gap: 9px;
    min-width: 0;
  }
  .acts .btn {
    padding-inline: 12px;
  }
  .two {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 9px;
  }
  .two .btn {
    padding-inline: 8px;
  }
  .btn.sure {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 3px var(--tv-ink);
  }
  .btn.small {
    grid-column: 1 / -1;
    font-size: 0.9375rem;
  }
  .btn.cannot {
    color: var(--tv-ink-2);
    box-shadow: inset 0 0 0 1.5px var(--tv-line);
  }
  .btn[aria-pressed='true']:not(.quiet) {
    box-shadow: inset 0 0 0 3px var(--tv-ink);
    background: var(--tv-mark);
  }
  .done {
    display: flex;
    gap: 8px;
    align-items: center;
    font-weight: 700;
    min-height: 44px;
  }
  .check {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    line-height: 1.25;
  }
  .check input {
    width: 22px;
    height: 22px;
    flex: none;
    accent-color: var(--tv-go);
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
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 7px var(--tv-focus),
      var(--tv-shadow-2);
  }
  .picked {
    box-shadow:
      0 0 0 2px var(--tv-ink),
      var(--tv-shadow-1);
  }
  .picked p {
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
  .ring {
    position: relative;
    width: 54px;
    height: 54px;
    flex: none;
    display: grid;
    place-items: center;
  }
  .ring svg {
    position: absolute;
    inset: 0;
    fill: none;
    stroke-width: 7;
    rotate: -90deg;
  }
  .ring .track {
    stroke: var(--tv-line);
  }
  .ring .run {
    stroke: var(--tv-go);
  }
  .ring b {
    font-size: 1.375rem;
    font-weight: 800;
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
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
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
  .meter {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    font-weight: 700;
    line-height: 1.2;
  }
  .meter .name {
    display: flex;
    gap: 6px;
    align-items: center;
    white-space: nowrap;
  }
  .notches {
    flex: 1;
    display: flex;
    gap: 5px;
  }
  .notches i {
    flex: 1;
    min-width: 0;
    height: 16px;
    border-radius: 5px;
    box-shadow: inset 0 0 0 2px var(--tv-line-strong);
  }
  .notches .on {
    background: repeating-linear-gradient(135deg, #18241e 0 4px, #f3b61f 4px 8px);
    box-shadow: inset 0 0 0 2px var(--tv-focus-ink);
  }
  .notches .more {
    box-shadow:
      inset 0 0 0 2px var(--tv-ink),
      0 0 0 3px var(--tv-focus);
  }
  .notches .less {
    opacity: 0.45;
    box-shadow:
      inset 0 0 0 2px var(--tv-ink),
      0 0 0 3px var(--tv-live);
  }
  .meter > b {
    font-size: 1.5rem;
    font-weight: 800;
    line-height: 1;
  }
  .meter em {
    font-style: normal;
  }
  .meter small {
    font-size: 1rem;
    color: var(--tv-ink-2);
  }
  .near > b,
  .warn {
    color: var(--tv-off);
  }
  .ultra {
    flex: 1 0 100%;
    display: flex;
    gap: 8px;
    align-items: center;
    padding: 2px 12px;
    border-radius: 8px;
    background: var(--tv-kind-warp);
    color: #fff;
    font-size: 0.875rem;
    line-height: 1.25;
  }
  .always {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
  }
  .modes {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 18px;
    height: 100%;
    padding: 18px;
    align-items: center;
  }
  .mode {
    display: grid;
    gap: 12px;
    align-content: center;
    min-height: min(100%, 260px);
    padding: 20px;
    border: 0;
    border-radius: 16px;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    line-height: 1.35;
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 4px 0 var(--tv-card-edge);
  }
  .mode .sign {
    font-size: 1.625rem;
  }
  .mode small {
    display: flex;
    gap: 6px;
    justify-content: center;
    align-items: center;
    font-size: 1rem;
    font-weight: 700;
  }
  .mode[aria-pressed='true'] {
    box-shadow:
      0 0 0 4px var(--tv-go),
      var(--tv-shadow-2);
  }
  .mode:focus-visible {
    box-shadow: 0 0 0 9px var(--tv-focus);
  }
  .tables {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    gap: 16px;
    height: 100%;
    padding: 14px;
    overflow: auto;
  }
  .tables h3 {
    font-size: 1.25rem;
    margin-bottom: 8px;
  }
  .laid {
    display: flex;
    flex-wrap: wrap;
    gap: 9px;
  }
  .laid li {
    --card: 112px;
    width: var(--card);
    height: calc(var(--card) * 1.4);
    border-radius: 11px;
    overflow: hidden;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 3px 0 var(--tv-card-edge);
  }
  .options {
    display: grid;
    gap: 10px;
    align-content: start;
    overflow: auto;
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
    gap: 9px;
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
  .discards {
    display: grid;
    gap: 6px;
    line-height: 1.35;
    list-style: none;
  }
  @media (forced-colors: active) {
    .paper,
    .goal,
    .mode {
      border: 1.5px solid CanvasText;
    }
    .notches i {
      border: 1.5px solid CanvasText;
    }
    .notches .on {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
