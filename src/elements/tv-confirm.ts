import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { words } from './words.ts';
import './pictures/tv-icon.ts';
import type { IconName } from './pictures/icons-data.ts';

const say = words({ no: 'No, aspetta' }, { no: 'No, wait' });

/**
 * A button for what can't be taken back: tapped, then confirmed where it stood. Leaving it, or Escape, is a no.
 *
 * @event tv-confirm - it is really meant
 */
@customElement('tv-confirm')
export class TvConfirm extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: block;
      }
      .btn {
        width: 100%;
        min-height: var(--tv-act, var(--tv-target));
      }
      .btn.quiet {
        justify-content: flex-start;
        padding-inline: 0;
        color: inherit;
        font-weight: 400;
        font-size: 0.875rem;
        text-decoration: underline dotted;
        text-underline-offset: 0.2em;
      }
      .btn.quiet:hover:not([disabled]) {
        background: none;
        text-decoration-style: solid;
      }
      .sure {
        display: grid;
        gap: 7px;
      }
      p {
        color: var(--tv-ink-2);
        line-height: 1.3;
        font-size: 0.9375rem;
      }
    `,
  ];

  @property() label = '';
  /** The second tap's words; they say what will be done. */
  @property() sure = '';
  /** What cannot be undone, in a sentence. */
  @property() says = '';
  @property() icon: IconName | '' = '';
  @property({ type: Boolean }) go = false;
  /** It stands there often, and is seldom wanted: until it is, it looks like a line of text. */
  @property({ type: Boolean }) quiet = false;
  @property({ type: Boolean }) disabled = false;
  /** What it is about: a question asked about another thing is no answer to this one. */
  @property() about = '';
  @property() override lang: Lang = 'it';

  @state() private asked = false;

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('about') && this.hasUpdated) this.asked = false;
  }

  async #turn(asked: boolean): Promise<void> {
    this.asked = asked;
    await this.updateComplete;
    this.focus();
  }

  #confirm(): void {
    this.asked = false;
    this.dispatchEvent(new Event('tv-confirm'));
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    void this.#turn(false);
  }

  override render(): TemplateResult {
    const { icon, go, quiet } = this;
    const kind = go ? 'btn go' : quiet ? 'btn quiet' : 'btn';
    if (this.asked && !this.disabled) {
      return html`<div class="sure" role="group" aria-label=${this.says || this.sure} @keydown=${this.#onKey}>
        ${this.says ? html`<p>${this.says}</p>` : nothing}
        <button class="btn go" @click=${this.#confirm}>${this.sure}</button>
        <button class="btn" @click=${(): void => void this.#turn(false)}>${say(this.lang).no}</button>
      </div>`;
    }
    return html`<button class=${kind} ?disabled=${this.disabled} @click=${(): void => void this.#turn(true)}>
      ${icon ? html`<tv-icon name=${icon}></tv-icon>` : nothing}${this.label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-confirm': TvConfirm;
  }
}
