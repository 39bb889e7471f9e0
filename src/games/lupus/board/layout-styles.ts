/** Where the parts of the board stand. */
import { css, type CSSResult } from 'lit';

export const layoutStyles: CSSResult = css`
  .frame {
    --tv-rail: clamp(262px, 23cqw, 330px);
  }
  tv-cloth {
    height: 100%;
    --lupus-token: #2b3e4b;
    --lupus-token-edge: #15222b;
  }
  tv-cloth::part(linen) {
    overflow: hidden;
  }
  .frame::part(side) {
    padding-top: 8px;
  }
  .end {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  /* Between the turns of a night the headline breaks as in them. */
  .room {
    width: var(--tv-ring, 52px);
  }
  .sign-i {
    width: 1.3em;
    height: 1.3em;
    stroke-width: 2;
  }
  /* By night what stands there gives way first: the button that sets the choice stays in sight. */
  @container board (min-width: 601px) {
    :host([night]) .frame::part(rail) {
      flex: 0 1000 auto;
      min-height: 44px;
    }
  }
  @container board (max-width: 900px) and (orientation: landscape) {
    .frame {
      --tv-rail: 200px;
    }
    .end {
      --tv-ring: 36px;
    }
    /* All of the column is needed for the choice: what else there is stands below it, and the column scrolls. */
    :host([night]) .frame::part(side) {
      width: calc(var(--column) + 16px);
      margin: 0 -8px 0 calc(var(--gap) - 8px);
      padding: 8px;
      overflow: auto;
      scrollbar-width: thin;
    }
    :host([night]) .frame::part(window),
    :host([night]) .frame::part(rail) {
      flex: none;
    }
  }
  /* On a phone the square is as high as its rows. */
  @container board (max-width: 600px) and (orientation: portrait) {
    tv-cloth {
      height: auto;
    }
    tv-cloth::part(linen) {
      overflow: visible;
    }
    /* In two lines: the headline beside it would have a word's width. */
    .back {
      max-width: 7.5rem;
      padding-inline: 8px;
      font-size: 0.875rem;
      line-height: 1.15;
    }
    /* By night its last part is the button that sets the choice: on a low phone it would be cut off. */
    .frame::part(window) {
      max-height: max(46cqh, min(310px, 60cqh));
    }
  }
`;
