/** How the clue form looks, in the wide column, in the narrow one of half size and on phones. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

export const clueFormStyles: CSSResult = css`
  :host {
    display: block;
    container-type: inline-size;
  }
  form {
    background: var(--tv-paper);
    border-radius: 16px;
    padding: 16px;
    box-shadow: var(--tv-shadow-2);
    display: grid;
    gap: 12px;
  }
  h3 {
    font-size: 1.375rem;
  }
  .two {
    display: grid;
    gap: 12px;
  }
  .field {
    font-size: 0.9375rem;
    font-weight: 700;
  }
  .word input {
    height: 52px;
    border-width: 2px;
    font: 400 1.5rem/1 var(--tv-font-sign);
  }
  .stepper {
    display: grid;
    grid-template-columns: 48px 1fr 48px;
    align-items: center;
    height: 52px;
    border: 2px solid var(--tv-line-strong);
    border-radius: 12px;
    background: var(--tv-cloth);
  }
  .stepper button {
    border: 0;
    background: none;
    height: 100%;
    border-radius: 10px;
    display: grid;
    place-items: center;
  }
  .stepper button:hover {
    background: var(--tv-room-2);
  }
  .stepper input {
    border: 0;
    padding: 0;
    min-height: 0;
    height: 100%;
    text-align: center;
    font: 800 1.75rem/1 var(--tv-font-text);
    appearance: textfield;
    -moz-appearance: textfield;
    background: none;
  }
  .stepper input::-webkit-inner-spin-button,
  .stepper input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  .says {
    display: flex;
    gap: 8px;
    min-height: 1.35em;
    font-size: 0.9375rem;
    line-height: 1.35;
    font-weight: 700;
    color: var(--tv-ink-2);
  }
  .says.fits {
    color: var(--tv-live);
  }
  .says.not {
    color: var(--tv-off);
  }
  .says tv-icon {
    margin-top: 0.05em;
  }
  .private,
  .denied {
    ${smallPrint}
    overflow-wrap: anywhere;
  }
  /* Half size: a column of 170. */
  @container (max-width: 200px) {
    form {
      padding: 9px 10px;
      gap: 6px;
      border-radius: 12px;
    }
    h3 {
      font-size: 1.0625rem;
    }
    .two {
      gap: 6px;
    }
    .field {
      gap: 3px;
      font-size: 0.8125rem;
    }
    .word input,
    .stepper {
      height: var(--tv-target-low);
      min-height: 0;
    }
    .word input {
      font-size: 1.1875rem;
      padding: 0 10px;
    }
    .stepper {
      grid-template-columns: var(--tv-target-low) 1fr var(--tv-target-low);
    }
    .stepper input {
      font-size: 1.375rem;
    }
    .denied {
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    .says {
      font-size: 0.8125rem;
      gap: 5px;
      line-height: 1.25;
    }
    .btn {
      min-height: var(--tv-target-low);
      padding: 0 8px;
      font-size: 0.9375rem;
    }
    .btn tv-icon,
    .private {
      display: none;
    }
  }
  /* Phone: both fields in one line. */
  @container (min-width: 300px) {
    .two {
      align-items: start;
    }
    form {
      padding: 10px 12px 12px;
      gap: 8px;
    }
    h3,
    .private {
      display: none;
    }
    .two {
      grid-template-columns: 1.4fr 1fr;
    }
    .word input,
    .stepper {
      height: 46px;
      min-height: 0;
    }
    .stepper {
      grid-template-columns: 44px 1fr 44px;
    }
  }
  @media (forced-colors: active) {
    form {
      border: 1.5px solid CanvasText;
    }
  }
  .endless {
    min-height: 44px;
  }
  .endless[aria-pressed='true'] {
    background: var(--tv-ink);
    color: var(--tv-room);
  }
  .reminders {
    font-size: 0.875rem;
    line-height: 1.35;
    color: var(--tv-ink-2);
  }
  .reminders summary {
    cursor: pointer;
    padding: 10px 0;
    font-weight: 600;
  }
  .reminders p {
    margin-top: 8px;
  }
  .reminders ul {
    display: grid;
    gap: 4px;
    padding-inline-start: 1.1em;
    list-style: disc;
  }
  @container (max-width: 200px) {
    .reminders {
      display: none;
    }
    .btn.doubt {
      white-space: normal;
      line-height: 1.15;
    }
  }
  @container (min-width: 300px) {
    .reminders summary {
      padding: 6px 0;
    }
  }
  /* For a fingertip. */
  @media (pointer: coarse) {
    .reminders summary {
      padding: 12px 0;
    }
  }
`;
