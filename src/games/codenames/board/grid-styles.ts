/** How pictures lie on the cloth: pasteboard with thickness, number tab, cover, states. Sizes are in
 * grid-sizes.ts, the key's frames in key-styles.ts. */
import { css, type CSSResult } from 'lit';

export const gridStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    container-type: size;
  }
  .grid {
    --gap: 13px;
    --r: 12px;
    --edge: 4px;
    --num-w: 38px;
    --num-h: 34px;
    --num: 1.3125rem;
    --mark: 58px;
    --id: 1.0625rem;
    --ring: 6px;
    --inset: 2px;
    height: 100%;
    display: grid;
    grid-template-rows: repeat(4, minmax(0, 1fr));
    gap: var(--gap);
  }
  .row {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--gap);
    min-height: 0;
  }
  .place {
    display: grid;
    min-width: 0;
    min-height: 0;
    position: relative;
  }
  .cell {
    position: relative;
    border: 0;
    padding: 0;
    margin: 0;
    min-width: 0;
    min-height: 0;
    border-radius: var(--r);
    background: var(--tv-card);
    color: var(--tv-card-ink);
    cursor: default;
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 var(--edge) 0 var(--tv-card-edge),
      0 6px 10px rgb(0 0 0 / 0.12);
    transition:
      transform var(--tv-fast) var(--tv-ease),
      box-shadow var(--tv-fast) var(--tv-ease);
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .face {
    position: absolute;
    inset: var(--inset);
    border-radius: calc(var(--r) - 3px);
    overflow: hidden;
  }
  .face img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: 50% 100%;
    mix-blend-mode: multiply;
  }
  .face.own img {
    object-fit: cover;
    object-position: 50% 50%;
    mix-blend-mode: normal;
  }
  .num {
    position: absolute;
    left: 0;
    top: 0;
    min-width: var(--num-w);
    height: var(--num-h);
    padding: 0 6px;
    display: grid;
    place-items: center;
    font: 800 var(--num) / 1 var(--tv-font-text);
    background: var(--tv-card-ink);
    color: var(--tv-card);
    border-radius: var(--r) 0 var(--r) 0;
    pointer-events: none;
  }

  /* Covered: colour, shape, letter or name; the picture is a ghost, the number stays. */
  .cover {
    background: var(--t);
    color: var(--to);
    box-shadow:
      0 0 0 1.5px var(--tv-rim),
      0 var(--edge) 0 color-mix(in srgb, var(--t) 68%, #000),
      0 6px 10px rgb(0 0 0 / 0.16);
    forced-color-adjust: none;
  }
  .cover .face img {
    opacity: 0.16;
    filter: grayscale(1) brightness(0.5);
    mix-blend-mode: normal;
  }
  .cover.assassin .face {
    display: none;
  }
  .cover .num {
    background: transparent;
    color: inherit;
  }
  .id {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 5px;
    font-size: var(--id);
    line-height: 1.1;
    color: var(--to);
    border-radius: var(--r);
  }
  .mark {
    width: var(--mark);
    display: grid;
    place-items: center;
  }
  .mark > * {
    grid-area: 1 / 1;
  }
  .mark i {
    font: 800 calc(var(--mark) * 0.46) / 1 var(--tv-font-text);
    color: var(--t);
  }
  .mark:has(rect) i {
    color: var(--to);
  }
  .id.assassin i {
    visibility: hidden;
  }

  /* Under the pointer, focused, pointed at. */
  .open {
    cursor: pointer;
  }
  @media (hover: hover) {
    .open:hover {
      transform: translateY(-3px);
      box-shadow:
        0 0 0 2px var(--tv-card-ink),
        0 calc(var(--edge) + 2px) 0 var(--tv-card-edge),
        var(--tv-shadow-2);
    }
  }
  .cell:focus-visible,
  .chosen {
    outline: 4px solid var(--tv-focus-ink);
    outline-offset: 1px;
    box-shadow: 0 0 0 calc(5px + var(--ring)) var(--tv-focus);
    z-index: 3;
  }
  .chosen,
  .open.chosen:hover {
    transform: translateY(-4px);
    box-shadow:
      0 0 0 calc(5px + var(--ring)) var(--tv-focus),
      var(--tv-shadow-3);
  }

  /* Mine and not stamped yet; touched and not known yet. */
  .sending {
    outline: 3px dotted var(--tv-wait);
    outline-offset: 3px;
    z-index: 2;
  }
  .sending .face {
    opacity: 0.75;
  }
  /* The finger's owner: below, where neither number nor aim stand. */
  .fingers {
    position: absolute;
    inset-inline-end: 4px;
    bottom: 4px;
    display: flex;
    align-items: center;
    --tv-plate: var(--num-h);
  }
  .fingers tv-plate + tv-plate {
    margin-inline-start: -8px;
  }
  .fingers b {
    margin-inline-start: 4px;
    padding: 2px 7px;
    border-radius: 99px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font: 700 0.8125rem/1.2 var(--tv-font-text);
  }
  .tag {
    position: absolute;
    left: 50%;
    bottom: -9px;
    z-index: 4;
    transform: translateX(-50%);
    display: flex;
    gap: 5px;
    align-items: center;
    padding: 1px 9px;
    border-radius: 8px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font: 700 0.875rem/1.5 var(--tv-font-text);
    white-space: nowrap;
    pointer-events: none;
  }
  .tag tv-icon {
    width: 1em;
    height: 1em;
  }

  /* The turn: 900 ms, linear, the same for every identity; nothing of the colour shows before the half. */
  .turning {
    animation: turn var(--tv-reveal, 900ms) linear;
    z-index: 2;
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 var(--edge) 0 var(--tv-card-edge);
  }
  .turning .num {
    background: var(--tv-card-ink);
    color: var(--tv-card);
  }
  .turning .back {
    animation: leave var(--tv-reveal, 900ms) step-end forwards;
  }
  @keyframes turn {
    0%,
    100% {
      transform: perspective(600px) rotateY(0deg);
    }
    50% {
      transform: perspective(600px) rotateY(90deg);
    }
  }
  @keyframes leave {
    0% {
      visibility: visible;
    }
    50%,
    100% {
      visibility: hidden;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .turning,
    .turning .back {
      animation: none;
    }
    .turned {
      animation: notice 2s step-end;
    }
    .chosen,
    .open:hover,
    .open.chosen:hover {
      transform: none;
    }
  }
  @keyframes notice {
    0% {
      outline: 4px solid var(--tv-focus-ink);
      outline-offset: 2px;
    }
    100% {
      outline: none;
    }
  }

  @media (forced-colors: active) {
    .cell {
      border: 2px solid CanvasText;
      background: Canvas;
    }
    .cover {
      background: var(--t);
      border-color: CanvasText;
    }
    .chosen {
      outline: 5px solid Highlight;
    }
    /* Without a plate of the browser's own behind the letters, on which they would be white on white. */
    .num {
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
    .tag {
      border: 1px solid CanvasText;
    }
  }
`;
