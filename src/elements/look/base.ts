/**
 * Styles that every element of the face shares: box model, signs, the focus ring, what only a screen reader hears, buttons. Values come from
 * the room's tokens (tokens.ts) by inheritance. A button is always a native `<button class="btn">`. The class `go` is the main act (one a
 * screen), `plain` the default look, `quiet` has no frame, `icon` is square.
 */
import { css, type CSSResult } from 'lit';
import { unseen } from './shared-styles.ts';

/** Box model, signs, the focus ring, and what only a screen reader hears (`heard`). First in every element’s styles. */
export const base: CSSResult = css`
  :host {
    box-sizing: border-box;
  }
  :host([hidden]) {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  .sign-i {
    flex: none;
  }
  h1,
  h2,
  h3,
  .sign {
    font-family: var(--tv-font-sign);
    font-weight: 400;
    line-height: var(--tv-leading-tight);
    text-wrap: balance;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 9px var(--tv-focus);
    z-index: 2;
  }
  .heard {
    ${unseen}
    white-space: nowrap;
  }
  /* An element whose code a bad line holds back says so; on a good one it is there before. */
  :not(:defined)::before {
    content: var(--tv-not-here);
    animation: tv-not-here 0s 2s backwards;
  }
  @keyframes tv-not-here {
    from {
      visibility: hidden;
    }
  }
  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
      outline-width: 4px;
    }
  }
`;

/** A button is a native `<button class="btn">`: `go`, `quiet`, `icon`, `big` beside it. */
export const buttons: CSSResult = css`
  .btn {
    position: relative;
    min-height: var(--tv-target);
    border: 0;
    border-radius: 12px;
    padding: 6px 18px;
    font-weight: 700;
    line-height: 1.2;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 9px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    transition:
      background var(--tv-fast) var(--tv-ease),
      transform var(--tv-fast) var(--tv-ease);
  }
  .btn:hover:not([disabled], [aria-disabled='true']) {
    box-shadow: inset 0 0 0 2px var(--tv-ink);
  }
  .btn.go {
    background: var(--tv-go);
    color: var(--tv-on-go);
    box-shadow:
      0 3px 0 var(--tv-go-edge),
      0 4px 8px rgb(0 0 0 / 0.18);
  }
  .btn.go:hover:not([disabled], [aria-disabled='true']) {
    background: var(--tv-go-2);
    box-shadow:
      0 3px 0 var(--tv-go-edge),
      0 4px 8px rgb(0 0 0 / 0.18);
  }
  .btn.go:active:not([disabled], [aria-disabled='true']) {
    transform: translateY(3px);
    box-shadow: none;
  }
  .btn.quiet {
    background: transparent;
    box-shadow: none;
  }
  .btn.quiet:hover:not([disabled], [aria-disabled='true']) {
    background: var(--tv-room-2);
    box-shadow: none;
  }
  .btn.icon {
    min-width: var(--tv-target);
    padding: 0;
    font-size: 1.0625rem;
  }
  .btn.big {
    min-height: 58px;
    font: 400 1.375rem / 1.15 var(--tv-font-sign);
  }
  .btn[disabled],
  .btn[aria-disabled='true'] {
    background: transparent;
    color: var(--tv-ink-2);
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    cursor: not-allowed;
  }
  .btn:focus-visible,
  .btn.go:focus-visible {
    box-shadow: 0 0 0 9px var(--tv-focus);
  }
  @media (forced-colors: active) {
    .btn {
      border: 1.5px solid ButtonText;
    }
  }
`;

/** Text fields: a label above, a paper field of one height. */
export const fields: CSSResult = css`
  .field {
    display: grid;
    gap: 6px;
    font-weight: 600;
    text-align: start;
  }
  .field input,
  .field select {
    min-height: 48px;
    width: 100%;
    min-width: 0;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 12px;
    padding: 0 14px;
    background: var(--tv-cloth);
    color: var(--tv-ink);
    font-weight: 600;
  }
  /* The browser's own arrow sticks to the frame. */
  .field select {
    appearance: none;
    padding-inline-end: 40px;
    background:
      linear-gradient(45deg, transparent 50%, currentcolor 50%) right 20px center / 7px 7px no-repeat,
      linear-gradient(-45deg, transparent 50%, currentcolor 50%) right 13.5px center / 7px 7px no-repeat,
      var(--tv-cloth);
  }
  @media (forced-colors: active) {
    .field select {
      appearance: auto;
      padding-inline-end: 14px;
    }
  }
  .field input::placeholder {
    color: var(--tv-ink-2);
    font-weight: 400;
    opacity: 1;
  }
  .field input:focus-visible,
  .field select:focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 7px var(--tv-focus);
  }
  .say {
    color: var(--tv-off);
    font-weight: 600;
    font-size: var(--tv-text-s);
    min-height: 1.3em;
    line-height: 1.3;
  }
`;
