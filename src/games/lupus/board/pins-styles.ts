/** The look of pins on plates. */
import { css, type CSSResult } from 'lit';

export const pinsStyles: CSSResult = css`
  /* While the reading field is held: the mark of one's own kind at the upper right, who points at the lower left. */
  .pins {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: end;
    pointer-events: none;
  }
  .kind {
    position: absolute;
    right: -8px;
    top: -6px;
    display: grid;
    place-items: center;
    width: clamp(20px, calc(var(--plate) * 0.42), 30px);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--tv-card);
    box-shadow: 0 0 0 2px var(--tv-focus);
  }
  .kind .art {
    width: 72%;
  }
  .kind .a {
    fill: #243a47;
  }
  .kind .b {
    fill: #7d95a2;
  }
  .kind .c {
    fill: #fffdf6;
  }
  .pin {
    --tv-plate: clamp(18px, calc(var(--plate) * 0.38), 28px);
    translate: -9px 5px;
  }
  .pin + .pin {
    margin-left: -7px;
  }
`;
