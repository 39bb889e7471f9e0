import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { SecondTap } from './second-tap.ts';
import { words } from './words.ts';
import './pictures/tv-icon.ts';
import type { IconName } from './pictures/icons-data.ts';

/** There is one thing to ask about. */
const ASKED = 'asked';

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

  readonly #second = new SecondTap(this);

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('about') && this.hasUpdated) this.#second.forget();
  }

  /** What is tapped is where the other stood: the focus stays. */
  async #stay(): Promise<void> {
    await this.updateComplete;
    this.focus();
  }

  #onTap(): void {
    if (this.#second.isMeant(ASKED)) this.dispatchEvent(new Event('tv-confirm'));
    else void this.#stay();
  }

  #onNo(): void {
    this.#second.forget();
    void this.#stay();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#onNo();
  }

  /** Of a look at another window one comes back to the question: the focus is where it was. */
  #onLeave({ relatedTarget, currentTarget }: FocusEvent): void {
    const stays = relatedTarget instanceof Node && (currentTarget as Node).contains(relatedTarget);
    if (!stays && !this.shadowRoot?.activeElement) this.#second.forget();
  }

  override render(): TemplateResult {
    const { icon, go, quiet } = this;
    const kind = go ? 'btn go' : quiet ? 'btn quiet' : 'btn';
    if (this.#second.about && !this.disabled) {
      // It can have the focus itself: in Safari a button that is clicked has none, and that would be leaving.
      return html`<div
        class="sure"
        role="group"
        tabindex="-1"
        aria-label=${this.says || this.sure}
        @keydown=${this.#onKey}
        @focusout=${this.#onLeave}
      >
        ${this.says ? html`<p>${this.says}</p>` : nothing}
        <button class="btn go" @click=${this.#onTap}>${this.sure}</button>
        <button class="btn" @click=${this.#onNo}>${say(this.lang).no}</button>
      </div>`;
    }
    return html`<button class=${kind} ?disabled=${this.disabled} @click=${this.#onTap}>
      ${icon ? html`<tv-icon name=${icon}></tv-icon>` : nothing}${this.label}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-confirm': TvConfirm;
  }
}
