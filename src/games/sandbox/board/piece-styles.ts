/** How pieces look on the cloth: cardboard, wood and paper of the room's own tokens. Nothing here clips or contains: see layer.ts. */
import { css, type CSSResult } from 'lit';
import { faceStyles } from './face-styles.ts';
import { toolStyles } from './tool-styles.ts';

export const pieceStyles: CSSResult = css`
  ${faceStyles}
  ${toolStyles}
  /* Its edge is a border, and its shadow has no blur, which took most of what a card takes to be drawn. Each box more, as of a shadow's own, is a layer to lay out. */
  .thing .card {
    inset: -1px -1px -3px;
    border: 1px solid var(--tv-card-edge);
    border-bottom-width: 3px;
    border-radius: calc(0.085em + 1px);
    box-shadow: 0 2px 0 1px rgb(24 36 30 / 0.07);
  }
  .thing .card.round {
    border-radius: 50%;
  }
  .thing .card.square {
    border-radius: calc(0.06em + 1px);
  }
  .thing .card.hex {
    inset: 0;
    border: 0;
    clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%);
  }
  /* Its pattern is one picture that all of them share (back-tile.ts). */
  .card.back {
    padding: 0.06em;
    background:
      var(--back-tile, linear-gradient(var(--tv-tile-1) 0 0)) 0 0 / 0.22em 0.22em content-box,
      var(--tv-card) padding-box;
  }
  /* Too small for more than its colour. */
  .far .card,
  .far .card.round,
  .far .card.square {
    inset: -2px;
    border-width: 2px;
    box-shadow: none;
  }
  .far .card:not(.round) {
    border-radius: 0;
  }
  .far .card.back {
    padding: 0;
    background: var(--tv-tile-1);
  }
  .far .rank,
  .far .note {
    display: none;
  }
  .below {
    position: absolute;
    inset: -1px;
    border: 1px solid var(--tv-card-edge);
    border-radius: 12px;
    background: var(--tv-card);
  }
  .count {
    position: absolute;
    /* Within the pile: a ring around it covers nothing of the number. */
    top: 6px;
    right: 6px;
    scale: min(var(--k, 1), 2.4);
    transform-origin: 100% 0;
    min-width: 28px;
    height: 28px;
    padding: 0 7px;
    border-radius: 14px;
    display: grid;
    place-items: center;
    background: var(--tv-ink);
    color: var(--tv-room);
    font: 800 15px / 1 var(--tv-font-text);
    pointer-events: none;
  }
  .note {
    position: absolute;
    top: calc(100% + 6px);
    left: 50%;
    translate: -50% 0;
    scale: min(var(--k, 1), 2.4);
    transform-origin: 50% 0;
    width: max-content;
    max-width: 190px;
    color: var(--tv-ink-2);
    font: 400 13px / 1.25 var(--tv-font-text);
    text-align: center;
    pointer-events: none;
  }
  [data-kind='zone'],
  [data-kind='bag'] {
    border: calc(2px * var(--k, 1)) dashed var(--tv-line-strong);
    border-radius: 14px;
    background: color-mix(in srgb, var(--tv-cloth-2) 70%, transparent);
  }
  [data-kind='bag'] {
    border-style: solid;
    border-radius: 40% 40% 46% 46%;
    background: var(--tv-by);
  }
  .legend {
    position: absolute;
    top: 0;
    left: 18px;
    translate: 0 -50%;
    scale: min(var(--k, 1), 2.4);
    transform-origin: 0 50%;
    padding: 2px 10px;
    border-radius: 8px;
    background: var(--tv-cloth);
    color: var(--tv-ink);
    font: 700 15px / 1.2 var(--tv-font-text);
    /* Hardly wider than the zone: beyond the cloth's edge it would be cut off. */
    width: max-content;
    max-width: max(76px, (100% - 18px) / min(var(--k, 1), 2.4));
    pointer-events: none;
  }
  .die,
  .token {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--tv-card-ink);
  }
  .die {
    border-radius: 18%;
    background: var(--tv-card);
    box-shadow:
      inset 0 0 0 1.5px var(--tv-card-edge),
      0 3px 0 var(--tv-card-edge),
      0 4px 8px rgb(24 36 30 / 0.2);
  }
  .die.coin,
  .die.wheel {
    border-radius: 50%;
  }
  .die .value {
    font: 800 26px / 1 var(--tv-font-text);
  }
  .die.rolling {
    animation: rolls 420ms linear infinite;
  }
  .pip {
    position: absolute;
    width: 19%;
    height: 19%;
    margin: -9.5%;
    border-radius: 50%;
    background: var(--tv-card-ink);
  }
  .token {
    border-radius: 50%;
    color: #fff;
    background: var(--tone);
    box-shadow:
      inset 0 0 0 4px rgb(255 255 255 / 0.28),
      0 3px 0 color-mix(in srgb, var(--tone) 60%, #000),
      0 4px 8px rgb(24 36 30 / 0.25);
    --tone: #25302b;
  }
  .token.square {
    border-radius: 14%;
  }
  .token.hex {
    border-radius: 0;
    clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%);
  }
  .token .sign {
    font: 800 26px / 1 var(--tv-font-text);
  }
  .token.pictured {
    background: none;
    box-shadow: none;
  }
  .token[data-tint='1'] {
    --tone: #b8391b;
  }
  .token[data-tint='2'] {
    --tone: #1b5598;
  }
  .token[data-tint='3'] {
    --tone: #2b6a4c;
  }
  .token[data-tint='4'] {
    --tone: #8a5a00;
  }
  .token[data-tint='5'] {
    --tone: #6b3a86;
  }
  .token[data-tint='6'] {
    --tone: #f4efe0;
    color: #18241e;
  }
  .paper {
    position: absolute;
    inset: 0;
    padding: 14px 18px;
    overflow: hidden;
    background: #fdeab4;
    color: #29230f;
    border-radius: 2px 2px 26px 2px / 2px 2px 12px 2px;
    box-shadow: 0 2px 6px rgb(24 36 30 / 0.2);
    font: 400 26px / 1.3 var(--tv-font-text);
    white-space: pre-wrap;
  }
  .board {
    position: absolute;
    inset: 0;
  }
  .locked {
    cursor: default;
  }
  @keyframes rolls {
    50% {
      rotate: 14deg;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .die.rolling {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .card,
    .die,
    .token {
      outline: 2px solid CanvasText;
    }
    .card.back {
      background: Canvas;
      border: 6px double CanvasText;
    }
  }
`;
