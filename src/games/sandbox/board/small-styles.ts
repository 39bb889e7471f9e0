/** The free table in half a window beside a call, and on a phone. */
import { css, type CSSResult } from 'lit';
import { unseen } from '../../../elements/look/shared-styles.ts';

export const smallStyles: CSSResult = css`
  @container board (max-width: 900px) or (max-height: 700px) {
    .tool .sign-i {
      width: 22px;
      height: 22px;
    }
    .hand.empty .hand-say {
      display: none;
    }
  }
  @container board (max-height: 700px) {
    .main {
      padding-bottom: 12px;
    }
    .hand {
      --tv-card-w: 74px;
    }
    .other {
      --tv-plate: 32px;
      padding-block: 2px;
    }
    .tools {
      gap: 2px;
      padding-block: 4px;
    }
    .tool {
      min-height: 45px;
      padding-block: 3px 2px;
      gap: 1px;
    }
  }
  @container board (max-height: 700px) and (min-height: 521px) and (min-width: 901px) {
    /* Over the head of the hand: on a low cloth every card would lie below it. */
    .cloth:has(.hand:not(.empty)) .bar {
      bottom: -60px;
    }
  }
  @container board (max-width: 900px) or (max-height: 520px) {
    .others {
      padding: 2px 8px 0;
      gap: 4px 8px;
    }
    .other {
      gap: 7px;
      padding: 2px 10px 2px 2px;
      font-size: var(--tv-text-s);
      --tv-plate: 28px;
    }
    .hand {
      --tv-card-w: 54px;
      padding: 0 8px;
    }
    .hand:not(.empty) {
      display: grid;
      /* However many acts a card has: they scroll, and the cards stay where they are. */
      grid-template-columns: 38% minmax(0, 1fr);
      align-items: center;
      width: 100%;
    }
    .hand:not(.empty) .hand-head {
      flex-flow: column;
      align-items: flex-start;
    }
    .hand-acts {
      max-height: 78px;
      overflow-y: auto;
      scrollbar-width: thin;
    }
    .hand-name {
      font-size: var(--tv-text-s);
    }
    .hand.empty {
      padding: 0 12px;
    }
    .bar {
      flex-wrap: nowrap;
      justify-content: flex-start;
      bottom: 4px;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .bar > * {
      flex: none;
    }
    .bar.objection {
      flex-wrap: wrap;
    }
    .bar.objection > p {
      flex: 1 1 100%;
    }
    /* What is done with a piece stands where one would zoom: the zoom goes up meanwhile. */
    .frame:has(.bar) .zoom {
      bottom: 76px;
    }
    .frame:has(.bar.objection) .zoom {
      display: none;
    }
  }
  @container board (max-height: 520px) and (min-width: 901px) {
    .hand {
      --tv-card-w: 62px;
    }
  }
  @container board (max-width: 900px) {
    .main {
      gap: 8px;
      padding: 0 10px 10px 8px;
    }
    .tool {
      min-width: 40px;
      min-height: 40px;
      padding: 6px;
    }
    .tool span {
      ${unseen}
    }
    .btn.small {
      min-height: 36px;
      padding: 2px 9px;
    }
    .undo {
      min-height: 40px;
    }
    .cloth {
      gap: 2px;
    }
  }
  @container board (max-height: 520px) {
    /* One row of people, as far as it goes. */
    .held {
      ${unseen}
    }
    .other-count {
      display: inline;
    }
    /* Nine of them, all in sight. */
    .tools {
      gap: 0;
    }
    .tool {
      min-height: 36px;
      padding-block: 2px;
    }
  }
  @container board (max-width: 600px) and (orientation: portrait) {
    .main {
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
      padding: 0;
      gap: 0;
    }
    tv-cloth {
      grid-row: 1;
      --tv-cloth-pad: 4px;
    }
    .tools {
      grid-row: 2;
      grid-auto-flow: column;
      /* All of them in sight: nobody looks for tools beyond an edge. */
      grid-auto-columns: minmax(0, 1fr);
      gap: 0;
      overflow: visible;
      justify-self: stretch;
      border-radius: 0;
      padding: 4px 2px 6px;
    }
    .tool {
      min-width: 0;
      min-height: 52px;
      padding-inline: 0;
      font-size: 0.75rem;
      letter-spacing: -0.02em;
    }
    .tool span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    .tool.prepare {
      display: none;
    }
    .others {
      justify-content: flex-start;
      padding: 2px 0 0;
    }
    .other {
      padding-right: 12px;
    }
    .other-name {
      ${unseen}
    }
    .other-count {
      display: inline;
    }
    .hand,
    .hand:not(.empty) {
      display: block;
      justify-self: stretch;
      border-radius: 16px 16px 0 0;
      --tv-card-w: 78px;
    }
    .hand:not(.empty) .hand-head {
      flex-flow: row;
      align-items: center;
    }
    .hand-name {
      flex: none;
    }
    /* A card that is taken up has more acts than there is room for: they have the whole line. */
    .hand-head:has(.btn + .btn + .btn) .hand-name {
      ${unseen}
    }
    .hand-acts {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      padding-bottom: 4px;
    }
    .hand-acts > * {
      flex: none;
    }
    .bar tv-count {
      --tv-target: 44px;
    }
    .btn.small {
      min-height: 44px;
    }
    .bar {
      bottom: 8px;
    }
    .undo {
      padding: 0 12px;
    }
    .undo span {
      ${unseen}
    }
  }
  /* Eight words have no room side by side: they would run into each other. */
  @container board (max-width: 359px) and (orientation: portrait) {
    .tool {
      min-height: 46px;
    }
    .tool span {
      ${unseen}
    }
  }
`;
