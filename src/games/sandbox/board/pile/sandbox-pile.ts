/**
 * More than one card of a pile, a bag or a zone. A number is chosen, then what is done with so many: drawn, turned up, looked at, shown to
 * somebody, dealt to places. The usual acts with one card are in the pile's own menu.
 */
import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { nameOf } from '../../../../elements/frame/board-context.ts';
import { customElement } from '../../../../elements/loading/define.ts';
import { base, buttons } from '../../../../elements/look/base.ts';
import '../../../../elements/tv-count.ts';
import type { CountEvent } from '../../../../elements/tv-count.ts';
import { capital } from '../../../../elements/words.ts';
import '../../../../elements/pictures/tv-icon.ts';
import { CLOTH, NONE, type Place } from '../../state.ts';
import { listOf, othersHere, pieceOf, type BoardActions, type BoardContext } from '../context.ts';
import { conditionOf, publicName } from '../names.ts';
import { pileStyles } from './pile-styles.ts';
import { pileWords } from './pile-words.ts';
import { dealPlaces, rowAt } from './places.ts';

/** The rules take as many at once. */
const MOST = 256;
const USUAL = 3;

@customElement('sandbox-pile')
export class SandboxPile extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, pileStyles];

  @property({ attribute: false }) context: BoardContext | undefined;
  /** Number of what the cards lie in. */
  @property({ type: Number }) from: number = NONE;
  @property({ attribute: false }) attempt: BoardActions['attempt'] = (): boolean => false;
  @property({ attribute: false }) close: () => void = (): void => {};

  @state() private wanted = USUAL;
  @state() private up = false;
  /** Places that were ticked otherwise than they begin: hands are dealt to, other places aren't. */
  @state() private ticked: ReadonlyMap<Place, boolean> = new Map();

  protected override firstUpdated(_changed: PropertyValues<this>): void {
    this.renderRoot.querySelector('tv-count')?.focus();
  }

  #do(move: string, args: unknown): void {
    if (this.attempt(move, args)) this.close();
  }

  #number(count: number, n: number): TemplateResult {
    const w = pileWords(this.context!.lang);
    const set = (to: number): void => void (this.wanted = to);
    return html`<div class="number" role="group" aria-label=${w.number}>
      <tv-count
        .value=${n}
        .least=${1}
        .most=${count}
        .less=${w.less}
        .more=${w.more}
        @tv-count=${({ value }: CountEvent): void => set(value)}
      ></tv-count>
      <button class="btn quiet" @click=${(): void => set(count)}>${w.all(count)}</button>
    </div>`;
  }

  #acts(context: BoardContext, count: number, n: number): TemplateResult | typeof nothing {
    const w = pileWords(context.lang);
    const { me } = context.view;
    const { from } = this;
    if (me === null) return nothing;
    const pile = pieceOf(context, from)!;
    const up = (): void => this.#do('deal', { from, n, to: [CLOTH], up: true, ...rowAt(context, from, pile, n) });
    const look = (most: number): void => this.#do('look', { from, n: most, to: [me] });
    return html`<div class="acts">
        <button class="btn go" data-act="draw" @click=${(): void => this.#do('draw', { from, n })}>${w.draw(n)}</button>
        <button class="btn" data-act="up" @click=${up}>${w.turnUp(n)}</button>
        <button class="btn" data-act="look" @click=${(): void => look(n)}>${w.look(n)}</button>
        ${
          n < count
            ? html`<button class="btn" data-act="search" @click=${(): void => look(count)}>
                ${w.search(count, count === listOf(context, from).length)}
              </button>`
            : nothing
        }
      </div>
      <p class="say">${w.told}</p>`;
  }

  /** What is known of the order, and by what. */
  #proof(context: BoardContext): TemplateResult | typeof nothing {
    const w = pileWords(context.lang);
    const { keepers } = context;
    const condition = conditionOf(context, this.from);
    if (condition === 'loose') return html`<p class="say" data-proof>${w.loose}</p>`;
    if (condition !== 'secret' || !keepers || keepers.couldPeek === 0) return nothing;
    const [first = NONE] = keepers.keepers;
    return html`<p class="say" data-proof>
      ${keepers.alone ? w.alone(nameOf(context, first)) : w.secret(keepers.couldPeek)}
    </p>`;
  }

  #letLook(context: BoardContext, n: number): TemplateResult | typeof nothing {
    const w = pileWords(context.lang);
    const others = othersHere(context);
    if (others.length === 0) return nothing;
    return html`<h4 id="let">${w.letLook(n)}</h4>
      <div class="acts" role="group" aria-labelledby="let">
        ${others.map(
          (seat) =>
            html`<button
              class="btn"
              data-to=${seat}
              @click=${(): void => this.#do('look', { from: this.from, n, to: [seat] })}
            >
              ${w.to(nameOf(context, seat))}
            </button>`,
        )}
      </div>`;
  }

  #deal(context: BoardContext, count: number, n: number): TemplateResult {
    const w = pileWords(context.lang);
    const { from, up, ticked } = this;
    const all = dealPlaces(context, from);
    const to = all.map(({ place }) => place).filter((place) => ticked.get(place) ?? place < CLOTH);
    const tick = (place: Place, on: boolean): void => void (this.ticked = new Map([...this.ticked, [place, on]]));
    const wanted = n * to.length;
    const why = to.length === 0 ? w.noPlace : wanted > count ? w.needs(wanted, count) : '';
    const deal = (): void => {
      if (why) return;
      const row = to.includes(CLOTH) ? rowAt(context, from, pieceOf(context, from)!, n) : {};
      this.#do('deal', { from, n, to, ...(up && { up }), ...row });
    };
    const box = (name: string, on: boolean, change: (on: boolean) => void): TemplateResult =>
      html`<label>
        <input
          type="checkbox"
          .checked=${on}
          @change=${({ target }: Event): void => change((target as HTMLInputElement).checked)}
        />
        ${name}
      </label>`;
    return html`<h4 id="deal">${w.dealTo(n)}</h4>
      <div class="places" role="group" aria-labelledby="deal">
        ${all.map(({ place, name }) => box(capital(name), to.includes(place), (on) => tick(place, on)))}
      </div>
      <div class="places up">${box(w.faceUp, up, (on) => void (this.up = on))}</div>
      <div class="acts">
        <button class="btn" data-act="deal" aria-disabled=${why ? 'true' : 'false'} @click=${deal}>${w.deal}</button>
        <p class="say" role="status">${why}</p>
      </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { context, from } = this;
    const pile = context && pieceOf(context, from);
    if (!context || !pile) return nothing;
    const w = pileWords(context.lang);
    const count = Math.min(MOST, listOf(context, from).length);
    const n = Math.min(this.wanted, count);
    const title = capital(publicName(context, from, pile));
    return html`<div class="head">
        <h3>${title}</h3>
        <button class="btn icon quiet" aria-label=${w.close} @click=${(): void => this.close()}>
          <tv-icon name="x"></tv-icon>
        </button>
      </div>
      <div class="body" role="group" aria-label=${title}>
        ${
          count === 0
            ? html`<p>${w.gone}</p>`
            : html`${pile.kind === 'zone' ? nothing : this.#proof(context)} ${this.#number(count, n)}
              ${this.#acts(context, count, n)} ${this.#letLook(context, n)} ${this.#deal(context, count, n)}`
        }
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-pile': SandboxPile;
  }
}
