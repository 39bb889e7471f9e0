/** The look of the square. */
import { css, type CSSResult } from 'lit';

export const squareStyles: CSSResult = css`
  :host {
    display: block;
    position: relative;
    height: 100%;
    min-height: 0;
    min-width: 0;
  }
  .square {
    position: relative;
    height: 100%;
  }
  .middle {
    position: absolute;
    left: 50%;
    top: 48%;
    transform: translate(-50%, -50%);
    width: min(52%, 460px);
    display: grid;
    justify-items: center;
    text-align: center;
  }
  .square {
    --no: clamp(18px, calc(var(--plate) * 0.36), 26px);
  }
  .spot {
    --tv-plate: var(--plate);
    position: absolute;
    transform: translate(-50%, calc(var(--plate) / -2));
    width: max(calc(var(--plate) + 26px), 64px);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    gap: 2px;
    border: 0;
    padding: 0;
    background: none;
    color: var(--tv-ink);
    text-align: center;
  }
  .spot:has(.token) {
    z-index: 1;
  }
  button.spot {
    border-radius: 14px;
  }
  .moderator {
    --tv-plate: calc(var(--plate) * 0.84);
    transform: translate(-50%, calc(var(--plate) * -0.42));
  }
  .pw {
    position: relative;
    display: block;
    height: var(--tv-plate);
    margin-bottom: 1px;
  }
  .name {
    max-width: calc(100% + 12px);
    display: flex;
    font-size: clamp(0.8125rem, var(--plate) * 0.24, 1.0625rem);
    line-height: 1.15;
    white-space: nowrap;
  }
  .name > span,
  .says > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .says {
    max-width: calc(100% + 18px);
    display: flex;
    gap: 3px;
    align-items: center;
    color: var(--tv-ink-2);
    font-size: 0.8125rem;
    line-height: 1.15;
    white-space: nowrap;
  }
  .says tv-icon {
    font-size: 0.75rem;
  }
  :host([bare]) .says {
    display: none;
  }
  /* On the plate: beside a long name it would lie on the next one. */
  .me {
    position: absolute;
    z-index: 1;
    left: calc(50% + var(--tv-plate) / 2 - 8px);
    top: -4px;
    padding: 0 5px;
    border-radius: 6px;
    background: var(--tv-go);
    color: var(--tv-on-go);
    font: 700 0.75rem / 1.3 var(--tv-font-text);
  }
  .no {
    position: absolute;
    left: -9px;
    top: -5px;
    z-index: 1;
    display: grid;
    place-items: center;
    min-width: var(--no);
    height: var(--no);
    padding: 0 4px;
    border-radius: 13px;
    background: var(--tv-ink);
    color: var(--tv-room);
    font: 700 calc(var(--no) * 0.66) / 1 var(--tv-font-text);
  }
  .badge {
    position: absolute;
    right: -6px;
    bottom: -4px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--tv-ink);
    color: var(--tv-cloth);
    box-shadow: 0 0 0 2px var(--tv-cloth);
  }
  .sign-i {
    width: 16px;
    height: 16px;
  }
  .token .sign-i {
    width: calc(var(--no) * 0.75);
    height: calc(var(--no) * 0.75);
  }
  .token {
    position: absolute;
    right: -20px;
    bottom: -5px;
    z-index: 2;
    display: flex;
    align-items: center;
    gap: 2px;
    padding: 2px calc(var(--no) * 0.3) 2px calc(var(--no) * 0.18);
    border-radius: 14px;
    background: var(--lupus-token, #2b3e4b);
    color: var(--lupus-on-token, #fff);
    box-shadow:
      0 0 0 2px var(--tv-cloth),
      0 3px 0 2px var(--lupus-token-edge, #15222b);
  }
  .token b {
    font: 800 calc(var(--no) * 0.78) / 1 var(--tv-font-text);
  }
  .air {
    right: auto;
    bottom: auto;
    left: 0;
    top: 0;
    padding: 6px 9px;
    border-radius: 20px;
    box-shadow:
      0 0 0 2px var(--tv-cloth),
      var(--tv-shadow-3);
    pointer-events: none;
  }
  .air[hidden] {
    display: none;
  }
  /* As wide as the name below leaves room for: it would lie on it. */
  :is(.turn, .on) tv-plate {
    box-shadow:
      0 0 0 max(2px, var(--plate) * 0.033) var(--tv-focus-ink),
      0 0 0 max(5.5px, var(--plate) * 0.06) var(--tv-focus),
      var(--tv-shadow-1);
  }
  .candidate .pw {
    outline: 3px solid var(--tv-ink);
    outline-offset: 1px;
    border-radius: 50%;
  }
  .candidate .says {
    color: var(--tv-ink);
    font-weight: 700;
  }
  .fresh .pw {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 4px;
    border-radius: 50%;
  }
  .on tv-plate {
    translate: 0 -3px;
  }
  .on .name {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 3px;
    text-decoration-color: var(--tv-focus);
  }
  .turn .says {
    color: var(--tv-ink);
    font-weight: 700;
  }
  :is(.out, .ghost) tv-plate {
    filter: grayscale(1) brightness(var(--lupus-gone, 1));
    opacity: 0.6;
  }
  :is(.out, .ghost, .called) .name {
    font-weight: 500;
    color: var(--tv-ink-2);
  }
  .hole {
    display: grid;
    place-items: center;
    width: var(--tv-plate);
    height: var(--tv-plate);
    border: 2.5px dashed var(--tv-line-strong);
    border-radius: 50%;
    color: var(--tv-ink-2);
    font: 800 1.25rem / 1 var(--tv-font-text);
  }
  /* In rows: the middle is above. */
  :host([kind='rows']) .square {
    display: grid;
    grid-template-rows: auto minmax(min-content, 1fr);
    gap: 6px;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  :host([kind='rows']) .middle {
    position: static;
    transform: none;
    width: auto;
  }
  :host([kind='rows']) .middle > slot:not([name]) {
    display: none;
  }
  :host([kind='rows']) ::slotted([slot='called']) {
    --lupus-called: 40px;
    --lupus-called-gap: 2px;
    --lupus-called-no: -12px;
    padding-top: 7px;
  }
  .rows {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-content: space-evenly;
    gap: 10px 2px;
    padding: 8px 2px 4px;
  }
  .rows .spot {
    position: relative;
    transform: none;
    width: auto;
    min-width: 0;
    padding: 2px 0;
  }
  .rows :is(.name, .says) {
    max-width: calc(100% - 4px);
  }
  /* In a second line rather than cut off: on a phone the square grows with its rows, elsewhere plates leave room for it. */
  .rows .says {
    white-space: normal;
    text-wrap: balance;
  }
  :host([crowd]) :is(.name, .says) {
    font-size: 0.75rem;
  }
  /* Words come before the tick where both don't fit. */
  :host([crowd]) .says {
    max-width: calc(100% + 6px);
    tv-icon {
      display: none;
    }
  }
  /* Within its column: at the edge of a phone its number would be cut off. */
  .rows .token {
    right: max(-24px, calc(-1 * var(--beside)));
    bottom: 1px;
    padding: 1px 6px 1px 3px;
  }
  .rows .badge {
    bottom: 0;
  }
  @media (forced-colors: active) {
    .on tv-plate,
    .turn tv-plate {
      outline: 5px double Highlight;
    }
    .token,
    .no,
    .badge {
      border: 1.5px solid CanvasText;
    }
  }
`;
