/** The first page on small screens: two columns while they fit, one on a phone. */
import { css, type CSSResult } from 'lit';
import { unseen } from '../embed/face-landing.ts';

export const landingNarrow: CSSResult = css`
  /* Wide and not tall: games two beside each other, so that all that is chosen stands on one screen. */
  @container landing (min-width: 1081px) {
    @media (max-height: 940px) {
      .dishes {
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
      .dish {
        grid-template-columns: 60px minmax(0, 1fr);
        gap: 2px 14px;
        padding: 8px 12px 8px 10px;
      }
      tv-swatch {
        --tv-swatch: 60px;
        grid-row: span 2;
      }
      .about b {
        font-size: 1.25rem;
      }
      .about .line {
        font-size: 0.9375rem;
      }
      .dish .count {
        display: flex;
        gap: 8px;
        font-size: var(--tv-text-s);
        text-align: start;
      }
      .dish .count span {
        font-size: inherit;
      }
      .chosen {
        order: 1;
        grid-column: 1 / -1;
        margin: 0;
      }
    }
  }
  /* A usual laptop: what the chosen one is stands below them all. */
  @container landing (min-width: 801px) {
    @media (max-height: 720px) {
      .menu {
        padding: 16px 40px 4px;
        align-content: start;
      }
      .plates {
        --tv-plate: 48px;
      }
      .pasta {
        width: 72px;
        height: 72px;
      }
      form {
        gap: 9px;
      }
      h1 {
        font-size: 2.125rem;
      }
      .sub {
        display: none;
      }
      .dishes {
        grid-template-columns: 1fr 1fr;
        gap: 4px;
      }
      .dish {
        grid-template-columns: 44px minmax(0, 1fr);
        gap: 0 12px;
        padding: 6px 10px;
      }
      tv-swatch {
        --tv-swatch: 44px;
        grid-row: span 2;
      }
      .about b {
        font-size: 1.125rem;
      }
      .about .line {
        ${unseen}
      }
      .dish .count {
        display: flex;
        gap: 8px;
        font-size: var(--tv-text-s);
        text-align: start;
      }
      .dish .count span {
        font-size: inherit;
      }
      .chosen {
        order: 1;
        grid-column: 1 / -1;
        margin: 0;
        min-height: 44px;
      }
      .chosen:not(:has(.tour)) {
        display: flex;
      }
      .chosen .line {
        display: block;
      }
    }
  }
  @container landing (max-width: 1080px) {
    .landing {
      grid-template-columns: minmax(0, 1fr) 330px;
      gap: 16px;
      padding: 8px 16px 18px;
    }
    .menu {
      padding: 26px 26px 24px;
    }
    h1 {
      font-size: 2.25rem;
    }
    .plates {
      --tv-plate: 48px;
      gap: 8px;
    }
    .pasta {
      width: 76px;
      height: 76px;
    }
    .welcome h2 {
      font-size: 1.5rem;
    }
    form {
      gap: 14px;
    }
  }
  @container landing (max-width: 800px) {
    .landing {
      grid-template-columns: minmax(0, 1fr) 250px;
      gap: 10px;
      padding: 2px 10px 10px;
      min-height: calc(100dvh - 48px);
    }
    .menu {
      padding: 16px 18px 14px;
      outline-offset: -5px;
    }
    form {
      gap: 9px;
    }
    h1 {
      font-size: 1.375rem;
    }
    .sub {
      display: none;
    }
    .chosen {
      margin-inline-start: 64px;
    }
    .dish {
      grid-template-columns: 44px minmax(0, 1fr) auto;
      gap: 12px;
      padding: 6px 12px 6px 8px;
    }
    tv-swatch {
      --tv-swatch: 44px;
    }
    .about b {
      font-size: 1.125rem;
    }
    .about {
      font-size: 0.875rem;
    }
    .btn.big {
      min-height: 48px;
      font-size: 1.125rem;
    }
    .choice span,
    .field input {
      min-height: 44px;
      font-size: 0.9375rem;
    }
    /* Where a field's text is below 16 px, iPhones and iPads bring the page nearer and leave it there. */
    .field input {
      font-size: 1rem;
    }
    .plates {
      display: none;
    }
    .welcome {
      min-height: 120px;
      gap: 8px;
      padding: 6px;
      font-size: 0.875rem;
    }
    .welcome h2 {
      font-size: 1.25rem;
    }
  }
  /* Two columns with height to spare: a window at half a desk. */
  @container landing (min-width: 601px) and (max-width: 800px) {
    @media (min-height: 700px) {
      form {
        gap: 16px;
      }
      h1 {
        font-size: 2rem;
      }
      .sub {
        display: block;
        font-size: 1rem;
      }
      .dish {
        padding-block: 12px;
      }
      .about,
      .welcome {
        font-size: 0.9375rem;
      }
      .welcome {
        gap: 14px;
      }
      .plates {
        display: flex;
        --tv-plate: 44px;
      }
      .btn.big {
        min-height: 56px;
        font-size: 1.25rem;
      }
    }
  }
  @container landing (max-width: 600px) {
    .landing {
      grid-template: none / minmax(0, 1fr);
      gap: 14px;
    }
    .menu,
    .invited,
    .beside {
      grid-area: auto;
    }
    .menu {
      padding: 24px 20px 22px;
      outline-offset: -6px;
    }
    form {
      gap: 16px;
    }
    h1 {
      font-size: 2.125rem;
    }
    .sub {
      display: block;
      font-size: 1rem;
      margin-top: -10px;
    }
    .btn.big {
      min-height: 56px;
      font-size: 1.25rem;
    }
    .choice span,
    .field input {
      min-height: 48px;
      font-size: 1rem;
    }
    .welcome {
      font-size: 1rem;
      padding: 20px 12px;
    }
    .beside {
      flex-direction: column-reverse;
    }
    tv-slip {
      max-height: none;
    }
  }
`;
