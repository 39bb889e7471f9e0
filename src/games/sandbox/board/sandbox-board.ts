/**
 * The face of the free table: a cloth on which people move what lies there, their own hand below it, tools beside it. It knows no rule: what a
 * drop or a tap means is in `dropping.ts` and `acts.ts`, what happened is the table's to say.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { BoardShelf } from '../../../elements/board.ts';
import { base, buttons } from '../../../elements/base.ts';
import { boardFrame } from '../../../elements/board-frame.ts';
import { customElement } from '../../../elements/define.ts';
import { GameBoard } from '../../../elements/game-board.ts';
import type * as told from '../../../elements/surface/events.ts';
import type { Painter, Point } from '../../../elements/surface/things.ts';
import '../../../elements/surface/tv-surface.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import '../../../elements/tv-cloth.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-news.ts';
import '../../../elements/tv-status.ts';
import { NONE, type News } from '../state.ts';
import type { SandboxView } from '../view.ts';
import type { PieceAct } from './act.ts';
import { actsFor, firstAct } from './acts.ts';
import { boardStyles } from './board-styles.ts';
import { BoxLaying } from './box-laying.ts';
import { pieceOf, type BoardContext } from './context.ts';
import { Doing } from './doing.ts';
import { Pen } from './drawing.ts';
import { freePlace } from './dropping.ts';
import { Editing, mayPrepare } from './editing.ts';
import { handActs, wholeHand } from './hand-acts.ts';
import { hand, others } from './hand.ts';
import { boardKey } from './board-keys.ts';
import { bar, menu, objection } from './menu.ts';
import { painter } from './paint.ts';
import type { PanelName } from './sandbox-panels.ts';
import { pieceStyles } from './piece-styles.ts';
import { Putting } from './putting.ts';
import { smallStyles } from './small-styles.ts';
import { status } from './status.ts';
import { Supplies } from './supplies.ts';
import { zoom } from './zoom.ts';
import { sizeOf, Things, type PieceThing } from './things.ts';
import { isGoing } from './tool-faces.ts';
import { Ticks } from './ticks.ts';
import { tools } from './tools.ts';

/** Of what the tools lay: none is much larger. */
const NEW_SIZE = { w: 700, h: 500 };
const ANY_TABLE = { w: 8000, h: 5000 };

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tried that isn't possible now
 */
@customElement('sandbox-board')
export class SandboxBoard extends GameBoard {
  static override styles: CSSResultGroup = [base, buttons, boardFrame, boardStyles, smallStyles];

  /** A box that this person has asked for with the game. */
  @property({ attribute: false }) wish: string | undefined;
  /** Where boxes from files lie for all; the table around the board sets it. */
  @property({ attribute: false }) shelf: BoardShelf | undefined;

  @query('tv-surface') private readonly surface!: TvSurface;

  @state() private chosen: readonly number[] = [];
  @state() private held = NONE;
  @state() private covered = false;
  @state() private open: PanelName | undefined;

  private readonly pieces = new Things();
  private readonly supplies = new Supplies(this, () => this.repaint());
  private painterNow: Painter = this.newPainter();
  private readonly ticks = new Ticks(this);
  private readonly pen = new Pen(this, (args) => void this.doing.attempt('ink', args));
  private readonly boxes = new BoxLaying(this, {
    view: () => this.view as SandboxView | undefined,
    supplies: this.supplies,
    shelf: () => this.shelf,
    lang: () => this.lang,
    lay: (act) => this.offer('lay', act),
    show: (window) => this.renderRoot.append(window),
    begun: () => (this.open = undefined),
  });
  private readonly doing: Doing = new Doing(this, {
    menu: () => this.renderRoot.querySelector<HTMLElement>('.menu'),
    offer: (move, args) => this.offer(move, args),
    check: (move, args) => this.check(move, args),
    writes: () => void this.supplies.fetchPanels(),
    opens: (panel) => {
      this.open = panel;
      void this.supplies.fetchPanels();
    },
    done: ({ ends }) => {
      if (ends) this.surface.chosen = [];
      this.held = NONE;
    },
  });
  private readonly putting: Putting = new Putting(this, {
    context: () => this.context,
    surface: () => this.surface,
    attempt: this.doing.attempt,
    refused: (move, args) => this.check(move, args) !== undefined,
    run: this.doing.run,
    snapped: (at) => this.editing.snapped(at),
  });
  private readonly editing: Editing = new Editing(this, {
    attempt: this.doing.attempt,
    loaded: () => this.supplies.loaded,
    shelf: () => this.shelf,
    dress: (sheet) => this.dress(sheet),
    repaint: () => this.repaint(),
    tell: (on) => this.putting.gesturing.prepares(on),
  });

  private get context(): BoardContext | undefined {
    const view = this.view as SandboxView | undefined;
    const { words: w } = this.supplies;
    if (!view || !w) return undefined;
    const { people } = this;
    const loaded = this.editing.seen(this.supplies.loaded);
    const still = this.past || view.me === null;
    const name = (seat: number): string => people.find((one) => one.seat === seat)?.name ?? '';
    const face = (of: number, which: number): string => loaded?.box.defs[of]?.faces?.[which]?.name ?? '';
    const tell = ({ what, ...args }: News): string => this.supplies.sentences[what]?.(args, name, face) ?? '';
    return { ...this.contextOf(view), w, tell, still, loaded };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const view = this.view as SandboxView | undefined;
    if (!view) return;
    this.supplies.want(view.box.hash, this.lang, this.shelf);
    if (view.over && !this.supplies.panels) void this.supplies.fetchPanels();
    this.putting.gesturing.use(this.gestures);
    this.ticks.run(view.clocks.some(isGoing) && !this.past);
    if (changed.has('lang')) this.repaint();
    if (this.held !== NONE && !view.hands.some(({ seat, cards }) => seat === view.me && cards.includes(this.held)))
      this.held = NONE;
  }

  protected override updated(): void {
    this.boxes.layNext();
    this.boxes.layWished(this.wish);
    this.dress(this.supplies.panels?.panelStyles.styleSheet);
    const { loaded } = this.supplies;
    if (loaded?.hash === (this.view as SandboxView | undefined)?.box.hash) this.editing.arrived(loaded?.hash);
  }

  /** The panels bring their own styles, once. */
  private dress(sheet: CSSStyleSheet | undefined): void {
    const root = this.renderRoot as ShadowRoot;
    if (sheet && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  /** Another painter has everything drawn anew: names and pictures have come. */
  private repaint(): void {
    this.painterNow = this.newPainter();
  }

  private newPainter(): Painter {
    return painter(() => this.context, pieceStyles);
  }

  // What hands do.

  private readonly onAct = ({ thing }: told.ActEvent): void => {
    const { context } = this;
    const act = context && firstAct(context, thing);
    if (act) this.doing.run(act);
  };

  private readonly onMenu = async ({ thing, point }: told.MenuEvent): Promise<void> => {
    if (thing === undefined) return;
    this.doing.forget();
    await this.updateComplete;
    this.doing.menu.openAt(point);
  };

  private readonly onChosen = ({ things }: told.ChosenEvent): void => {
    this.chosen = things;
    this.doing.forget();
    if (things.length > 0) this.held = NONE;
  };

  /** The buttons of counters, clocks and the like lie on the cloth: each does an act of its piece. */
  private readonly onClick = (event: MouseEvent): void => {
    const path = event.composedPath();
    const button = path.find((at): at is HTMLElement => at instanceof HTMLElement && at.dataset['does'] !== undefined);
    const n = button && this.surface.thingAt(path)?.n;
    const { context } = this;
    if (!button || n === undefined || !context) return;
    const act = actsFor(context, [n]).find(({ id }) => id === button.dataset['does']);
    if (act) this.doing.run(act);
  };

  /** Below the cloth: what is asked, the inks, or what can be done with what is chosen. */
  private below({ w }: BoardContext, acts: readonly PieceAct[]): TemplateResult | typeof nothing {
    const { doing, pen } = this;
    if (doing.objection) return objection(doing.objection, doing, w);
    return pen.tint === undefined ? bar(acts, doing, w) : pen.bar(w);
  }

  private handMenu(context: BoardContext): readonly PieceAct[] {
    return this.held === NONE ? wholeHand(context) : handActs(context, this.held, this.free(context, this.held));
  }

  /** Where a piece comes that is laid by a button: as near to the middle as there is room. */
  private free(context: BoardContext, n?: number): Point {
    const piece = n === undefined ? undefined : pieceOf(context, n);
    const size = piece && n !== undefined ? sizeOf(context, n, piece) : NEW_SIZE;
    return freePlace(this.pieces.all(context), size, this.middle);
  }

  /** Of what is seen. */
  private get middle(): Point {
    const { left, top, right, bottom } = this.surface?.inSight ?? { left: 0, top: 0, right: 8000, bottom: 5000 };
    return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  }

  protected override onKey(event: KeyboardEvent): void {
    const { menu, attempt } = this.doing;
    boardKey(event, {
      isMenuOpen: menu.isOpen,
      closeMenu: () => {
        menu.close();
        this.focus();
      },
      attempt: (move) => void attempt(move, {}),
      run: (id) => this.runBy(id),
    });
  }

  /** Does an act of what is chosen, if it has it. */
  private runBy(id: string): boolean {
    const { context } = this;
    const act = context && actsFor(context, this.chosen).find((one) => one.id === id);
    if (act) this.doing.run(act);
    return act !== undefined;
  }

  private get chosenThings(): readonly PieceThing[] {
    return this.chosen.flatMap((n) => (this.surface?.all.get(n) as PieceThing | undefined) ?? []);
  }

  override focus(): void {
    this.surface?.focus();
  }

  private cloth(context: BoardContext): TemplateResult {
    const { w, view } = context;
    const acts = actsFor(context, this.chosen);
    const { doing, putting, pen } = this;
    const isEmpty = view.box.hash === '' || view.over;
    return html`<tv-cloth game="free">
      <div class="cloth">
        ${others(context)}
        <div class="surface-area">
          <tv-surface
            data-drop="cloth"
            .things=${this.pieces.all(context)}
            .painter=${this.painterNow}
            .table=${this.supplies.loaded?.box.table ?? ANY_TABLE}
            .dots=${this.editing.dots}
            .label=${w.table}
            .may=${putting.may}
            .mayLift=${putting.mayLift}
            ?pen=${pen.tint !== undefined}
            data-ink=${pen.tint ?? nothing}
            @click=${this.onClick}
            @tv-surface-drawn=${pen.onDrawn}
            @tv-surface-put=${putting.onPut}
            @tv-surface-carry=${putting.onCarry}
            @tv-surface-back=${putting.onBack}
            @tv-surface-act=${this.onAct}
            @tv-surface-menu=${this.onMenu}
            @tv-surface-chosen=${this.onChosen}
          ></tv-surface>
          ${zoom(w, () => this.surface)} ${isEmpty && !context.still ? this.start(context) : nothing}
          ${putting.reveals ? html`<p class="reveals">${w.reveals}</p>` : nothing} ${this.below(context, acts)}
        </div>
        ${hand(context, {
          held: this.held,
          covered: this.covered,
          acts: this.handMenu(context),
          hold: (n) => {
            this.held = n;
            this.surface.chosen = [];
          },
          cover: (on) => (this.covered = on),
          run: doing.run,
          lift: (event) => {
            this.held = NONE;
            putting.onHandLift(event);
          },
          above: putting.onHandAbove,
          drop: putting.onHandDrop,
        })}
        ${
          this.open && this.supplies.panels
            ? this.supplies.panels.panel(context, this.open, {
                gallery: () => this.gallery(context),
                close: () => (this.open = undefined),
                attempt: doing.attempt,
                make: (rows) => void doing.attempt('make', { rows }),
                at: this.free(context),
                things: this.pieces.all(context),
                show: (n) => {
                  this.open = undefined;
                  this.surface.walkTo(n);
                  this.surface.focus();
                },
              })
            : nothing
        }
        ${doing.writing ? this.supplies.panels?.sheet(w, doing.writing, doing.written) : nothing}
        ${menu(acts, doing, w)}
      </div>
    </tv-cloth>`;
  }

  private start(context: BoardContext): TemplateResult {
    const bill = context.view.over ? this.supplies.panels?.bill(context) : undefined;
    return html`<div class="start ${bill ? 'over' : ''}">${bill ?? nothing}${this.gallery(context)}</div>`;
  }

  private gallery(context: BoardContext): TemplateResult {
    const { sure, layBox, openFiles, save } = this.boxes;
    const { panels, coverPen: pen } = this.supplies;
    return html`${panels?.gallery(context, { pen, sure, layBox, openFiles: () => void openFiles(), save: (asItLies) => void save(asItLies) })}`;
  }

  override render(): TemplateResult | typeof nothing {
    const { context } = this;
    if (!context) return nothing;
    return html`<div class="frame" @pointerdown=${this.doing.menu.onDown}>
      ${status(context, {
        attempt: this.doing.attempt,
        refused: (move, args) => this.check(move, args) !== undefined,
        lifting: [...this.putting.gesturing.lifting.values()],
        editing: [...new Set(this.putting.gesturing.editing.values())],
      })}
      <div class="main ${this.editing.on ? 'prepares' : ''}">
        ${
          context.still
            ? nothing
            : tools(context, {
                open: this.open,
                draws: this.pen.tint !== undefined,
                prepares: mayPrepare(context) ? this.editing.on : undefined,
                prepare: () => {
                  this.open = undefined;
                  void this.supplies.fetchPanels();
                  this.editing.toggle();
                },
                draw: () => {
                  this.open = undefined;
                  this.surface.chosen = [];
                  this.pen.choose(this.pen.tint === undefined ? 0 : undefined);
                },
                show: (name) => {
                  this.open = this.open === name ? undefined : name;
                  this.pen.choose(undefined);
                  this.boxes.forget();
                  void this.supplies.fetchPanels();
                },
              })
        }
        ${this.cloth(context)} ${this.editing.panel(context, this.chosenThings, this.free(context))}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-board': SandboxBoard;
  }
}
