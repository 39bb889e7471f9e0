/** A step that is somebody's own: a back to pick, a card found in the pile, an order of the top cards. */
import { html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import { ProposeEvent, type Lang } from '../../../elements/frame/board.ts';
import '../../../elements/cards/tv-card.ts';
import '../../../elements/cards/tv-hand.ts';
import type { PickEvent } from '../../../elements/cards/card-row.ts';
import type { ShownCard } from '../../../elements/cards/tv-hand.ts';
import '../../../elements/pictures/tv-icon.ts';
import type { JobView } from '../view.ts';
import { cardFace, faceName } from './card-face.ts';
import { choosingStyles } from './choosing-styles.ts';
import { boardWords, type Words } from './words.ts';

/** Where a card is to go back. */
interface Placed {
  readonly id: string;
  readonly face: string;
  readonly bottom: boolean;
}

/**
 * @event tv-propose - pick, takeFound, arrange
 */
@customElement('laboratory-choosing')
export class LaboratoryChoosing extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, choosingStyles];

  @state() private chosen: string | undefined;
  @state() private placed: readonly Placed[] = [];

  @property({ attribute: false }) job: JobView | undefined;
  @property() override lang: Lang = 'it';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('job') || !this.job) return;
    const ids = this.job.cards.map(({ id }) => id);
    if (this.chosen !== undefined && !ids.includes(this.chosen)) this.chosen = undefined;
    // A face may be read a moment later than the card lies here.
    const before = new Map(this.placed.map((one) => [one.id, one]));
    const same = ids.length === before.size && ids.every((id) => before.has(id));
    const order = same ? this.placed.map(({ id }) => id) : ids;
    this.placed = order.map((id) => ({
      id,
      face: this.job!.cards.find((card) => card.id === id)?.face ?? '',
      bottom: before.get(id)?.bottom ?? false,
    }));
  }

  #propose(move: string, args: unknown): void {
    this.dispatchEvent(new ProposeEvent(move, args));
  }

  #swap(i: number, by: number): void {
    const next = [...this.placed];
    const [card] = next.splice(i, 1);
    next.splice(i + by, 0, card!);
    this.placed = next;
  }

  #turn(id: string): void {
    this.placed = this.placed.map((one) => (one.id === id ? { ...one, bottom: !one.bottom } : one));
  }

  #putBack(): void {
    const of = (bottom: boolean): readonly string[] =>
      this.placed.filter((one) => one.bottom === bottom).map(({ id }) => id);
    this.#propose('arrange', { top: of(false), bottom: of(true) });
  }

  #renderBacks(job: JobView, w: Words): TemplateResult {
    const { lang } = this;
    const cards: readonly ShownCard[] = job.cards.map(({ id, face, open }, i) =>
      face === undefined
        ? { id, label: w.pickBack(i + 1) }
        : { id, label: faceName(face, lang), open, face: cardFace(face, lang) },
    );
    return html`<tv-hand
      .cards=${cards}
      .label=${w.yours.steal}
      @tv-pick=${({ id }: PickEvent): void => this.#propose('pick', { card: id })}
    ></tv-hand>`;
  }

  #renderFound(job: JobView, w: Words): TemplateResult {
    const { lang, chosen } = this;
    const cards: readonly ShownCard[] = job.cards.map(({ id, face }, i) => {
      const name = face === undefined ? w.unread : faceName(face, lang);
      return {
        id,
        label: w.place(i + 1, job.cards.length, name),
        face: face === undefined ? undefined : cardFace(face, lang),
      };
    });
    const face = job.cards.find(({ id }) => id === chosen)?.face;
    return html`<tv-hand
        tight
        .cards=${cards}
        .chosen=${chosen}
        .label=${w.yours.search}
        @tv-pick=${({ id }: PickEvent): void => void (this.chosen = id)}
      ></tv-hand>
      <button
        class="btn go"
        ?disabled=${chosen === undefined}
        @click=${(): void => this.#propose('takeFound', { card: chosen })}
      >
        ${face === undefined ? w.yours.search : w.take(faceName(face, lang))}
      </button>`;
  }

  #renderOrder(w: Words): TemplateResult {
    const { lang, placed } = this;
    return html`<ol>
        ${placed.map(({ id, face, bottom }, i) => {
          const name = face === '' ? w.unread : faceName(face, lang);
          return html`<li>
            <tv-card ?down=${face === ''}>${cardFace(face, lang)}</tv-card>
            <b>${name}</b>
            <button
              class="btn icon"
              aria-label=${w.up(name)}
              ?disabled=${i === 0}
              @click=${(): void => this.#swap(i, -1)}
            >
              <tv-icon name="arrow-up"></tv-icon>
            </button>
            <button
              class="btn icon"
              aria-label=${w.down(name)}
              ?disabled=${i === placed.length - 1}
              @click=${(): void => this.#swap(i, 1)}
            >
              <tv-icon name="arrow-down"></tv-icon>
            </button>
            <button class="btn" aria-pressed=${bottom ? 'true' : 'false'} @click=${(): void => this.#turn(id)}>
              ${bottom ? w.toBottom : w.toTop}
            </button>
          </li>`;
        })}
      </ol>
      <button class="btn go" @click=${(): void => this.#putBack()}>${w.putBackAll}</button>`;
  }

  override render(): TemplateResult {
    const w = boardWords(this.lang);
    const { job } = this;
    if (!job) return html``;
    const inner =
      job.what === 'steal'
        ? this.#renderBacks(job, w)
        : job.what === 'search'
          ? this.#renderFound(job, w)
          : this.#renderOrder(w);
    return html`<div class="choosing ${job.what}">${inner}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-choosing': LaboratoryChoosing;
  }
}
