import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/pictures/tv-qr.ts';
import type { DevicesView, OfferView, PairRequestView, PairWay } from '../../kernel/view/devices.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { deviceWindowWords } from './device-window-words.ts';
import { deviceWords } from './device-words.ts';
import { peopleStyles } from './people-styles.ts';

/**
 * Another device for the own seat: what it may see, the code for it, and the number to compare before it is let in.
 *
 * @event tv-act - pair-offer, pair-withdraw, pair-accept, pair-refuse
 * @event tv-close - the person closed it
 */
@customElement('tv-pair')
export class TvPair extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    peopleStyles,
    css`
      fieldset {
        border: 0;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 10px;
      }
      legend {
        padding: 0 0 10px;
        font-weight: 600;
      }
      .way {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: start;
        gap: 2px 12px;
        min-height: 44px;
        padding: 12px 14px;
        border-radius: 14px;
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
        cursor: pointer;
      }
      .way:has(:checked) {
        background: var(--tv-mark);
        box-shadow: inset 0 0 0 2.5px var(--tv-ink);
      }
      .way input {
        width: 20px;
        height: 20px;
        margin: 1px 0 0;
        accent-color: var(--tv-ink);
        grid-row: span 2;
      }
      .way small {
        color: inherit;
      }
      /* For a phone across the room. */
      .offer {
        --qr: min(400px, 56dvh);
        display: grid;
        grid-template-columns: var(--qr) minmax(0, 1fr);
        gap: 20px;
        align-items: center;
      }
      :host([offering]) {
        --tv-dialog-width: 760px;
      }
      .offer > div {
        display: grid;
        gap: 12px;
        justify-items: start;
      }
      .knock {
        display: grid;
        gap: 12px;
        justify-items: center;
        text-align: center;
      }
      @media (max-width: 760px) {
        .offer {
          grid-template-columns: minmax(0, 1fr);
        }
        tv-qr {
          width: min(100%, var(--qr));
          justify-self: center;
        }
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) devices: DevicesView | undefined;
  /** Address of the page that opens links; '' shows the code alone. */
  @property({ attribute: false }) share = '';
  /** Why the last act was refused, in words. */
  @property({ attribute: false }) trouble = '';
  @state() private way: PairWay = 'both';
  @state() private copied: 'no' | 'yes' | 'cannot' = 'no';
  /** The code that was shown is good no more, and nobody has said so here. */
  #isExpired = false;
  /** This person has taken the offer back, or answered a device. */
  #isEnded = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = (changed.get('devices') ?? this.devices)?.offer;
    const offer = this.devices?.offer;
    const isOther = before?.link !== offer?.link;
    if (changed.has('open') || isOther) this.copied = 'no';
    // A next code is for what the last one was for: a screen that gave its hand away doesn't show it by default.
    if (offer) this.way = offer.way;
    if (changed.has('open')) this.#isExpired = false;
    else if (isOther) this.#isExpired = !offer && !this.#isEnded;
    if (isOther) this.#isEnded = false;
    this.toggleAttribute('offering', this.devices?.offer !== undefined && this.devices.requests.length === 0);
  }

  /** A person who comes back later may mean another way. So the offer ends with its window, unless a device has answered it. */
  protected override updated(changed: PropertyValues<this>): void {
    const isShut = changed.get('open') === true;
    if (isShut && this.devices?.offer && this.devices.requests.length === 0) this.#act({ act: 'pair-withdraw' });
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  #end(what: Act): void {
    this.#isEnded = true;
    this.#act(what);
  }

  #link({ link }: OfferView): string {
    return `${this.share}#${link.replace(/^#/u, '')}`;
  }

  async #copy(offer: OfferView): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#link(offer));
      this.copied = 'yes';
    } catch {
      this.copied = 'cannot';
    }
  }

  /** What comes of it, in the words by which it was chosen. */
  #renderMeaning(way: PairWay): TemplateResult {
    const [title, said] = this.#words(way);
    return html`<p><b>${title}.</b> ${said}</p>`;
  }

  #words(way: PairWay): readonly [title: string, said: string] {
    const say = deviceWindowWords(this.lang);
    switch (way) {
      case 'both':
        return [say.both, say.bothSay];
      case 'only-there':
        return [say.onlyThere, say.onlyThereSay];
      case 'table':
        return [say.tableOnly, say.tableOnlySay];
    }
  }

  #renderWay(way: PairWay): TemplateResult {
    const [title, said] = this.#words(way);
    return html`<label class="way">
      <input
        type="radio"
        name="way"
        .value=${way}
        .checked=${this.way === way}
        @change=${(): void => void (this.way = way)}
      />
      <b>${title}</b>
      <small>${said}</small>
    </label>`;
  }

  #renderChoice(): TemplateResult {
    const say = deviceWindowWords(this.lang);
    return html`<div class="body">
        <fieldset>
          <legend>${say.pairAsk}</legend>
          ${this.#renderWay('both')} ${this.#renderWay('only-there')} ${this.#renderWay('table')}
        </fieldset>
        <p class="say" role="alert">${this.trouble || (this.#isExpired ? say.expired : '')}</p>
      </div>
      <button slot="acts" class="btn go" @click=${(): void => this.#act({ act: 'pair-offer', way: this.way })}>
        ${say.show}
      </button>`;
  }

  #renderOffer(offer: OfferView): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const told = { no: say.copyLink, yes: say.copied, cannot: say.copyYourself };
    return html`<div class="body">
        <div class="offer">
          ${this.share ? html`<tv-qr .text=${this.#link(offer)} .label=${say.pairQr}></tv-qr>` : html`<span></span>`}
          <div>
            ${this.#renderMeaning(offer.way)}
            <p>${say.offerSay}</p>
            <p class="code">${offer.code}</p>
            ${
              this.share
                ? html`<button class="btn" @click=${(): void => void this.#copy(offer)}>
                    <tv-icon name=${this.copied === 'yes' ? 'check' : 'copy'}></tv-icon>
                    <span aria-live="polite">${told[this.copied]}</span>
                  </button>`
                : nothing
            }
          </div>
        </div>
        <p class="soft">${say.offerOnce}</p>
        <p class="say" role="alert">${this.trouble}</p>
      </div>
      <button slot="acts" class="btn" @click=${(): void => this.#end({ act: 'pair-withdraw' })}>
        ${deviceWords(this.lang).stop}
      </button>`;
  }

  #renderKnock({ device, number, way }: PairRequestView): TemplateResult {
    const say = deviceWindowWords(this.lang);
    return html`<div class="body">
        <div class="knock" role="status">
          ${this.#renderMeaning(way)}
          <p>${say.compare}</p>
          <p class="big-number">${number}</p>
        </div>
        <p class="say" role="alert">${this.trouble}</p>
      </div>
      <button slot="acts" class="btn" @click=${(): void => this.#end({ act: 'pair-refuse', device })}>
        ${say.refuse}
      </button>
      <button slot="acts" class="btn go" @click=${(): void => this.#end({ act: 'pair-accept', device })}>
        ${say.accept}
      </button>`;
  }

  override render(): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const { devices } = this;
    const knock = devices?.requests[0];
    const inner = (): TemplateResult => {
      if (knock) return this.#renderKnock(knock);
      return devices?.offer ? this.#renderOffer(devices.offer) : this.#renderChoice();
    };
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${knock ? say.knocks : say.add}>
      ${this.open && devices ? inner() : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-pair': TvPair;
  }
}
