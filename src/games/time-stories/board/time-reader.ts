/** Where this person reads: the own card, covered until it is held or tapped, and whatever else lies in front. Escape covers it. */
import { css, html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/base.ts';
import { BoardPart } from '../../../elements/board-part.ts';
import { customElement } from '../../../elements/define.ts';
import '../../../elements/tv-icon.ts';
import type { CardShown, TestShown } from '../shown.ts';
import { attributeName, callOf, textOf, type TimeContext } from './context.ts';
import { partStyles } from './part-styles.ts';
import { readables, type Readable } from './reading.ts';

/** A press that is shorter leaves the card open. */
const HOLD_MS = 450;

/** @event tv-propose - test */
@customElement('time-reader')
export class TimeReader extends BoardPart<TimeContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    partStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, auto);
        gap: 8px;
        max-height: 42cqh;
      }
      .chips {
        display: flex;
        gap: 6px;
        overflow-x: auto;
        padding: 3px;
        scrollbar-width: thin;
      }
      .chips .btn {
        flex: none;
        min-height: 38px;
        padding: 3px 12px;
        font-size: 0.9375rem;
      }
      .chips .on {
        box-shadow: inset 0 0 0 2.5px var(--tv-ink);
        background: var(--tv-mark);
      }
      .dot {
        width: 11px;
        height: 11px;
        border-radius: 50%;
        box-shadow: 0 0 0 1.5px var(--tv-ink);
      }
      .dot.green {
        background: #3d8a5c;
      }
      .dot.yellow {
        background: #f3c43a;
      }
      .dot.red {
        background: #c03a1b;
      }
      .dot.white {
        background: #fff;
      }
      .covered {
        display: flex;
        align-items: center;
        gap: 14px;
        width: 100%;
        min-height: 64px;
        border: 0;
        border-radius: 14px;
        padding: 8px 18px;
        background: transparent;
        outline: 2px dashed var(--tv-line-strong);
        outline-offset: -2px;
        text-align: start;
        touch-action: none;
        user-select: none;
        -webkit-touch-callout: none;
        font-size: 1.25rem;
      }
      .covered b {
        display: block;
        font: 400 1.25rem / 1.15 var(--tv-font-sign);
      }
      .covered small {
        color: var(--tv-ink-2);
        font-size: 0.9375rem;
      }
      .paper {
        position: relative;
        display: grid;
        grid-template: minmax(0, auto) / auto minmax(0, 1fr);
        min-height: 0;
        border-radius: 12px;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow:
          0 0 0 1px var(--tv-card-edge),
          0 3px 0 var(--tv-card-edge);
        overflow: hidden;
      }
      .paper > img {
        width: 150px;
        height: 100%;
        max-height: 260px;
        object-fit: cover;
        padding: 10px 0 10px 10px;
        border-radius: 16px;
      }
      .page {
        min-height: 0;
        overflow: auto;
        padding: 10px 16px 12px;
        grid-column: -2;
      }
      .secret .page {
        user-select: none;
      }
      .secret::after {
        content: attr(data-name) ' · ' attr(data-name) ' · ' attr(data-name);
        position: absolute;
        inset: auto 14px 8px auto;
        font-size: 1.25rem;
        font-weight: 700;
        opacity: 0.09;
        transform: rotate(-7deg);
        pointer-events: none;
      }
      .top {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 10px;
        margin-bottom: 6px;
      }
      .tag {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        border-radius: 7px;
        padding: 2px 9px;
        font-size: 0.875rem;
        font-weight: 700;
        background: var(--tv-dead);
        color: var(--tv-on-dead);
      }
      .tag.open {
        background: transparent;
        color: inherit;
        box-shadow: inset 0 0 0 1.5px currentcolor;
      }
      .top h3 {
        font-size: 1.1875rem;
      }
      .top .btn {
        margin-inline-start: auto;
        min-height: 38px;
        padding: 2px 12px;
        background: transparent;
        color: inherit;
        box-shadow: inset 0 0 0 1.5px currentcolor;
      }
      .text {
        max-width: 66ch;
        line-height: 1.45;
        font-size: 1.0625rem;
        white-space: pre-line;
      }
      .tests {
        display: grid;
        gap: 7px;
        margin-top: 8px;
        padding-top: 8px;
        border-top: 1.5px dashed var(--tv-card-edge);
      }
      .test {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 5px 12px;
      }
      .test .btn {
        min-height: 40px;
        padding: 3px 14px;
      }
      @container (max-width: 900px) and (orientation: landscape) {
        :host {
          gap: 4px;
          max-height: 36cqh;
        }
        .chips .btn {
          min-height: 32px;
          padding: 1px 10px;
        }
        .page {
          padding: 6px 12px 8px;
        }
      }
      @container (max-width: 900px) and (min-height: 1px) {
        .paper > img {
          width: 92px;
        }
        .covered {
          min-height: 52px;
        }
        .text {
          font-size: 1rem;
        }
      }
      @container (max-width: 600px) and (orientation: portrait) {
        :host {
          max-height: none;
        }
        .paper {
          grid-template: auto auto / minmax(0, 1fr);
        }
        .page {
          grid-column: 1;
        }
        .paper > img {
          width: 100%;
          height: 150px;
          padding: 0;
          border-radius: 0;
        }
      }
    `,
  ];

  @state() private open = false;
  private key = '';
  private pressed = 0;
  private listening: AbortController | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.listening = new AbortController());
    this.ownerDocument.defaultView?.addEventListener('blur', this.cover, { signal });
    this.ownerDocument.addEventListener('visibilitychange', this.cover, { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.listening?.abort();
    this.open = false;
  }

  /** Nobody who looks over a shoulder reads on. */
  readonly cover = (): void => {
    this.open = false;
  };

  private get item(): Readable | undefined {
    const items = readables(this.context);
    return items.find(({ key }) => key === this.context.chosen.card) ?? items[0];
  }

  protected override willUpdate(_changed: PropertyValues): void {
    const { item } = this;
    // Another card comes covered.
    if (item?.key !== this.key) this.open = false;
    this.key = item?.key ?? '';
  }

  private readonly onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.pressed = event.timeStamp;
    this.open = true;
    // The button goes with the cover: where the finger is lifted is asked of the page.
    this.ownerDocument.addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        if (timeStamp - this.pressed > HOLD_MS) this.cover();
      },
      { once: true, capture: true },
    );
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    this.open = true;
  };

  private chip({ key, label, secret, card }: Readable): TemplateResult {
    const { chosen } = this.context;
    const isOn = key === this.key;
    return html`<button
      class=${isOn ? 'btn on' : 'btn'}
      aria-pressed=${isOn ? 'true' : 'false'}
      @click=${(): void => chosen.setCard(key)}
    >
      ${secret ? html`<tv-icon name="eye-off"></tv-icon>` : nothing}${
        card?.colour ? html`<i class="dot ${card.colour}"></i>` : nothing
      }${label}
    </button>`;
  }

  private test(card: CardShown, test: TestShown): TemplateResult {
    const { context } = this;
    const { w, chosen } = context;
    const names = test.attributes.map((one) => attributeName(context, one));
    const may = (attribute: string): boolean =>
      chosen.agent !== null && !this.blocked('test', { agent: chosen.agent, card: card.id, test: test.id, attribute });
    return html`<div class="test">
      <span><b>${w.testOf(names.join(w.or), test.difficulty)}</b> ${textOf(context, test.label)}</span>
      ${test.attributes.map((attribute, i) =>
        may(attribute)
          ? html`<button
              class="btn"
              @click=${(): void =>
                void this.offer('test', { agent: chosen.agent, card: card.id, test: test.id, attribute })}
            >
              ${w.startTest(names[i]!)} · ${w.azrak(1)}
            </button>`
          : nothing,
      )}
    </div>`;
  }

  private page(item: Readable): TemplateResult {
    const { context } = this;
    const { w, pages, chosen } = context;
    const { label, text, image, alt, card, secret } = item;
    const picture = pages.picture(image ?? (card?.kind === 'PANORAMA' ? card.back : null));
    const says = textOf(context, text);
    const name = chosen.agent === null ? '' : callOf(context, chosen.agent);
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
                ${card.tests.filter(({ open }) => open).map((test) => this.test(card, test))}
              </div>`
            : nothing
        }
      </div>
    </article>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { w, shared } = this.context;
    const { item } = this;
    if (!item) return nothing;
    const items = readables(this.context);
    const isCovered = item.secret && (!this.open || shared);
    return html`<div class="chips" role="group" aria-label=${w.things}>${items.map((one) => this.chip(one))}</div>
      ${
        !isCovered
          ? this.page(item)
          : shared
            ? html`<p class="note">${w.shared}</p>`
            : html`<button
                class="covered"
                @pointerdown=${this.onDown}
                @keydown=${this.onKey}
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
