/** Styles of the shell: bar, strips, what fills the rest, and the ticket of a refusal below it. */
import { css, type CSSResult } from 'lit';
import { CANNOT_COUNT, plainNight } from '../../elements/look/legible.ts';
import { night } from '../../elements/look/night.ts';

export const tableStyles: CSSResult = css`
  :host {
    display: block;
    height: 100%;
    min-height: 20rem;
    container-type: inline-size;
    contain: layout style inline-size;
  }
  tv-room {
    height: 100%;
    min-height: inherit;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr) auto;
    position: relative;
    overflow: hidden;
    isolation: isolate;
  }
  /* A board says that it is night: so it is in the whole room. */
  tv-room:has([night]) {
    ${night}
  }
  ${CANNOT_COUNT} {
    tv-room:has([night]) {
      ${plainNight}
    }
  }
  /* The second column is that of a window which stands beside the board. */
  tv-room > * {
    grid-column: 1 / -1;
  }
  /* The legend of the five keys has its own place, where the window ends with the table. */
  tv-room:has(> tv-five) {
    --tv-legend: 48px;
    padding-block-end: var(--tv-legend);
  }
  .main {
    grid-area: 3 / 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .board {
    height: 100%;
  }
  .board:empty::before {
    content: var(--tv-not-here);
    animation: tv-not-here 0s 2s backwards;
  }
  /* Nobody shall take it for the present, on a shared screen neither. */
  .main.past {
    margin: 4px;
    border: 3px dashed var(--tv-wait);
    border-radius: 14px;
  }
  .strips {
    padding: 0 20px;
  }
  .strips[over] {
    padding: 0;
  }
  .strips[over] > .strip:first-of-type {
    margin-top: 0;
  }
  .strips[over] > .strip {
    box-shadow: var(--tv-shadow-2);
  }
  /* The headline goes round what lies there when the sentences are put away. */
  .strips[over][some] ~ .main {
    --tv-aside: 52px;
  }
  /* Two buttons go below a sentence that they would leave no room for. */
  .strip {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 44px;
    padding: 4px 6px 4px 14px;
    margin-top: 6px;
    border-radius: 12px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
    font-weight: 600;
    line-height: 1.25;
  }
  /* Clear of the headline below. */
  .strip:last-child {
    margin-bottom: 5px;
  }
  .strip p,
  .strip .asks {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .strip tv-plate {
    --tv-plate: 30px;
  }
  .strip tv-icon {
    color: var(--tv-wait);
  }
  .strip.off tv-icon {
    color: var(--tv-off);
  }
  .strip .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 10px;
    margin-inline-start: auto;
  }
  .strip .number {
    font-size: 1.375rem;
    font-weight: 800;
    letter-spacing: 0.03em;
    white-space: nowrap;
  }
  .strip .btn {
    min-height: var(--tv-target-low);
  }
  .strip .btn tv-icon {
    color: inherit;
  }
  .page {
    height: 100%;
    min-height: 260px;
    padding: 10px 28px 26px;
  }
  .page tv-cloth {
    height: 100%;
  }
  .page .middle {
    height: 100%;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 12px;
    text-align: center;
    padding: 12px;
  }
  .page h2 {
    font-size: 2rem;
  }
  .page tv-heard {
    width: min(100%, 30rem);
    margin-top: 10px;
    text-align: start;
  }
  .page p {
    color: var(--tv-ink-2);
    font-size: 1.0625rem;
    max-width: 46ch;
    text-wrap: pretty;
  }
  .page .choose {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-top: 6px;
  }
  .explain {
    display: grid;
    gap: 10px;
    line-height: 1.4;
  }
  .bubbles {
    position: absolute;
    z-index: var(--tv-z-toast);
    inset-inline-start: 12px;
    top: 4px;
    /* Beside the bar's buttons and the connection. */
    max-width: calc(100% - 540px);
  }
  /* In a place of its own: over the table it would lie on what one can tap. */
  .ticket {
    grid-area: 4 / 1;
    justify-self: center;
    width: min(680px, calc(100% - 24px));
  }
  @container (min-width: 1300px) {
    .strips[over][some] ~ .main {
      --tv-aside: 0px;
    }
  }
  @container (max-width: 900px) {
    /* What lasts has a row of its own here. */
    .strips[steady] ~ .main {
      --tv-aside: 0px;
    }
    .strips:not([over]) {
      padding: 0 10px;
    }
    .strip {
      min-height: 40px;
      margin-top: 2px;
      font-size: 0.9375rem;
    }
    .strip.lasting {
      margin-top: 0;
    }
    /* One after the other, as two would cover the headline and more; but for those that ask something. */
    .strip:not(.lasting) ~ .strip:not(.lasting, :has(.btn:not(.icon))) {
      display: none;
    }
    .page {
      padding: 4px 10px 10px;
    }
    .page h2 {
      font-size: 1.5rem;
    }
    .page p {
      font-size: 1rem;
    }
    .bubbles {
      inset-inline-start: 4px;
      top: 0;
      max-width: calc(100% - 430px);
    }
  }
  @container (max-width: 720px) {
    .bubbles {
      max-width: max(calc(100% - 340px), 15rem);
    }
  }
  @container (max-width: 600px) {
    tv-room:has(> tv-five) {
      --tv-legend: 68px;
    }
    .bubbles {
      max-width: max(calc(100% - 146px), 12rem);
    }
    .strip {
      flex-wrap: wrap;
      justify-content: flex-end;
    }
    .strip .acts {
      gap: 6px;
    }
    .strip .btn:not(.icon) {
      padding-inline: 10px;
    }
    .strip p {
      flex: 1 1 60%;
    }
  }
`;
