/** How panels look, and what stands in them: they come with the panels. */
import { css, type CSSResult } from 'lit';

export const panelStyles: CSSResult = css`
  .panel {
    position: absolute;
    inset: 10px auto auto 10px;
    z-index: var(--tv-z-window);
    width: min(430px, calc(100% - 20px));
    /* No larger than what is in it: what one adds from here is seen to come. */
    max-height: calc(100% - 20px);
    display: flex;
    flex-direction: column;
    border-radius: 16px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-3);
  }
  .panel-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 10px;
    padding: 10px 10px 6px 18px;
  }
  .panel-body {
    overflow: auto;
    padding: 4px 14px 14px;
    scrollbar-width: thin;
  }
  .panel-body h4 {
    margin: 10px 4px 6px;
    font-weight: 800;
  }
  .find {
    position: sticky;
    top: -4px;
    z-index: 1;
    display: grid;
    gap: 2px;
    padding: 4px 0 6px;
    background: var(--tv-paper);
  }
  .find input {
    min-height: 44px;
    padding: 6px 12px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 10px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    font: inherit;
  }
  .find p {
    min-height: 1.3em;
    padding-inline: 12px;
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 4px;
  }
  .cells .btn {
    min-width: 0;
    min-height: 44px;
    padding: 2px;
    font-size: var(--tv-text-s);
  }
  .cells .taken {
    background: var(--tv-room-2);
    text-decoration: underline;
  }
  .outlook {
    position: absolute;
    left: 50%;
    translate: -50% 0;
    bottom: 76px;
    z-index: var(--tv-z-bar);
    max-width: min(46ch, calc(100% - 24px));
    max-height: calc(100% - 96px);
    overflow: auto;
    padding: 10px 16px;
    border-radius: 14px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-2);
    pointer-events: none;
  }
  .outlook ol {
    margin: 4px 0 0;
    padding-inline-start: 1.4em;
    list-style: decimal;
  }
  .list button {
    width: 100%;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    border-radius: 10px;
    background: none;
    text-align: start;
  }
  .list button:hover {
    background: var(--tv-room);
  }
  .sheet {
    grid-template-rows: auto minmax(0, 1fr) auto;
    padding-bottom: 12px;
  }
  .sheet textarea {
    margin: 4px 14px;
    padding: 12px 14px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 12px;
    background: #fdeab4;
    color: #29230f;
    resize: none;
  }
  .sheet-acts {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    padding: 8px 14px 0;
  }
  .score-sheet {
    border-spacing: 4px;
  }
  .score-sheet th {
    font-weight: 700;
    text-align: start;
  }
  .score-sheet input {
    width: 4.2em;
    min-height: 44px;
    padding: 4px 8px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 10px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    text-align: end;
  }
  .prop {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  .prop > span,
  .prop small {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
  }
  .prop input,
  .prop select,
  .prop textarea {
    width: 100%;
    min-width: 0;
    min-height: 44px;
    padding: 6px 10px;
    border: 1.5px solid var(--tv-line-strong);
    border-radius: 10px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    font: inherit;
  }
  .who-may {
    display: grid;
    gap: 8px;
    min-width: 0;
    margin: 14px 0 0;
    padding: 0;
    border: 0;
  }
  .who-may legend {
    padding: 0 0 4px;
    font-weight: 800;
  }
  .who-may small {
    display: block;
    overflow-wrap: anywhere;
  }
  .files small {
    color: var(--tv-ink-2);
  }
  .rules-text {
    max-width: 62ch;
  }
  .rules-text h3 {
    margin: 14px 0 4px;
    font-size: var(--tv-sign-s);
  }
  .rules-text ul {
    list-style: disc;
    padding-inline-start: 1.2em;
  }
  .pieces {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
    gap: 8px;
  }
  .boxes {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 12px;
    width: min(960px, 100%);
  }
  .start {
    position: absolute;
    inset: 0;
    z-index: 3;
    display: grid;
    align-content: safe center;
    justify-content: center;
    overflow: auto;
    padding: 16px;
  }
  @container board (max-width: 600px) and (orientation: portrait) {
    .start {
      padding: 6px;
      justify-content: stretch;
    }
  }
  .start .boxes {
    width: min(960px, 84cqw);
  }
  /* The bill beside what may come next, or above it. */
  .start.over {
    grid-template-columns: minmax(0, 340px) minmax(0, 620px);
    gap: 20px;
    align-items: start;
    /* What still lies there isn't played with any more. */
    background: var(--tv-cloth);
  }
  .start.over > * {
    min-height: max-content;
  }
  /* All of it scrolls together. */
  .receipt::part(paper) {
    flex: none;
  }
  .start.over .boxes {
    width: auto;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  }
  .receipt {
    filter: drop-shadow(0 4px 10px rgb(0 0 0 / 0.18));
  }
  .box {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr);
    align-items: center;
    gap: 14px;
    width: 100%;
    height: 100%;
    min-height: 104px;
    padding: 10px 14px 10px 10px;
    border: 0;
    border-radius: 16px;
    background: var(--tv-paper);
    box-shadow: inset 0 0 0 1.5px var(--tv-line);
    text-align: start;
  }
  .box:hover {
    box-shadow: inset 0 0 0 2px var(--tv-ink);
  }
  .box-words {
    display: grid;
    gap: 2px;
  }
  .box b {
    font: 400 1.1875rem / 1.15 var(--tv-font-sign);
  }
  .box small {
    color: var(--tv-ink-2);
    font-size: var(--tv-text-s);
    line-height: 1.25;
  }
  .box .box-sure {
    color: var(--tv-off);
    font-weight: 700;
  }
  .files {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-content: center;
  }
  .cover {
    position: relative;
    height: 84px;
  }
  .cover-card {
    position: absolute;
    top: 4px;
    left: 8px;
    width: 54px;
    height: 76px;
    padding: 3px;
    border-radius: 6px;
    background: var(--tv-card);
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      var(--tv-shadow-1);
    rotate: -7deg;
  }
  .cover-card + .cover-card {
    left: 32px;
    rotate: 6deg;
  }
  .cover-card svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  @container board (max-width: 600px) and (orientation: portrait) {
    .panel {
      inset: auto 10px 10px;
      width: auto;
    }
    .start.over {
      grid-template-columns: minmax(0, 1fr);
    }
    .boxes,
    .start .boxes {
      grid-template-columns: minmax(0, 1fr);
      width: 100%;
    }
    .box {
      min-height: 88px;
    }
  }
`;
