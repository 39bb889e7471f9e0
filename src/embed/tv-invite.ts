import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../elements/define.ts';
import { base, buttons, fields } from '../elements/base.ts';
import type { Lang } from '../elements/board.ts';
import '../elements/tv-dialog.ts';
import '../elements/tv-icon.ts';
import '../elements/tv-qr.ts';
import { shellWords } from './shell-words.ts';

/**
 * The invitation: shown only on request, because the screen may be shared, and closed by itself.
 *
 * @event tv-close - it is closed, by the person or by the clock
 */
@customElement('tv-invite')
export class TvInvite extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    css`
      :host {
        display: contents;
        --tv-dialog-width: 620px;
      }
      .invitation {
        display: grid;
        grid-template-columns: 200px minmax(0, 1fr);
        gap: 20px;
        align-items: center;
      }
      p {
        color: var(--tv-ink-2);
        line-height: 1.35;
      }
      .link {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
        margin-top: 14px;
        align-items: end;
      }
      .field {
        flex: 1 1 9rem;
      }
      .field input {
        text-overflow: ellipsis;
      }
      .btn {
        min-height: 48px;
      }
      tv-qr {
        width: 100%;
      }
      @media (max-width: 600px), (max-height: 500px) {
        .invitation {
          grid-template-columns: 132px minmax(0, 1fr);
          gap: 14px;
        }
      }
      @media (max-width: 420px) {
        .invitation {
          grid-template-columns: minmax(0, 1fr);
        }
        tv-qr {
          width: 200px;
          justify-self: center;
        }
      }
    `,
  ];

  @query('input') private readonly input!: HTMLInputElement;
  @state() private left = 60;
  @state() private copied: 'no' | 'yes' | 'cannot' = 'no';
  private ticking: ReturnType<typeof setInterval> | undefined;

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  /** The secret itself, as the link's last part. */
  @property({ attribute: false }) invitation = '';
  /** Address of the page that opens invitations; '' shows the bare code. */
  @property({ attribute: false }) share = '';
  /** Whoever has the link sits down, without being let in. */
  @property({ attribute: false }) openTable = true;
  @property({ type: Number }) seconds = 60;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    clearInterval(this.ticking);
    this.copied = 'no';
    if (!this.open) return;
    this.left = this.seconds;
    this.ticking = setInterval(this.tick, 1000);
  }

  private readonly tick = (): void => {
    this.left -= 1;
    if (this.left <= 0) this.close();
  };

  private close(): void {
    clearInterval(this.ticking);
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  private onClose(event: Event): void {
    event.stopPropagation();
    this.close();
  }

  private async copy(): Promise<void> {
    this.input.select();
    try {
      await navigator.clipboard.writeText(this.input.value);
      this.copied = 'yes';
    } catch {
      // A frame without the permission: what is selected can be copied by hand.
      this.copied = 'cannot';
    }
  }

  /** What an invited person opens. */
  get link(): string {
    const code = this.invitation.replace(/^#/u, '');
    return this.share ? `${this.share}#${code}` : code;
  }

  override render(): TemplateResult {
    const say = shellWords(this.lang);
    const told = { no: say.copy, yes: say.copied, cannot: say.copyYourself };
    return html`<tv-dialog
      .open=${this.open}
      .lang=${this.lang}
      .heading=${say.inviteMissing}
      @tv-close=${this.onClose}
    >
      ${
        this.open
          ? html`<div class="invitation">
              <tv-qr .text=${this.link} .label=${say.qr}></tv-qr>
              <div>
                <p>${this.openTable ? say.inviteOpen : say.inviteClosed}</p>
                <p>${say.inviteCloses(Math.max(0, this.left))}</p>
                <div class="link">
                  <label class="field"
                    >${this.share ? say.link : say.code}
                    <input readonly .value=${this.link} />
                  </label>
                  <button class="btn go" autofocus @click=${this.copy}>
                    <tv-icon .name=${this.copied === 'yes' ? 'check' : 'copy'}></tv-icon>
                    <span aria-live="polite">${told[this.copied]}</span>
                  </button>
                </div>
              </div>
            </div>`
          : ''
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-invite': TvInvite;
  }
}
