/** Beside the lobby: who has agreed, and the first night once all have. */
import { css, html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { smallPrint } from '../../../elements/look/shared-styles.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { nameOf, personOf, plateOf } from '../../../elements/frame/board-context.ts';
import { customElement } from '../../../elements/loading/define.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/tv-panel.ts';
import '../../../elements/tv-progress.ts';
import type { PersonRow } from '../../../elements/tv-progress.ts';
import { MIN_PLAYERS } from '../roles.ts';
import { plays, type LupusContext } from './board-context.ts';
import { lobbyWords } from './lobby-words.ts';
import { sign } from './signs.ts';
import { wayOf } from './ways.ts';

/** More than these are shown as plates alone: their names are in the square soon. */
const ROWS = 10;

/** @event tv-propose - agree, begin */
@customElement('lupus-agree')
export class LupusAgree extends BoardPart<LupusContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    css`
      /* The list gives way, never the button below it. */
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
      }
      .btn {
        width: 100%;
        min-height: 52px;
        font-size: 1.0625rem;
      }
      .acts {
        display: grid;
        gap: 8px;
        padding-top: 6px;
      }
      p {
        ${smallPrint}
      }
      .broken {
        color: var(--tv-off);
        font-weight: 600;
      }
    `,
  ];

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  #row(seat: number): PersonRow {
    const { view } = this.context;
    const is = view.agreed.includes(seat) ? 'done' : personOf(this.context, seat)?.away ? 'away' : undefined;
    return {
      name: nameOf(this.context, seat),
      plate: plateOf(this.context, seat),
      ...(is && { state: is }),
    };
  }

  /** The last deal was broken off: said beside the button with which the next one begins. */
  #broken(): TemplateResult | typeof nothing {
    const { view, lang } = this.context;
    if (view.news.at(-1)?.what !== 'stuck') return nothing;
    // So often the device broke it off that moderates now: another may have been chosen since.
    const times = view.broken.hub === view.hub ? view.broken.times : 0;
    const says = lobbyWords(lang).broken(times, nameOf(this.context, view.hub));
    return html`<p class="broken" role="status">${says}</p>`;
  }

  override render(): TemplateResult {
    const { view, lang, me } = this.context;
    const w = lobbyWords(lang);
    const { players, agreed } = view;
    const isAgreed = me !== null && agreed.includes(me);
    const missing = MIN_PLAYERS - players.length;
    const mayBegin = !this.blocked('begin');
    return html`<tv-panel ?mine=${plays(this.context) && !isAgreed}>
      <tv-progress
        folds
        .heading=${w.agreed}
        .count=${w.of(agreed.length, players.length)}
        .rows=${players.map((seat) => this.#row(seat))}
        .layout=${players.length > ROWS ? 'plates' : 'rows'}
        .done=${w.says}
      ></tv-progress>
      ${missing > 0 ? html`<p role="status">${w.more(missing)}</p>` : nothing}
      ${isAgreed && !mayBegin ? html`<p>${w.isAgreed}</p>` : nothing}
      <div slot="acts" class="acts">
        ${this.#broken()}
        ${missing > 0 ? nothing : html`<p>${w.moderates[wayOf(view)](nameOf(this.context, view.hub))}</p>`}
        ${
          plays(this.context) && !isAgreed
            ? html`<button
                class="btn go"
                aria-disabled=${ifDefined(this.blocked('agree') ? 'true' : undefined)}
                @click=${(): void => void this.offer('agree')}
              >
                <tv-icon name="check"></tv-icon>${w.agree}
              </button>`
            : nothing
        }
        ${
          me !== null && mayBegin
            ? html`<button
                class="btn go"
                ?disabled=${this.underway('begin')}
                @click=${(): void => void this.offer('begin')}
              >
                ${sign('moon')}${w.begin}
              </button>`
            : nothing
        }
      </div>
    </tv-panel>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-agree': LupusAgree;
  }
}
