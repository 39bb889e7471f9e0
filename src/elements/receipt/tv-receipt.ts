import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../look/base.ts';
import type { Lang } from '../frame/board.ts';
import { customElement } from '../loading/define.ts';
import { download } from '../loading/download.ts';
import { ChangeGameEvent, type Evening, type Highlight, type Receipt } from './receipt.ts';
import { receiptWords } from './receipt-words.ts';
import { receiptStyles } from './receipt-styles.ts';
import '../pictures/tv-icon.ts';
import '../pictures/tv-plate.ts';

/**
 * The bill of a game: who won and why, what turned it, its best moment, the evening's score. It can be saved as a picture, and shows the ways
 * on. It fills its place and scrolls; the ways on stay below it.
 *
 * @slot - what else stands on the paper, as a check
 * @slot acts - the game's own way on, as another game
 * @event tv-change-game - the person wants another game on the table
 * @csspart paper - the sheet, which scrolls when it is full
 */
@customElement('tv-receipt')
export class TvReceipt extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, receiptStyles];

  @property({ attribute: false }) receipt: Receipt | undefined;
  @property({ attribute: false }) evening: Evening | undefined;
  @property() override lang: Lang = 'it';

  @state() private saving = false;
  @state() private trouble = false;

  #renderBest({ says, pictures }: Highlight): TemplateResult {
    return html`<section>
      <h4>${says}</h4>
      ${
        pictures.length > 0
          ? html`<ul role="list" class="pictures">
              ${pictures.map(({ address, name }) => html`<li>${address ? html`<img src=${address} alt=${name} />` : name}</li>`)}
            </ul>`
          : nothing
      }
    </section>`;
  }

  #renderEvening({ score, games }: Evening): TemplateResult | typeof nothing {
    if (score.length === 0) return nothing;
    return html`<section>
      <h4>${receiptWords(this.lang).evening(games)}</h4>
      ${this.#renderSums(score.map(({ name, won }) => ({ label: name, value: String(won) })))}
    </section>`;
  }

  #renderSums(sums: Receipt['sums']): TemplateResult {
    return html`<dl>
      ${sums.map(
        ({ label, value }) =>
          html`<div>
            <dt><bdi>${label}</bdi></dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
  }

  async #save(): Promise<void> {
    const { receipt, evening, lang } = this;
    if (!receipt || this.saving) return;
    this.saving = true;
    this.trouble = false;
    try {
      const say = receiptWords(lang);
      const { paint } = await import('./receipt-picture.ts');
      const images = [...this.renderRoot.querySelectorAll('img')];
      await Promise.all(images.map((image) => image.decode()));
      const labels = { title: say.title, moments: say.moments, evening: evening ? say.evening(evening.games) : '' };
      download(await paint(receipt, evening, labels, images), `${say.file(receipt.game)}.png`);
    } catch (error) {
      console.error(error);
      this.trouble = true;
    }
    this.saving = false;
  }

  override render(): TemplateResult | typeof nothing {
    const { receipt, evening, lang } = this;
    if (!receipt) return nothing;
    const say = receiptWords(lang);
    const { sums, why, rule, moments, best } = receipt;
    return html`<article class="paper" part="paper" aria-labelledby="how" tabindex="0">
        <p class="kick"><span>${say.title}</span><span>${receipt.game}</span></p>
        <h3 id="how">
          ${receipt.plates.length > 0 ? html`<span class="plates">${receipt.plates.slice(0, 3).map((plate) => html`<tv-plate .plate=${plate}></tv-plate>`)}</span>` : nothing}
          <span>${receipt.headline}</span>
        </h3>
        ${sums.length > 0 ? this.#renderSums(sums) : nothing}
        ${why || rule ? html`<p>${why} ${rule ? html`<span class="rule">${rule}</span>` : nothing}</p>` : nothing}
        ${
          moments.length > 0
            ? html`<section>
                <h4>${say.moments}</h4>
                <ul role="list">
                  ${moments.map((one) => html`<li>${one}</li>`)}
                </ul>
              </section>`
            : nothing
        }
        ${best ? this.#renderBest(best) : nothing}
        <slot></slot>
        ${evening ? this.#renderEvening(evening) : nothing}
        ${this.trouble ? html`<p role="alert">${say.notSaved}</p>` : nothing}
      </article>
      <div class="acts ${this.querySelector('[slot="acts"]') ? 'more' : ''}">
        <slot name="acts"></slot>
        <button class="btn" title=${say.save} ?disabled=${this.saving} @click=${this.#save}>
          <tv-icon name="download"></tv-icon><span>${this.saving ? say.saving : say.save}</span>
        </button>
        ${
          evening?.changing
            ? html`<button
                class="btn"
                title=${say.change}
                @click=${(): void => void this.dispatchEvent(new ChangeGameEvent())}
              >
                <tv-icon name="dices"></tv-icon><span>${say.change}</span>
              </button>`
            : nothing
        }
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-receipt': TvReceipt;
  }
}
