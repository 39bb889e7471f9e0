import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { base, buttons } from '../../elements/look/base.ts';
import type { Lang } from '../../elements/frame/board.ts';
import { platePictures } from '../../elements/pictures/plate-pictures.ts';
import '../../elements/frame/tv-cloth.ts';
import '../../elements/pictures/tv-icon.ts';
import { plateName } from '../../elements/pictures/tv-plate.ts';
import type { SeatView, TableView } from '../../kernel/view/table-view.ts';
import { ActEvent, type Act } from '../shell/acts.ts';
import { askersOf, renderAskerLine, renderNoToAll } from './askers.ts';
import { mayChange } from '../evening/may-change.ts';
import { lobbyNarrow } from './lobby-narrow.ts';
import { lobbyStyles } from './lobby-styles.ts';
import '../people/tv-code.ts';
import { askedInLobby, LobbyVoice } from './lobby-voice.ts';
import { renderFree, renderTaken } from './lobby-place.ts';
import { columns, gathering, isFull, nextInLine, othersOf, overOf, places, rows } from './seating.ts';
import { renderSharingCard } from '../sharing/sharing-view.ts';
import { shellWords } from '../words/shell-words.ts';
import { shortWords } from '../words/short-words.ts';
import { toldSeats } from '../shell/told-names.ts';
import { tourFrameWords } from '../tour/tour-words.ts';
import './tv-sit.ts';
import type { TvSit } from './tv-sit.ts';

/**
 * Before a game: plates round the cloth, free seats, a name and one button; for those who sit, the button that begins.
 *
 * @event tv-act - write, sit, unask, return, rename, aside, admit, turn-away, turn-away-all, invite, evening, sharing, start, tour, toured
 */
@customElement('tv-lobby')
export class TvLobby extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, lobbyStyles, lobbyNarrow];

  @query('tv-sit') private readonly sitForm!: TvSit | null;
  @state() private renaming = false;

  @property({ attribute: false }) view: TableView | undefined;
  @property() override lang: Lang = 'it';
  /** The game's id, for the cloth. */
  @property({ attribute: false }) game = '';
  /** The game's name as it fits on a button. */
  @property({ attribute: false }) gameName = '';
  /** Most people for whom the game is meant. */
  @property({ attribute: false }) meant: number = Infinity;
  /** The name of what this person wants laid at the game; '' where nothing is. */
  @property() wish = '';
  /** The name used last on this device. */
  @property({ attribute: false }) lastName = '';
  /** What the person has begun to write. */
  @property({ attribute: false }) draft: string | undefined;
  @property({ type: Boolean }) inviting = false;
  /** The page wants another game offered. */
  @property({ type: Boolean }) changing = false;
  /** What was answered here about sharing the screen. */
  @property({ attribute: false }) sharing: 'yes' | 'no' | undefined;
  /** The first two minutes of this game are offered. */
  @property({ type: Boolean }) touring = false;

  readonly #voice = new LobbyVoice(this, () => {
    const { view, lang } = this;
    // Of an earlier moment the bar of the way back tells.
    return view && !view.past ? [...this.#gathered(view), ...askedInLobby(view, lang)] : [];
  });

  #gathered(view: TableView): ReturnType<typeof gathering> {
    return gathering(view, this.gameName, this.meant, this.lang);
  }

  /** Measures of the ring go through the style object: a page's CSP may forbid style attributes. */
  protected override willUpdate(): void {
    if (!this.view) return;
    const count = places(this.view).length;
    const { wide, tall } = columns(count);
    const measures = { wide, 'wide-rows': rows(count, wide), tall, 'tall-rows': rows(count, tall) };
    for (const [name, value] of Object.entries(measures)) this.style.setProperty(`--${name}`, String(value));
  }

  /** The focus is in the form to sit down with. */
  get isWriting(): boolean {
    return this.sitForm !== null && this.sitForm === this.shadowRoot?.activeElement;
  }

  #act(what: Act): void {
    this.dispatchEvent(new ActEvent(what));
  }

  #renderOwn(view: TableView): TemplateResult {
    const say = shellWords(this.lang);
    const { me } = view;
    const own = view.seats.find((s) => s.me);
    const host = toldSeats(view.seats, this.lang).find((s) => s.founder);
    if (me.watcher) {
      return html`<section class="card">
        <h2>${say.watching}</h2>
        <p>${say.watchingSay}</p>
      </section>`;
    }
    if (me.asking) {
      return html`<section class="card">
        <h2>${say.asking}</h2>
        <p>${say.askingSay(host?.name ?? '')}</p>
        <button class="btn" @click=${(): void => this.#act({ act: 'unask' })}>${say.unask}</button>
      </section>`;
    }
    if (own) return this.#renderSeated(own);
    if (isFull(view)) {
      return html`<section class="card">
        <h2>${say.full}</h2>
        <p>${say.fullSay}</p>
        ${this.#renderReturn()}
      </section>`;
    }
    const { open } = view.settings;
    return html`<section class="card">
      <h2>${say.sitTitle}</h2>
      <p>${open ? say.sitSay : say.askSay}</p>
      <tv-sit
        .lang=${this.lang}
        .name=${this.lastName}
        .draft=${this.draft}
        .others=${othersOf(view)}
        .label=${open || me.founder ? say.sit : say.ask}
      ></tv-sit>
      ${view.seats.length > 0 ? this.#renderReturn() : nothing}
    </section>`;
  }

  #renderReturn(): TemplateResult {
    return html`<hr />
      <tv-code .lang=${this.lang} .label=${shortWords(this.lang).codeBeside}></tv-code>
      <button class="btn quiet" @click=${(): void => this.#act({ act: 'return' })}>
        <tv-icon name="key-round"></tv-icon>${shortWords(this.lang).haveSeat}
      </button>`;
  }

  #renderSeated(own: SeatView): TemplateResult {
    const say = shellWords(this.lang);
    if (this.renaming) {
      return html`<section
        class="card"
        @keydown=${({ key }: KeyboardEvent): void => {
          if (key === 'Escape') this.renderRoot.querySelector<HTMLElement>('tv-sit .btn')?.click();
        }}
      >
        <tv-sit
          .act=${'rename'}
          .lang=${this.lang}
          .name=${own.name}
          .others=${othersOf(this.view)}
          .label=${say.save}
          @tv-act=${(): void => void (this.renaming = false)}
        >
          <button class="btn" type="button" @click=${(): void => void (this.renaming = false)}>${say.cancel}</button>
        </tv-sit>
      </section>`;
    }
    return html`<section class="card own">
      <tv-plate .plate=${own.seat}></tv-plate>
      <div>
        <h2><bdi>${own.name}</bdi></h2>
        <p>${say.yourSeat(plateName(own.seat, this.lang))}</p>
      </div>
      <button
        class="btn quiet icon"
        aria-label=${say.rename}
        title=${say.rename}
        @click=${async (): Promise<void> => {
          this.renaming = true;
          await this.updateComplete;
          this.sitForm?.focus();
        }}
      >
        <tv-icon name="pencil"></tv-icon>
      </button>
    </section>`;
  }

  #renderAskers(view: TableView): TemplateResult | typeof nothing {
    const askers = askersOf(view);
    if (askers.lines.length === 0) return nothing;
    return html`<section class="card askers">
      <ul>
        ${askers.lines.map((line) => html`<li>${renderAskerLine(line, this.lang)}</li>`)}
        <li class="all">${renderNoToAll(askers, this.lang)}</li>
      </ul>
    </section>`;
  }

  #renderTour(): TemplateResult | typeof nothing {
    if (!this.touring || !this.view || this.view.past) return nothing;
    // People who wait for an answer come first, and the start stays in sight.
    if (askersOf(this.view).lines.length > 0) return nothing;
    const say = tourFrameWords(this.lang);
    return html`<section class="card offer">
      <button class="btn" @click=${(): void => this.#act({ act: 'tour' })}>
        <tv-icon name="compass"></tv-icon>${say.offer}
      </button>
      <button
        class="btn quiet icon"
        aria-label=${say.notNow}
        title=${say.notNow}
        @click=${(): void => this.#act({ act: 'toured' })}
      >
        <tv-icon name="x"></tv-icon>
      </button>
      <p>${say.offerSay}</p>
    </section>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { view } = this;
    if (!view) return nothing;
    return html`<div class="lobby">
      ${this.#renderRing(view)}
      <div class="beside">
        ${this.#renderOwn(view)} ${this.#renderAskers(view)} ${renderSharingCard(view, this.sharing, this.lang)}
        ${this.#renderTour()} ${this.#renderEnd(view)}
      </div>
    </div>`;
  }

  /** The cloth with its places, and in the middle what is waited for. */
  #renderRing(view: TableView): TemplateResult {
    const [headline, line] = this.#gathered(view);
    const canSit = view.me.seat === null && !view.me.asking && !view.me.watcher;
    const over = overOf(view, view.seatsMax);
    const pictures = platePictures.of(this);
    return html`<tv-cloth .game=${this.game}>
      <div class="ring">
        <div class="middle">
          <div class="food" aria-hidden="true">
            ${[pictures?.BREAD, pictures?.PASTA, pictures?.CHEESE].map(
              (food) => html`<svg viewBox="0 0 32 32">${unsafeSVG(food ?? '')}</svg>`,
            )}
          </div>
          <div class="say">
            <h2 tabindex="-1" @focus=${(): void => this.#voice.read(headline)}>${headline}</h2>
            <p id="line">${line}</p>
          </div>
          ${this.#voice.region()}
        </div>
        <ul role="list" aria-label=${shellWords(this.lang).people}>
          ${places(view).map((seat, n) => {
            const sit = canSit ? (): void => this.sitForm?.submit(n) : undefined;
            return seat ? renderTaken(seat, n, over.includes(seat), this.lang) : renderFree(n, sit, this.lang);
          })}
        </ul>
      </div>
    </tv-cloth>`;
  }

  /** What is done about the others, and the button that begins. */
  #renderEnd(view: TableView): TemplateResult {
    const say = shellWords(this.lang);
    const seated = view.me.seat !== null && !view.me.asking && !view.me.watcher;
    const here = view.seats.filter((s) => s.state === 'seated').length;
    // Alone at a table one wants the others first, also where the game could be played alone.
    const inviteFirst = seated && here === 1 && this.inviting;
    const tooFew = here < view.seatsMin;
    return html`<div class="end">
      ${this.#renderOthers(view, inviteFirst ? 'go' : '')}
      ${
        seated
          ? html`<button
              class="btn ${inviteFirst ? '' : 'go'} big"
              aria-disabled=${tooFew ? 'true' : 'false'}
              aria-describedby="line"
              @click=${(): void => (tooFew ? this.#voice.again(this.#gathered(view)[1]) : this.#act({ act: 'start' }))}
            >
              ${say.start(this.wish || this.gameName)}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderOthers(view: TableView, weight: 'go' | ''): TemplateResult {
    const say = shellWords(this.lang);
    const next = nextInLine(view);
    return html`<div class="others">
      ${
        this.inviting
          ? html`<button class="btn ${weight}" @click=${(): void => this.#act({ act: 'invite' })}>
              <tv-icon name="user-plus"></tv-icon>${say.inviteMissing}
            </button>`
          : nothing
      }
      ${
        next === undefined
          ? nothing
          : html`<button class="btn quiet aside" @click=${(): void => this.#act({ act: 'aside' })}>
              <tv-icon name="eye"></tv-icon>${say.letPlay(next)}
            </button>`
      }
      ${
        this.changing && mayChange(view)
          ? html`<button class="btn quiet" @click=${(): void => this.#act({ act: 'evening' })}>
              <tv-icon name="dices"></tv-icon>${shortWords(this.lang).change}
            </button>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-lobby': TvLobby;
  }
}
