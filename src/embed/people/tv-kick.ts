import { html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import '../../elements/tv-dialog.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent } from '../shell/acts.ts';
import { peopleStyles } from './people-styles.ts';
import { peopleWords } from './people-words.ts';

/**
 * What sending somebody away means, before it is proposed. It closes when that seat is nobody's any more: the next in it is somebody else.
 *
 * @event tv-act - kick
 * @event tv-close - the person closed it, or nobody sits there any more
 */
@customElement('tv-kick')
export class TvKick extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, peopleStyles];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  /** With names as sentences tell them. */
  @property({ attribute: false }) view: TableView | undefined;
  /** The seat that it is about. */
  @property({ attribute: false }) of: number | undefined;
  /** Why the proposal was refused, in words. */
  @property({ attribute: false }) trouble = '';

  get #name(): string {
    return this.view?.seats.find(({ seat, state }) => seat === this.of && state === 'seated')?.name ?? '';
  }

  protected override updated(): void {
    if (this.open && this.#name === '') this.#close();
  }

  #close(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #kick(): void {
    if (this.of !== undefined) this.dispatchEvent(new ActEvent({ act: 'kick', seat: this.of }));
  }

  override render(): TemplateResult {
    const say = peopleWords(this.lang);
    const name = this.#name;
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${say.kickAsk(name)}>
      <div class="body">
        <p>${say.kickKey(name)}</p>
        <p>${say.kickLink}</p>
        <p>${say.kickVote}</p>
        <p><b>${say.goOnFinal}</b></p>
        <p class="say" role="alert">${this.trouble}</p>
      </div>
      <button slot="acts" class="btn" autofocus @click=${this.#close}>${say.back}</button>
      <button slot="acts" class="btn go" @click=${this.#kick}>${say.kickYes(name)}</button>
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-kick': TvKick;
  }
}
