/**
 * The visual tokens of a table, for the host element that is its room (`<tavolata-table>`, `<tv-room>`, the page's own elements).
 * Everything inside inherits them; no other element may set them again, or a theme chosen further out would be lost.
 * Light by default, dark by preference or `theme="dark"`; `contrast="more"` or the system's preference for high contrast.
 */
import { css, type CSSResult } from 'lit';
import { CANNOT_COUNT, goUnderPointer, onBlue, onBy, onDead, onGo, onRed, plainDark, plainLight } from './legible.ts';

const light: CSSResult = css`
  color-scheme: light;
  /* type */
  --tv-font-text:
    'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans',
    sans-serif;
  --tv-font-sign: 'Young Serif', 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
  --tv-text-xs: 0.8125rem;
  --tv-text-s: 0.875rem;
  --tv-sign-s: 1.125rem;
  --tv-leading: 1.4;
  --tv-leading-tight: 1.15;
  /* smallest height of what is tapped */
  --tv-target: 2.75rem;
  /* of a button where a window is low and a mouse points */
  --tv-target-low: 2.5rem;
  /* radii */
  --tv-r-table: 30px;
  /* order */
  --tv-z-lifted: 20;
  --tv-z-hand: 30;
  --tv-z-bar: 40;
  --tv-z-window: 50;
  --tv-z-menu: 60;
  --tv-z-toast: 80;
  /* motion */
  --tv-fast: 120ms;
  --tv-move: 220ms;
  --tv-turn: 420ms;
  --tv-reveal: 900ms;
  --tv-ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --tv-ease-set: cubic-bezier(0.3, 1.25, 0.5, 1);
  /* light: lunch by the window */
  --tv-room: #dbe3d6;
  --tv-room-2: #cfd9ca;
  --tv-cloth: #fbfaf5;
  --tv-cloth-2: #f1efe6;
  --tv-paper: #ffffff;
  --tv-line: #c9cec1;
  --tv-line-strong: #6f796e;
  --tv-ink: #18241e;
  --tv-ink-2: #4a574f;
  --tv-card: #fffdf6;
  --tv-card-edge: #d3cbb6;
  --tv-card-ink: #1b231f;
  --tv-card-ink-2: #545b50;
  --tv-go: #1d5a41;
  --tv-go-2: ${goUnderPointer};
  --tv-go-edge: #17482f;
  --tv-on-go: ${onGo};
  --tv-go-soft: #dcebdf;
  --tv-focus: #f3b61f;
  --tv-focus-ink: #18241e;
  --tv-mark: #ffdf80;
  --tv-red: #c03a1b;
  --tv-on-red: ${onRed};
  --tv-red-soft: #fbe4da;
  --tv-red-ink: #9c2a10;
  --tv-blue: #1b5598;
  --tv-on-blue: ${onBlue};
  --tv-blue-soft: #dfe9f5;
  --tv-blue-ink: #164a87;
  --tv-by: #dccfae;
  --tv-on-by: ${onBy};
  --tv-dead: #16191a;
  --tv-on-dead: ${onDead};
  --tv-live: #17693f;
  --tv-wait: #8a5a00;
  --tv-off: #a02b1a;
  --tv-gingham: #e2a516;
  --tv-tile-1: #1f4f86;
  --tv-tile-2: #f3b61f;
  /* one cloth a game */
  --tv-gingham-codenames: #e2a516;
  --tv-gingham-chrononauts: #4f9176;
  --tv-gingham-lupus: #54758c;
  --tv-gingham-memento: #8b7f72;
  --tv-gingham-stories: #c4663f;
  --tv-gingham-free: #7fa03a;
  /* card kinds: a band with white text, the same in both lights */
  --tv-kind-inverter: #b8391b;
  --tv-kind-patch: #2b6a4c;
  --tv-kind-artifact: #8a5a00;
  --tv-kind-action: #1b5598;
  --tv-kind-warp: #155e68;
  --tv-time-pin: #2c3a33;
  --tv-time-turned: #17523f;
  --tv-time-turned-band: #a9dcbb;
  --tv-time-rift: #18241e;
  --tv-time-rift-2: #f3b61f;
  --tv-time-patch: #e6efe4;
  --tv-night-room: #122029;
  --tv-night-cloth: #1c2d38;
  --tv-night-paper: #243a47;
  --tv-night-ink: #f3efe2;
  --tv-night-ink-2: #b6c4c9;
  --tv-night-go: #f6d27a;
  --tv-shadow-1: 0 1px 2px rgb(24 36 30 / 0.16), 0 2px 6px rgb(24 36 30 / 0.08);
  --tv-shadow-2: 0 3px 6px rgb(24 36 30 / 0.16), 0 10px 24px rgb(24 36 30 / 0.14);
  --tv-shadow-3: 0 8px 16px rgb(24 36 30 / 0.18), 0 28px 60px rgb(24 36 30 / 0.28);
  --tv-rim: transparent;
  --tv-veil: rgb(24 36 30 / 0.5);
`;

const dark: CSSResult = css`
  color-scheme: dark;
  --tv-room: #141a17;
  --tv-room-2: #0f1412;
  --tv-cloth: #232b27;
  --tv-cloth-2: #1c2420;
  --tv-paper: #2c3530;
  --tv-line: #414c45;
  --tv-line-strong: #89958c;
  --tv-ink: #f2efe4;
  --tv-ink-2: #b9c1b7;
  --tv-card: #e3d9c1;
  --tv-card-edge: #a89b7c;
  --tv-card-ink: #1b211e;
  --tv-card-ink-2: #4a4e43;
  --tv-go: #8fd3ab;
  --tv-go-edge: #5aa17b;
  --tv-go-soft: #24402f;
  --tv-focus: #f6c344;
  --tv-focus-ink: #10140f;
  --tv-mark: #6b5310;
  --tv-red: #c9431f;
  --tv-red-soft: #47261c;
  --tv-red-ink: #ff9f80;
  --tv-blue: #2762a8;
  --tv-blue-soft: #1d3350;
  --tv-blue-ink: #94c2f7;
  --tv-by: #bfb08b;
  --tv-dead: #060808;
  --tv-live: #7fd6a4;
  --tv-wait: #f0bd5b;
  --tv-off: #ff9f8c;
  --tv-gingham: #8d6c1c;
  --tv-tile-1: #234f82;
  --tv-tile-2: #d9a52a;
  --tv-gingham-codenames: #8d6c1c;
  --tv-gingham-chrononauts: #356b55;
  --tv-gingham-lupus: #2c4656;
  --tv-gingham-memento: #5f574e;
  --tv-gingham-stories: #834329;
  --tv-gingham-free: #56702a;
  --tv-time-patch: #cfdccb;
  --tv-night-room: #0a1217;
  --tv-night-cloth: #14212a;
  --tv-night-paper: #1b2c36;
  --tv-shadow-1: 0 1px 2px rgb(0 0 0 / 0.5), 0 2px 6px rgb(0 0 0 / 0.3);
  --tv-shadow-2: 0 3px 6px rgb(0 0 0 / 0.45), 0 10px 24px rgb(0 0 0 / 0.4);
  --tv-shadow-3: 0 8px 16px rgb(0 0 0 / 0.5), 0 28px 60px rgb(0 0 0 / 0.6);
  --tv-rim: rgb(255 255 255 / 0.34);
  --tv-veil: rgb(4 7 6 / 0.66);
`;

const more: CSSResult = css`
  --tv-line: var(--tv-ink);
  --tv-line-strong: var(--tv-ink);
  --tv-ink-2: var(--tv-ink);
  --tv-card-ink-2: var(--tv-card-ink);
  --tv-card-edge: var(--tv-card-ink);
  --tv-shadow-1: 0 0 0 1px var(--tv-ink);
  --tv-shadow-2: 0 0 0 2px var(--tv-ink);
  --tv-shadow-3: 0 0 0 3px var(--tv-ink);
`;

export const tokens: CSSResult = css`
  :host {
    ${light}
    background: var(--tv-room);
    color: var(--tv-ink);
    font: 400 medium / var(--tv-leading) var(--tv-font-text);
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    /* What the page around has set for its own text isn't meant for what is in here. */
    direction: ltr;
    text-align: start;
    text-transform: none;
    text-indent: 0;
    text-shadow: none;
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    cursor: auto;
  }
  @media (prefers-color-scheme: dark) {
    :host(:not([theme='light'])) {
      ${dark}
    }
  }
  :host([theme='dark']) {
    ${dark}
  }
  ${CANNOT_COUNT} {
    :host {
      ${plainLight}
    }
    @media (prefers-color-scheme: dark) {
      :host(:not([theme='light'])) {
        ${plainDark}
      }
    }
    :host([theme='dark']) {
      ${plainDark}
    }
  }
  @media (prefers-contrast: more) {
    :host(:not([contrast='normal'])) {
      ${more}
    }
  }
  :host([contrast='more']) {
    ${more}
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --tv-fast: 1ms;
      --tv-move: 1ms;
      --tv-turn: 1ms;
    }
  }
  @media (any-pointer: coarse) {
    :host {
      --tv-target-low: var(--tv-target);
    }
  }
`;
