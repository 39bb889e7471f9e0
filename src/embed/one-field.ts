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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
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
