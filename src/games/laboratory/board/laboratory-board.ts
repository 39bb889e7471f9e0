/**
 * The face of the deck laboratory. One taps what one means (pile, card, person, dice) and the panel says what can be done with it. An act that
 * isn't possible now stays there and is explained by the table. It knows no rule.
 */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { DropEvent } from '../../../elements/dragging/drag.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import '../../../elements/frame/tv-board-frame.ts';
import '../../../elements/frame/tv-cloth.ts';
import '../../../elements/pictures/tv-icon.ts';
import type { Receipt } from '../../../elements/receipt/receipt.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import '../../../elements/tv-slip.ts';
import type { LaboratoryView } from '../view.ts';
import { newsLine } from '../words/news.ts';
import { ownHand, type BoardActions, type BoardContext, type Target } from './board-context.ts';
import { status } from './headline.ts';
import './laboratory-felt.ts';
import type { LaboratoryFelt } from './laboratory-felt.ts';
import './laboratory-keepers.ts';
import './laboratory-panel.ts';
import { hasPlace, placesOf } from './places.ts';
import { boardWords, newsWords } from './words.ts';
import { unseen } from '../../../elements/look/shared-styles.ts';

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('laboratory-board')
export class LaboratoryBoard extends GameBoard<LaboratoryView> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    boardFrame,
    css`
      .slip {
        flex: 1 1 90px;
        min-height: 90px;
      }
      .slip li {
        padding: 6px 0;
        font-size: 0.9375rem;
        line-height: 1.3;
        border-top: 1.5px dashed var(--tv-line);
      }
      .slip li:first-child {
        border-top: 0;
        font-weight: 600;
      }
      .slip .empty {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
      @container board (max-width: 900px) and (orientation: landscape) {
        .slip {
          display: none;
        }
      }
      @container board (max-width: 900px) and (orientation: portrait) {
        .slip {
          max-height: 300px;
        }
        .off span {
          ${unseen}
        }
      }
    `,
  ];

  /** One's own word is being waited for. */
  #wanted = false;

  @query('laboratory-felt') private readonly felt!: LaboratoryFelt | null;

  /** The bill's code, once a round is over. */
  @state() private receiptOf: ((context: BoardContext, news: readonly NewsItem[]) => Receipt) | undefined;
  @state() private target: Target = { on: 'pile' };
  /** The card that is being dragged, and what the panel was about before. */
  @state() private lifted: { readonly id: string; readonly before: Target } | undefined;

  override focus(): void {
    this.felt?.focus();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { target } = this;
    const context = this.#context;
    if (!context) return;
    const { view } = context;
    const mine = ownHand(context)?.cards.map(({ id }) => id) ?? [];
    if (target.on === 'card' && !mine.includes(target.id)) this.target = { on: 'hand' };
    if (this.lifted && !mine.includes(this.lifted.id)) this.lifted = undefined;
    if (target.on === 'seat' && !view.hands.some(({ seat }) => seat === target.seat)) this.target = { on: 'pile' };
    if (target.on === 'few' && !view.few) this.target = { on: 'row' };
    this.#followChoice(view);
  }

  /** Somebody has called a choice: the place to write the own word comes by itself, once. */
  #followChoice({ choice, me }: LaboratoryView): void {
    const wanted = choice !== undefined && !choice.open && me !== null && choice.waiting.includes(me);
    if (wanted && !this.#wanted) this.target = { on: 'dice' };
    this.#wanted = wanted;
  }

  get #context(): BoardContext | undefined {
    const { view } = this;
    if (!view) return undefined;
    const { target, lifted } = this;
    const context = { ...this.contextOf(view), w: boardWords(this.lang), target, places: new Map() };
    return lifted ? { ...context, places: placesOf(context, lifted.id, this.#refused) } : context;
  }

  /** What happened, in words; only what all may hear. */
  #slipNews(context: BoardContext): readonly NewsItem[] {
    const tell = newsWords(context.lang);
    return context.view.news.map((news) => ({
      number: news.number,
      says: newsLine(tell, (seat) => nameOf(context, seat), news),
    }));
  }

  readonly #attempt = (move: string, args: unknown): void => void this.offer(move, args);

  readonly #refused = (move: string, args: unknown): boolean => this.check(move, args) !== undefined;

  readonly #actions: BoardActions = {
    aim: (target) => (this.target = target),
    lift: (id) => {
      this.lifted = { id, before: this.target };
      this.target = { on: 'card', id };
    },
    movable: (id) => this.#context !== undefined && hasPlace(this.#context, id, this.#refused),
    put: ({ id, place: name = '', tapped }: DropEvent) => {
      const { lifted } = this;
      const context = this.#context;
      this.lifted = undefined;
      const place = context && placesOf(context, id, this.#refused).get(name);
      if (place) this.offer(place.move, place.args);
      else if (lifted && !tapped) this.target = lifted.before;
    },
  };

  protected override onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.target.on === 'pile') return;
    this.target = this.target.on === 'card' ? { on: 'hand' } : { on: 'pile' };
    this.focus();
  }

  #receipt(context: BoardContext, news: readonly NewsItem[]): TemplateResult | typeof nothing {
    if (!this.receiptOf) {
      import('./receipt.ts').then(
        ({ receiptOf }) => (this.receiptOf = receiptOf),
        () => undefined,
      );
      return nothing;
    }
    return html`<tv-receipt
      slot="rail"
      .lang=${context.lang}
      .receipt=${this.receiptOf(context, news)}
      .evening=${context.evening}
    ></tv-receipt>`;
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const { w, view } = context;
    const { job, me } = view;
    const news = this.#slipNews(context);
    const isChoosing = job?.step === 'person' && job.by === me;
    return html`<tv-board-frame class="frame">
      ${status(context, news, this.#attempt)}
      <tv-cloth game="laboratory">
        <laboratory-felt ?choosing=${isChoosing} .context=${context} .actions=${this.#actions}></laboratory-felt>
      </tv-cloth>
      ${
        isChoosing || me === null
          ? nothing
          : html`<laboratory-panel slot="window" .context=${context}></laboratory-panel>`
      }
      ${view.over ? this.#receipt(context, news) : nothing}
      <laboratory-keepers slot="rail" .context=${context}></laboratory-keepers>
      <tv-slip slot="rail" class="slip" .heading=${w.slip}>
        ${
          news.length > 0
            ? html`<ol tabindex="0" aria-label=${w.slip}>
                ${news.map(({ says }) => html`<li>${says}</li>`)}
              </ol>`
            : html`<p class="empty">${w.slipEmpty}</p>`
        }
      </tv-slip>
    </tv-board-frame>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-board': LaboratoryBoard;
  }
}
