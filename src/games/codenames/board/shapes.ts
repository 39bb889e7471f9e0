/**
 * The four identities as they are drawn everywhere: colour, shape and letter, always all three, so that nobody has to tell red
 * from blue. Diamond R, disc B, open square P (N in English), cross.
 */
import { css, html, svg, type CSSResult, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Identity } from '../view.ts';

const SHAPES: Readonly<Record<Identity, SVGTemplateResult>> = {
  red: svg`<path d="M20 1 39 20 20 39 1 20z" fill="currentColor"/>`,
  blue: svg`<circle cx="20" cy="20" r="17.5" fill="currentColor"/>`,
  bystander: svg`<rect x="5" y="5" width="30" height="30" rx="4" fill="none" stroke="currentColor" stroke-width="5"/>`,
  assassin: svg`<path d="M7 7 33 33M33 7 7 33" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>`,
};

/** The bare shape in the colour of the text around it. */
export function shape(identity: Identity): TemplateResult {
  return html`<svg class="sh" viewBox="0 0 40 40" aria-hidden="true">${SHAPES[identity]}</svg>`;
}

/** The shape in its own colour with its letter on it. Decoration: the name stands beside it. */
export function emblem(identity: Identity, letter: string): TemplateResult {
  return html`<span class="em ${identity}" aria-hidden="true">${shape(identity)}<i>${letter}</i></span>`;
}

/** `--t` fill, `--to` ink on it, `--ts` soft fill, `--ti` ink on paper: by class name. */
export const identityStyles: CSSResult = css`
  .red {
    --t: var(--tv-red);
    --ts: var(--tv-red-soft);
    --ti: var(--tv-red-ink);
    --to: var(--tv-on-red);
  }
  .blue {
    --t: var(--tv-blue);
    --ts: var(--tv-blue-soft);
    --ti: var(--tv-blue-ink);
    --to: var(--tv-on-blue);
  }
  .bystander {
    --t: var(--tv-by);
    --ts: var(--tv-cloth-2);
    --ti: var(--tv-ink);
    --to: var(--tv-on-by);
  }
  .assassin {
    --t: var(--tv-dead);
    --ts: var(--tv-cloth-2);
    --ti: var(--tv-ink);
    --to: var(--tv-on-dead);
  }
  .sh {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    overflow: visible;
    forced-color-adjust: none;
  }
  .em {
    --em: 34px;
    position: relative;
    flex: none;
    width: var(--em);
    height: var(--em);
    color: var(--t);
    display: grid;
    place-items: center;
    forced-color-adjust: none;
  }
  .em .sh {
    grid-area: 1 / 1;
  }
  .em i {
    grid-area: 1 / 1;
    position: relative;
    font: 800 calc(var(--em) * 0.47) / 1 var(--tv-font-text);
    color: var(--to);
  }
  .em.assassin {
    background: var(--t);
    color: var(--to);
    border-radius: 22%;
  }
  .em.assassin .sh {
    width: 66%;
  }
  .em.assassin i {
    display: none;
  }
`;
