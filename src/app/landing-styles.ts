/** Styles of the first page: the menu on paper, a laid cloth beside it. */
import { css, type CSSResult } from 'lit';

export const landingStyles: CSSResult = css`
  :host {
    display: block;
    container: landing / inline-size;
  }
  .landing {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 530px;
    gap: 18px 26px;
    padding: 10px 28px 26px;
    min-height: calc(100dvh - 60px);
    align-items: stretch;
  }
  /* A window of its own: it takes no row. */
  tv-tour-door {
    display: contents;
  }
  .menu {
    grid-area: 1 / 1 / -1;
    background: var(--tv-paper);
    border-radius: 6px;
    padding: 34px 40px 30px;
    box-shadow: var(--tv-shadow-2);
    outline: 1.5px solid var(--tv-line);
    outline-offset: -10px;
    display: grid;
    align-content: center;
  }
  form {
    display: grid;
    gap: 20px;
    align-content: start;
    width: min(760px, 100%);
    margin: 0 auto;
  }
  h1 {
    font: 400 3.25rem/1.05 var(--tv-font-sign);
    text-align: center;
    text-wrap: balance;
  }
  .sub {
    text-align: center;
    color: var(--tv-ink-2);
    font-size: 1.125rem;
    margin-top: -12px;
  }
  /* However much there is to choose: always in sight. */
  .foot {
    --fade: 20px;
    position: sticky;
    bottom: 0;
    z-index: 2;
    display: grid;
    margin: calc(-1 * var(--fade)) -10px 0;
    padding: var(--fade) 10px 12px;
    /* What goes on below it fades away: half a line reads as a fault. */
    background: linear-gradient(transparent, var(--tv-paper) var(--fade));
    pointer-events: none;
  }
  .foot .btn {
    pointer-events: auto;
  }
  /* What is brought into sight isn't brought behind it. */
  form :is(input, button, label) {
    scroll-margin-block-end: 92px;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
  }
  legend {
    padding: 0 0 6px;
    font-weight: 600;
  }
  .dishes {
    display: grid;
    gap: 8px;
  }
  .dish {
    display: grid;
    grid-template-columns: 74px minmax(0, 1fr) auto;
    gap: 18px;
    align-items: center;
    padding: 16px 18px 16px 12px;
    border-radius: 14px;
    position: relative;
    cursor: pointer;
  }
  .dish input,
  .choice input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .dish:has(input:checked) {
    background: var(--tv-mark);
    box-shadow: 0 0 0 2.5px var(--tv-ink);
  }
  .dish:has(input:focus-visible),
  .choice:has(input:focus-visible) span {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 9px var(--tv-focus);
    position: relative;
    z-index: 1;
  }
  .dish:has(input:focus-visible) {
    background: var(--tv-mark);
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 16px;
    margin: 2px 0 4px 92px;
  }
  .chosen .line {
    display: none;
    flex: 1 1 14rem;
    color: var(--tv-ink-2);
    line-height: 1.3;
  }
  .chosen:not(:has(.tour)) {
    display: none;
  }
  .means {
    margin-top: 8px;
    color: var(--tv-ink-2);
    line-height: 1.35;
  }
  .about {
    display: grid;
    line-height: 1.3;
  }
  .about b {
    font-size: 1.5rem;
  }
  .dish .count {
    text-align: end;
    font-weight: 700;
    line-height: 1.3;
    white-space: nowrap;
  }
  .dish .count span {
    display: block;
    font-weight: 400;
    font-size: 0.9375rem;
  }
  .choices {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .choice {
    position: relative;
  }
  .choice span {
    display: grid;
    place-items: center;
    text-align: center;
    min-height: 48px;
    padding: 4px 10px;
    font-weight: 600;
    line-height: 1.2;
    border-radius: 12px 0 0 12px;
    box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
  }
  .choice + .choice span {
    border-radius: 0 12px 12px 0;
    margin-inline-start: -1.5px;
  }
  .choice input:checked + span {
    background: var(--tv-mark);
    box-shadow: inset 0 0 0 2.5px var(--tv-ink);
    position: relative;
  }
  .field input {
    font-size: 1.0625rem;
  }
  .say:empty {
    display: none;
  }
  .trouble {
    display: grid;
    gap: 4px;
    padding: 14px 16px;
    border-radius: 12px;
    background: var(--tv-ink);
    color: var(--tv-room);
    line-height: 1.35;
  }
  .trouble b {
    font: 400 1.1875rem/1.2 var(--tv-font-sign);
  }
  .invited {
    grid-area: 1 / 2;
  }
  .beside {
    grid-area: 2 / 2;
    display: flex;
    flex-direction: column;
    gap: 18px;
    min-height: 0;
  }
  .beside tv-cloth {
    flex: 1;
  }
  .welcome {
    height: 100%;
    min-height: 300px;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 16px;
    text-align: center;
    padding: 16px;
  }
  .welcome h2 {
    font-size: 2rem;
  }
  .plates {
    display: flex;
    gap: 14px;
    --tv-plate: 68px;
  }
  .pasta {
    width: 112px;
    height: 112px;
  }
  .welcome ul {
    display: grid;
    gap: 8px;
    color: var(--tv-ink-2);
    max-width: 36ch;
    line-height: 1.4;
    text-wrap: balance;
  }
  .storm {
    padding: 12px;
    color: var(--tv-ink-2);
    text-underline-offset: 3px;
  }
  .known {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    border-top: 1.5px dashed var(--tv-line);
  }
  .known:first-child {
    border-top: 0;
  }
  .known a,
  .gone {
    display: block;
    padding: 9px 6px;
    border-radius: 8px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    line-height: 1.25;
  }
  .known a:hover {
    background: var(--tv-cloth-2);
  }
  .known small {
    display: block;
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  .saved {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    color: var(--tv-ink-2);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  .saved p {
    flex: 1 1 12rem;
  }
  tv-slip {
    max-height: 300px;
    display: grid;
  }
  /* A laptop's window: all of it in sight. */
  @media (max-height: 940px) {
    .menu {
      padding-block: 24px 22px;
    }
    form {
      gap: 15px;
    }
    .dish {
      padding-block: 10px;
    }
    .dishes {
      gap: 6px;
    }
  }
  /* Backgrounds and shadows vanish there: outlines say what is chosen. */
  @media (forced-colors: active) {
    .menu {
      border: 1.5px solid CanvasText;
    }
    .dish,
    .choice span {
      border: 1.5px solid CanvasText;
    }
    .dish:has(input:checked),
    .choice input:checked + span {
      border: 5px double Highlight;
    }
  }
`;
