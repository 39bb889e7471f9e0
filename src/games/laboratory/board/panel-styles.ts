/** How the panel looks: what can be done, with whom, how many. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

export const panelStyles: CSSResult = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .hint {
    ${smallPrint}
  }
  h4 {
    margin: 4px 0 0;
    font-weight: 800;
    border-top: 1.5px dashed var(--tv-line);
    padding-top: 12px;
  }
  .acts {
    display: grid;
    gap: 8px;
  }
  .acts .btn {
    justify-content: flex-start;
    text-align: start;
    padding-inline: 14px;
  }
  .stepper {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
  .stepper span {
    flex: 1;
  }
  details > .acts,
  details > .chips {
    margin-top: 10px;
  }
  .chips {
    border: 0;
    margin: 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chips legend {
    font-weight: 700;
    padding: 0 0 6px;
  }
  .chips legend small {
    font-weight: 400;
    color: var(--tv-ink-2);
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 3px 12px 3px 4px;
    border: 0;
    border-radius: 24px;
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
    --tv-plate: 34px;
  }
  .chip tv-icon {
    visibility: hidden;
  }
  .chip[aria-pressed='true'] {
    background: var(--tv-go-soft);
    box-shadow: inset 0 0 0 2px var(--tv-go);
    font-weight: 700;
  }
  .chip[aria-pressed='true'] tv-icon {
    visibility: visible;
  }
  tv-seats {
    --tv-plate-row: 36px;
  }
  .pair {
    display: flex;
    gap: 8px;
  }
  .pair .btn {
    padding: 4px 12px;
  }
  .sides {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .sides .btn {
    padding: 4px 10px;
    min-width: 52px;
  }
  .sides .btn[aria-pressed='true'] {
    background: var(--tv-ink);
    color: var(--tv-room);
  }
  .any {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 700;
  }
  .any input {
    width: 5em;
    min-height: 44px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 12px;
    padding: 0 8px;
    background: var(--tv-cloth);
  }
  form {
    display: grid;
    gap: 8px;
  }
  .ask {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .ask p {
    flex-basis: 100%;
  }
  @container (max-width: 900px) {
    .acts {
      gap: 6px;
    }
    .acts .btn {
      padding-inline: 10px;
      font-size: 0.9375rem;
      line-height: 1.1;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    .acts {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
