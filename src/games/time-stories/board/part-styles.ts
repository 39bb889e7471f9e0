/** What the parts of this board look like in common. */
import { css, type CSSResult } from 'lit';
import { smallPrint } from '../../../elements/look/shared-styles.ts';

export const partStyles: CSSResult = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  .sign-i {
    width: 1.15em;
    height: 1.15em;
    stroke-width: 2.1;
    vertical-align: -0.2em;
  }
  .note {
    ${smallPrint}
  }
  .stack {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .acts > .btn {
    flex: 1 1 auto;
  }
  .gem {
    color: light-dark(#1c7a78, #74ccc6);
  }
  @media (forced-colors: active) {
    .gem {
      color: CanvasText;
    }
  }
  img {
    display: block;
  }
  tv-count {
    --tv-count-room: 2.5ch;
  }
  .test {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 5px 12px;
  }
  .test .btn {
    min-height: 40px;
    padding: 3px 14px;
  }
  @container ((max-width: 900px) or (max-height: 560px)) and (orientation: landscape) {
    .stack {
      gap: 7px;
    }
    .acts {
      gap: 5px;
    }
    .acts > .btn,
    .stack > .btn {
      padding-inline: 8px;
    }
    tv-count {
      --tv-count-gap: 2px;
      --tv-count-button: 34px;
    }
  }
`;
