import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../elements/loading/define.ts';
import { base, buttons } from '../../elements/look/base.ts';
import type { BoardProps, ExplainEvent, Lang, ProposeEvent } from '../../elements/frame/board.ts';
import { NO_TERMS, type Terms } from '../../elements/frame/book.ts';
import type { Tour } from '../../elements/frame/tour.ts';
import '../../elements/pictures/tv-icon.ts';
import '../../elements/tv-meanwhile.ts';
import { withTerms } from '../../elements/tv-term.ts';
import { findGame } from '../../games/registry.ts';
import type { RegisteredGame } from '../../games/registered-game.ts';
import type { Game } from '../../kernel/game.ts';
import { findPart, placeRings } from './rings.ts';
import { NEWCOMER, TourRun } from './tour-run.ts';
import { tourStyles } from './tour-styles.ts';
import { tourFrameWords } from './tour-words.ts';

/** All that the board has fired is drawn, and its parts as well, after two frames. */
const afterDrawing = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** What has the focus, however deep. */
function deepFocus(): HTMLElement | undefined {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at instanceof HTMLElement ? at : undefined;
}

/**
 * A first game: the real board over the real rules, on this page alone, with a few sentences at each step. It is left at any time.
 *
 * @event tv-close - it is over or was left
 */
@customElement('tv-tour')
export class TvTour extends LitElement {
  static override styles: CSSResultGroup = [base, buttons, tourStyles];

  #run: TourRun | undefined;
  #rules: Game<unknown> | undefined;
  #registered: RegisteredGame | undefined;
  #board: (HTMLElement & BoardProps) | undefined;
  #terms: Terms = NO_TERMS;
  readonly #resized: ResizeObserver = new ResizeObserver(() => this.#ring());

  /** What the focus goes back to. */
  #from: HTMLElement | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement;
  @query('.place') private readonly place!: HTMLElement | null;
  @query('.rings') private readonly rings!: HTMLElement | null;
  @query('.said') private readonly said!: HTMLElement | null;
  @state() private tour: Tour | undefined;
  @state() private failed = false;

  @property() override lang: Lang = 'it';
  /** Id of the game. */
  @property({ attribute: false }) game = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
    // Off the page already, the browser gives nothing back.
    if (this.dialog?.open) this.dialog.close();
    this.#from?.focus();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('game') || changed.has('lang')) void this.#load();
  }

  protected override firstUpdated(): void {
    this.#from = deepFocus();
    this.dialog.showModal();
    this.dispatchEvent(new Event('tv-raised', { bubbles: true, composed: true }));
  }

  protected override updated(): void {
    if (this.#run && this.place) this.#feed();
  }

  async #load(): Promise<void> {
    const registered = findGame(this.game);
    const { lang } = this;
    if (!registered?.tour) return;
    try {
      const [rules, tour, book] = await Promise.all([
        registered.load(),
        registered.tour(lang),
        registered.book(lang),
        registered.board(),
      ]);
      if (lang !== this.lang || !this.isConnected) return;
      this.#registered = registered;
      this.#rules = rules as unknown as Game<unknown>;
      this.#terms = book.terms;
      this.#run ??= new TourRun(this.#rules, tour);
      this.tour = tour;
      await this.updateComplete;
      this.said?.focus();
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  /** Hands the board what a table would now. */
  #feed(): void {
    const { tour, place, lang } = this;
    const run = this.#run;
    const registered = this.#registered;
    if (!run || !tour || !registered || !place) return;
    const board = this.#board ?? (document.createElement(registered.tag) as HTMLElement & BoardProps);
    const { later } = tourFrameWords(lang);
    Object.assign(board, tour.board);
    board.view = run.view;
    board.people = tour.names.map((name, seat) => ({ seat, name, plate: seat, me: seat === NEWCOMER }));
    board.me = NEWCOMER;
    board.lang = lang;
    board.terms = this.#terms;
    board.pending = [];
    board.desk = run.table.desk(NEWCOMER);
    board.waiting = run.table.waiting;
    board.now = (): number => run.table.now;
    board.choices = (move, about): readonly unknown[] => run.choices(move, about);
    board.check = (move, args) => run.check(move, args, later);
    if (board.parentNode !== place) {
      place.replaceChildren(board);
      this.#resized.observe(place);
    }
    this.#board = board;
    void afterDrawing().then(() => {
      // What was pressed may be gone, and the board leads to its headline: the focus goes where the next step is told.
      if (!this.shadowRoot?.activeElement || deepFocus()?.matches('h2')) this.said?.focus();
      this.#ring('first');
    });
  }

  /** @param seek bring this part into view, where the board scrolls */
  #ring(seek?: 'first' | 'last'): void {
    const { rings, tour } = this;
    const board = this.#board;
    const run = this.#run;
    if (!board || !rings || !tour || !run) return;
    const look = tour.steps[run.at]?.look ?? [];
    const parts = look.map((path) => findPart(board, path)).filter((part) => part !== null);
    if (seek) parts.at(seek === 'first' ? 0 : -1)?.scrollIntoView({ block: 'nearest' });
    placeRings(rings, parts);
  }

  readonly #step = (): void => {
    this.#run?.next();
    this.requestUpdate();
  };

  #again(): void {
    if (!this.#rules || !this.tour) return;
    this.#run = new TourRun(this.#rules, this.tour);
    this.requestUpdate();
    this.said?.focus();
  }

  #onPropose(event: ProposeEvent): void {
    event.stopPropagation();
    if (this.#run?.isMeant(event.move, event.args)) this.#step();
  }

  /** What isn't meant now is said by the step itself; the eye is led back to it. */
  #onExplain(event: ExplainEvent): void {
    event.stopPropagation();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const does = this.renderRoot.querySelector('.does, .acts .go');
    if (!still)
      does?.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.06)' }, { transform: 'scale(1)' }], 220);
  }

  /** Something was taken up: what comes next may stand elsewhere. */
  #onTouch(): void {
    void afterDrawing().then(() => this.#ring('last'));
  }

  #close(): void {
    this.dispatchEvent(new Event('tv-close', { bubbles: true, composed: true }));
  }

  #onCancel(event: Event): void {
    event.preventDefault();
    this.#close();
  }

  /** Escape on the board puts a card down; it doesn't end the tour. */
  #onBoardKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') event.preventDefault();
  }

  #renderCoach({ steps }: Tour, run: TourRun): TemplateResult | typeof nothing {
    const say = tourFrameWords(this.lang);
    const step = steps[run.at];
    if (!step) return nothing;
    const { title, says, wants } = step;
    return html`<section class="coach" aria-labelledby="title">
      <div class="said" role="status" tabindex="-1">
        <div class="head">
          <h2 id="title">${title}</h2>
          <small>${say.step(run.at + 1, steps.length)}</small>
          ${wants ? html`<p class="does"><tv-icon name="hand"></tv-icon>${wants.does}</p>` : nothing}
        </div>
        <p class="says">${withTerms(says, this.#terms)}</p>
      </div>
      <div class="acts">
        ${
          run.isLast
            ? html`<button class="btn" @click=${this.#again}>${say.again}</button>
                <button class="btn go" @click=${this.#close}>${say.close}</button>`
            : html`<button class="btn ${wants ? '' : 'go'}" @click=${this.#step}>${wants ? say.doIt : say.next}</button>
                <button class="btn quiet icon" aria-label=${say.skip} title=${say.skip} @click=${this.#close}>
                  <tv-icon name="x"></tv-icon>
                </button>`
        }
      </div>
    </section>`;
  }

  override render(): TemplateResult {
    const { tour } = this;
    const run = this.#run;
    const say = tourFrameWords(this.lang);
    return html`<dialog aria-label=${tour?.title ?? ''} aria-busy=${tour ? 'false' : 'true'} @cancel=${this.#onCancel}>
      ${
        tour && run
          ? html`${this.#renderCoach(tour, run)}
              <div
                class="stage"
                @keydown=${this.#onBoardKey}
                @click=${this.#onTouch}
                @tv-propose=${this.#onPropose}
                @tv-explain=${this.#onExplain}
                @tv-told=${(event: Event): void => event.preventDefault()}
              >
                <div class="place"></div>
                <div class="rings" aria-hidden="true"></div>
              </div>`
          : this.failed
            ? html`<div class="failed" role="alert">
                <p>${say.failed}</p>
                <button class="btn" @click=${this.#close}>${say.close}</button>
              </div>`
            : nothing
      }
      <tv-meanwhile on></tv-meanwhile>
    </dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-tour': TvTour;
  }
}
