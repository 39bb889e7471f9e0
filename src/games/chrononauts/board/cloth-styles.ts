/** How what lies on the cloth looks where no TimeLine does: the three games in the lobby, tables of things. */
import { css, type CSSResult } from 'lit';
import { chips } from './chip-styles.ts';
import { cardFace } from '../../../elements/look/shared-styles.ts';

export const clothStyles: CSSResult = css`
  .choosing {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 8px;
    height: 100%;
    padding: 18px;
  }
  .modes {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 18px;
    align-items: center;
    min-height: 0;
  }
  .advice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    line-height: 1.3;
  }
  .advice p {
    flex: 1 1 240px;
    text-wrap: pretty;
  }
  .mode {
    display: grid;
    gap: 12px;
    align-content: center;
    min-height: min(100%, 260px);
    padding: 20px;
    border: 0;
    border-radius: 16px;
    background: var(--tv-card);
    color: var(--tv-card-ink);
    line-height: 1.35;
    box-shadow:
      0 0 0 1px var(--tv-card-edge),
      0 4px 0 var(--tv-card-edge);
  }
  .mode .sign {
    font-size: 1.625rem;
  }
  .mode small {
    display: flex;
    gap: 6px;
    justify-content: center;
    align-items: center;
    font-size: 1rem;
    font-weight: 700;
  }
  .mode[aria-pressed='true'] {
    box-shadow:
      0 0 0 4px var(--tv-go),
      var(--tv-shadow-2);
  }
  .mode:focus-visible {
    box-shadow: 0 0 0 9px var(--tv-focus);
  }
  .tables {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
    height: 100%;
    padding: 14px;
    overflow: auto;
  }
  .tables {
    --card: 116px;
  }
  .tables.few {
    --card: 148px;
  }
  .tables.many {
    --card: 100px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .many .laid li {
    height: calc(var(--card) * 0.95);
  }
  .many .laid .text {
    display: none;
  }
  .tables h3 {
    font-size: 1.25rem;
    margin-bottom: 8px;
  }
  /* Where the first Artifact will lie. */
  .tables .none {
    display: grid;
    place-items: center;
    width: var(--card);
    height: calc(var(--card) * 1.4);
    padding: 8px;
    border: 2px dashed var(--tv-line-strong);
    border-radius: 11px;
    color: var(--tv-ink-2);
    font-size: 0.875rem;
    line-height: 1.25;
    text-align: center;
  }
  .many .none {
    height: calc(var(--card) * 0.95);
  }
  .laid {
    display: flex;
    flex-wrap: wrap;
    gap: 9px;
  }
  .laid li {
    position: relative;
    width: var(--card);
    height: calc(var(--card) * 1.4);
    border-radius: 11px;
    overflow: hidden;
    ${cardFace}
  }
  /* On a laptop two rows of things are whole in sight without the words on the cards. */
  @container (min-width: 1001px) and (max-height: 700px) {
    .tables:not(.few) {
      --card: 100px;
      gap: 10px 16px;
      padding: 8px 14px;
    }
    .tables:not(.few) :is(.laid li, .none) {
      height: calc(var(--card) * 1.05);
    }
    .tables:not(.few) .laid .text {
      display: none;
    }
    .tables h3 {
      margin-bottom: 4px;
    }
  }
  @container (max-width: 1000px) and (orientation: landscape) {
    ${chips}
    .tables {
      grid-template-columns: 1fr 1fr;
      gap: 6px 10px;
      padding: 4px;
    }
    .tables.many {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .tables h3 {
      font-size: 0.9375rem;
      margin: 0 0 2px;
    }
    .modes {
      gap: 9px;
    }
    .choosing {
      padding: 4px;
      gap: 5px;
    }
    .advice {
      font-size: 0.8125rem;
      line-height: 1.2;
      gap: 4px 10px;
    }
    .advice p {
      flex-basis: 130px;
    }
    .advice .btn {
      font-size: 0.8125rem;
      padding-inline: 8px;
    }
    .mode {
      padding: 8px;
      gap: 4px;
      font-size: 0.9375rem;
      line-height: 1.2;
    }
    .mode small {
      font-size: 0.9375rem;
    }
    .mode .sign {
      font-size: 1.1875rem;
    }
  }
  @container (max-width: 900px) and (orientation: portrait) {
    ${chips}
    .tables,
    .tables.many {
      grid-template-columns: 1fr;
      gap: 8px;
      padding: 4px;
    }
    .modes {
      grid-template-columns: 1fr;
      gap: 10px;
    }
    .choosing {
      grid-template-rows: auto;
      height: auto;
      padding: 4px;
    }
    .mode {
      min-height: 0;
    }
  }
`;
