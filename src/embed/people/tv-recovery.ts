import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import type { RecoveryCode } from '../../kernel/view/devices.ts';
import type { Refusal } from '../../kernel/pipeline/refusals.ts';
import { deviceWindowWords } from './device-window-words.ts';
import { recoveryWords } from './recovery-words.ts';
import { peopleStyles } from './people-styles.ts';
import { printLines } from './print-lines.ts';

/**
 * The recovery code: what it is for, then the code itself, once. It is gone from the page when the window closes, which no mis-tap does.
 *
 * @event tv-close - the person closed it
 */
@customElement('tv-recovery')
export class TvRecovery extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, peopleStyles];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  /** What the table is called: printed above the code. */
  @property({ attribute: false }) table = '';
  /** Makes the code: `table.devices.recoveryCode`. */
  @property({ attribute: false }) make: (() => Promise<RecoveryCode>) | undefined;
  /** A refusal in words. */
  @property({ attribute: false }) words: (refusal: Refusal) => string = ({ code }) => code;
  @state() private code = '';
  @state() private trouble = '';
  @state() private busy = false;
  @state() private copied: 'no' | 'yes' | 'cannot' = 'no';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    this.code = '';
    this.trouble = '';
    this.copied = 'no';
  }

  async #begin(): Promise<void> {
    if (this.busy || !this.make) return;
    this.busy = true;
    this.trouble = '';
    try {
      const made = await this.make();
      // Closed meanwhile: nobody reads it, and another one can be made.
      if (!this.open) return;
      if (made.ok) this.code = made.code;
      else this.trouble = this.words(made.refusal);
    } catch (error) {
      console.error(error);
      this.trouble = this.words({ code: 'game/fault', rule: '' });
    } finally {
      this.busy = false;
    }
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.code);
      this.copied = 'yes';
    } catch {
      this.copied = 'cannot';
    }
  }

  #print(): void {
    const own = recoveryWords(this.lang);
    printLines([own.paper(this.table), this.code, own.say]);
  }

  #close(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #renderCode(): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const own = recoveryWords(this.lang);
    const told = { no: own.copy, yes: say.copied, cannot: say.copyYourself };
    return html`<div class="body">
        <p class="soft">${own.warn}</p>
        <p class="code" role="status">${this.code}</p>
        <div class="doors">
          <button class="btn" autofocus @click=${this.#copy}>
            <tv-icon name=${this.copied === 'yes' ? 'check' : 'copy'}></tv-icon>
            <span aria-live="polite">${told[this.copied]}</span>
          </button>
          <button class="btn" @click=${this.#print}><tv-icon name="printer"></tv-icon>${own.print}</button>
        </div>
      </div>
      <button slot="acts" class="btn go" @click=${this.#close}>${own.done}</button>`;
  }

  #renderBefore(): TemplateResult {
    const own = recoveryWords(this.lang);
    return html`<div class="body">
        <p>${own.say}</p>
        <p class="soft">${own.warn}</p>
        <p class="soft" role="status">${this.busy ? own.busy : ''}</p>
        <p class="say" role="alert">${this.trouble}</p>
      </div>
      <button slot="acts" class="btn go" aria-disabled=${this.busy ? 'true' : 'false'} @click=${this.#begin}>
        ${own.make}
      </button>`;
  }

  override render(): TemplateResult {
    const own = recoveryWords(this.lang);
    const inner = (): TemplateResult => (this.code ? this.#renderCode() : this.#renderBefore());
    return html`<tv-dialog .open=${this.open} ?once=${this.code !== ''} .lang=${this.lang} .heading=${own.title}>
      ${this.open ? inner() : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-recovery': TvRecovery;
  }
}
