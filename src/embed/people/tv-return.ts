import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons, fields } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-plate.ts';
import { cleanName } from '../../kernel/identity/names.ts';
import type { TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { deviceWindowWords } from './device-window-words.ts';
import { peopleStyles } from './people-styles.ts';
import './tv-code.ts';

/**
 * For a person who has a seat at this table, on a device that has none. The ways are the code of another device, the recovery code, and
 * asking the others.
 *
 * @event tv-act - pair-ask, recover, reclaim
 * @event tv-close - the person closed it
 */
@customElement('tv-return')
export class TvReturn extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    fields,
    peopleStyles,
    css`
      form {
        display: grid;
        gap: 10px;
      }
      h3 {
        font-size: 1.1875rem;
      }
      fieldset {
        border: 0;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
        gap: 8px;
        --tv-plate: 32px;
      }
      .seat {
        display: flex;
        align-items: center;
        gap: 8px;
        min-height: 48px;
        padding: 6px 10px;
        border-radius: 12px;
        box-shadow: inset 0 0 0 1.5px var(--tv-line-strong);
        font-weight: 600;
        overflow-wrap: anywhere;
        cursor: pointer;
      }
      .seat:has(:checked) {
        background: var(--tv-mark);
        box-shadow: inset 0 0 0 2.5px var(--tv-ink);
      }
      .seat input {
        accent-color: var(--tv-ink);
        width: 18px;
        height: 18px;
        margin: 0;
        flex: none;
      }
      hr {
        width: 100%;
        margin: 4px 0;
        border: 0;
        border-top: 1px solid var(--tv-line);
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) view: TableView | undefined;
  /** Why the last act was refused, in words. */
  @property({ attribute: false }) trouble = '';
  @state() private seat: number | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) this.seat = undefined;
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  #onReclaim(event: SubmitEvent): void {
    event.preventDefault();
    const seat = this.view?.seats.find((s) => s.state === 'seated' && s.seat === this.seat);
    // What is missing has the focus: it is read with the name of all that can be chosen.
    if (!seat) return this.renderRoot.querySelector<HTMLElement>('.seat input')?.focus();
    const name = cleanName(seat.name);
    this.#act({ act: 'reclaim', seat: seat.seat, name: name.ok ? name.value : seat.name });
  }

  #renderSeats(): TemplateResult {
    const say = deviceWindowWords(this.lang);
    const seats = (this.view?.seats ?? []).filter((s) => s.state === 'seated' && !s.me);
    if (seats.length === 0) return html`<p class="soft">${say.reclaimNone}</p>`;
    return html`<form @submit=${this.#onReclaim} novalidate>
      <p class="soft">${say.reclaimSay}</p>
      <fieldset aria-label=${say.reclaimTitle}>
        ${seats.map(
          ({ seat, name, presence }) =>
            html`<label class="seat">
              <input
                type="radio"
                name="seat"
                .checked=${this.seat === seat}
                @change=${(): void => void (this.seat = seat)}
              />
              <tv-plate .plate=${seat} ?away=${presence === 'away'}></tv-plate><bdi>${name}</bdi>
            </label>`,
        )}
      </fieldset>
      <div>
        <button class="btn" type="submit" aria-disabled=${this.seat === undefined ? 'true' : 'false'}>
          ${say.reclaim}
        </button>
      </div>
    </form>`;
  }

  override render(): TemplateResult {
    const say = deviceWindowWords(this.lang);
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${say.back}>
      ${
        this.open
          ? html`<div class="body">
              <p class="soft">${say.codeSay}</p>
              <tv-code autofocus .lang=${this.lang} .trouble=${this.trouble}></tv-code>
              <hr />
              <h3>${say.reclaimTitle}</h3>
              ${this.#renderSeats()}
            </div>`
          : nothing
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-return': TvReturn;
  }
}
