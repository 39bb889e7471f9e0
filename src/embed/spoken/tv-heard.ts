import { css, html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base, buttons, fields } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import { failureWords } from '../words/failure-words.ts';
import { oneField } from '../one-field.ts';
import { isInvitation } from '../pair-link.ts';
import { relayAddress } from '../relay-address.ts';
import type { Heard } from './guest.ts';
import { HeardEvent } from './heard-event.ts';
import { spokenWords } from './spoken-words.ts';

/** What asks for the invitation; another one in tests. */
export type Hear = (typed: string, relay: string) => Promise<Heard>;

const hear: Hear = async (typed, relay) => {
  const [{ hearInvitation }, { spokenPorts }] = await Promise.all([import('./guest.ts'), import('./spoken-parts.ts')]);
  return hearInvitation(typed, spokenPorts, { socket: WebSocket, relay });
};

/**
 * The field for four words that somebody has said. A link that is pasted there opens as well.
 *
 * @event tv-heard - the invitation is there (`invitation`)
 */
@customElement('tv-heard')
export class TvHeard extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    oneField,
    css`
      :host {
        display: block;
        --tv-line-field: 12.5rem;
      }
      form {
        padding: 16px 18px;
        border-radius: 16px;
        background: var(--tv-paper);
        color: var(--tv-ink);
        box-shadow: var(--tv-shadow-1);
      }
    `,
  ];

  @query('input') private readonly input!: HTMLInputElement;

  @property() override lang: Lang = 'it';
  /** The relay's base URL; the same origin's `/sync` if not set. */
  @property({ attribute: false }) relay = '';
  @property({ attribute: false }) hear: Hear = hear;

  @state() private busy = false;
  @state() private trouble = '';

  async #onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (this.busy) return;
    const typed = this.input.value.trim();
    const [, fragment = typed] = typed.split('#');
    if (isInvitation(fragment)) return this.#done(fragment);
    this.busy = true;
    this.trouble = '';
    try {
      const heard = await this.hear(typed, relayAddress(this.relay));
      if (!heard.ok) this.trouble = this.#words(heard);
      // A host with another program could say anything.
      else if (isInvitation(heard.invitation)) this.#done(heard.invitation);
      else this.trouble = failureWords('link/damaged', this.lang).headline;
    } catch (error) {
      console.error(error);
      this.trouble = spokenWords(this.lang).heard.page;
    } finally {
      this.busy = false;
    }
    if (this.trouble) this.input.focus();
  }

  #done(invitation: string): void {
    this.input.value = '';
    this.trouble = '';
    this.dispatchEvent(new HeardEvent(invitation));
  }

  #words(heard: Heard & { readonly ok: false }): string {
    const say = spokenWords(this.lang);
    return heard.code === 'word' ? say.word(heard.word) : say.heard[heard.code];
  }

  override render(): TemplateResult {
    const say = spokenWords(this.lang);
    return html`<form @submit=${this.#onSubmit} novalidate>
      <label for="words">${say.label}</label>
      <div class="line field">
        <input
          id="words"
          name="words"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${say.hint}
          aria-invalid=${this.trouble ? 'true' : 'false'}
          aria-describedby="trouble"
        />
        <button class="btn" aria-disabled=${this.busy ? 'true' : 'false'}>${say.enter}</button>
      </div>
      <p id="trouble" class="say" role="alert">${this.trouble}</p>
      <p role="status">${this.busy ? say.asking : ''}</p>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-heard': TvHeard;
  }
}
