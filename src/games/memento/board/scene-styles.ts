/** How a scene lies on the cloth: the Darkness at its side, the dice in columns, who will tell. */
import { css, type CSSResult } from 'lit';

/** A strip above the dice: the sign, the pool and its number in one row, then what it is like. */
const strip = css`
  grid-template-columns: auto auto 1fr;
  gap: 6px 14px;
  align-items: center;
  border: 0;
  border-bottom: 1.5px dashed var(--tv-line);
`;
const stripLines = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  border: 0;
  padding: 0;
`;

export const sceneStyles: CSSResult = css`
  :host {
    height: 100%;
    padding: 6px;
    container-type: inline-size;
  }
  .all {
    height: 100%;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(170px, 230px) minmax(0, 1fr);
    gap: 14px;
  }
  .dark {
    display: grid;
    gap: 9px;
    align-content: start;
    overflow: auto;
    padding: 6px 14px 6px 6px;
    border-inline-end: 1.5px dashed var(--tv-line);
    min-height: 0;
  }
  .tag {
    justify-self: start;
  }
  .pool {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    --tv-die: 36px;
  }
  .dark ul {
    border-top: 1.5px dashed var(--tv-line);
    padding-top: 7px;
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  .dark li {
    padding: 2px 0 2px 13px;
    text-indent: -13px;
    overflow-wrap: anywhere;
  }
  .dark li::before {
    content: '– ';
    color: var(--tv-ink-2);
  }
  .stage {
    display: grid;
    align-content: safe center;
    gap: 12px;
    min-width: 0;
    min-height: 0;
    overflow: auto;
  }
  .voice {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
    background: var(--tv-cloth-2);
    border-radius: 14px;
    padding: 8px 14px;
    --tv-plate: 34px;
  }
  .voice h3 {
    font-size: 1.125rem;
  }
  .voice div {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .voice b {
    display: block;
    line-height: 1.1;
  }
  .voice small {
    color: var(--tv-ink-2);
    font-size: 0.875rem;
  }
  :host([size='wide']) tv-dice-tray {
    --tv-die: 56px;
  }
  :host([size='low']) tv-dice-tray {
    --tv-die: 42px;
    --tv-tray-plate: 36px;
  }
  :host([size='low']) .voice {
    padding: 4px 12px;
    --tv-plate: 28px;
  }
  :host(:is([size='half'], [size='phone'], [size='tablet'])) .all {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  :host(:is([size='half'], [size='phone'])) .dark,
  :host(:is([size='half'], [size='phone'])) .voice {
    display: none;
  }
  :host([size='tablet']) .all {
    grid-template-rows: auto minmax(0, 1fr);
  }
  :host([size='tablet']) .dark {
    ${strip}
    --tv-die: 26px;
  }
  :host([size='tablet']) .dark ul {
    ${stripLines}
  }
  :host([size='tablet']) .pool {
    --tv-die: 26px;
  }
  /* Beside it dice would be cut off: it lies above them. Where it is low, only the pool is shown. */
  @container (max-width: 780px) {
    :host(:is([size='wide'], [size='low'])) .all {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    :host(:is([size='wide'], [size='low'])) .dark {
      ${strip}
    }
    :host(:is([size='wide'], [size='low'])) .pool {
      --tv-die: 26px;
    }
    :host([size='wide']) .dark ul {
      ${stripLines}
    }
    :host([size='low']) .all {
      gap: 6px;
    }
    :host([size='low']) .dark ul {
      display: none;
    }
  }
  :host([size='half']) {
    padding: 0 2px;
  }
  :host(:is([size='half'], [size='phone'])) tv-dice-tray {
    --tv-die: 38px;
    --tv-tray-plate: 30px;
  }
`;
