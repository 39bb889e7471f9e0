/** The free table's own layout: tools beside the cloth; on the cloth who is there, the surface, the own hand; five sizes. */
import { css, type CSSResult } from 'lit';

export const boardStyles: CSSResult = css`
  .main {
    display: grid;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: auto minmax(0, 1fr);
    gap: 14px;
    min-height: 0;
    padding: 0 24px 22px 16px;
  }
  .main.toolless {
    grid-template-columns: minmax(0, 1fr);
  }
  @container board (min-width: 901px) {
    .main.toolless {
      padding-left: 24px;
    }
  }
  .sign-i {
    width: 1.35em;
    height: 1.35em;
    stroke-width: 2.1;
  }
  tv-cloth {
    min-height: 0;
    --tv-cloth-pad: 10px;
  }
  .back {
    display: flex;
    gap: 8px;
  }
  /* What takes a moment needs no way out of it. */
  .late {
    animation: appear 0s 3s backwards;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
  }
  .cloth {
    position: relative;
    height: 100%;
    display: grid;
    grid-template: 'others' auto 'surface' minmax(0, 1fr) 'hand' auto / minmax(0, 1fr);
    gap: 6px;
  }
  tv-surface {
    border-radius: 12px;
  }
  tv-surface[data-over] {
    box-shadow: inset 0 0 0 3px var(--tv-focus);
  }
  .tools {
    align-self: center;
    max-height: 100%;
    overflow-y: auto;
    scrollbar-width: none;
    display: grid;
    gap: 4px;
    padding: 6px;
    border-radius: 16px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
  }
  .tool {
    display: grid;
    justify-items: center;
    gap: 3px;
    min-width: 62px;
    min-height: 58px;
    padding: 7px 6px 5px;
    border: 0;
    border-radius: 12px;
    background: none;
    font: 700 var(--tv-text-xs) / 1.1 var(--tv-font-text);
  }
  .tool .sign-i {
    width: 24px;
    height: 24px;
  }
  .tool:hover {
    background: var(--tv-room);
  }
  .tool[aria-pressed='true'] {
    background: var(--tv-go);
    color: var(--tv-on-go);
  }
  .others {
    grid-area: others;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px 14px;
    padding: 4px 110px 0;
  }
  .others li {
    border-radius: 26px;
  }
  .other {
    position: relative;
    border: 0;
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 4px 16px 4px 4px;
    border-radius: 26px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
    font-weight: 700;
    --tv-plate: 40px;
  }
  /* As large as a finger, also where the row is low. */
  .other::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  .other > tv-icon {
    margin: 0 -4px 0 10px;
    min-height: var(--tv-plate);
  }
  .other-count {
    display: none;
  }
  [data-over] {
    outline: 3px solid var(--tv-focus-ink);
    outline-offset: 1px;
    box-shadow: 0 0 0 8px var(--tv-focus);
  }
  .hand {
    grid-area: hand;
    justify-self: center;
    min-width: min(100%, 560px);
    max-width: 100%;
    border: 2px solid var(--tv-go);
    border-radius: 16px;
    background: var(--tv-go-soft);
    padding: 4px 12px;
    --tv-card-w: 92px;
  }
  .hand.empty {
    padding: 8px 18px 12px;
    text-align: center;
  }
  .hand-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    min-height: 36px;
  }
  .hand-name {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 800;
  }
  .hand.empty .hand-head {
    justify-content: center;
  }
  .hand-say {
    color: var(--tv-ink-2);
  }
  .hand-acts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .btn.small {
    min-height: 40px;
    padding: 4px 12px;
    gap: 7px;
    font-size: var(--tv-text-s);
  }
  .bar {
    position: absolute;
    left: 50%;
    translate: -50% 0;
    bottom: calc(var(--hand-h, 0px) + 12px);
    z-index: var(--tv-z-bar);
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 6px;
    width: max-content;
    max-width: calc(100% - 24px);
    padding: 6px 8px;
    border-radius: 14px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-2);
  }
  .bar tv-count {
    --tv-target: 40px;
    --tv-count-gap: 6px;
  }
  .objection {
    outline: 3px solid var(--tv-focus-ink);
    box-shadow:
      0 0 0 7px var(--tv-focus),
      var(--tv-shadow-2);
  }
  .objection p {
    max-width: 46ch;
    font-weight: 600;
  }
  .reveals {
    position: absolute;
    top: 10px;
    left: 50%;
    translate: -50% 0;
    z-index: 2;
    padding: 3px 14px;
    border-radius: 999px;
    background: var(--tv-focus);
    color: var(--tv-focus-ink);
    font-weight: 800;
    pointer-events: none;
  }
  .surface-area {
    grid-area: surface;
    position: relative;
    display: grid;
    min-height: 0;
  }
  .zoom {
    position: absolute;
    inset: auto 6px 6px auto;
    z-index: 2;
    display: grid;
    border-radius: 12px;
    background: var(--tv-paper);
    box-shadow: var(--tv-shadow-1);
  }
  .zoom button {
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    border-radius: 12px;
  }
  .zoom button + button {
    border-top: 1px solid var(--tv-line);
    border-radius: 0 0 12px 12px;
  }
  .zoom [aria-pressed='true'] {
    background: var(--tv-go);
    color: var(--tv-on-go);
  }
  .menu {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 6px;
    min-width: 200px;
    border: 0;
    border-radius: 14px;
    background: var(--tv-paper);
    color: var(--tv-ink);
    box-shadow: var(--tv-shadow-3);
  }
  .menu button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 4px 12px;
    border: 0;
    border-radius: 10px;
    background: none;
    font-weight: 600;
    text-align: start;
  }
  .menu button:hover {
    background: var(--tv-room);
  }
`;
