/**
 * Cards of a pile that this person alone was shown, from the top down, until they close it. One of them can be taken in hand, or moved within
 * the pile. On a screen that all look at none of it is drawn.
 */
import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../../../elements/loading/define.ts';
import { base, buttons } from '../../../../elements/look/base.ts';
import '../../../../elements/cards/tv-card.ts';
import '../../../../elements/pictures/tv-icon.ts';
import { isLone } from '../../keys.ts';
import { CLOTH, handPlace, NONE } from '../../state.ts';
import { isPublic, putRows } from '../act.ts';
import { faceKnown, faceOf, listOf, pieceOf, type BoardActions, type BoardContext } from '../context.ts';
import { ownCardName } from '../names.ts';
import { beside } from '../pile-acts.ts';
import '../sandbox-face.ts';
import { sizeOf } from '../things.ts';
import { pileStyles } from './pile-styles.ts';
import { pileWords } from './pile-words.ts';

@customElement('sandbox-looked')
export class SandboxLooked extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, pileStyles];

  @property({ attribute: false }) context: BoardContext | undefined;
  /** Number of what they lie in. */
  @property({ type: Number }) from: number = NONE;
  /** Their numbers. */
  @property({ attribute: false }) cards: readonly number[] = [];
  @property({ attribute: false }) attempt: BoardActions['attempt'] = (): boolean => false;
  @property({ attribute: false }) close: () => void = (): void => {};

  @state() private picked = NONE;
  /** A card that nobody holds the key of lies on the cloth for a moment: it is drawn from there. */
  #drawing = NONE;

  protected override updated(changed: PropertyValues<this>): void {
    const { context } = this;
    if (changed.has('cards')) this.picked = NONE;
    const piece = context && pieceOf(context, this.#drawing);
    if (!piece || !isLone(piece)) return;
    const from = this.#drawing;
    this.#drawing = NONE;
    this.attempt('draw', { from, n: 1 });
  }

  /** Into the own hand: what everybody could know goes there by itself, the rest is drawn. */
  #take(context: BoardContext, n: number): void {
    const piece = pieceOf(context, n)!;
    const { me } = context.view;
    if (isPublic(piece)) this.attempt('put', { p: putRows(context, [n]), into: handPlace(me!) });
    else if (this.#aside(context, n)) this.#drawing = n;
    this.requestUpdate();
  }

  #aside(context: BoardContext, n: number): boolean {
    const { from } = this;
    const pile = pieceOf(context, from)!;
    const { x, y } = beside(context, pile, sizeOf(context, from, pile));
    const p = [n, pieceOf(context, n)!.rev, Math.round(x), Math.round(y), 0];
    return this.attempt('put', { p, into: CLOTH, side: 'down' });
  }

  #card(context: BoardContext, n: number, i: number): TemplateResult {
    const piece = pieceOf(context, n)!;
    const face = faceKnown(context, n, piece);
    const pick = (): void => void (this.picked = this.picked === n ? NONE : n);
    return html`<li>
      <button data-card=${n} aria-pressed=${this.picked === n ? 'true' : 'false'} @click=${pick}>
        <span class="heard">${pileWords(context.lang).th(i + 1, ownCardName(context, n, piece))}</span>
        <tv-card ?down=${face === undefined}>
          ${
            face === undefined
              ? nothing
              : html`<sandbox-face .face=${faceOf(context, piece.of, face)} .loaded=${context.loaded}></sandbox-face>`
          }
        </tv-card>
        <span aria-hidden="true">${i + 1}</span>
      </button>
    </li>`;
  }

  #acts(context: BoardContext): TemplateResult | typeof nothing {
    const w = pileWords(context.lang);
    const { picked: n, from } = this;
    if (context.still || pieceOf(context, n)?.in !== from) return nothing;
    const within = (at?: number): void => {
      const p = [n, pieceOf(context, n)!.rev, 0, 0, 0];
      this.attempt('put', { p, into: from, ...(at !== undefined && { at }) });
    };
    const act = (id: string, label: string, does: () => void): TemplateResult =>
      html`<button class="btn small ${id === 'take' ? 'go' : ''}" data-act=${id} @click=${does}>${label}</button>`;
    return html`<div class="foot">
      ${act('take', w.take, () => this.#take(context, n))} ${act('top', w.top, () => within())}
      ${act('bottom', w.bottom, () => within(0))} ${act('table', w.table, () => void this.#aside(context, n))}
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { context, from, cards } = this;
    if (!context) return nothing;
    const w = pileWords(context.lang);
    // As they lie now, so that a card that is moved shows where it has come to.
    const still = new Set(cards);
    const there = listOf(context, from)
      .toReversed()
      .filter((n) => still.has(n) && pieceOf(context, n));
    return html`<div class="head">
        <h3>${w.looked}</h3>
        <button class="btn icon quiet" aria-label=${w.close} @click=${(): void => this.close()}>
          <tv-icon name="x"></tv-icon>
        </button>
      </div>
      <div class="body" tabindex="0" role="group" aria-label=${w.looked}>
        <p class="say">${context.shared ? w.shared : there.length === 0 ? w.gone : w.lookedSay}</p>
        ${
          context.shared
            ? nothing
            : html`<ul class="cards">
                ${there.map((n, i) => this.#card(context, n, i))}
              </ul>`
        }
      </div>
      ${context.shared ? nothing : this.#acts(context)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-looked': SandboxLooked;
  }
}
