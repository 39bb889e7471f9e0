import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base, fields } from '../elements/base.ts';
import type { Lang } from '../elements/board.ts';
import '../elements/tv-dialog.ts';
import { shellWords } from './shell-words.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * The rules that this table keeps, by number, with a field to find one.
 *
 * @event tv-close - the person closed it
 */
@customElement('tv-rules')
export class TvRules extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    fields,
    css`
      :host {
        display: contents;
        --tv-dialog-width: 640px;
      }
      .field {
        position: sticky;
        top: -4px;
        padding: 4px 0 10px;
        background: var(--tv-paper);
        z-index: 1;
      }
      dl {
        min-height: 50vh;
      }
      dl > div {
        display: grid;
        grid-template-columns: 5.5em minmax(0, 1fr);
        gap: 12px;
        padding: 10px 8px;
        border-top: 1.5px dashed var(--tv-line);
        scroll-margin-top: 100px;
      }
      dl > div:first-of-type {
        border-top: 0;
      }
      dt {
        font-weight: 800;
      }
      .named {
        background: var(--tv-mark);
        border-radius: 10px;
        border-color: transparent;
      }
      @media (max-width: 600px) {
        dl > div {
          grid-template-columns: 1fr;
          gap: 2px;
        }
      }
    `,
  ];

  @state() private wanted = '';

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  @property({ attribute: false }) game = '';
  @property({ attribute: false }) rules: Readonly<Record<string, string>> = {};
  /** The rule to show first. */
  @property({ attribute: false }) rule = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) this.wanted = '';
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.open || !this.rule || !(changed.has('open') || changed.has('rule'))) return;
    // The dialog opens in its own update, which comes after this one.
    void this.renderRoot
      .querySelector('tv-dialog')
      ?.updateComplete.then(() => this.renderRoot.querySelector('.named')?.scrollIntoView({ block: 'center' }));
  }

  private onInput(event: InputEvent): void {
    this.wanted = (event.target as HTMLInputElement).value;
  }

  override render(): TemplateResult {
    const say = shellWords(this.lang);
    const wanted = plain(this.wanted.trim());
    const found = Object.entries(this.rules).filter(([id, text]) => plain(`${id} ${text}`).includes(wanted));
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${say.rulesOf(this.game)}>
      ${
        this.open
          ? html`<label class="field"
                >${say.findRule}
                <input type="search" placeholder=${say.findHint} .value=${this.wanted} @input=${this.onInput} />
              </label>
              ${
                found.length > 0
                  ? html`<dl>
                      ${found.map(
                        ([id, text]) =>
                          html`<div class=${id === this.rule ? 'named' : ''}>
                            <dt>${id}</dt>
                            <dd>${text}</dd>
                          </div>`,
                      )}
                    </dl>`
                  : html`<p role="status">${say.noRule}</p>`
              }`
          : ''
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-rules': TvRules;
  }
}
