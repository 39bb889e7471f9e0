import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from './base.ts';
import type { Lang } from './board.ts';
import { customElement } from './define.ts';
import { download } from './download.ts';
import { ChangeGameEvent, type Evening, type Highlight, type Receipt } from './receipt.ts';
import { receiptWords } from './receipt-words.ts';
import { givingColumn, unseen } from './shared-styles.ts';
import './tv-icon.ts';
import './tv-plate.ts';

/**
 * The bill of a game: who won and why, what turned it, its best moment, the evening's score; to save as a picture, and the ways on. It fills
 * its place and scrolls; the ways on stay below it.
 *
 * @slot - what else stands on the paper, as a check
 * @slot acts - the game's own way on, as another game
 * @event tv-change-game - the person wants another game on the table
 * @csspart paper - the sheet, which scrolls when it is full
 */
@customElement('tv-receipt')
export class TvReceipt extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        ${givingColumn}
        gap: 10px;
      }
      .paper {
        flex: 0 1 auto;
        min-height: 120px;
        overflow: auto;
        display: grid;
        gap: 8px;
        align-content: start;
        padding: 18px 16px 14px;
        background: var(--tv-paper);
        color: var(--tv-ink);
        line-height: 1.35;
        overflow-wrap: anywhere;
        border-radius: 0 0 8px 8px;
        mask: radial-gradient(circle at 7px 0, transparent 4px, #000 4.6px) 0 0 / 14px 100%;
      }
      .kick {
        display: flex;
        justify-content: space-between;
        gap: 8px;
        color: var(--tv-ink-2);
        font-size: var(--tv-text-s);
      }
      h3 {
        display: flex;
        align-items: center;
        gap: 10px;
        font-size: 1.375rem;
        --tv-plate: 34px;
      }
      .plates {
        display: flex;
        flex: none;
      }
      h3 tv-plate + tv-plate {
        margin-inline-start: -16px;
      }
      h4 {
        margin: 0;
        font: 400 1.0625rem/1.2 var(--tv-font-sign);
      }
      dl {
        display: grid;
        gap: 2px;
        font-weight: 700;
      }
      dl div {
        display: flex;
        align-items: baseline;
        gap: 6px;
      }
      dl div::before {
        content: '';
        order: 1;
        flex: 1;
        min-width: 12px;
        border-bottom: 2px dotted var(--tv-line-strong);
      }
      /* A long list of people leaves what it is a list of its line. */
      dt {
        flex: none;
        max-width: 50%;
      }
      dd {
        order: 2;
        margin: 0;
        font-variant-numeric: tabular-nums;
      }
      .rule {
        color: var(--tv-ink-2);
        font-size: 0.8125rem;
        white-space: nowrap;
      }
      section {
        display: grid;
        gap: 6px;
        padding-top: 8px;
        border-top: 2px dashed var(--tv-line);
      }
      section li {
        font-size: 0.9375rem;
      }
      .pictures {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      .pictures li {
        width: 58px;
        aspect-ratio: 1;
        border-radius: 6px;
        overflow: hidden;
        background: var(--tv-card);
        color: var(--tv-card-ink);
        box-shadow: 0 0 0 1px var(--tv-card-edge);
        display: grid;
        place-items: center;
        font-size: 0.75rem;
        text-align: center;
      }
      img {
        width: 100%;
        height: 100%;
        object-fit: cover;
      }
      .acts {
        flex: none;
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 8px;
      }
      .acts ::slotted(*) {
        grid-column: 1 / -1;
      }
      .acts .btn:only-of-type {
        grid-column: 1 / -1;
      }
      .acts .btn {
        padding-inline: 10px;
        font-size: 0.9375rem;
      }
      /* As wide as an upright tablet: beside each other, so that the paper has the height. */
      @container (min-width: 600px) and (orientation: portrait) {
        .acts {
          grid-template-columns: minmax(0, 1fr) auto auto;
          align-items: end;
        }
        .acts ::slotted(*),
        .acts .btn:only-of-type {
          grid-column: auto;
        }
        .acts .btn {
          padding-inline: 14px;
          white-space: nowrap;
        }
      }
      /* Where a board is low the paper comes first: the ways on are told by their signs. */
      @container (max-height: 700px) and (orientation: landscape) {
        .acts .btn {
          min-height: var(--tv-target-low);
          padding-block: 0;
        }
        .acts.more {
          grid-template-columns: minmax(0, 1fr) auto auto;
          align-items: end;
        }
        .more ::slotted(*),
        .more .btn:only-of-type {
          grid-column: auto;
        }
        .more .btn {
          min-width: var(--tv-target-low);
          padding: 0;
        }
        .more .btn span {
          ${unseen}
        }
        .paper {
          gap: 4px;
          padding: 13px 14px 7px;
          font-size: 0.875rem;
        }
        h3 {
          font-size: 1.1875rem;
        }
        h3 .plates {
          display: none;
        }
        h4 {
          font-size: 0.875rem;
        }
        dl {
          gap: 0;
        }
        section {
          gap: 3px;
          padding-top: 4px;
        }
        section li {
          font-size: 0.8125rem;
        }
        .pictures li {
          width: 42px;
        }
      }
      @container (max-width: 900px) and (max-height: 700px) and (orientation: landscape) {
        .acts.more {
          grid-template-columns: 1fr 1fr;
        }
        .more ::slotted(*) {
          grid-column: 1 / -1;
        }
      }
      @media (forced-colors: active) {
        .paper {
          border: 1.5px solid CanvasText;
        }
      }
    `,
  ];

  @property({ attribute: false }) receipt: Receipt | undefined;
  @property({ attribute: false }) evening: Evening | undefined;
  @property() override lang: Lang = 'it';

  @state() private saving = false;
  @state() private trouble = false;

  private renderBest({ says, pictures }: Highlight): TemplateResult {
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

  private renderEvening({ score, games }: Evening): TemplateResult | typeof nothing {
    if (score.length === 0) return nothing;
    return html`<section>
      <h4>${receiptWords(this.lang).evening(games)}</h4>
      ${this.renderSums(score.map(({ name, won }) => ({ label: name, value: String(won) })))}
    </section>`;
  }

  private renderSums(sums: Receipt['sums']): TemplateResult {
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

  private async save(): Promise<void> {
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
        ${sums.length > 0 ? this.renderSums(sums) : nothing}
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
        ${best ? this.renderBest(best) : nothing}
        <slot></slot>
        ${evening ? this.renderEvening(evening) : nothing}
        ${this.trouble ? html`<p role="alert">${say.notSaved}</p>` : nothing}
      </article>
      <div class="acts ${this.querySelector('[slot="acts"]') ? 'more' : ''}">
        <slot name="acts"></slot>
        <button class="btn" title=${say.save} ?disabled=${this.saving} @click=${this.save}>
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
