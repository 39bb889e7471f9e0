import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { base, buttons } from './look/base.ts';
import type { Lang, RefusalWords } from './frame/board.ts';
import { renderReload } from './loading/reload.ts';
import { words } from './words.ts';
import './pictures/tv-icon.ts';

const say = words(
  { close: 'Va bene, chiudi', rule: (id: string): string => `Leggi la regola ${id}` },
  { close: 'All right, close', rule: (id: string): string => `Read rule ${id}` },
);

/** A person wants to read a rule: the table opens its rules there. */
export class RuleEvent extends Event {
  readonly rule: string;
  constructor(rule: string) {
    super('tv-rule', { bubbles: true, composed: true });
    this.rule = rule;
  }
}

/**
 * A kind and exact no: what to do instead, then the rule in quotation marks, then its number. It stays until it is dismissed
 * or what it speaks of is over; a dark ticket below the table.
 *
 * @event tv-close - the person dismissed it
 * @event tv-rule - the person wants to read the rule (`rule`)
 */
@customElement('tv-refusal')
export class TvRefusal extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      .ticket {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr) auto auto;
        align-items: center;
        gap: 4px 14px;
        padding: 14px 12px 14px 18px;
        border-radius: 18px;
        background: var(--tv-ink);
        color: var(--tv-room);
        box-shadow: var(--tv-shadow-3);
        margin-block: 6px 10px;
        max-height: 40dvh;
        overflow: auto;
      }
      .bell {
        width: 34px;
        height: 34px;
      }
      .advice {
        font-family: var(--tv-font-sign);
        font-size: 1.1875rem;
        line-height: 1.2;
        overflow-wrap: anywhere;
      }
      q {
        display: block;
        font-size: 1rem;
        line-height: 1.35;
        margin-top: 2px;
        quotes: '«' '»';
        overflow-wrap: anywhere;
      }
      q.en {
        quotes: '“' '”';
      }
      .btn {
        color: inherit;
        background: transparent;
        box-shadow: inset 0 0 0 1.5px currentColor;
      }
      div > .btn {
        margin-top: 8px;
      }
      .btn.quiet,
      .btn.quiet:hover:not([disabled]) {
        box-shadow: none;
        background: transparent;
      }
      .btn:hover:not([disabled]) {
        box-shadow: inset 0 0 0 2.5px currentColor;
      }
      .btn:focus-visible {
        outline-color: var(--tv-focus);
        box-shadow: none;
      }
      /* Half a window beside a call: what it speaks of stays in sight, and the rule is read at its number. */
      @container (max-height: 520px) and (orientation: landscape) {
        .ticket {
          padding-block: 2px;
          margin-block: 0 4px;
        }
        .advice {
          font-size: 1rem;
        }
        q {
          white-space: nowrap;
          overflow: hidden;
          text-overflow: ellipsis;
        }
      }
      @container (max-width: 520px) {
        .ticket {
          grid-template-columns: minmax(0, 1fr) auto;
          padding: 12px 8px 12px 16px;
        }
        .bell {
          display: none;
        }
        .rule {
          grid-row: 2;
          grid-column: 1;
          justify-self: start;
          margin-top: 4px;
        }
      }
    `,
  ];

  @property({ attribute: false }) refusal: RefusalWords | undefined;
  @property() override lang: Lang = 'it';

  #onClose(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #onRule(): void {
    if (this.refusal) this.dispatchEvent(new RuleEvent(this.refusal.rule));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#onClose();
  }

  override render(): TemplateResult {
    const { refusal, lang } = this;
    const dictionary = say(lang);
    // The live region is there before its text: a region that arrives with its text is often not read.
    return html`<div role="alert">
      ${
        refusal
          ? html`<div class="ticket" @keydown=${this.#onKey}>
              <tv-icon class="bell" name="concierge-bell"></tv-icon>
              <div>
                <p class="advice">${refusal.advice}</p>
                ${refusal.text ? html`<q class=${lang}>${refusal.text}</q>` : nothing}
                ${refusal.reload ? renderReload(lang) : nothing}
              </div>
              ${
                refusal.rule
                  ? html`<button class="btn rule" aria-label=${dictionary.rule(refusal.rule)} @click=${this.#onRule}>
                      <tv-icon name="book-open"></tv-icon>${refusal.rule}
                    </button>`
                  : html`<span></span>`
              }
              <button class="btn quiet icon" aria-label=${dictionary.close} @click=${this.#onClose}>
                <tv-icon name="x"></tv-icon>
              </button>
            </div>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-refusal': TvRefusal;
  }
  interface HTMLElementEventMap {
    'tv-rule': RuleEvent;
  }
}
