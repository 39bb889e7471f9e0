/** How the panel looks: what can be done, with whom, how many; what keeps the deck; what happened last. */
import { css, type CSSResult } from 'lit';

export const panelStyles: CSSResult = css`
  .panel {
    display: grid;
    gap: 12px;
    overflow: auto;
  }
  /* Firefox paints a scrollbar over round corners. */
  @supports (-moz-appearance: none) {
    .panel {
      clip-path: inset(0 round 16px);
    }
  }
  .panel h3 {
    font-size: 1.375rem;
  }
  .panel h4 {
    margin: 4px 0 0;
    font-weight: 800;
    border-top: 1.5px dashed var(--tv-line);
    padding-top: 12px;
  }
  .acts {
    display: grid;
    gap: 8px;
  }
  .acts .btn,
  details > summary.btn {
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
  .stepper b {
    min-width: 1.6em;
    text-align: center;
    font-size: 1.25rem;
  }
  details[open] {
    display: grid;
    gap: 10px;
  }
  details > summary {
    list-style: none;
    width: 100%;
    color: var(--tv-ink-2);
  }
  details > summary::-webkit-details-marker {
    display: none;
  }
  details > summary::before {
    content: '▸';
  }
  details[open] > summary::before {
    content: '▾';
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
  .people li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 8px;
    align-items: center;
    padding: 5px 0;
    border-top: 1.5px dashed var(--tv-line);
    --tv-plate: 36px;
  }
  .people b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .people .btn {
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
  .keeps {
    font-size: 0.9375rem;
    line-height: 1.35;
    padding: 10px 14px;
  }
  .keeps > p {
    display: flex;
    gap: 10px;
    font-weight: 600;
  }
  .keeps details {
    margin-top: 2px;
  }
  .keeps details p {
    color: var(--tv-ink-2);
  }
  .keeps summary.btn {
    min-height: 44px;
    padding: 0;
    justify-content: flex-start;
  }
  .news li {
    padding: 6px 0;
    font-size: 0.9375rem;
    line-height: 1.3;
    border-top: 1.5px dashed var(--tv-line);
  }
  .news li:first-child {
    border-top: 0;
    font-weight: 600;
  }
`;
