/**
 * The face of Codenames: draws a view, turns taps into proposals. It knows no rule: what is possible it asks (`choices`, `check`),
 * and where something isn't, the table says why. The key is drawn only if it is in the view, and covered with one tap.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { base, buttons } from '../../../elements/look/base.ts';
import type { BoardShelf } from '../../../elements/frame/board.ts';
import { nameOf } from '../../../elements/frame/board-context.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import { Finale, finaleStyles } from '../../../elements/finale.ts';
import { Countdown } from '../../../elements/countdown.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { FromTop } from '../../../elements/frame/from-top.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import '../../../elements/frame/tv-board-frame.ts';
import '../../../elements/frame/tv-cloth.ts';
import type { NewsItem } from '../../../elements/tv-news.ts';
import type { Pictures } from '../../../pictures/load.ts';
import type { CodenamesView } from '../view.ts';
import { comesToOthersClue, guesses, isSpymaster, seesKey, withoutKey, type BoardContext } from './board-context.ts';
import './codenames-halves.ts';
import './codenames-lobby.ts';
import './codenames-rail.ts';
import { crossStyles, endOf, signOf } from './end.ts';
import { isWriting, type BoardActions } from './codenames-rail.ts';
import './codenames-teams.ts';
import { menuActs } from './guess-rail.ts';
import { houseWords } from './house-words.ts';
import { layoutStyles } from './layout-styles.ts';
import { news, tidings } from './news.ts';
import { outcome, outcomeWords } from './outcome.ts';
import { OwnPart } from './own/own-part.ts';
import { ownNote, ownNoteStyles } from './own/own-rail.ts';
import { cellOf, Picking, type PickingHost } from './picking.ts';
import './picture-grid.ts';
import type { PictureGrid } from './picture-grid.ts';
import { pointers } from './pointers.ts';
import { RevealHold } from './reveal-hold.ts';
import { runsTo, status } from './status.ts';
import { WaysPart } from './ways/ways-part.ts';
import { boardWords } from './words.ts';
import type { PictureAct } from './zoom.ts';

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('codenames-board')
export class CodenamesBoard extends GameBoard<CodenamesView> implements PickingHost {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    boardFrame,
    ownNoteStyles,
    layoutStyles,
    finaleStyles,
    crossStyles,
  ];

  readonly #attempt = (move: string, args: unknown): void => void this.offer(move, args);

  readonly #hold = new RevealHold(this);
  readonly #finale = new Finale();
  readonly #countdown = new Countdown(this, () => this.now());
  readonly #picking = new Picking(this, this.#attempt);
  readonly #own = new OwnPart(this, this.#attempt);
  readonly #ways = new WaysPart(this, this.#attempt);
  protected readonly top: FromTop = new FromTop(
    this,
    () => this.shown && (this.shown.phase === 'lobby' ? 'lobby' : 'game'),
  );
  #heardOf: CodenamesView | undefined;
  /** What happened last: what a touch or a turn came to, and what else is said of it. */
  #outcomes: readonly NewsItem[] = [];
  #turned: number | undefined;
  /** The picture that the others see this person's finger on. */
  #finger: number | undefined;

  @query('codenames-grid') private readonly grid!: PictureGrid | null;

  @state() private asking = false;
  @state() private stopping = false;

  @property({ attribute: false }) shelf: BoardShelf | undefined;
  /** Where the drawings come from. */
  @property({ attribute: false }) load: () => Promise<Pictures> = () =>
    import('../../../pictures/load.ts').then(({ loadPictures }) => loadPictures());
  /** Labels tell the things in the pictures: for whoever doesn't see them. */
  @property({ type: Boolean }) describe = false;

  /** The view as it is drawn: held back while a card turns. */
  shown: CodenamesView | undefined;

  /** Settles when no card turns any more. */
  get settled(): Promise<void> {
    return this.#hold.settled;
  }

  get busy(): boolean {
    return this.pending.length > 0 || this.#hold.turning !== undefined;
  }

  /** The picture that Tab would reach, if pictures lie there. */
  override focus(): void {
    this.grid?.focus();
  }

  goTo(cell: number): void {
    this.grid?.go(cell);
  }

  explain(move: string, args: unknown): boolean {
    return this.explained(move, args);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = this.shown;
    const { view } = this;
    this.shown = view && this.#hold.take(view);
    if (!this.shown) return;
    const { shown } = this;
    this.#finale.feed(endOf(shown));
    this.#own.look(shown);
    this.#countdown.feed(...runsTo(shown));
    this.#picking.look(before, shown);
    if (before && (before.turn !== shown.turn || before.phase !== shown.phase)) {
      this.asking = false;
      this.stopping = false;
    }
    // A person who comes back from an earlier moment is told nothing of what lies between.
    if (changed.has('past')) this.#heardOf = undefined;
    if (this.#hold.turning === undefined) this.#tell(shown);
    else this.#turned = this.#hold.turning;
  }

  /** What is tapped once all may see, unless the team deliberates for itself; a spymaster's counters nobody. */
  protected override updated(): void {
    const { shown } = this;
    const picking = this.#picking;
    const open = shown && guesses(shown) && shown.options.deliberation !== 'team';
    const finger = open ? picking.chosen : undefined;
    if (finger === this.#finger) return;
    this.#finger = finger;
    this.point(finger === undefined ? undefined : String(finger));
  }

  /** What has happened since the last view that was told: said, and, of a touch or a turn, shown. */
  #tell(shown: CodenamesView): void {
    const before = this.#heardOf;
    if (shown === before) return;
    this.#heardOf = shown;
    if (!before) return;
    if (this.past) return;
    const { lang, people } = this;
    const came = outcome(before, shown, lang);
    const named = (seat: number): string => nameOf({ people, lang }, seat);
    const o = outcomeWords(lang);
    const said = news(before, shown, { w: boardWords(lang), h: houseWords(lang), o }, named);
    const fresh = [
      ...(came ? [{ says: came, isTurn: comesToOthersClue(before, shown) }] : []),
      ...tidings(before, shown, o, named).map((says) => ({ says })),
      ...said.map((says) => ({ says, isSeen: true })),
    ];
    const last = this.#outcomes.at(-1)?.number ?? 0;
    if (fresh.length > 0) this.#outcomes = fresh.map((one, i) => ({ ...one, number: last + 1 + i }));
  }

  get #context(): BoardContext | undefined {
    const { shown: view, lang } = this;
    return view && { ...this.contextOf(view), w: boardWords(lang), h: houseWords(lang) };
  }

  /** What the panel offers once a picture is chosen, without choosing it. */
  readonly #menu = (cell: number): readonly PictureAct[] => {
    const context = this.#context;
    const picking = this.#picking;
    if (!context || !guesses(context.view) || this.pending.length > 0 || !picking.canTouch(cell)) return [];
    const touch = (): void => {
      picking.set({ chosen: cell });
      picking.confirm();
    };
    return menuActs(context, cell, { touch, mark: (mine) => picking.mark(cell, mine) });
  };

  protected override onKey(event: KeyboardEvent): void {
    const from = event.composedPath()[0];
    if (from instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey) return;
    this.#picking.onKey(event);
  }

  get #settable(): boolean {
    return this.check('configure', { change: {} })?.code !== 'move/unknown';
  }

  #actions(): BoardActions {
    const picking = this.#picking;
    return {
      chosen: picking.chosen,
      busy: this.busy,
      keyOpen: picking.keyOpen,
      aimed: picking.aims.length,
      asking: this.asking,
      attempt: this.#attempt,
      check: this.check,
      letGo: picking.letGo,
      confirm: picking.confirm,
      toggleKey: () => picking.set({ keyOpen: !picking.keyOpen }),
      ask: (asking) => (this.asking = asking),
      stopping: this.stopping,
      askStop: (stopping) => (this.stopping = stopping),
      forgone: picking.forgone,
      forgo: () => picking.set({ forgone: true }),
      mark: picking.mark,
    };
  }

  #cloth(context: BoardContext): TemplateResult {
    const picking = this.#picking;
    const hold = this.#hold;
    const { view, w, lang } = context;
    const isKeyed = seesKey(view) && picking.keyOpen;
    const isCovered = seesKey(view) && !picking.keyOpen;
    const sending = cellOf(this.pending.find(({ move }) => move === 'touch' || move === 'coverEnemy')?.args);
    const waiting =
      (view.phase === 'reveal' || view.phase === 'enemy') && view.touched !== sending ? view.touched : undefined;
    return html`<tv-cloth class="cloth" game="codenames">
      ${
        view.pictures
          ? ownNote(lang, this.#own.actions())
          : html`<button class="btn describe" @click=${() => (this.describe = !this.describe)}>
              ${this.describe ? w.describeNot : w.describe}
            </button>`
      }
      <codenames-grid
        ?keyed=${isKeyed}
        .cells=${isCovered ? withoutKey(view) : view.grid}
        .lang=${lang}
        .load=${this.load}
        .own=${this.#own.address}
        .arrived=${this.#own.pictures.state.at === 'ready'}
        .open=${guesses(view) && sending === undefined}
        .legal=${picking.taps(view).cells}
        .chosen=${picking.chosen}
        .second=${picking.second(view)}
        .sending=${sending}
        .waiting=${waiting}
        .turning=${hold.turning}
        .turned=${this.#turned}
        .aims=${isCovered ? [] : picking.aims}
        .pointers=${pointers(context)}
        .describe=${this.describe}
        .menu=${this.#menu}
        @cn-cell=${picking.onCell}
      ></codenames-grid>
    </tv-cloth>`;
  }

  #lobby(context: BoardContext): TemplateResult {
    return html`<tv-cloth class="cloth" game="codenames">
        <codenames-halves .context=${context}></codenames-halves>
      </tv-cloth>
      <codenames-lobby
        slot="rail"
        ?settable=${this.#settable}
        .context=${context}
        .own=${this.#own.actions()}
        .ways=${this.#ways.rail(context)}
      ></codenames-lobby>`;
  }

  #game(context: BoardContext, actions: BoardActions): TemplateResult {
    return html`<codenames-teams
        slot="start"
        ?open=${this.choices('setTeam').length > 0}
        .context=${context}
      ></codenames-teams>
      ${this.#cloth(context)}
      <codenames-rail
        slot="rail"
        .context=${context}
        .actions=${actions}
        .pictures=${{ load: this.load, own: this.#own.address }}
      ></codenames-rail>`;
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const { view } = context;
    const actions = this.#actions();
    const isLobby = view.phase === 'lobby';
    const kinds = {
      frame: true,
      lobby: isLobby,
      five: view.grid.length > 20,
      over: view.phase === 'over',
      writing: isWriting(context, actions),
      knowing: !isLobby && isSpymaster(view),
    };
    return html`<tv-board-frame class=${classMap(kinds)}>
        ${status(context, this.#outcomes, this.#countdown.seconds)}
        ${isLobby ? this.#lobby(context) : this.#game(context, actions)}
      </tv-board-frame>
      ${this.#picking.region()}${this.#finale.render(signOf(view, context.w.identity.assassin))}
      ${this.#own.dialog()}${this.#ways.dialog(this.shown)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-board': CodenamesBoard;
  }
}
