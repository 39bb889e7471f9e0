import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from './loading/define.ts';
import { base, buttons } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { KeptFocus } from './frame/kept-focus.ts';
import { words } from './words.ts';
import './pictures/tv-icon.ts';
import './tv-meanwhile.ts';

const say = words({ close: 'Chiudi' }, { close: 'Close' });

/**
 * A window over the table: a native modal dialog, so focus stays inside, Escape closes and focus goes back to where it was. Docked it stands
 * beside the table and nothing is kept from it; its place is the second column of the grid around.
 *
 * @slot - what it says; the element with `autofocus` gets the focus
 * @slot acts - buttons at the bottom, the main one last
 * @event tv-close - the person closed it; whoever opened it sets `open` to false
 * @event tv-raised - it has opened, or changed its place: it may lie over everything else
 * @csspart dialog - the window
 * @cssproperty --tv-dialog-width - widest, 520px if not set
 */
@customElement('tv-dialog')
export class TvDialog extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        display: contents;
        /* A line of what the table tells, above the window: nothing in it may move under a finger. */
        --meanwhile: 56px;
      }
      tv-meanwhile {
        position: fixed;
        z-index: 1;
        inset: calc(3px + env(safe-area-inset-top, 0px)) 12px auto;
        pointer-events: none;
      }
      dialog {
        width: min(var(--tv-dialog-width, 520px), calc(100vw - 24px));
        max-height: min(86dvh, 52rem, calc(100dvh - 2 * max(var(--tv-legend, 0px), var(--meanwhile))));
        padding: 0;
        border: 0;
        border-radius: 24px;
        background: var(--tv-paper);
        color: var(--tv-ink);
        box-shadow: var(--tv-shadow-3);
        overflow: hidden;
      }
      :host([docked]) dialog[open] {
        position: static;
        grid-column: 2;
        grid-row: 3 / span 2;
        width: 340px;
        height: calc(100% - 22px);
        max-height: none;
        margin: 0 18px 22px 0;
        border-radius: 18px;
        box-shadow: var(--tv-shadow-1);
      }
      :host([docked]) h2 {
        font-size: 1.375rem;
      }
      :host([docked]) .title {
        padding: 10px 8px 2px 18px;
      }
      :host([docked]) .body,
      :host([docked]) .acts.some {
        padding-inline: 18px;
      }
      dialog:focus-visible {
        outline: none;
        box-shadow: var(--tv-shadow-3);
      }
      dialog[open] {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
      }
      dialog::backdrop {
        background: var(--tv-veil, rgb(24 36 30 / 0.5));
      }
      .title {
        display: flex;
        align-items: center;
        gap: 12px;
        padding: 18px 14px 6px 26px;
      }
      h2 {
        flex: 1;
        font-size: 1.75rem;
        overflow-wrap: anywhere;
      }
      .body {
        padding: 4px 26px 22px;
        overflow: auto;
        overscroll-behavior: contain;
      }
      .acts {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 12px;
      }
      /* What goes on behind the buttons fades away: a line cut in two reads as a fault. At its end lies the padding. */
      .acts.some {
        position: relative;
        padding: 2px 26px 24px;
        background: var(--tv-paper);
        box-shadow: 0 -8px 10px 2px var(--tv-paper);
      }
      @media (max-width: 600px), (max-height: 500px) {
        dialog {
          border-radius: 18px;
          max-height: min(94dvh, 52rem, calc(100dvh - 2 * max(var(--tv-legend, 0px), var(--meanwhile))));
        }
        .title {
          padding: 10px 8px 2px 18px;
        }
        h2 {
          font-size: 1.375rem;
        }
        .body {
          padding: 2px 18px 16px;
        }
        .acts.some {
          padding: 2px 18px 16px;
        }
      }
      /* The lower the window, the more of it is wanted for what it says itself. */
      @media (max-height: 500px) {
        :host {
          --meanwhile: 36px;
        }
      }
      @media (max-height: 420px) {
        :host {
          --meanwhile: 0px;
        }
      }
      @media (forced-colors: active) {
        dialog {
          border: 2px solid CanvasText;
        }
      }
    `,
  ];

  /** Its title is read where a button goes that was pressed in it. What is slotted changes without this element. */
  readonly #focusKept = new KeptFocus(this, () => (this.open ? this.head : undefined));
  readonly #slotted = new MutationObserver(this.#focusKept.look);

  /** A finger went down beside the window. */
  #pressed = false;

  @query('h2') private readonly head!: HTMLElement;
  @query('dialog') private readonly dialog!: HTMLDialogElement;

  @property({ type: Boolean, reflect: true }) open = false;
  /** Beside, not over: whoever opens it knows that there is room. */
  @property({ type: Boolean, reflect: true }) docked = false;
  /** What it says is said once: neither Escape nor a tap beside it closes it, only its buttons do. */
  @property({ type: Boolean }) once = false;
  @property() heading = '';
  @property() override lang: Lang = 'it';

  protected override updated(changed: PropertyValues<this>): void {
    // One that stands open changes its place as room comes and goes.
    const moves = this.open && this.dialog.open && changed.has('docked');
    if (moves) this.dialog.close();
    if (!changed.has('open') && !moves) return;
    if (this.open && !this.dialog.open) this.#show();
    if (!this.open && this.dialog.open) this.dialog.close();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#slotted.observe(this, { childList: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#slotted.disconnect();
    if (this.dialog?.open) this.dialog.close();
  }

  /** What the person most likely wants comes first: the slotted element with `autofocus`, else the window itself. */
  #show(): void {
    if (this.docked) this.dialog.show();
    else this.dialog.showModal();
    const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.dialog;
    first.focus();
    if (!this.docked) this.dispatchEvent(new Event('tv-raised', { bubbles: true, composed: true }));
  }

  #close(): void {
    this.open = false;
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #onCancel(event: Event): void {
    event.preventDefault();
    if (!this.once) this.#close();
  }

  /** A modal one is closed by the browser, which doesn't ask before a second Escape. */
  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (this.once) event.preventDefault();
    if (!this.docked) return;
    event.stopPropagation();
    this.#close();
  }

  /** A press closes nothing yet: what lies below would get its end. Nor does a finger that only ends beside the window. */
  #onVeil({ type, target }: Event): void {
    const isVeil = target === this.dialog && !this.docked && !this.once;
    if (type === 'click' && isVeil && this.#pressed) this.#close();
    this.#pressed = isVeil;
  }

  #onSlot(event: Event): void {
    const slot = event.target as HTMLSlotElement;
    slot.parentElement?.classList.toggle('some', slot.assignedElements().length > 0);
  }

  override render(): TemplateResult {
    return html`<dialog
      part="dialog"
      tabindex="-1"
      aria-labelledby="heading"
      @cancel=${this.#onCancel}
      @keydown=${this.#onKey}
      @pointerdown=${this.#onVeil}
      @click=${this.#onVeil}
    >
      <div class="title">
        <h2 id="heading" tabindex="-1">${this.heading}</h2>
        <button class="btn quiet icon" aria-label=${say(this.lang).close} @click=${this.#close}>
          <tv-icon name="x"></tv-icon>
        </button>
      </div>
      <tv-meanwhile ?on=${this.open && !this.docked}></tv-meanwhile>
      <div class="body"><slot></slot></div>
      <div class="acts"><slot name="acts" @slotchange=${this.#onSlot}></slot></div>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-dialog': TvDialog;
  }
}
