/** How a surface looks beside what lies on it. No thing is clipped or contained: each would be a node of its own in every frame. */
import { css, type CSSResult } from 'lit';

export const surfaceStyles: CSSResult = css`
  :host {
    display: block;
    position: relative;
    min-width: 0;
    min-height: 0;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  /* What is carried is seen beyond the edge: on its way to a hand, for one. */
  :host([lifting]) {
    z-index: var(--tv-z-lifted);
  }
  .ground {
    position: absolute;
    inset: 0;
    outline: none;
    border-radius: inherit;
  }
  .ground:focus-visible {
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 7px var(--tv-focus);
  }
  .clip {
    position: absolute;
    inset: 0;
    overflow: clip;
    border-radius: inherit;
  }
  /* What moves or is about to has a layer of its own (own-layer.ts). On the cloth's every piece that is turned is one more, to be put together at each step. */
  /* The world isn't one while many are lifted from it: all of it would be drawn anew in that frame. */
  :host([moves]) .clip:not(:has(+ .up > :nth-child(10))) > .world,
  :host([moves]) .marks,
  :host([lifting]) .up {
    will-change: transform;
  }
  .world,
  .marks {
    position: absolute;
    top: 0;
    left: 0;
    width: 0;
    height: 0;
    transform-origin: 0 0;
  }
  .world {
    isolation: isolate;
  }
  .up,
  .marks,
  .edge {
    pointer-events: none;
  }
  /* Hardly seen: what lies within something that is drawn is drawn with it, what lies apart is a layer for itself. */
  .edge {
    position: absolute;
    top: 0;
    left: 0;
    border: 1px solid rgb(128 128 128 / 0.01);
  }
  .thing {
    position: absolute;
    cursor: grab;
  }
  :host([lifting]) .ground {
    cursor: grabbing;
  }
  :host([lifting]) .handles {
    visibility: hidden;
  }
  .up .thing {
    filter: drop-shadow(0 14px 14px rgb(0 0 0 / 0.28));
  }
  /* More than eight: the first child is their edge. */
  .up:has(.thing:nth-child(10)) .thing {
    filter: none;
  }
  :host([pen]) .ground,
  :host([pen]) .thing {
    cursor: crosshair;
  }
  .stroke {
    overflow: visible;
    pointer-events: none;
    fill: none;
    stroke: var(--tv-surface-ink, currentColor);
    stroke-width: 5px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .dots {
    background-image: radial-gradient(circle at 0 0, var(--tv-line-strong) 2.4px, transparent 2.6px);
    pointer-events: none;
  }
  /* In somebody else's hand. */
  .thing.held {
    z-index: 2147483647 !important;
    filter: drop-shadow(0 10px 12px rgb(0 0 0 / 0.24));
  }
  .world:has(.held ~ .held ~ .held ~ .held ~ .held ~ .held ~ .held ~ .held) .held {
    filter: none;
  }
  .hands {
    pointer-events: none;
    --tv-plate: 26px;
  }
  .hand-tag {
    position: absolute;
    display: flex;
    align-items: center;
    gap: 5px;
    transform-origin: 0 0;
    padding: 2px 9px 2px 2px;
    border-radius: 999px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    box-shadow: 0 2px 8px rgb(0 0 0 / 0.25);
    font: 600 13px/1.2 var(--tv-font-text);
    white-space: nowrap;
  }
  .hand-back {
    position: absolute;
    right: 100%;
    bottom: 60%;
    display: grid;
    place-items: center;
    width: 34px;
    height: 48px;
    border-radius: 5px;
    background: var(--tv-go);
    color: var(--tv-on-go, #fff);
    font: 700 14px var(--tv-font-text);
    box-shadow: inset 0 0 0 2px var(--tv-paper);
  }
  .ring,
  .cursor,
  .over,
  .box {
    position: absolute;
    border-radius: 10px;
  }
  .ring {
    box-shadow:
      0 0 0 calc(2.5px * var(--k, 1)) var(--tv-focus-ink),
      0 0 0 calc(7px * var(--k, 1)) var(--tv-focus);
  }
  /* Where the keyboard is, on a thing that isn't chosen. */
  .cursor {
    display: none;
    outline: calc(3px * var(--k, 1)) dashed var(--tv-focus-ink);
    box-shadow: 0 0 0 calc(5px * var(--k, 1)) var(--tv-focus);
  }
  .ground:focus-visible .cursor {
    display: block;
  }
  .over {
    outline: calc(4px * var(--k, 1)) solid var(--tv-focus-ink);
    box-shadow: 0 0 0 calc(11px * var(--k, 1)) var(--tv-focus);
    background: color-mix(in srgb, var(--tv-focus) 25%, transparent);
  }
  .box {
    border: calc(2px * var(--k, 1)) dashed var(--tv-ink);
    background: color-mix(in srgb, var(--tv-go) 14%, transparent);
    border-radius: 2px;
  }
  [hidden] {
    display: none;
  }
  @media (forced-colors: active) {
    .ring,
    .over {
      outline: calc(4px * var(--k, 1)) solid Highlight;
    }
  }
`;
