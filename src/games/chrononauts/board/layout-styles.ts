/** Where the parts stand: cloth and meter, the column beside them, own goals and hand below. */
import { css, type CSSResult } from 'lit';

export const layoutStyles: CSSResult = css`
  :host {
    position: relative;
    overflow: hidden;
  }
  .frame {
    --tv-rail: clamp(270px, 23cqw, 330px);
    --tv-foot: 8px;
  }
  .cloth[data-drop] {
    border-radius: var(--tv-r-table);
  }
  chrono-meter {
    margin-top: 8px;
  }
  .frame::part(own) {
    margin-top: 8px;
  }
  .discards {
    display: grid;
    gap: 6px;
    line-height: 1.35;
    list-style: none;
  }
  @container board (min-width: 1001px) and (max-height: 700px) {
    .cloth {
      --tv-cloth-border: 11px;
      --tv-cloth-pad: 9px;
    }
    chrono-meter {
      margin-top: 6px;
    }
    .frame::part(own) {
      margin-top: 6px;
    }
    /* Nobody overlooks what the game waits for: people are named there too. */
    .frame.starting::part(rail) {
      min-height: 0;
    }
  }
  @container board (max-width: 1000px) and (orientation: landscape) {
    .frame {
      --tv-rail: 216px;
      --tv-gap: 9px;
      --tv-edge: 9px;
      --tv-foot: 4px;
      --people-fade: -4px;
    }
    .frame:not(.lobby)::part(table) {
      grid-template-areas: 'start middle side' 'own own own';
    }
    .frame::part(own),
    chrono-meter {
      margin-top: 5px;
    }
    /* One column that scrolls: what is going on has all the room that there is. */
    .frame:not(.lobby)::part(side) {
      overflow: auto;
      scrollbar-width: thin;
      padding: 4px;
      margin: -4px -4px -4px 5px;
      width: 224px;
    }
    /* No further over its edge than the column's own padding: what isn't there can't be scrolled to. */
    .frame:not(.lobby)::part(window) {
      flex: none;
      max-height: 100%;
      padding: 4px;
      margin: -4px;
    }
    /* Nothing of it must stay in sight: it scrolls with the column, and not in it as well. */
    .frame.starting::part(window) {
      max-height: none;
    }
    .frame:not(.lobby)::part(rail) {
      flex: none;
      min-height: 0;
      padding-inline: 4px;
      margin-inline: -4px;
      overflow: visible;
    }
  }
  /* What everybody may answer is whole in sight for its few seconds: over the own zone, which stays where it is. */
  @container board (max-width: 1000px) and (max-height: 520px) and (orientation: landscape) {
    .frame.answering::part(side) {
      grid-row: 1 / -1;
      z-index: 1;
      align-self: start;
      max-height: 100%;
    }
    .frame.answering::part(rail) {
      display: none;
    }
    /* What is more than there is room for scrolls above the answers. */
    .frame.answering::part(window) {
      flex: 0 1 auto;
      min-height: 0;
      max-height: none;
    }
  }
  @container board (min-width: 601px) and (max-width: 900px) and (max-height: 940px) and (orientation: portrait) {
    .frame {
      --tv-gap: 8px;
    }
    .frame:not(.lobby)::part(middle) {
      min-height: 31cqh;
    }
    .cloth {
      --tv-cloth-border: 11px;
      --tv-cloth-pad: 8px;
    }
  }
  @container board (max-width: 600px) and (orientation: portrait) {
    .cloth {
      height: 236px;
    }
    /* As wide as it can be: each of eight years has 44 px of the width of most phones. */
    .frame:not(.lobby, .artifaxx) .cloth {
      --tv-cloth-pad: 4px;
      margin-inline: -4px;
    }
    .frame::part(window) {
      max-height: 58cqh;
    }
    .lobby .cloth,
    .artifaxx .cloth {
      height: auto;
    }
    /* What is brought into sight isn't brought behind what the game is begun with, also where that has two buttons. */
    .frame.lobby {
      scroll-padding-block-end: 136px;
    }
  }
`;
