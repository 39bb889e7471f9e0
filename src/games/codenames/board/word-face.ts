/** A word on a card: as large as its longest part lets it be, in capitals, so that it reads at half size. */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';

export function wordFace(word: string): TemplateResult {
  const longest = Math.max(5, ...word.split(/[\s-]+/).map((piece) => piece.length));
  return html`<span class="word" aria-hidden="true"
    ><b style=${styleMap({ '--n': String(longest) })}>${word}</b></span
  >`;
}

export const wordFaceStyles: CSSResult = css`
  .word {
    position: absolute;
    inset: var(--num-h) 4px 4px;
    display: grid;
    place-items: center;
    container-type: inline-size;
    text-align: center;
  }
  .word b {
    max-width: 100%;
    font-size: clamp(0.6875rem, calc(128cqw / var(--n)), 1.75rem);
    line-height: 1.1;
    letter-spacing: 0.01em;
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  .cover .word {
    display: none;
  }
  .grid.five {
    grid-template-rows: repeat(5, minmax(0, 1fr));
  }
  @container (max-width: 620px) {
    .word {
      inset: 14px 2px 2px;
    }
  }
  /* Small letters are narrower: on a phone the longest words keep to one line. */
  @container (max-width: 420px) {
    .word {
      inset: 14px 1px 1px;
    }
    .word b {
      font-size: clamp(0.5625rem, calc(165cqw / var(--n)), 1.25rem);
      letter-spacing: -0.01em;
      text-transform: none;
    }
  }
`;
