/** How dice lie that are compared in columns (`tv-dice-tray`). */
import { css, type CSSResult } from 'lit';

export const trayStyles: CSSResult = css`
  :host {
    display: block;
    min-width: 0;
    container-type: inline-size;
  }
  .scroll {
    overflow-x: auto;
    padding: 2px;
  }
  table {
    border-collapse: separate;
    border-spacing: 0;
    width: 100%;
  }
  caption {
    text-align: start;
    font: 400 1.375rem / 1.2 var(--tv-font-sign);
    padding: 0 6px 8px;
    overflow-wrap: anywhere;
  }
  thead th {
    min-width: calc(var(--tv-die, 52px) + 16px);
    padding: 7px 4px 6px;
    font: 600 0.9375rem/1.2 var(--tv-font-text);
    color: var(--tv-ink-2);
  }
  thead em {
    display: block;
    font-style: normal;
    font-weight: 800;
    color: var(--tv-ink);
  }
  .decides {
    background: var(--tv-mark);
  }
  thead .decides {
    border-radius: 16px 16px 0 0;
    color: var(--tv-ink);
  }
  tbody tr:last-child .decides {
    border-radius: 0 0 16px 16px;
  }
  tbody th {
    text-align: start;
    font-weight: 400;
    padding: 8px 6px;
  }
  tbody tr + tr > * {
    border-top: 1.5px dashed var(--tv-line);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 10px;
    --tv-plate: var(--tv-tray-plate, 44px);
  }
  .mark svg {
    width: 58%;
    height: 58%;
    stroke: currentcolor;
    stroke-width: 2.2;
    fill: none;
  }
  .mark {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: var(--tv-plate);
    height: var(--tv-plate);
    border-radius: 50%;
    background: var(--tv-dead);
    color: var(--tv-on-dead);
    box-shadow: 0 0 0 2px var(--tv-rim);
  }
  b {
    display: block;
    font: 400 1.1875rem/1.1 var(--tv-font-sign);
    overflow-wrap: break-word;
  }
  small {
    display: block;
    color: var(--tv-ink-2);
    font-size: 0.875rem;
    line-height: 1.2;
  }
  td {
    text-align: center;
    padding: 8px 4px;
  }
  .unused tv-die {
    opacity: 0.55;
  }
  thead .rest {
    min-width: 0;
  }
  .rest > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 3px;
    min-width: calc(var(--tv-die, 52px) * 1.5);
    max-width: calc(var(--tv-die, 52px) * 3.2);
    margin: 0 auto;
  }
  .rest tv-die {
    --tv-die: var(--tv-die-rest, 28px);
  }
  .rings {
    display: inline-block;
    border-radius: 50%;
    padding: 6px;
    margin: -6px;
    background: var(--tv-cloth);
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 7px var(--tv-focus);
  }
  .rings tv-die {
    display: block;
  }
  .result {
    text-align: start;
    padding-inline-start: 14px;
    font-weight: 700;
    line-height: 1.2;
  }
  .wins {
    display: inline-block;
    padding: 4px 10px;
    border-radius: 8px;
    background: var(--tv-focus);
    color: var(--tv-focus-ink);
    box-shadow: 0 0 0 2px var(--tv-focus-ink);
  }
  :host([slim]) .result,
  :host([slim]) thead th:last-child,
  :host([slim]) tbody th small {
    display: none;
  }
  .result small {
    font-weight: 400;
  }
  :host([dense]) caption {
    font-size: 1.0625rem;
    padding-bottom: 4px;
  }
  :host([dense]) thead th {
    min-width: 0;
    padding: 4px 3px;
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  :host([dense]) :is(td, tbody th) {
    padding: 5px 3px;
  }
  :host([dense]) {
    --tv-die-rest: 22px;
  }
  :host([dense]) .rest > div {
    max-width: 72px;
  }
  :host([dense][slim]) .rest > div {
    min-width: 0;
    max-width: 47px;
  }
  :host([dense]) .who {
    gap: 6px;
  }
  :host([dense]) :is(.who small, .result, .result small) {
    font-size: 0.8125rem;
  }
  :host([dense]) .who b {
    font-size: 1rem;
  }
  :host([dense]) .result {
    padding-inline-start: 7px;
  }
  :host([dense]) .wins {
    padding: 3px 6px;
  }
  :host([dense]) .rings {
    padding: 3px;
    margin: -3px;
    box-shadow:
      0 0 0 2px var(--tv-focus-ink),
      0 0 0 5px var(--tv-focus);
  }
  /* Many dice need the room of what comes of them: the headline says that as well. */
  :host([dense]) :is(.many, .packed) thead th,
  :host([slim]) thead th {
    white-space: normal;
  }
  :host([dense]) .packed :is(th, td) {
    padding-inline: 2px;
  }
  :host([dense]) .many :is(.result, thead th:last-child) {
    display: none;
  }
  /* On a phone dice of four columns are whole: what is round them gives way. */
  @container (max-width: 330px) {
    :host([slim]) .who {
      gap: 4px;
      --tv-plate: 24px;
    }
    :host([slim]) :is(thead th, td, tbody th) {
      padding-inline: 1px;
    }
    :host([slim]) thead th {
      font-size: 0.75rem;
    }
    :host([slim]) td tv-die {
      --tv-die: 34px;
    }
    :host([slim]) .rest tv-die {
      --tv-die: 20px;
    }
    :host([dense][slim]) .rest > div {
      min-width: 43px;
    }
    /* That they aren't needed is said by their paleness; to those who hear it as well. */
    :host([slim]) thead :is(.unused, .rest) em {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @container (max-width: 275px) {
    :host([slim]) :is(.mark, tv-plate) {
      display: none;
    }
    :host([slim]) .who b {
      font-size: 0.875rem;
    }
    :host([slim]) td tv-die {
      --tv-die: 30px;
    }
  }
  .falls tv-die {
    animation: fall var(--tv-turn) var(--tv-ease-set) backwards;
  }
  td:nth-of-type(2n) tv-die {
    --turn: -260deg;
  }
  @keyframes fall {
    from {
      transform: translateY(-90px) rotate(var(--turn, 200deg)) scale(1.25);
      opacity: 0;
    }
    60% {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .falls tv-die {
      animation: none;
      outline: 3px solid var(--tv-focus);
      outline-offset: 2px;
      border-radius: 50%;
    }
  }
`;
