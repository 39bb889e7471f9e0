import {
  css,
  html,
  LitElement,
  nothing,
  type CSSResult,
  type CSSResultGroup,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { property, state } from 'lit/decorators.js';
import { CoverWhenLeft } from './cover-when-left.ts';
import { base } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { readsByTap, watchReading } from './reading.ts';
import { words } from './words.ts';
import './pictures/tv-icon.ts';

const say = words(
  { hold: 'Tieni premuto per leggere', tap: 'Tocca per leggere', ears: 'Meglio con le cuffie: lo legge ad alta voce.' },
  { hold: 'Press and hold to read', tap: 'Tap to read', ears: 'Better with headphones: it is read aloud.' },
);

/** What is shown, or covered again; heard only by whoever listens to the element itself. */
export class SecretShownEvent extends Event {
  readonly open: boolean;

  constructor(open: boolean) {
    super('tv-secret-shown');
    this.open = open;
  }
}

/** For people who can't hold (`reading.ts`) it covers itself again after this. */
const COVERS_MS = 8_000;

/**
 * What only this person may read: it shows while held, by finger, mouse, Space or Enter, and away from the finger. It covers on release, on
 * blur, in a tab behind others, and when a second finger comes. A press without holding, as by a screen reader, shows it until the next one.
 * Opened by keys or so, it is also read aloud. Covered, the text is nowhere in the page. The place has the same height and the same words
 * whatever is in it. So nobody across the table learns from how long it is.
 *
 * @event tv-secret-shown - it opened or covered itself; `open` says which
 * @csspart secret - the place of the text
 * @csspart open - the same, while it is shown
 * @cssproperty --tv-secret-lines - lines kept for it, 3 if not set
 * @cssproperty --tv-secret-hold - height of the button, 58px if not set
 */
@customElement('tv-secret')
export class TvSecret extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: grid;
        gap: 8px;
        min-width: 0;
      }
      .secret {
        height: calc(var(--tv-secret-lines, 3) * 1lh + 20px);
        overflow: auto;
        padding: 10px 14px;
        border-radius: 12px;
        border: 2px dashed var(--tv-line-strong);
        overflow-wrap: anywhere;
      }
      .open {
        border: 2px solid var(--tv-go);
        background: var(--tv-go-soft);
      }
      .hint {
        display: grid;
        place-content: center;
        height: 100%;
        color: var(--tv-ink-2);
        text-align: center;
        text-wrap: balance;
        user-select: none;
      }
      button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 10px;
        min-height: var(--tv-secret-hold, 58px);
        line-height: 1.2;
        border: 0;
        border-radius: 12px;
        background: var(--tv-ink);
        color: var(--tv-room);
        font-weight: 700;
        /* A long press is meant for this, not for the browser's menu. */
        -webkit-touch-callout: none;
        touch-action: none;
        user-select: none;
      }
      @media (forced-colors: active) {
        button {
          border: 2px solid ButtonText;
        }
      }
    `,
  ];

  /** Gives the text when it is to be shown, and only then; '' where there is none. */
  @property({ attribute: false }) secret: () => string | TemplateResult = () => '';
  /** How a text that is drawn in several parts looks: a page's own policy lets no template bring a style element along. */
  @property({ attribute: false }) look: CSSResult | undefined;
  /** What it is, in a word: "La tua parte". */
  @property() label = '';
  /** What stands there covered, the same whatever the secret is. */
  @property() hint = '';
  @property() override lang: Lang = 'it';

  @state() private open = false;

  /** Opened without a finger on it: it is read aloud then, on request. */
  #aloud = false;
  #pointer: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening: AbortController | undefined;
  #unwatch = (): void => undefined;

  protected readonly left: CoverWhenLeft = new CoverWhenLeft(this, () => this.#cover());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = watchReading(() => {
      this.#cover();
      this.requestUpdate();
    });
    const { signal } = (this.#listening = new AbortController());
    this.ownerDocument.addEventListener('pointerdown', this.#onOther, { signal, capture: true });
    // Also where the finger has gone elsewhere meanwhile.
    this.ownerDocument.addEventListener('pointerup', this.#onUp, { signal, capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
    this.#unwatch();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.get('open') !== undefined) this.dispatchEvent(new SecretShownEvent(this.open));
    if (!changed.has('look')) return;
    const root = this.renderRoot as ShadowRoot;
    const [before, now] = [(changed.get('look') as CSSResult | undefined)?.styleSheet, this.look?.styleSheet];
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== before);
    root.adoptedStyleSheets = now ? [...others, now] : others;
  }

  readonly #cover = (): void => {
    clearTimeout(this.#timer);
    this.#pointer = undefined;
    this.open = false;
  };

  #show(aloud: boolean): void {
    this.#aloud = aloud;
    this.open = true;
  }

  readonly #onOther = ({ pointerId }: PointerEvent): void => {
    if (this.open && this.#pointer !== undefined && pointerId !== this.#pointer) this.#cover();
  };

  readonly #onUp = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.#pointer) this.#cover();
  };

  readonly #onDown = (event: PointerEvent): void => {
    if (readsByTap() || event.button !== 0 || this.#pointer !== undefined) return;
    this.#pointer = event.pointerId;
    this.#show(false);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') {
      if (event.key === 'Escape') this.#cover();
      return;
    }
    if (readsByTap()) return;
    event.preventDefault();
    if (event.type === 'keyup') this.#cover();
    else if (!event.repeat) this.#show(true);
  };

  readonly #onTap = ({ detail }: MouseEvent): void => {
    // What reads a page aloud, or taps for somebody, presses the button without holding it.
    if (!readsByTap() && detail > 0) return;
    if (this.open) return this.#cover();
    this.#show(detail === 0);
    // A person who hears it goes through it at their own pace, and covers it by the next press.
    if (readsByTap()) this.#timer = setTimeout(this.#cover, COVERS_MS);
  };

  override render(): TemplateResult {
    const w = say(this.lang);
    return html`<div
        class=${this.open ? 'secret open' : 'secret'}
        part=${this.open ? 'secret open' : 'secret'}
        role="group"
        aria-label=${this.label}
        aria-live=${this.open && this.#aloud ? 'polite' : 'off'}
      >
        ${this.open ? this.secret() : this.hint ? html`<span class="hint">${this.hint}</span>` : nothing}
      </div>
      <button
        aria-pressed=${this.open ? 'true' : 'false'}
        aria-description=${w.ears}
        @pointerdown=${this.#onDown}
        @pointercancel=${this.#cover}
        @keydown=${this.#onKey}
        @keyup=${this.#onKey}
        @blur=${this.#cover}
        @click=${this.#onTap}
        @contextmenu=${(event: Event): void => event.preventDefault()}
      >
        <tv-icon name="hand"></tv-icon>${readsByTap() ? w.tap : w.hold}
      </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-secret': TvSecret;
  }
  interface HTMLElementEventMap {
    'tv-secret-shown': SecretShownEvent;
  }
}
