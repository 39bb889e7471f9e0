/** How the property panel looks: it comes with editing. */
import { css, type CSSResult } from 'lit';

export const editStyles: CSSResult = css`
  .main.prepares {
    position: relative;
    grid-template-columns: auto minmax(0, 1fr) 320px;
  }
  .panel.props {
    position: static;
    width: auto;
    min-height: 0;
    box-shadow: var(--tv-shadow-1);
  }
  @container board (max-width: 1000px) {
    .main.prepares {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .panel.props {
      position: absolute;
      inset: 0 10px 10px auto;
      width: min(300px, calc(100% - 60px));
      box-shadow: var(--tv-shadow-3);
    }
    .props h3 {
      font-size: 1.125rem;
    }
  }
  .props .panel-head {
    padding-inline-start: 14px;
  }
  .props h4 {
    margin: 0 0 6px;
    font: 400 1.1875rem / 1.2 var(--tv-font-sign);
    overflow-wrap: anywhere;
  }
  .props .hint {
    margin: 0 0 10px;
    color: var(--tv-ink-2);
  }
  .props fieldset {
    display: grid;
    gap: 8px;
    min-width: 0;
    margin: 0 0 12px;
    padding: 0;
    border: 0;
  }
  .props legend {
    padding: 0 0 4px;
    font-weight: 800;
  }
  .prop-row {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: end;
    gap: 8px;
  }
  .prop.switch {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-height: 44px;
  }
  .prop.switch > span {
    color: var(--tv-ink);
    font-size: inherit;
  }
  .prop.switch input {
    width: 26px;
    min-height: 26px;
    accent-color: var(--tv-go);
  }
  .aligns {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 4px;
  }
  .aligns .btn {
    min-width: 0;
    padding: 4px;
  }
  .prop-acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 14px;
  }
  .props h5 {
    margin: 14px 0 6px;
    font: 800 1rem/1.3 var(--tv-font-text);
  }
  .props summary {
    min-height: 44px;
    padding: 10px 4px;
    font-weight: 600;
    cursor: pointer;
  }
  .props .shelf {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .props .stock {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 52px;
    padding: 4px 8px;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--tv-ink);
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .props .stock:hover {
    background: var(--tv-room);
  }
  .props .stock small {
    display: block;
    color: var(--tv-ink-2);
  }
  .props .thumb {
    position: relative;
    display: grid;
    place-items: center;
    width: 32px;
    height: 44px;
    border-radius: 4px;
    container-type: inline-size;
    box-shadow: 0 0 0 1px var(--tv-line-strong);
  }
  .danger {
    color: var(--tv-off);
  }
`;
