/** A word on a card, as large as its longest part lets it be. A long one goes on two lines where cards are high enough. */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import { styleMap } from 'lit/directives/style-map.js';
import { divided, SHY } from '../../../elements/syllables.ts';

export function wordFace(word: string): TemplateResult {
  const pieces = word.split(/(?<=[\s-])/u).map(divided);
  const lengths = pieces.flatMap((parts) =>
    parts.map((part, i) => part.trim().length + (i < parts.length - 1 ? 1 : 0)),
  );
  const longest = Math.max(5, ...lengths);
  const whole = Math.max(5, ...pieces.map((parts) => parts.join('').trim().length));
  const text = pieces.map((parts) => parts.join(SHY)).join('');
  return html`<span class="word" aria-hidden="true"
    ><b style=${styleMap({ '--n': String(longest), '--more': String(whole - longest) })}>${text}</b></span
  >`;
}

export const wordFaceStyles: CSSResult = css`
  .word {
    /* What is measured for the letters is the card, which the word itself is for whatever lies in it. */
    --per: 128;
    --least: 0.6875rem;
    --most: 1.75rem;
    --one-line: 0;
    position: absolute;
    inset: var(--num-h) 4px 4px;
    display: grid;
    place-items: center;
    container-type: inline-size;
    text-align: center;
    letter-spacing: 0.01em;
    text-transform: uppercase;
    hyphens: manual;
  }
  .word b {
    max-width: 100%;
    font-size: clamp(var(--least), calc(var(--per) * 1cqw / (var(--n) + var(--one-line) * var(--more))), var(--most));
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .cover .word {
    display: none;
  }
  /* The stripes of the assassin leave the letters alone. */
  .in-assassin .word {
    z-index: 1;
    pointer-events: none;
  }
  .in-assassin .word b {
    border-radius: 4px;
    background: var(--tv-card);
    box-shadow: 0 0 0 3px var(--tv-card);
  }
  .grid.five {
    grid-template-rows: repeat(5, minmax(0, 1fr));
  }
  @container (max-width: 620px) {
    .word {
      inset: 14px 2px 2px;
    }
    .cell:has(.key) .word {
      inset-inline: 5px;
    }
  }
  /* Small letters are narrower: on low cards and on a phone the longest words keep to their lines. */
  @container (max-width: 420px) or ((max-width: 620px) and (orientation: landscape)) {
    .word {
      --per: 165;
      --least: 0.5625rem;
      --most: 1.25rem;
      letter-spacing: -0.01em;
      text-transform: none;
    }
  }
  @container (min-width: 420.1px) and (max-width: 620px) and (orientation: landscape) {
    .word {
      --one-line: 1;
      hyphens: none;
    }
  }
  @container (max-width: 420px) {
    .word {
      inset: 14px 1px 1px;
    }
    .cell:has(.key) .word {
      inset: 14px 3px 4px;
      --most: 0.8125rem;
      place-items: end center;
    }
    /* Five low rows: the shape stands beside the number, not on it. */
    .grid.five .mark {
      --mark: 22px;
      align-self: end;
      margin-inline-end: 4px;
    }
  }
`;
