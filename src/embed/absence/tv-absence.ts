import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { base, buttons } from '../../elements/look/base.ts';
import { ProposeEvent, type Lang } from '../../elements/frame/board.ts';
import { customElement } from '../../elements/loading/define.ts';
import { capital } from '../../elements/words.ts';
import '../../elements/tv-dialog.ts';
import '../../elements/pictures/tv-icon.ts';
import type { AbsenceWay } from '../../elements/frame/absence.ts';
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { peopleStyles } from '../people/people-styles.ts';
import { peopleWords } from '../people/people-words.ts';
import { othersOf } from '../lobby/seating.ts';
import '../lobby/tv-sit.ts';
import { lackingOf } from './absence-strips.ts';
import { absenceWords } from './absence-words.ts';
import { windowWords } from './window-words.ts';

/** By then the game has heard of an absence: fifteen seconds (O18), and what the others need to agree on that. */
const TOLD_TO_GAME_MS = 20_000;

/** Seats that must say yes before somebody else gets this one: more than half of the others (I21). */
const yesesFor = ({ seats }: TableView, of: SeatView): number =>
  Math.floor(seats.filter(({ state, seat }) => state === 'seated' && seat !== of.seat).length / 2) + 1;

/**
 * What can be done about somebody who is away. For those who sit that is waiting, what the game's rules have for it, another person in that
 * seat, or none. For those who look on it is asking for the seat. It closes when they are back.
 *
 * @event tv-act - absence-wait, invite, kick-ask, go-on-ask, reclaim
 * @event tv-propose - a move of the game by which it goes on
 * @event tv-close - the person closed it, or nobody is away any more
 */
@customElement('tv-absence')
export class TvAbsence extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    peopleStyles,
    css`
      section {
        display: grid;
        gap: 6px;
        padding-top: 12px;
        border-top: 1px solid var(--tv-line);
      }
      h3 {
        font-size: 1.1875rem;
      }
      .choice {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        padding-top: 4px;
      }
      .choice .btn {
        flex: 0 1 auto;
        min-height: 48px;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @property({ type: Boolean }) open = false;
  @property() override lang: Lang = 'it';
  /** With names as sentences tell them. */
  @property({ attribute: false }) view: TableView | undefined;
  /** Seat of whoever is away. */
  @property({ attribute: false }) of: number | undefined;
  /** When this page missed them, if it did. */
  @property({ attribute: false }) since: Date | undefined;
  /** What the game has for it, with the moves that its rules allow now. */
  @property({ attribute: false }) ways: readonly AbsenceWay[] = [];
  /** The game has hands that only their seats read. */
  @property({ attribute: false }) hands = false;
  /** Why the last act was refused, in words. */
  @property({ attribute: false }) trouble = '';
  /** The name used last. */
  @property({ attribute: false }) name = '';

  get #missed(): SeatView | undefined {
    return this.view?.seats.find(
      ({ seat, state, presence }) => seat === this.of && state === 'seated' && presence === 'away',
    );
  }

  protected override updated(): void {
    if (this.open && !this.#missed) this.#close();
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  #close(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #wait({ seat }: SeatView): void {
    this.#act({ act: 'absence-wait', seat });
    this.#close();
  }

  #propose(move: string, args: unknown): void {
    this.dispatchEvent(new ProposeEvent(move, args));
    this.#close();
  }

  /** Those who keep the cards are too few without this seat. */
  #losesCards({ keepers }: TableView, of: SeatView): boolean {
    if (!this.hands || !keepers) return false;
    return keepers.keepers.filter((seat) => seat !== of.seat).length < keepers.couldPeek;
  }

  /** What somebody else in that seat reads. */
  #reads(view: TableView, of: SeatView): string {
    const say = windowWords(this.lang);
    const { keepers } = view;
    const hand = (): string => {
      if (!this.hands || !keepers?.couldPeek) return '';
      if (this.#losesCards(view, of)) return say.readsLost;
      return keepers.strict ? say.readsNoHand : say.readsHand(keepers.couldPeek);
    };
    return [say.reads, hand(), say.readsNot(of.name)].filter(Boolean).join(' ');
  }

  #renderWays(): TemplateResult | TemplateResult[] {
    const ways = this.ways.filter(({ acts }) => acts.length > 0);
    const isFresh = this.since !== undefined && Date.now() - this.since.getTime() < TOLD_TO_GAME_MS;
    if (ways.length === 0 && this.ways.length > 0 && isFresh)
      return html`<p class="soft">${windowWords(this.lang).soon}</p>`;
    return ways.map(
      ({ title, says, acts }) =>
        html`<section>
          <h3>${title}</h3>
          <p class="soft">${says}</p>
          <div class="choice">
            ${acts.map(
              ({ move, args, label }) =>
                html`<button class="btn" @click=${(): void => this.#propose(move, args)}>${label}</button>`,
            )}
          </div>
        </section>`,
    );
  }

  #renderSeated(view: TableView, missed: SeatView): TemplateResult {
    const say = windowWords(this.lang);
    const brief = absenceWords(this.lang);
    const mayAct = view.me.placed && !view.me.watcher;
    const lacking = lackingOf(view, missed.seat);
    return html`<div class="body">
      <p role="status">${lacking ? `${capital(brief.lacking[lacking])}. ` : ''}${say.kept}</p>
      <p class="say" role="alert">${this.trouble}</p>
      <section>
        <h3>${say.waitTitle}</h3>
        <p class="soft">${say.waitSays}</p>
        <div class="choice">
          <button class="btn" autofocus @click=${(): void => this.#wait(missed)}>${brief.wait}</button>
        </div>
      </section>
      ${mayAct ? (view.order.stuck ? this.#renderStuck(view, missed) : this.#renderEnough(view, missed)) : nothing}
    </div>`;
  }

  /** Nothing that the others do counts without this device, so the table has to go on without it first. */
  #renderStuck(view: TableView, missed: SeatView): TemplateResult {
    const say = windowWords(this.lang);
    return html`<section>
      <h3>${say.goOnTitle}</h3>
      <p class="soft">${say.goOnSays} ${this.#losesCards(view, missed) ? say.removeLost : ''}</p>
      <p class="soft">${say.goOnThen(missed.name)}</p>
      <div class="choice">
        <button class="btn" @click=${(): void => this.#act({ act: 'go-on-ask' })}>
          ${peopleWords(this.lang).goOn}…
        </button>
      </div>
    </section>`;
  }

  #renderEnough(view: TableView, missed: SeatView): TemplateResult {
    const say = windowWords(this.lang);
    const { name, seat } = missed;
    return html`${this.#renderWays()}
      <section>
        <h3>${say.giveTitle}</h3>
        <p class="soft">${say.giveHow(name, yesesFor(view, missed))}</p>
        <p class="soft">${this.#reads(view, missed)} ${say.giveLost(name)}</p>
        <div class="choice">
          <button class="btn" @click=${(): void => this.#act({ act: 'invite' })}>
            <tv-icon name="user-plus"></tv-icon>${say.giveAct}
          </button>
        </div>
      </section>
      <section>
        <h3>${say.removeTitle}</h3>
        <p class="soft">${say.removeSays} ${this.#losesCards(view, missed) ? say.removeLost : ''}</p>
        <div class="choice">
          <button class="btn" @click=${(): void => this.#act({ act: 'kick-ask', seat })}>
            <tv-icon name="user-x"></tv-icon>${say.removeAct(name)}
          </button>
        </div>
      </section>`;
  }

  #renderNewcomer(view: TableView, missed: SeatView): TemplateResult {
    const say = windowWords(this.lang);
    return html`<div class="body">
      <p class="soft">${say.takeSays(yesesFor(view, missed))}</p>
      <p class="soft">${this.#reads(view, missed)}</p>
      <tv-sit
        autofocus
        .lang=${this.lang}
        .name=${this.name}
        .of=${missed.seat}
        .others=${othersOf(view)}
        .label=${say.takeAct}
      ></tv-sit>
      <p class="say" role="alert">${this.trouble}</p>
    </div>`;
  }

  override render(): TemplateResult {
    const { open, lang, view } = this;
    const missed = this.#missed;
    const say = windowWords(lang);
    const sits = view !== undefined && view.me.seat !== null;
    const name = missed?.name ?? '';
    return html`<tv-dialog .open=${open} .lang=${lang} .heading=${sits ? say.askOf(name) : say.takeTitle(name)}>
      ${open && view && missed ? (sits ? this.#renderSeated(view, missed) : this.#renderNewcomer(view, missed)) : nothing}
    </tv-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-absence': TvAbsence;
  }
}
