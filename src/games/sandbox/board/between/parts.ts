/** Pieces of paper that the panels between people are made of: a frame, a card to choose, a person to choose. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../../../elements/cards/tv-card.ts';
import { nameOf, plateOf } from '../../../../elements/frame/board-context.ts';
import '../../../../elements/pictures/tv-icon.ts';
import '../../../../elements/pictures/tv-plate.ts';
import { faceKnown, faceOf, pieceOf, type BoardContext } from '../context.ts';
import { ownCardName } from '../names.ts';
import '../sandbox-face.ts';
import { betweenWords } from './between-words.ts';

type Part = TemplateResult | typeof nothing;

export interface Frame {
  readonly title: string;
  readonly body: Part;
  readonly foot?: Part;
  /** Without it, it stays until what it is about is over. */
  readonly close?: (() => void) | undefined;
}

export function frame({ lang }: BoardContext, { title, body, foot = nothing, close }: Frame): TemplateResult {
  return html`<section class="sheet" aria-label=${title}>
    <div class="head">
      <h3>${title}</h3>
      ${
        close
          ? html`<button class="btn icon quiet" aria-label=${betweenWords(lang).close} @click=${close}>
              <tv-icon name="x"></tv-icon>
            </button>`
          : nothing
      }
    </div>
    <div class="body" tabindex="0" role="group" aria-label=${title}>${body}</div>
    ${foot === nothing ? nothing : html`<div class="foot">${foot}</div>`}
  </section>`;
}

/** Its face where this device reads it and nobody else looks at the screen. */
function drawn(context: BoardContext, n: number, covered: boolean): { readonly name: string; readonly card: Part } {
  const piece = pieceOf(context, n);
  const isSeen = piece && !covered && !context.shared;
  const face = isSeen ? faceKnown(context, n, piece) : undefined;
  const name = isSeen && face !== undefined ? ownCardName(context, n, piece) : betweenWords(context.lang).hidden;
  return {
    name,
    card: html`<tv-card ?down=${face === undefined}
      >${
        face === undefined
          ? nothing
          : html`<sandbox-face .face=${faceOf(context, piece!.of, face)} .loaded=${context.loaded}></sandbox-face>`
      }</tv-card
    >`,
  };
}

export interface Choosable {
  readonly covered: boolean;
  readonly chosen: ReadonlySet<number>;
  choose(n: number): void;
}

/** Own cards, of which some are chosen. */
export function ownCards(
  context: BoardContext,
  numbers: readonly number[],
  { covered, chosen, choose }: Choosable,
): TemplateResult {
  const w = betweenWords(context.lang);
  return html`<div class="cards" role="group" aria-label=${w.which}>
    ${numbers.map((n, i) => {
      const { name, card } = drawn(context, n, covered);
      return html`<button
        data-card=${n}
        aria-pressed=${chosen.has(n) ? 'true' : 'false'}
        aria-label=${w.place(i + 1, numbers.length, name)}
        @click=${(): void => choose(n)}
      >
        ${card}
      </button>`;
    })}
  </div>`;
}

/** Cards that are looked at, and nothing else. */
export function seenCards(context: BoardContext, numbers: readonly number[], covered: boolean): TemplateResult {
  return html`<ul class="cards">
    ${numbers.map((n) => {
      const { name, card } = drawn(context, n, covered);
      return html`<li data-card=${n}><span class="heard">${name}</span>${card}</li>`;
    })}
  </ul>`;
}

export function personChip(
  context: BoardContext,
  seat: number,
  on: boolean,
  choose: (seat: number) => void,
): TemplateResult {
  return html`<button
    class="chip"
    data-seat=${seat}
    aria-pressed=${on ? 'true' : 'false'}
    @click=${(): void => choose(seat)}
  >
    <tv-plate .plate=${plateOf(context, seat)}></tv-plate>${nameOf(context, seat)}
  </button>`;
}
