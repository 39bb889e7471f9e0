/** The A card and the row of cards. */
import { css, type CSSResult } from 'lit';
import { cardFace } from '../../../elements/look/shared-styles.ts';

export const roomStyles: CSSResult = css`
  :host {
    height: 100%;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 10px;
  }
  .header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 12px;
    max-height: 40cqh;
    overflow: auto;
    border-radius: 10px;
    ${cardFace}
    padding-inline-end: 16px;
  }
  .letter {
    display: grid;
    place-content: center;
    width: 44px;
    height: 44px;
    border-radius: 10px 0 10px 0;
    background: #a84f2c;
    color: #fff;
    font: 400 1.375rem / 1 var(--tv-font-sign);
  }
  .header div {
    padding: 8px 0 10px;
  }
  h3 {
    font-size: 1.25rem;
  }
  .header p {
    line-height: 1.4;
    white-space: pre-line;
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin-top: 4px;
    font-size: 0.9375rem;
    color: var(--tv-card-ink-2);
  }
  .words b {
    color: var(--tv-card-ink);
    border-bottom: 3px solid #c4663f;
  }
  .row {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 10px;
    min-height: 0;
    justify-content: center;
  }
  .slot {
    position: relative;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 4px;
    min-width: 0;
    min-height: 0;
    max-width: 220px;
    width: 100%;
    justify-self: center;
    border: 0;
    padding: 6px;
    border-radius: 10px;
    ${cardFace}
    font-size: 0.9375rem;
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    container: slot / inline-size;
  }
  .slot.can:hover {
    box-shadow:
      0 0 0 2px var(--tv-ink),
      0 3px 0 var(--tv-ink);
  }
  .slot:not(.can) {
    cursor: default;
  }
  .n {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 1;
    min-width: 30px;
    height: 30px;
    display: grid;
    place-content: center;
    border-radius: 10px 0 10px 0;
    background: var(--tv-dead);
    color: var(--tv-on-dead);
  }
  .slot img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: cover;
    border-radius: 6px;
  }
  .blank {
    border-radius: 6px;
    background: repeating-linear-gradient(45deg, #0000 0 8px, rgb(0 0 0 / 0.05) 8px 16px);
    min-height: 0;
  }
  .held {
    background: transparent;
    color: var(--tv-ink);
    box-shadow: none;
    outline: 2px dashed var(--tv-line-strong);
    outline-offset: -2px;
  }
  .held .n {
    background: transparent;
    color: var(--tv-ink-2);
  }
  .mine {
    outline: none;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 6px var(--tv-focus);
  }
  .mine .n {
    color: var(--tv-card-ink-2);
  }
  .plates {
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    gap: 4px;
    --tv-plate: clamp(30px, 40cqw, 58px);
  }
  .label {
    min-height: 2.4em;
    display: grid;
    place-content: center;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .empty {
    opacity: 0.6;
  }
  .none {
    display: grid;
    place-content: center;
    padding: 24px;
    text-align: center;
    color: var(--tv-ink-2);
  }
  @container (orientation: landscape) {
    /* The A card is as high as its text, and neither it nor the row comes to rest cut. */
    :host {
      overflow: auto;
      scroll-snap-type: y mandatory;
      grid-template-rows: auto minmax(min(104px, 100% - 16px), 1fr) 16px;
      /* The ring of one's own card is drawn inside. */
      margin-inline: -7px;
      padding-inline: 7px;
    }
    /* What goes on below fades away: a line cut in two reads as a fault. At the end it lies where nothing is. */
    :host::after {
      content: '';
      position: sticky;
      bottom: 0;
      z-index: 2;
      margin-top: -7px;
      background: linear-gradient(transparent, var(--tv-cloth) 80%);
      pointer-events: none;
    }
    .header {
      max-height: none;
      overflow: visible;
      scroll-snap-align: start;
    }
    .row {
      scroll-snap-align: end;
      scroll-margin-bottom: 9px;
      padding-bottom: 3px;
    }
    .label {
      min-height: 0;
    }
  }
  @media (forced-colors: active) {
    :host::after {
      display: none;
    }
  }
  @container (max-width: 900px) or (max-height: 560px) {
    :host {
      gap: 7px;
    }
    .row {
      gap: 6px;
    }
    .slot {
      padding: 4px;
      font-size: 0.8125rem;
    }
    .n {
      min-width: 24px;
      height: 24px;
    }
    h3 {
      font-size: 1.0625rem;
    }
    .header {
      font-size: 0.9375rem;
    }
  }
  /* The picture needs the height more than a second line does; whoever has a card stands beside the words. */
  @container (min-width: 601px) and (max-width: 900px) and (orientation: portrait) {
    .label {
      min-height: 0;
    }
    .held {
      grid-template: minmax(0, 1fr) / auto minmax(0, 1fr);
      padding-inline-start: 24px;
    }
    .plates {
      --tv-plate: 28px;
    }
  }
  @container (max-width: 600px) and (orientation: portrait) {
    :host {
      height: auto;
      grid-template-rows: auto auto;
    }
    .header {
      max-height: none;
    }
    .row {
      grid: auto / repeat(auto-fit, minmax(92px, 1fr));
    }
    .slot {
      aspect-ratio: 3 / 4;
    }
  }
`;
