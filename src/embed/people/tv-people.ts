import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { live } from 'lit/directives/live.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/pictures/tv-plate.ts';
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import { toldSeats } from '../shell/told-names.ts';
import { mayReturn } from './may-return.ts';
import { peopleStyles } from './people-styles.ts';
import { peopleWords } from './people-words.ts';

/**
 * The people at the table: seats with names, who hosts, who is here and whose seat is kept. From here ways lead to the four words, to the own
 * devices and, without a seat, back to one. It says nothing that not all may read.
 *
 * @event tv-act - words, devices, return, kick-ask, absence, door
 * @event tv-close - the person closed it
 */
@customElement('tv-people')
export class TvPeople extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, peopleStyles];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  @property({ attribute: false }) view: TableView | undefined;
  /** Why the last act was refused, in words. */
  @property({ attribute: false }) trouble = '';
  /** The device whose acts are shown. */
  @state() private shown = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) this.shown = '';
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  /** @param told the name, where no plate is seen beside it */
  #renderSeat(seat: SeatView, told: string, view: TableView): TemplateResult {
    const say = peopleWords(this.lang);
    const shell = shellWords(this.lang);
    const seated = seat.state === 'seated';
    const present = { here: say.here, hidden: say.hidden, away: say.away }[seat.presence];
    const mayKick = seated && !seat.me && view.me.placed && !view.me.watcher;
    const shown = this.shown === seat.device;
    return html`<li>
      <tv-plate .plate=${seat.seat} ?away=${seat.presence === 'away'}></tv-plate>
      <div>
        <bdi class="name">${seat.name}</bdi>
        ${seat.me ? html`<span class="badge me">${shell.you}</span>` : nothing}
        ${seat.founder ? html`<span class="badge">${say.host}</span>` : nothing}
        <br />
        <small class=${seat.presence === 'away' ? 'off' : ''}>${seated ? present : shell.asks}</small>
      </div>
      ${
        mayKick
          ? html`<button
              class="btn quiet icon"
              aria-label=${say.more(told)}
              aria-expanded=${shown ? 'true' : 'false'}
              @click=${(): void => void (this.shown = shown ? '' : seat.device)}
            >
              <tv-icon name="ellipsis"></tv-icon>
            </button>`
          : html`<span></span>`
      }
      ${
        shown && mayKick
          ? html`<div class="acts">
              ${
                seat.presence === 'away' && view.phase === 'playing'
                  ? html`<button class="btn" @click=${(): void => this.#act({ act: 'absence', seat: seat.seat })}>
                      <tv-icon name="hourglass"></tv-icon>${absenceWords(this.lang).ask}
                    </button>`
                  : nothing
              }
              <button class="btn" @click=${(): void => this.#act({ act: 'kick-ask', seat: seat.seat })}>
                <tv-icon name="user-x"></tv-icon>${say.kick}
              </button>
            </div>`
          : nothing
      }
    </li>`;
  }

  #renderSeats(view: TableView): readonly TemplateResult[] {
    const told = new Map(toldSeats(view.seats, this.lang).map(({ device, name }) => [device, name]));
    const seats = view.seats.toSorted((a, b) => a.seat - b.seat);
    return seats.map((seat) => this.#renderSeat(seat, told.get(seat.device) ?? seat.name, view));
  }

  override render(): TemplateResult {
    const say = peopleWords(this.lang);
    const { view } = this;
    const seated = view !== undefined && view.me.seat !== null && !view.me.asking;
    return html`<tv-dialog .open=${this.open} .lang=${this.lang} .heading=${say.people}>
      ${
        this.open && view
          ? html`<div class="body">
              <ul class="rows" role="list">
                ${this.#renderSeats(view)}
              </ul>
              ${
                view.me.founder && !view.me.watcher
                  ? html`<label class="door"
                      ><input
                        type="checkbox"
                        .checked=${live(view.settings.open)}
                        @change=${(event: Event): void =>
                          this.#act({ act: 'door', open: (event.target as HTMLInputElement).checked })}
                      /><span
                        >${say.doorOpen}<small>${say.doorOpenMore}</small>${
                          view.me.standIn ? html`<small>${say.doorStandIn}</small>` : nothing
                        }</span
                      ></label
                    >`
                  : nothing
              }
              <p class="say" role="alert">${this.trouble}</p>
              <p class="say">${say.checkSay}</p>
              <div class="doors">
                <button class="btn" @click=${(): void => this.#act({ act: 'words' })}>
                  <tv-icon name="shield-check"></tv-icon>${say.checkWords}
                </button>
                ${
                  seated
                    ? html`<button class="btn" @click=${(): void => this.#act({ act: 'devices' })}>
                        <tv-icon name="smartphone"></tv-icon>${say.myDevices}
                      </button>`
                    : mayReturn(view)
                      ? html`<button class="btn" @click=${(): void => this.#act({ act: 'return' })}>
                          <tv-icon name="key-round"></tv-icon>${shortWords(this.lang).haveSeat}
                        </button>`
                      : nothing
                }
              </div>
            </div>`
          : nothing
      }
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-people': TvPeople;
  }
}
