/** Missions and receptacles to choose from. */
import { css, type CSSResult } from 'lit';
import { cardFace } from '../../../elements/look/shared-styles.ts';

export const lobbyStyles: CSSResult = css`
  :host {
    height: 100%;
    overflow: auto;
    padding: 6px 8px 14px;
  }
  section {
    display: grid;
    gap: 12px;
    max-width: 1240px;
    margin: 0 auto;
  }
  h3 {
    font-size: 1.5rem;
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
    gap: 8px 16px;
    margin: 0;
    padding: 8px 14px 12px;
    border: 1.5px dashed var(--tv-line);
    border-radius: 12px;
  }
  legend {
    padding: 0 6px;
    font-weight: 700;
  }
  .keys {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 10px;
    align-items: start;
  }
  .keys input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--tv-go);
  }
  .keys small {
    display: block;
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
  }
  .grid {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 262px), 1fr));
    gap: 12px;
  }
  .card {
    display: grid;
    gap: 6px;
    align-content: start;
    padding: 14px 16px;
    border: 0;
    border-radius: 12px;
    text-align: start;
    ${cardFace}
  }
  button.card:hover {
    box-shadow:
      0 0 0 2px var(--tv-ink),
      0 3px 0 var(--tv-ink);
  }
  .card b.name {
    font: 400 1.3125rem / 1.15 var(--tv-font-sign);
  }
  .card small {
    color: var(--tv-card-ink-2);
    font-size: 0.9375rem;
  }
  .who {
    grid-template-columns: 78px minmax(0, 1fr);
    column-gap: 14px;
  }
  .who > * {
    grid-column: 2;
  }
  .who > p,
  .who > .btn,
  .who > .taken {
    grid-column: 1 / -1;
  }
  .who > img,
  .who > .face {
    grid-column: 1;
    grid-row: 1 / span 4;
    width: 78px;
    height: 78px;
    border-radius: 50%;
    object-fit: cover;
    background: var(--tv-by);
  }
  .mine {
    box-shadow:
      0 0 0 3px var(--tv-focus-ink),
      0 0 0 7px var(--tv-focus);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: center;
  }
  .facts img {
    width: 20px;
    height: 20px;
    display: inline-block;
    vertical-align: -4px;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
  }
  /* However many receptacles there are, what comes next is in sight. */
  .begins {
    position: sticky;
    bottom: -14px;
    z-index: 1;
    /* The edges of the cards below are outside of them. */
    margin-inline: -4px;
    padding: 8px 4px 14px;
    background: var(--tv-cloth);
  }
  @container (max-width: 900px) or (max-height: 560px) {
    section {
      gap: 8px;
    }
    .card {
      gap: 3px;
      padding: 10px 12px;
    }
    .who {
      grid-template-columns: 52px minmax(0, 1fr);
      column-gap: 10px;
    }
    .who > img,
    .who > .face {
      width: 52px;
      height: 52px;
    }
    .begins {
      padding-block: 4px 10px;
    }
    .begins .btn.big {
      min-height: 44px;
      padding-block: 2px;
      font-size: 1.25rem;
    }
  }
  @container (max-height: 300px) {
    .begins {
      position: static;
    }
  }
  .taken {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 700;
    --tv-plate: 28px;
  }
  .faults {
    border-inline-start: 4px solid var(--tv-off);
    padding-inline-start: 12px;
    overflow-wrap: anywhere;
  }
  input[type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
  label.btn:focus-within {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 2px;
  }
  @container (max-width: 600px) and (orientation: portrait) {
    :host {
      height: auto;
      overflow: visible;
    }
    .begins {
      bottom: 0;
    }
  }
`;
