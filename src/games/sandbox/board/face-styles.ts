/** The lie of a face in its card, on the cloth and in the hand. Letters are parts of the card's width, which is its font size. */
import { css, type CSSResult } from 'lit';

export const faceStyles: CSSResult = css`
  .card {
    position: absolute;
    inset: 0;
    border-radius: 0.085em;
    background: var(--tv-card);
    color: var(--tv-card-ink);
  }
  .pic {
    position: absolute;
    inset: 7% 18%;
    width: 64%;
    height: 86%;
    object-fit: contain;
    pointer-events: none;
  }
  .pic.full {
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }
  [data-says]::before {
    content: attr(data-says);
  }
  .rank {
    position: absolute;
    top: 3%;
    left: 5.5%;
    font: 800 0.185em / 1 var(--tv-font-text);
    letter-spacing: -0.04em;
  }
  .rank.turned {
    inset: auto 5.5% 3% auto;
    rotate: 180deg;
  }
  [data-tint='1'] > .rank {
    color: #a92f14;
  }
  [data-tint='2'] > .rank {
    color: #1b5598;
  }
  [data-tint='3'] > .rank {
    color: #1f6a45;
  }
  .word {
    position: absolute;
    inset: 8%;
    display: grid;
    place-items: center;
    text-align: center;
    font: 700 0.13em / 1.15 var(--tv-font-text);
    overflow-wrap: anywhere;
  }
  /* A card that says something: name, picture if there is one, words. */
  .pic.upper {
    inset: 16% 8% auto;
    width: 84%;
    height: 36%;
  }
  .word.top {
    inset: 4% 17% auto;
    height: 10%;
    font-size: 0.1em;
  }
  .body {
    position: absolute;
    inset: 18% 8% 5%;
    overflow: hidden;
    text-align: center;
    white-space: pre-line;
    font: 500 0.088em / 1.25 var(--tv-font-text);
    overflow-wrap: anywhere;
  }
  .pic.upper ~ .body {
    top: 55%;
  }
`;
