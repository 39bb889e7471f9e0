/**
 * The faces of the 52 cards, drawn by us. A large rank and suit stand in the corner, where a fan shows them, and once more in the middle. Four
 * shapes, four colours and a letter, so that no suit hangs on its colour.
 */
import { css, html, LitElement, svg, type CSSResultGroup, type SVGTemplateResult, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { COURT, readFace, type Suit } from '../faces.ts';

const SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M16 3C24 10 29 14.5 29 19c0 3.8-2.7 6-5.8 6-2.6 0-4.8-1.2-6-3.2.2 3.2 1.2 5.8 3.1 7.2h-8.6c1.9-1.4 2.9-4 3.1-7.2-1.2 2-3.4 3.2-6 3.2C5.7 25 3 22.8 3 19 3 14.5 8 10 16 3Z',
  H: 'M16 28.5C6 20.5 3 15.5 3 10.9 3 6.6 6 4 9.5 4c3 0 5.5 2 6.5 4.6C17 6 19.5 4 22.5 4 26 4 29 6.6 29 10.9c0 4.6-3 9.6-13 17.6Z',
  D: 'M16 2.5C19 8 23 13 27.5 16 23 19 19 24 16 29.5 13 24 9 19 4.5 16 9 13 13 8 16 2.5Z',
  C: 'M16 3a6.2 6.2 0 0 1 5.2 9.6 6.2 6.2 0 1 1-3.8 11c.4 2.5 1.4 4.4 3.1 5.4h-9c1.7-1 2.7-2.9 3.1-5.4a6.2 6.2 0 1 1-3.8-11A6.2 6.2 0 0 1 16 3Z',
};

const LETTERS: Readonly<Record<Lang, Readonly<Record<Suit, string>>>> = {
  it: { S: 'P', H: 'C', D: 'Q', C: 'F' },
  en: { S: 'S', H: 'H', D: 'D', C: 'C' },
};

const SUIT_NAMES: Readonly<Record<Lang, Readonly<Record<Suit, string>>>> = {
  it: { S: 'picche', H: 'cuori', D: 'quadri', C: 'fiori' },
  en: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
};

const RANK_NAMES: Readonly<Record<Lang, Readonly<Record<number, string>>>> = {
  it: { 1: 'asso', 11: 'fante', 12: 'regina', 13: 're' },
  en: { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' },
};

const suitShape = (suit: Suit): SVGTemplateResult => svg`<path d=${SHAPES[suit]} />`;

/** "regina di cuori"; the text itself where it is no card of this deck. */
export function faceName(face: string, lang: Lang): string {
  const card = readFace(face);
  if (!card) return face;
  const rank = RANK_NAMES[lang][card.rank] ?? String(card.rank);
  return `${rank} ${lang === 'it' ? 'di' : 'of'} ${SUIT_NAMES[lang][card.suit]}`;
}

/** A face for a `tv-card` to hold: lengths follow the card (`cqw`). What it is, is said by the button around it. */
@customElement('laboratory-face')
export class LaboratoryFace extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      position: absolute;
      inset: 0;
      display: block;
    }
    .face {
      --suit: var(--tv-card-ink);
      position: absolute;
      inset: 0;
      color: var(--suit);
      font-family: var(--tv-font-text);
      text-align: start;
    }
    .face.H {
      --suit: #b3261e;
    }
    .face.D {
      --suit: #1b5598;
    }
    .face.C {
      --suit: #1d5a2f;
    }
    svg {
      display: block;
      fill: var(--suit);
    }
    .corner {
      position: absolute;
      top: 5cqw;
      left: 5cqw;
      width: 34cqw;
      display: grid;
      justify-items: center;
      gap: 2cqw;
    }
    .corner b {
      font-size: 36cqw;
      font-weight: 800;
      line-height: 0.95;
      letter-spacing: -0.02em;
    }
    .corner b.two {
      font-size: 31cqw;
      letter-spacing: -0.08em;
    }
    .corner svg {
      width: 23cqw;
    }
    .corner small {
      font-size: max(12px, 14cqw);
      font-weight: 700;
      line-height: 1;
      color: var(--tv-card-ink-2);
    }
    .middle {
      position: absolute;
      right: 8cqw;
      bottom: 9cqw;
      width: 48cqw;
      display: grid;
      place-items: center;
    }
    .middle svg {
      width: 48cqw;
      grid-area: 1 / 1;
    }
    .middle b {
      grid-area: 1 / 1;
      font: 400 22cqw / 1 var(--tv-font-sign);
      color: var(--tv-card);
    }
    /* Where a letter couldn't be read the shapes tell the suits apart. */
    @container (max-width: 56px) {
      .corner small {
        display: none;
      }
    }
    @media (forced-colors: active) {
      .face {
        --suit: CanvasText;
      }
    }
  `;

  @property() face = '';
  @property() override lang: Lang = 'it';

  override render(): TemplateResult {
    const card = readFace(this.face);
    if (!card) return html`<div class="face">${this.face}</div>`;
    const { suit, rank } = card;
    const sign = COURT[rank] ?? String(rank);
    return html`<div class="face ${suit}">
      <div class="corner">
        <b class=${sign.length > 1 ? 'two' : ''}>${sign}</b>
        <svg viewBox="0 0 32 32">${suitShape(suit)}</svg>
        <small>${LETTERS[this.lang][suit]}</small>
      </div>
      <div class="middle ${rank > 10 ? 'court' : ''}">
        <svg viewBox="0 0 32 32">${suitShape(suit)}</svg>
        ${rank > 10 ? html`<b>${sign}</b>` : ''}
      </div>
    </div>`;
  }
}

export function cardFace(face: string, lang: Lang): TemplateResult {
  return html`<laboratory-face .face=${face} .lang=${lang}></laboratory-face>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-face': LaboratoryFace;
  }
}
