/** How the TimeLine looks where there is room. */
import { css, type CSSResult } from 'lit';
import { cardFace } from '../../../elements/look/shared-styles.ts';

export const timelineStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 0;
    container: timeline / size;
  }
  .sign-i,
  .shape {
    width: 1.1em;
    height: 1.1em;
    flex: none;
  }
  .sign-i {
    stroke-width: 2.4;
  }
  .grid {
    display: grid;
    grid-template-rows: repeat(4, minmax(0, 1fr));
    gap: 9px;
    height: 100%;
    padding: 4px;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 9px;
    min-height: 0;
  }
  button {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
    padding: 0;
    border: 0;
    border-radius: 9px;
    text-align: start;
    ${cardFace}
    transition: transform var(--tv-turn) var(--tv-ease-set);
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 3px 8px 2px;
    border-radius: 9px 9px 0 0;
    border-bottom: 1.5px solid var(--tv-card-edge);
  }
  .head b {
    font: 800 1.3125rem / 1.15 var(--tv-font-text);
  }
  .head sup {
    font-size: 1.1rem;
    line-height: 0;
  }
  .event {
    padding: 4px 8px;
    font-size: 0.875rem;
    line-height: 1.18;
    overflow: hidden;
    min-height: 0;
    overflow-wrap: break-word;
  }
  .event em {
    display: block;
    font: 800 0.8125rem/1.25 var(--tv-font-text);
  }
  .pin .head {
    background: var(--tv-time-pin);
    border-color: var(--tv-time-pin);
    color: #fff;
  }
  .pin,
  .turned {
    outline: 1px solid var(--tv-rim);
  }
  .turned {
    background: var(--tv-time-turned);
    color: #fff;
    transform: rotate(-1.6deg);
    box-shadow:
      0 0 0 1px #0c3328,
      0 3px 0 #0c3328,
      0 5px 9px rgb(0 0 0 / 0.2);
  }
  .turned .head {
    background: var(--tv-time-turned-band);
    border-color: var(--tv-time-turned-band);
    color: #10261a;
  }
  .ripple .shape,
  .half {
    color: var(--tv-card-ink-2);
  }
  .half {
    display: flex;
    gap: 3px;
  }
  .half i {
    width: 11px;
    height: 11px;
    border-radius: 50%;
    border: 2px solid currentColor;
  }
  .half i:first-child {
    background: currentColor;
  }
  .tilt {
    transform: rotate(2.5deg);
  }
  .paradox {
    padding: 5px;
    background: repeating-linear-gradient(135deg, var(--tv-time-rift) 0 7px, var(--tv-time-rift-2) 7px 14px);
    color: #fff;
  }
  .paradox .head,
  .paradox .event {
    background: var(--tv-time-rift);
  }
  .paradox .head {
    border: 0;
    padding: 1px 6px 0;
    border-radius: 5px 5px 0 0;
    color: #f9cf5e;
  }
  .paradox .event {
    flex: 1;
    padding: 1px 6px 3px;
    border-radius: 0 0 5px 5px;
    font-size: 0.8125rem;
    line-height: 1.14;
  }
  .paradox em {
    color: #f9cf5e;
  }
  .patch {
    color: #12301f;
    background:
      linear-gradient(90deg, rgb(79 145 118 / 0.3) 50%, transparent 50%) 0 0 / 12px 12px,
      linear-gradient(0deg, rgb(79 145 118 / 0.3) 50%, transparent 50%) 0 0 / 12px 12px,
      var(--tv-time-patch);
    outline: 2px dashed #1d5a41;
    outline-offset: -5px;
  }
  .patch .head {
    border: 0;
    padding: 4px 11px 0;
  }
  .patch .event {
    margin: 0 6px 6px;
    line-height: 1.12;
    padding: 1px 3px;
    border-radius: 4px;
    background: #eff5ec;
    font-weight: 600;
    font-size: 0.8125rem;
  }
  .patch .event em {
    display: inline;
  }
  @container timeline (max-height: 480px) {
    .patch .head {
      padding-top: 2px;
    }
    .patch .event {
      margin: 0 5px 5px;
    }
  }
  .far {
    transform: translateY(14%);
    filter: saturate(0.4);
  }
  .far::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 9px;
    background: repeating-linear-gradient(0deg, rgb(24 36 30 / 0.16) 0 3px, transparent 3px 9px);
    pointer-events: none;
  }
  .can {
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 5px var(--tv-focus);
    z-index: 1;
  }
  .m-turns,
  .m-covered,
  [aria-selected='true'] {
    z-index: 3;
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 8px var(--tv-focus);
  }
  /* A card that is dragged is over it: a ring that a fingertip doesn't hide. */
  [data-over] {
    z-index: 5;
    outline: 4px solid var(--tv-focus-ink);
    outline-offset: 0;
    box-shadow: 0 0 0 13px var(--tv-focus);
  }
  .m-opens,
  .m-heals,
  .m-falls {
    z-index: 2;
    outline: 4px dashed var(--tv-ink);
    outline-offset: 1px;
  }
  .due {
    z-index: 2;
    outline: 4px solid var(--tv-focus);
    outline-offset: 1px;
    cursor: pointer;
  }
  .fresh {
    animation: fresh var(--tv-reveal) var(--tv-ease);
    z-index: 2;
  }
  @keyframes fresh {
    0% {
      transform: scale(1.08) rotateY(70deg);
      box-shadow: 0 0 0 8px var(--tv-focus);
    }
    60% {
      box-shadow: 0 0 0 8px var(--tv-focus);
    }
  }
  .flag {
    position: absolute;
    left: 50%;
    bottom: -9px;
    transform: translateX(-50%);
    display: flex;
    gap: 4px;
    align-items: center;
    padding: 1px 9px;
    border-radius: 8px;
    background: var(--tv-focus);
    color: #18241e;
    font-weight: 800;
    font-size: 0.8125rem;
    white-space: nowrap;
    box-shadow: 0 0 0 2px #18241e;
  }
  .flag .sign-i {
    width: 1em;
    height: 1em;
  }
  button:focus-visible {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 9px var(--tv-focus);
    z-index: 4;
  }
  @media (prefers-reduced-motion: reduce) {
    .fresh {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    button {
      border: 2px solid CanvasText;
    }
    .paradox {
      border: 4px dashed CanvasText;
    }
    .patch {
      border: 4px double CanvasText;
    }
    .can,
    [aria-selected='true'] {
      outline: 4px solid Highlight;
    }
  }
`;
