import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../elements/loading/define.ts';
import { base, buttons, fields } from '../elements/look/base.ts';
import type { Lang } from '../elements/frame/board.ts';
import type { IconName } from '../elements/pictures/icons-data.ts';
import '../elements/tv-dialog.ts';
import '../elements/pictures/icons-apart.ts';
import '../elements/pictures/tv-icon.ts';
import '../elements/pictures/tv-qr.ts';
import { ownWatchLink } from './calls/watch-link.ts';
import { inviteWords } from './words/invite-words.ts';
import { shellWords } from './words/shell-words.ts';
import './spoken/tv-spoken.ts';
import { spokenWords } from './spoken/spoken-words.ts';

/** The link with a small code, the code as large as it fits, four words to be said, or a watcher's link. */
type Shown = 'link' | 'room' | 'spoken' | 'watch';

/**
 * The invitation: shown only on request, because the screen may be shared, and closed by itself. As a link, as a code for phones across the
 * room, or as words to say.
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
      :host([shows='room']) {
        --tv-dialog-width: min(52rem, 86dvh);
      }
      .room {
        display: grid;
        gap: 12px;
        justify-items: center;
      }
      .room tv-qr {
        width: min(100%, 62dvh);
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
        margin-top: 18px;
      }
      .ways .btn {
        flex: 1 1 auto;
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
  @state() private left = 0;
  @state() private shown: Shown = 'link';
  /** A watcher's link, once it is asked for. */
  @state() private watching = '';
  @state() private copied: 'no' | 'yes' | 'cannot' = 'no';
  #ticking: ReturnType<typeof setInterval> | undefined;

  @property() override lang: Lang = 'it';
  @property({ type: Boolean }) open = false;
  /** The secret itself, as the link's last part. */
  @property({ attribute: false }) invitation = '';
  /** Address of the page that opens invitations; '' shows the bare code, and what to do with it. */
  @property({ attribute: false }) share = '';
  /** People who have the link sit down, without being let in. */
  @property({ attribute: false }) openTable = true;
  @property({ type: Number }) seconds = 60;
  /** How long the large code stays: phones have to be found first. */
  @property({ attribute: false }) roomSeconds = 180;
  /** The relay's base URL. */
  @property({ attribute: false }) relay = '';
  /** The table's public name, for the message that goes with a shared link. */
  @property({ attribute: false }) table = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The table may have another link by now than the one that was copied.
    if (changed.has('open') || changed.has('invitation') || changed.has('share')) this.copied = 'no';
    // A link that was made of the one before leads nowhere either.
    if (changed.has('open') || (this.shown === 'watch' && changed.has('invitation')))
      this.#show(this.open ? 'link' : undefined);
    this.setAttribute('shows', this.shown);
  }

  /** Each way has its time; the words have one of their own. */
  #show(shown: Shown | undefined): void {
    clearInterval(this.#ticking);
    this.shown = shown ?? 'link';
    if (shown === undefined || shown === 'spoken') return;
    this.left = shown === 'room' ? this.roomSeconds : this.seconds;
    this.#ticking = setInterval(this.#tick, 1000);
  }

  async #look(): Promise<void> {
    this.watching = await ownWatchLink(this.invitation);
    this.copied = 'no';
    if (this.open) this.#show('watch');
  }

  readonly #tick = (): void => {
    this.left -= 1;
    if (this.left <= 0) this.#close();
  };

  #close(): void {
    clearInterval(this.#ticking);
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #onClose(event: Event): void {
    event.stopPropagation();
    this.#close();
  }

  async #copy(): Promise<void> {
    this.input.select();
    try {
      await navigator.clipboard.writeText(this.input.value);
      this.copied = 'yes';
    } catch {
      // A frame without the permission: what is selected can be copied by hand.
      this.copied = 'cannot';
    }
  }

  /** By the device's own way: a message, a note, a phone nearby. A person who thinks better of it has shared nothing. */
  async #shareIt(): Promise<void> {
    const say = inviteWords(this.lang);
    const text = (this.shown === 'watch' ? say.watchText : say.shareText)(this.table);
    await navigator.share({ title: 'Tavolata', text, url: this.link }).catch(() => undefined);
  }

  /** What an invited person opens, or somebody who looks on. */
  get link(): string {
    const code = (this.shown === 'watch' ? this.watching : this.invitation).replace(/^#/u, '');
    return this.share ? `${this.share}#${code}` : code;
  }

  /** The page's address as it is said, without what every address has. */
  get #page(): string {
    if (!URL.canParse(this.share)) return '';
    const { host, pathname } = new URL(this.share);
    return `${host}${pathname}`.replace(/\/$/u, '');
  }

  #renderRoom(): TemplateResult {
    const say = inviteWords(this.lang);
    return html`<div class="room">
        <tv-qr .text=${this.link} .label=${say.qr}></tv-qr>
        <p>${say.inviteCloses(Math.max(0, this.left))}</p>
      </div>
      ${this.#renderWays('room')}`;
  }

  #renderSpoken(): TemplateResult {
    return html`<tv-spoken
        .lang=${this.lang}
        .relay=${this.relay}
        .invitation=${this.invitation}
        .page=${this.#page}
      ></tv-spoken>
      ${this.#renderWays('spoken')}`;
  }

  #renderWays(now: Shown): TemplateResult {
    const say = spokenWords(this.lang);
    const way = (to: Shown, icon: IconName, label: string): TemplateResult | typeof nothing =>
      to === now
        ? nothing
        : html`<button class="btn" @click=${(): void => (to === 'watch' ? void this.#look() : this.#show(to))}>
            <tv-icon .name=${icon}></tv-icon>${label}
          </button>`;
    return html`<div class="ways">
      ${way('spoken', 'message-circle', say.sayIt)} ${this.share ? way('room', 'qr-code', say.forRoom) : nothing}
      ${way('link', 'copy', say.backToLink)} ${this.share ? way('watch', 'eye', inviteWords(this.lang).watch) : nothing}
    </div>`;
  }

  #renderLink(): TemplateResult {
    const say = inviteWords(this.lang);
    const told = { no: say.copy, yes: say.copied, cannot: say.copyYourself };
    // A phone's camera can do nothing with a bare code.
    const isWatch = this.shown === 'watch';
    const opens = isWatch ? say.watchSay : this.openTable ? say.inviteOpen : say.inviteClosed;
    return html`<div class=${this.share ? 'invitation' : ''}>
        ${this.share ? html`<tv-qr .text=${this.link} .label=${isWatch ? say.watchLink : say.qr}></tv-qr>` : nothing}
        <div>
          <p>${this.share ? opens : say.bare(this.openTable)}</p>
          <p>${say.inviteCloses(Math.max(0, this.left))}</p>
          <div class="link">
            <label class="field"
              >${isWatch ? say.watchLink : this.share ? say.link : say.code}
              <input readonly .value=${this.link} />
            </label>
            <button class="btn go" autofocus @click=${this.#copy}>
              <tv-icon .name=${this.copied === 'yes' ? 'check' : 'copy'}></tv-icon>
              <span aria-live="polite">${told[this.copied]}</span>
            </button>
            ${
              this.share && 'share' in navigator
                ? html`<button class="btn" @click=${this.#shareIt}><tv-icon name="send"></tv-icon>${say.share}</button>`
                : nothing
            }
          </div>
        </div>
      </div>
      ${this.#renderWays(this.shown)}`;
  }

  #renderShown(): TemplateResult {
    switch (this.shown) {
      case 'room':
        return this.share ? this.#renderRoom() : this.#renderLink();
      case 'spoken':
        return this.#renderSpoken();
      case 'link':
      case 'watch':
        return this.#renderLink();
    }
  }

  override render(): TemplateResult {
    return html`<tv-dialog
      .open=${this.open}
      .lang=${this.lang}
      .heading=${shellWords(this.lang).inviteMissing}
      @tv-close=${this.#onClose}
    >
      ${this.open ? this.#renderShown() : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-invite': TvInvite;
  }
}
