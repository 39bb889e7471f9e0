/** Styles of a form of one field: its label, the field with a button beside it, and what is wrong below them. */
import { css, type CSSResult } from 'lit';

export const oneField: CSSResult = css`
  form {
    display: grid;
    gap: 8px;
  }
  label {
    font-weight: 600;
    text-wrap: balance;
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  /* Four short words are seen whole, or the button goes below them. */
  .line > :first-child {
    flex: 999 1 var(--tv-line-field, 8rem);
    width: 8rem;
    min-width: 0;
  }
  .line > .btn {
    flex: 1 0 auto;
  }
  .btn {
    min-height: 48px;
  }
  p {
    line-height: 1.35;
    text-wrap: pretty;
  }
  p:empty {
    display: none;
  }
`;
