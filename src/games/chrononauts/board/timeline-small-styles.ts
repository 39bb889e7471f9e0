/** How the TimeLine looks on a small board: only years and shapes are left, as large as they can be, until it is brought near. */
import { css, type CSSResult } from 'lit';

export const timelineSmallStyles: CSSResult = css`
  /* Low, and wide enough for words: two lines or three of the event's name. */
  @container timeline (min-width: 701px) and (max-height: 420px) {
    .grid,
    [role='row'] {
      gap: 6px;
    }
    .grid {
      padding: 2px;
    }
    .head,
    .patch .head {
      padding: 1px 7px;
    }
    .head b {
      font-size: 1.0625rem;
      line-height: 1.1;
    }
    .shape,
    .sign-i {
      width: 1em;
      height: 1em;
    }
    .event,
    .paradox .event,
    .patch .event {
      padding: 1px 6px 0;
      font-size: 0.8125rem;
      line-height: 1.13;
      hyphens: auto;
    }
    .patch .event {
      margin: 0 5px 4px;
      padding-inline: 2px;
    }
    .event em {
      display: inline;
      font-size: inherit;
      line-height: inherit;
    }
    .paradox {
      padding: 4px;
    }
    .patch {
      outline-offset: -4px;
    }
    .flag {
      bottom: -6px;
    }
  }
  /* Stripes and stitches say what it is. The word stays where it stands, without taking room: the place's name has it, too. */
  @container timeline (min-width: 701px) and (max-height: 320px) {
    .event em {
      font-size: 0;
    }
    .paradox {
      padding: 3px;
    }
    .paradox .event,
    .patch .event {
      padding-block: 0;
      font-size: 0.78125rem;
      line-height: 1.1;
    }
    .patch .head {
      padding-top: 0;
    }
    .patch .event {
      margin: 0 2px 2px;
      padding-inline: 3px 0;
      font-weight: 500;
      letter-spacing: -0.01em;
    }
    .patch {
      outline-offset: -3px;
    }
  }
  /* The hand's height is taken from the TimeLine's: with little of it the event's name goes first. */
  @container timeline (max-width: 700px) or (max-height: 215px) {
    .grid,
    [role='row'] {
      gap: 4px;
    }
    .grid {
      padding: 2px;
    }
    button {
      border-radius: 6px;
      justify-content: center;
    }
    /* What lies between two years belongs to the nearer one. */
    button::before {
      content: '';
      position: absolute;
      inset: -2px;
    }
    .event {
      display: none;
    }
    .head,
    .paradox .head,
    .patch .head {
      flex-direction: column;
      justify-content: center;
      gap: 1px;
      flex: 1;
      padding: 2px;
      border: 0;
      border-radius: 5px;
    }
    .head b {
      font-size: 1rem;
    }
    .head sup {
      font-size: 0.9rem;
    }
    .patch {
      outline-offset: -2px;
    }
    .turned .head {
      background: none;
      color: #c9f0d6;
    }
    .paradox {
      padding: 4px;
    }
    .half i {
      width: 9px;
      height: 9px;
    }
    .flag {
      bottom: -4px;
      padding: 0 4px;
      font-size: 0.6875rem;
    }
    .flag span {
      display: none;
    }
  }
  /* Low rows: the sign comes close to the year. */
  @container timeline (max-height: 170px) {
    .head,
    .paradox .head,
    .patch .head {
      gap: 0;
      padding: 0 1px;
    }
    .head b {
      font-size: 0.9375rem;
      line-height: 1.05;
    }
    .paradox {
      padding: 2px;
    }
    .patch {
      outline-offset: -3px;
      outline-width: 1.5px;
    }
    .shape,
    .sign-i {
      width: 0.9em;
      height: 0.9em;
    }
    .half i {
      width: 7px;
      height: 7px;
      border-width: 1.5px;
    }
  }
  /* Rows as low as a line: it stands beside the year. */
  @container timeline (max-height: 136px) {
    .head,
    .paradox .head,
    .patch .head {
      flex-direction: row;
      gap: 2px;
    }
    .head b {
      font-size: 0.8125rem;
    }
    .shape,
    .sign-i {
      width: 0.7em;
      height: 0.7em;
    }
    .half {
      gap: 1px;
    }
    .half i {
      width: 6px;
      height: 6px;
    }
  }
  @container timeline (max-width: 400px) {
    .head b {
      font-size: 0.8125rem;
    }
    .head sup {
      font-size: 0.75rem;
    }
  }
  /* Brought near: what happened, in letters that are drawn twice as large at least. */
  @container timeline (max-width: 700px) or (max-height: 215px) {
    :host([close]) .head {
      flex: none;
      flex-direction: row;
      justify-content: space-between;
      padding: 1px 3px 0;
      border-radius: 5px 5px 0 0;
    }
    :host([close]) .head b {
      font-size: 0.5rem;
      line-height: 1.2;
    }
    :host([close]) .head .shape,
    :host([close]) .head .sign-i {
      width: 8px;
      height: 8px;
    }
    :host([close]) .event {
      display: block;
      flex: 1;
      margin: 0;
      padding: 0 3px 1px;
      font-size: 0.34375rem;
      line-height: 1.15;
      hyphens: auto;
      /* Letters as small as these stand unevenly where they are set on whole pixels. */
      text-rendering: geometricPrecision;
    }
    :host([close]) .event em {
      font-size: inherit;
      line-height: inherit;
    }
  }
`;
