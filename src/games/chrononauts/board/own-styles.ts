/** How one’s own goals and hand stand below the cloth. */
import { css, type CSSResult } from 'lit';

export const ownStyles: CSSResult = css`
  :host {
    display: grid;
    grid-template-columns: minmax(280px, 360px) minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    /* Its place is kept before the cards come, and whatever is held: what stands above keeps its size. */
    --most: 132px;
    --hand: calc(var(--most) * 1.4 + 14px);
    min-height: var(--hand);
  }
  .goals {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    min-width: 0;
  }
  .hid {
    grid-column: 1 / -1;
    text-align: center;
    padding: 24px;
  }
  .none {
    align-self: center;
    text-align: center;
    color: var(--tv-ink-2);
  }
  .goals {
    max-height: var(--hand);
  }
  .none {
    min-height: var(--hand);
    align-content: center;
  }
  :host([mode='artifaxx']) {
    grid-template-columns: minmax(200px, 280px) minmax(0, 1fr);
  }
  :host([mode='artifaxx']) .goals {
    grid-template-columns: 1fr;
  }
  :host([mode='solonauts']) {
    grid-template-columns: minmax(0, 1fr);
  }
  chrono-hand {
    height: calc(var(--hand) + 20px);
    margin-block: -12px -8px;
  }
  /* A screen for all to look at: the room is the TimeLine's, and all backs of the own hand lie side by side. */
  :host([shared]) {
    grid-template-columns: minmax(0, 1fr);
    --hand: var(--back, 70px);
  }
  .backs {
    display: flex;
    gap: 6px;
    min-width: 0;
    height: var(--hand);
    padding: 2px;
  }
  .backs li {
    flex: 0 1 calc((var(--hand) - 4px) * 0.715);
    min-width: 0;
    position: relative;
    border-radius: 7px;
  }
  .backs .back {
    padding: 3px;
  }
  @container (min-width: 1001px) and (max-height: 700px) {
    :host {
      --most: 106px;
      grid-template-columns: minmax(340px, 440px) minmax(0, 1fr);
    }
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    :host,
    :host([mode='artifaxx']) {
      grid-template-columns: minmax(0, 1fr);
      gap: 3px;
      min-height: 0;
    }
    chrono-hand,
    .none {
      height: calc(49px * var(--rows, 1) + 4px);
      min-height: 0;
    }
    chrono-hand {
      margin: 0 -4px;
    }
    :host([shared]) {
      --back: 46px;
    }
    .goals {
      min-height: 42px;
      max-height: none;
    }
    .goals {
      gap: 6px;
    }
    .goal {
      display: flex;
      flex-wrap: wrap;
      gap: 0 10px;
      align-items: baseline;
      align-content: center;
    }
    .goal ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 10px;
    }
    /* Names of things are long: the first stands beside the mission's. */
    .goal:last-child ul {
      display: contents;
    }
    .hid {
      padding: 6px;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    :host,
    :host([mode='artifaxx']),
    :host([mode='solonauts']) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
    chrono-hand,
    .none {
      grid-row: 1;
    }
    chrono-hand {
      margin: -8px -10px;
    }
    .goals {
      max-height: none;
      min-height: 150px;
    }
  }
  /* Upright and low, as half a laptop's window is: what is to be done and people need the height more. */
  @container (min-width: 601px) and (max-width: 900px) and (max-height: 940px) and (orientation: portrait) {
    :host,
    :host([mode='artifaxx']),
    :host([mode='solonauts']) {
      --most: 104px;
      gap: 8px;
    }
    chrono-hand {
      margin-top: -18px;
    }
    .goals {
      min-height: 64px;
    }
    .goal {
      display: flex;
      flex-wrap: wrap;
      gap: 0 10px;
      align-items: baseline;
      align-content: center;
      padding: 4px 10px;
    }
    .goal ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
    }
    .goal h3 {
      margin: 0;
    }
    .goal li {
      padding: 0;
    }
    .goal .ty {
      display: none;
    }
  }
`;
