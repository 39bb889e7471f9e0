/**
 * The face of TIME Stories. The status line says whose moment it is, and the cloth shows place, map or open cards. The window beside it is
 * where one acts, and below lies what this person reads. Each has a part of its own; this file says which one stands where.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import type { BoardShelf } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import '../../../elements/frame/tv-board-frame.ts';
import '../../../elements/frame/tv-cloth.ts';
import '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import '../../../elements/tv-term.ts';
import type { SessionShown } from '../shown.ts';
import type { AgentId } from '../table/state.ts';
import { Author, authorLine } from './author.ts';
import { boardStyles } from './board-styles.ts';
import type { Tab, TimeContext } from './context.ts';
import { tableOf } from './context.ts';
import { headlineOf, isBare } from './headline.ts';
import { fetchMoments } from './moments.ts';
import { owing } from './owing.ts';
import { Pages } from './pages.ts';
import { readables } from './reading.ts';
import { loadNews, newestOf, newsOf, type LogWords } from './spoken.ts';
import './time-give-up.ts';
import './time-lobby.ts';
import './time-map.ts';
import './time-notes.ts';
import './time-people.ts';
import './time-prologue.ts';
import './time-reader.ts';
import './time-room.ts';
import './time-window.ts';
import { signed } from './time-trial.ts';
import { boardWords } from './words.ts';

/** An outcome of several sentences is read for longer than one. */
const READ_MS = 5_000;
/** What a view still tells was told by one of so many before it. */
const ENDS = 60;

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('time-stories-board')
export class TimeStoriesBoard extends GameBoard<SessionShown> {
  static override styles: CSSResultGroup = [base, buttons, boardFrame, boardStyles];

  /** Where the mission lies; absent in a saved log. */
  @property({ attribute: false }) shelf: BoardShelf | undefined;

  /** Pictures of a mission that lies open, SVG by the names of their blobs; of a sealed one they come from the vault. */
  @property({ attribute: false }) drawn: Readonly<Record<string, string>> = {};

  readonly #pages = new Pages(this);
  readonly #author = new Author(this, this.#pages);
  @state() private agent: AgentId | null = null;
  @state() private card = '';
  @state() private unread: ReadonlySet<string> = new Set();
  @state() private tab: Tab = 'place';
  @state() private crew = false;
  /** Readable things that have been here before: a new one comes up by itself. */
  #known: ReadonlySet<string> | undefined;
  @state() private newsWords: LogWords | undefined;
  #newsLang = '';
  /** Of each view that came, the number of its newest happening. */
  #ends: readonly number[] = [];
  #moment = '';
  #sought = '';

  protected override onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') this.renderRoot.querySelector('time-reader')?.cover();
  }

  get #context(): TimeContext | undefined {
    const { view } = this;
    if (!view) return undefined;
    const { lang, agent, card, unread, tab } = this;
    const pages = this.#pages;
    const author = this.#author;
    return {
      ...this.contextOf(view),
      w: boardWords(lang),
      pages,
      author,
      deeds: this.newsWords?.deeds ?? {},
      chosen: {
        agent,
        card,
        unread,
        tab,
        setAgent: (to) => this.#play(to),
        setCard: (to) => this.#turnTo(to),
        setTab: (to) => void (this.tab = to),
        setCrew: (isOpen) => void (this.crew = isOpen),
      },
    };
  }

  /** Of two own agents this one acts, unless another owes something, and its card comes up. */
  #play(agent: AgentId): void {
    const { table } = this.view!;
    if (!table) return;
    this.agent = owing(table, agent);
    this.card = table.agents[this.agent ?? agent]?.front ?? this.card;
  }

  /** A card comes up, and whichever own agent has it acts, unless another owes something. */
  #turnTo(card: string): void {
    this.card = card;
    this.unread = new Set([...this.unread].filter((key) => key !== card));
    const { table } = this.view!;
    const its = table?.mine.find((agent) => table.agents[agent]!.front === card);
    if (table && its !== undefined) this.agent = owing(table, its);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { view } = this;
    if (!view) return;
    if (this.#newsLang !== this.lang) void this.#fetchNews();
    this.#pages.drawn = this.drawn;
    if (changed.has('view') || changed.has('shelf') || changed.has('shared'))
      this.#pages.follow(view, this.shelf, this.shared);
    if (view.table && changed.has('view')) this.#ends = [...this.#ends, newestOf(view.table)].slice(-ENDS);
    if (!view.table) {
      this.#known = undefined;
      this.agent = null;
      return;
    }
    this.#follow(view.table);
  }

  async #fetchNews(): Promise<void> {
    const { lang } = this;
    this.#newsLang = lang;
    const words = await loadNews(lang);
    if (lang === this.lang) this.newsWords = words;
  }

  /** What this screen alone decides follows the table: which agent acts, which card comes up, which page of the cloth. */
  #follow(table: NonNullable<SessionShown['table']>): void {
    const { mine, phase, step, stuck, agents } = table;
    const before = this.agent;
    if (this.agent === null || !mine.includes(this.agent)) this.agent = mine[0] ?? null;
    this.agent = owing(table, this.agent);
    // A person who came during the run takes a receptacle before the next one.
    if (phase !== 'ended') this.crew = false;
    else if (isBare(this.#context!)) this.crew = true;
    const moment = `${phase} ${step === 'choose' || step === 'read' ? step : ''}`;
    if (moment !== this.#moment)
      this.tab = phase === 'captain' && step === 'choose' ? 'map' : phase === 'between' ? 'map' : 'place';
    this.#moment = moment;
    const items = readables(this.#context!);
    const fresh = items.find(({ key, kept }) => !kept && this.#known !== undefined && !this.#known.has(key));
    // What others' cards show to all doesn't take an own card out of the hands of whoever reads it.
    if (fresh && !fresh.secret && this.renderRoot.querySelector('time-reader')?.reads)
      this.unread = new Set([...this.unread, fresh.key]);
    else if (fresh) this.#turnTo(fresh.key);
    // What the next of two own agents owes is about its own card.
    else if (this.agent !== before && this.agent !== null) this.card = agents[this.agent]!.front ?? this.card;
    this.#known = new Set(items.map(({ key }) => key));
    // A page that couldn't be had is looked for again, once, by whoever has the file.
    if (stuck !== '' && stuck !== this.#sought && this.#pages.state === 'ready' && this.me !== null) {
      this.#sought = stuck;
      queueMicrotask(() => this.offer('seek', {}));
    }
  }

  #strip(context: TimeContext): TemplateResult {
    const { w } = context;
    const { purse, destiny, run } = tableOf(context);
    const tabs: readonly (readonly [Tab, string])[] = [
      ['place', w.place],
      ['map', w.map],
      ['archive', w.archive],
    ];
    const sum = (label: string, value: number | string, says: string): TemplateResult =>
      html`<div>
        <dt><tv-term .term=${{ word: label, forms: [], says }}>${label}</tv-term></dt>
        <dd>${value}</dd>
      </div>`;
    const { left, summary } = destiny;
    return html`<div class="strip">
      <div class="tabs" role="group" aria-label=${w.place}>
        ${tabs.map(
          ([tab, label]) =>
            html`<button
              class="btn"
              aria-pressed=${tab === this.tab ? 'true' : 'false'}
              @click=${(): void => void (this.tab = tab)}
            >
              ${label}
            </button>`,
        )}
      </div>
      <dl class="economy">
        ${run > 1 ? sum(w.run, run, w.runSays) : nothing} ${sum(w.vortex, purse.vortex, w.vortexSays)}
        ${sum(w.missionReturn, purse.missionReturn, w.returnSays)} ${sum(w.onMap, purse.placed.length, w.onMapSays)}
        ${sum(w.destiny, left, w.destinySays(left, signed(summary.min), signed(summary.max)))}
      </dl>
    </div>`;
  }

  /** What lies on the cloth. */
  #middle(context: TimeContext): TemplateResult {
    const { table } = context.view;
    if (!table || (table.phase === 'ended' && this.crew && !context.view.over))
      return html`<time-lobby .context=${context} .shelf=${this.shelf}></time-lobby>`;
    if (table.phase === 'ended') {
      fetchMoments();
      return html`<time-end .context=${context}></time-end>`;
    }
    const place =
      table.phase === 'prologue' || table.phase === 'setup'
        ? html`<time-prologue .context=${context}></time-prologue>`
        : html`<time-room .context=${context}></time-room>`;
    const pages: Readonly<Record<Tab, TemplateResult>> = {
      place,
      map: html`<time-map .context=${context}></time-map>`,
      archive: html`<time-archive .context=${context}></time-archive>`,
    };
    return html`<div class="on-cloth">${this.#strip(context)} ${pages[this.tab]}</div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const { says, second, plates } = headlineOf(context);
    const { table } = context.view;
    const isOn = table !== null && table.phase !== 'ended';
    const isReading = isOn && table.mine.some((agent) => table.agents[agent]!.front !== null);
    const watches = isOn && table.mine.length === 0;
    const line = [second, watches ? context.w.watching : ''].filter(Boolean).join(' · ');
    return html`<tv-board-frame class=${isReading ? 'reading' : isOn && table.step === 'recon' ? 'recon' : ''}>
      <tv-status slot="status" .headline=${says} .plates=${plates}>
        ${
          // What was there before is old, and isn't told: so it stands there from the first, and to the end, which is told too.
          table && this.newsWords
            ? html`<tv-news .lastsMs=${READ_MS} .news=${newsOf(context, this.newsWords.news, this.#ends)}
                >${line}</tv-news
              >`
            : line
        }
      </tv-status>
      <tv-cloth game="time-stories">${this.#middle(context)}</tv-cloth>
      ${
        isOn
          ? html`<div slot="window">
                ${authorLine(context)}
                <time-keys .context=${context} .shelf=${this.shelf}></time-keys>
                <time-window .context=${context}></time-window>
              </div>
              <time-people slot="rail" .context=${context}></time-people>
              <time-notes slot="rail" .context=${context}></time-notes>
              <time-give-up slot="rail" .context=${context}></time-give-up>
              <time-reader slot="own" .context=${context}></time-reader>`
          : nothing
      }
    </tv-board-frame>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'time-stories-board': TimeStoriesBoard;
  }
}
