import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { Countdown } from './countdown.ts';
import { customElement } from './loading/define.ts';
import { words } from './words.ts';
import './tv-clock.ts';
import './tv-panel.ts';
import { givingColumn, smallPrint } from './look/shared-styles.ts';
import './pictures/tv-plate.ts';

const say = words({ left: 'Restano', pass: 'Passo' }, { left: 'Left:', pass: 'Pass' });

/** An answer within so many seconds of the end may come too late. */
const LATE_SECONDS = 4;

/**
 * Something is announced, and for some seconds people may answer. Its buttons are the same for all, whatever they hold, and nobody is told
 * who has passed: hesitating looks like not having anything. One tap passes; a question whether one is sure would run down the time.
 *
 * @slot - what is announced, in words
 * @slot answer - the buttons of an answer, beside the one that passes
 * @event tv-pass - this person lets it happen
 */
@customElement('tv-window')
export class TvWindow extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        ${givingColumn}
        min-width: 0;
      }
      .two {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: minmax(min-content, 1fr);
        gap: 8px;
      }
      .end {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      p {
        ${smallPrint}
      }
      @container (max-width: 1000px) and (min-height: 1px) {
        .end tv-plate {
          display: none;
        }
        .btn {
          padding-inline: 6px;
          font-size: 0.9375rem;
        }
      }
      /* Two answers beside each other in a narrow column: each as wide as its longest word at least. */
      @container (max-width: 1000px) and (orientation: landscape) {
        .two {
          gap: 6px;
        }
        .btn,
        ::slotted(.btn) {
          padding-inline: 5px !important;
          font-size: 0.875rem !important;
        }
      }
      .done {
        color: var(--tv-ink);
        font-weight: 600;
      }
    `,
  ];

  /** The person who announces, before what: "Marco gioca". */
  @property() kick = '';
  @property() heading = '';
  /** Index of the plate of whoever announces; -1 for none. */
  @property({ type: Number }) plate = -1;
  @property({ attribute: false }) now: () => number = Date.now;
  /** Table time of its end, in milliseconds; 0 where no time runs. */
  @property({ type: Number }) until = 0;
  /** Seconds of the whole. */
  @property({ type: Number }) whole = 30;
  /** On the button that lets it happen. */
  @property() pass = '';
  /** This person may answer. */
  @property({ type: Boolean }) open = false;
  /** What stands there once one has passed; '' before. */
  @property() passed = '';
  /** Own act is on its way: nothing can be tapped. */
  @property({ type: Boolean }) busy = false;
  /** Said in the last seconds: what becomes of an answer that comes too late. */
  @property() late = '';
  @property() override lang: Lang = 'it';

  readonly #countdown = new Countdown(this, () => this.now());

  protected override willUpdate(): void {
    this.#countdown.feed(this.open && this.late ? this.until || undefined : undefined, this.whole);
  }

  #answers(): TemplateResult | typeof nothing {
    if (!this.open) return nothing;
    if (this.passed) return html`<p class="done">${this.passed}</p>`;
    const isLate = this.late !== '' && this.until > 0 && this.#countdown.seconds <= LATE_SECONDS;
    return html`<div class="two">
        <button class="btn" ?disabled=${this.busy} @click=${(): void => void this.dispatchEvent(new Event('tv-pass'))}>
          ${this.pass || say(this.lang).pass}
        </button>
        <slot name="answer"></slot>
      </div>
      ${isLate ? html`<p>${this.late}</p>` : nothing}`;
  }

  override render(): TemplateResult {
    const { kick, heading, plate, until, lang } = this;
    return html`<tv-panel ?mine=${this.open && this.passed === ''} .kick=${kick} .heading=${heading}>
      <span slot="end" class="end"
        >${plate < 0 ? nothing : html`<tv-plate .plate=${plate}></tv-plate>`}${
          until
            ? html`<tv-clock
                label=${say(lang).left}
                .now=${this.now}
                .until=${until}
                .whole=${this.whole}
                .lang=${lang}
              ></tv-clock>`
            : nothing
        }</span
      >
      <slot></slot>
      <div slot="acts">${this.#answers()}</div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-window': TvWindow;
  }
}
