/** Where this person reads: the own card, covered until it is held or tapped, and whatever else lies in front. Escape covers it. */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { CoverWhenLeft } from '../../../elements/cover-when-left.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { readsByTap } from '../../../elements/reading.ts';
import '../../../elements/pictures/tv-icon.ts';
import { cardTests } from './card-tests.ts';
import { callOf, isAlone, textOf, type TimeContext } from './context.ts';
import { partStyles } from './part-styles.ts';
import { readerStyles } from './reader-styles.ts';
import { readables, type Readable } from './reading.ts';

/** A press that is shorter leaves the card open; a longer one, too, for people who read by a tap. */
const HOLD_MS = 450;

/** @event tv-propose - test */
@customElement('time-reader')
export class TimeReader extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [base, buttons, partStyles, readerStyles];

  @state() private open = false;
  #key = '';
  /** The focus goes along: what had it goes away with this update. */
  #leads = false;

  /** Nobody who looks over a shoulder reads on. */
  readonly cover = (): void => {
    this.open = false;
  };

  protected readonly left: CoverWhenLeft = new CoverWhenLeft(this, this.cover);

  /** A card for this person's eyes lies open. */
  get reads(): boolean {
    return this.open && this.#item?.secret === true;
  }

  get #item(): Readable | undefined {
    const items = readables(this.context);
    return items.find(({ key }) => key === this.context.chosen.card) ?? items[0];
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const item = this.#item;
    // Another card comes covered.
    if (item?.key !== this.#key) this.open = false;
    this.#key = item?.key ?? '';
    this.#leads ||= Boolean(this.shadowRoot?.activeElement?.closest('.secret'));
  }

  protected override updated(): void {
    const to = this.#leads && this.renderRoot.querySelector<HTMLElement>(this.reads ? '.page' : '.covered');
    this.#leads = false;
    if (to && !to.contains(this.shadowRoot!.activeElement)) to.focus();
  }

  #show(): void {
    this.open = this.#leads = true;
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#show();
    // The button goes with the cover: where the finger is lifted is asked of the page.
    this.ownerDocument.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        if (timeStamp - event.timeStamp > HOLD_MS && !readsByTap()) this.open = false;
        // The press itself has taken the focus from what it opened.
        this.#leads = true;
        this.requestUpdate();
      },
      { once: true, capture: true },
    );
  };

  /** Keys, what reads a page aloud, and what taps for somebody press without a finger. */
  readonly #onTap = ({ detail }: MouseEvent): void => {
    if (detail === 0) this.#show();
  };

  #chip({ key, label, secret, card }: Readable): TemplateResult {
    const { chosen, w } = this.context;
    const isOn = key === this.#key;
    return html`<button
      class=${isOn ? 'btn on' : 'btn'}
      aria-pressed=${isOn ? 'true' : 'false'}
      @click=${(): void => chosen.setCard(key)}
    >
      ${secret ? html`<tv-icon name="eye-off"></tv-icon>` : nothing}${
        card?.colour ? html`<i class="dot ${card.colour}"></i>` : nothing
      }${label}${chosen.unread.has(key) ? html` <b class="unread">${w.unread}</b>` : nothing}
    </button>`;
  }

  #page(item: Readable): TemplateResult {
    const { context } = this;
    const { w, pages, chosen, me } = context;
    const { label, text, image, alt, card, secret } = item;
    const picture = pages.picture(image ?? (card?.kind === 'PANORAMA' ? card.back : null));
    const says = textOf(context, text);
    const name =
      chosen.agent === null
        ? ''
        : isAlone(context) || me === null
          ? callOf(context, chosen.agent)
          : nameOf(context, me);
    const conflict = card?.conflict;
    return html`<article class=${secret ? 'paper secret' : 'paper'} data-name=${name}>
      ${picture ? html`<img src=${picture} alt=${textOf(context, alt)} />` : nothing}
      <div class="page" tabindex="0" role="group" aria-label=${label}>
        <div class="top">
          <span class=${secret ? 'tag' : 'tag open'}
            ><tv-icon name=${secret ? 'eye-off' : 'users'}></tv-icon>${secret ? w.onlyYou : w.forAll}</span
          >
          <h3>${label}${card?.colour ? html` <small class="note">${w.colours[card.colour]}</small>` : nothing}</h3>
          ${secret ? html`<button class="btn" @click=${this.cover}>${w.cover}</button>` : nothing}
        </div>
        <p class="text">${says || (pages.isLost(text) ? w.pageLost : w.opening)}</p>
        ${
          card && (card.tests.length > 0 || conflict)
            ? html`<div class="tests">
                ${
                  conflict
                    ? html`<p>
                        <b>${w.conflict(textOf(context, conflict.name))}</b>
                        ${conflict.hitPoints === null ? nothing : w.damage(conflict.damage, String(conflict.hitPoints))}
                      </p>`
                    : nothing
                }
                ${cardTests(context, card, (move, args) => this.offer(move, args))}
              </div>`
            : nothing
        }
      </div>
    </article>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { w, shared } = this.context;
    const item = this.#item;
    if (!item) return nothing;
    const items = readables(this.context);
    const isCovered = item.secret && (!this.open || shared);
    return html`<div class="chips" role="group" aria-label=${w.things}>${items.map((one) => this.#chip(one))}</div>
      ${
        !isCovered
          ? this.#page(item)
          : shared
            ? html`<p class="note">${w.shared}</p>`
            : html`<button
                class="covered"
                @pointerdown=${this.#onDown}
                @click=${this.#onTap}
                @contextmenu=${(event: Event): void => event.preventDefault()}
              >
                <tv-icon name="hand"></tv-icon><span><b>${w.readIt(item.label)}</b><small>${w.readSays}</small></span>
              </button>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-reader': TimeReader;
  }
}
