/** Beside the cloth after the end: the bill, whether the key was checked, and the way to the next game. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { namesOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { givingColumn, unseen } from '../../../elements/look/shared-styles.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/receipt/tv-receipt.ts';
import type { Pictures } from '../../../pictures/load.ts';
import { receiptOf } from './receipt.ts';
import type { BoardContext } from './board-context.ts';
import { LookWatch } from './look.ts';
import { PictureSource } from './picture-source.ts';
import { receiptWords } from './receipt-words.ts';
import { wayWords } from './ways/way-words.ts';

/** Where the pictures come from, as the grid has them. */
export interface ReceiptPictures {
  readonly load: () => Promise<Pictures>;
  /** The table's own, in place of the drawings. */
  readonly own: ((face: number) => string | undefined) | undefined;
}

/** @event tv-propose - nextGame */
@customElement('codenames-receipt')
export class CodenamesReceipt extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      :host {
        ${givingColumn}
      }
      tv-receipt {
        min-height: 0;
      }
      .check {
        display: flex;
        gap: 8px;
        color: var(--tv-live);
        font-weight: 600;
        font-size: 0.9375rem;
      }
      .check.none {
        color: var(--tv-ink-2);
      }
      .check.bad {
        color: var(--tv-off);
      }
      .ways {
        display: grid;
        gap: 8px;
      }
      .hint {
        color: var(--tv-ink-2);
        line-height: 1.25;
      }
      @container (min-width: 600px) and (orientation: portrait) {
        .ways {
          grid-template-columns: 1fr 1fr;
        }
        .hint {
          grid-column: 1 / -1;
        }
        .ways .btn:only-of-type {
          grid-column: 1 / -1;
        }
      }
      @container (max-height: 700px) and (orientation: landscape) {
        .hint {
          ${unseen}
        }
        .check {
          gap: 4px;
          font-size: 0.75rem;
        }
        .btn {
          min-height: var(--tv-target-low);
          padding: 4px 8px;
          font-size: 0.875rem;
        }
      }
    `,
  ];

  @property({ attribute: false }) pictures: ReceiptPictures | undefined;

  readonly #source = new PictureSource(this);
  readonly #look = new LookWatch(this);

  readonly #address = (cell: number): string => {
    const { pictures, context } = this;
    const { word, picture } = context.view.grid[cell] ?? {};
    if (!pictures || word !== undefined || picture === undefined) return '';
    if (pictures.own) return pictures.own(picture) ?? '';
    this.#source.want(pictures.load);
    return this.#source.address(picture, this.#look.look) ?? '';
  };

  #renderNext(): TemplateResult | typeof nothing {
    const { context } = this;
    const { view, w, lang } = context;
    const v = wayWords(lang);
    if (view.me.seat === null || context.past) return nothing;
    const leaders = view.rotation && [...new Set(Object.values(view.rotation).filter((seat) => seat >= 0))];
    return html`<div slot="acts" class="ways">
      ${
        leaders
          ? html`<p class="hint">${v.nextHint(namesOf(context, leaders), leaders.length)}</p>
              <button class="btn" @click=${(): void => void this.offer('nextGame', { rotate: true })}>
                <tv-icon name="shuffle"></tv-icon>${v.nextRound}
              </button>`
          : nothing
      }
      <button class="btn go" @click=${(): void => void this.offer('nextGame', {})}>
        <tv-icon name="rotate-ccw"></tv-icon>${w.next}
      </button>
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    const { lang, view, evening } = context;
    const w = receiptWords(lang);
    const { verified, unopened } = view.result ?? {};
    const [icon, says] = unopened
      ? (['triangle-alert', w.unverified] as const)
      : verified === undefined
        ? (['hourglass', w.verifying] as const)
        : verified
          ? (['check', w.verified] as const)
          : (['triangle-alert', w.notVerified] as const);
    return html`<tv-receipt
      .lang=${lang}
      .receipt=${receiptOf(context, 'Codenames', this.#address)}
      .evening=${evening}
    >
      <p class="check ${unopened ? 'none' : verified === false ? 'bad' : ''}">
        <tv-icon name=${icon}></tv-icon><span>${says}</span>
      </p>
      ${this.#renderNext()}
    </tv-receipt>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-receipt': CodenamesReceipt;
  }
}
