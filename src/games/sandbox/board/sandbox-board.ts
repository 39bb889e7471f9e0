/**
 * The face of the free table: a cloth on which people move what lies there, their own hand below it, tools beside it. It knows no rule: what a
 * drop or a tap means is in `dropping.ts` and `acts.ts`, what happened is the table's to say.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { type BoxBoard, type BoxDone, type BoxWishes } from '../../../elements/frame/board-boxes.ts';
import type { BoardShelf } from '../../../elements/frame/board.ts';
import { base, buttons } from '../../../elements/look/base.ts';
import { boardFrame } from '../../../elements/frame/board-frame.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { GameBoard } from '../../../elements/frame/game-board.ts';
import type * as told from '../../../elements/surface/events.ts';
import type { Painter, Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import '../../../elements/frame/tv-cloth.ts';
import type { News } from '../state.ts';
import type { SandboxView } from '../view.ts';
import { actsFor, firstAct } from './acts.ts';
import { boardStyles } from './board-styles.ts';
import { ANY_TABLE, type BoardContext } from './context.ts';
import { mayPrepare, mayPrepareIt } from './editing.ts';
import { boardKey } from './board-keys.ts';
import { BackTile } from './back-tile.ts';
import { nameIn } from './boxes.ts';
import { below } from './below.ts';
import { cloth } from './cloth.ts';
import { clickedAct, middleOf, placeFor } from './finding.ts';
import { menu } from './menu.ts';
import { painter } from './paint.ts';
import { Parts } from './parts.ts';
import { pieceStyles } from './piece-styles.ts';
import { smallStyles } from './small-styles.ts';
import { gallery, start } from './start.ts';
import { status } from './status.ts';
import type { PieceThing } from './things.ts';
import { isGoing } from './tool-faces.ts';
import { tools } from './tools.ts';

/**
 * @event tv-propose - a move of the game
 * @event tv-laid - a box lies on the table (`box`, `pieces`, `seat`)
 * @event tv-pressed - somebody pressed a button (`button`, `seat`)
 * @event tv-score - somebody wrote points (`seat`, `points`)
 * @event tv-edited - somebody changed pieces or the box (`seat`)
 * @csspart cloth - what is played on
 * @csspart tool - each tool beside it
 * @csspart hand - one's own hand
 * @csspart piece - each piece
 * @event tv-explain - something was tried that isn't possible now
 */
@customElement('sandbox-board')
export class SandboxBoard extends GameBoard<SandboxView> implements BoxBoard {
  static override styles: CSSResultGroup = [base, buttons, boardFrame, boardStyles, smallStyles];

  /** Where boxes from files lie for all; the table around the board sets it. */
  @property({ attribute: false }) shelf: BoardShelf | undefined;
  /** A box that this person has asked for with the game. */
  @property({ attribute: false }) wish: string | undefined;
  @property() tools = '';
  @property({ attribute: false }) wishes: BoxWishes = {};

  @query('tv-surface') private readonly surface!: TvSurface;

  @state() private chosen: readonly number[] = [];

  #painterNow: Painter = painter(() => this.#context, pieceStyles);
  readonly #parts: Parts = new Parts(this, {
    view: () => this.view,
    context: () => this.#context,
    shelf: () => this.shelf,
    lang: () => this.lang,
    wishes: () => this.wishes,
    surface: () => this.surface,
    chosen: () => this.chosen,
    check: (move, args) => this.check(move, args),
    offer: (move, args) => this.offer(move, args),
    root: () => this.renderRoot as ShadowRoot,
    free: (context) => this.#free(context),
    middle: () => this.#middle,
    gallery: (context) => gallery(context, this.#parts),
    repaint: () => this.#repaint(),
    done: (ends) => {
      if (ends) this.surface.chosen = [];
      this.#parts.hand.letGo();
    },
    freeFor: (context, n) => this.#free(context, n),
  });

  constructor() {
    super();
    this.addController(new BackTile(this));
  }

  get #context(): BoardContext | undefined {
    const { view } = this;
    const { words: w } = this.#parts.supplies;
    if (!view || !w) return undefined;
    const { people } = this;
    const loaded = this.#parts.editing.seen(this.#parts.supplies.loaded);
    const still = this.past || view.me === null;
    const name = (seat: number): string => people.find((one) => one.seat === seat)?.name ?? '';
    const face = (of: number, which: number): string => (loaded ? nameIn(loaded.box, of, which) : '');
    const { sentences } = this.#parts.supplies;
    // Which game was set up is told once its box is here.
    const isHere = loaded?.hash === view.box.hash;
    const tell =
      sentences &&
      (({ what, ...args }: News): string =>
        what === 'lay' && !isHere ? '' : (sentences[what]?.(args, name, face) ?? ''));
    return { ...this.contextOf(view), w, tell, still, loaded, turned: this.#parts.side.turned };
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { view } = this;
    if (!view) return;
    this.#parts.supplies.want(view.box.hash, this.lang, this.shelf);
    if (view.over && !this.#parts.supplies.panels) void this.#parts.supplies.fetchPanels();
    // The bill lies there, with what may come next beside it.
    if (view.over && this.#parts.panels.open === 'games') this.#parts.panels.open = undefined;
    this.#parts.putting.gesturing.use(this.gestures);
    this.#parts.ticks.run(view.clocks.some(isGoing) && !this.past);
    if (changed.has('lang')) this.#repaint();
    this.#parts.before(view);
  }

  protected override updated(): void {
    const view = this.past ? undefined : this.view;
    this.#parts.boxes.layWished(this.wish);
    for (const event of this.#parts.look(view)) this.dispatchEvent(event);
  }

  /** Another painter has everything drawn anew: names and pictures have come. */
  #repaint(): void {
    this.#painterNow = painter(() => this.#context, pieceStyles);
  }

  // What a page asks (elements/frame/board-boxes.ts).

  get isBare(): boolean {
    const { view } = this;
    return !this.past && view?.box.hash === '' && mayPrepareIt(view);
  }

  async lay(box: Blob | string): Promise<BoxDone> {
    return (await this.#parts.door()).lay(box);
  }

  async exportBox(asLaid: boolean): Promise<Blob | undefined> {
    return (await this.#parts.door()).exportBox(asLaid);
  }

  async addDeck(csv: Blob, images: readonly File[]): Promise<BoxDone> {
    return (await this.#parts.door()).addDeck(csv, images);
  }

  // What hands do.

  readonly #onAct = ({ thing, at }: told.ActEvent): void => {
    const context = this.#context;
    const act = context && firstAct(context, thing);
    if (act) this.#parts.doing.run(act);
    else if (at) this.#parts.finger.point(at, thing);
  };

  readonly #onMenu = async ({ thing, point }: told.MenuEvent): Promise<void> => {
    if (thing === undefined) return;
    this.#parts.doing.forget();
    await this.updateComplete;
    this.#parts.doing.menu.openAt(point);
  };

  readonly #onChosen = ({ things }: told.ChosenEvent): void => {
    this.chosen = things;
    this.#parts.hovering.at = undefined;
    this.#parts.doing.forget();
    if (things.length > 0) this.#parts.hand.letGo();
  };

  /** The buttons of counters, clocks and the like lie on the cloth: each does an act of its piece. */
  readonly #onClick = (event: MouseEvent): void => {
    if (this.#parts.editing.on) return;
    const act = clickedAct(event.composedPath(), this.surface, this.#context);
    if (act) this.#parts.doing.run(act);
  };

  #free(context: BoardContext, n?: number): Point {
    return placeFor(context, this.#parts.pieces.all(context), this.#middle, n);
  }

  get #middle(): Point {
    return middleOf(this.surface);
  }

  protected override onKey(event: KeyboardEvent): void {
    const { menu: popover, attempt } = this.#parts.doing;
    boardKey(event, {
      isMenuOpen: popover.isOpen,
      closeMenu: () => {
        popover.close();
        this.focus();
      },
      attempt: (move) => void attempt(move, {}),
      run: (id) => this.#runBy(id),
      find: () => void this.#parts.panels.find(),
      point: () => this.#parts.finger.chosen(true),
      turn: this.#parts.side.turn,
    });
  }

  /** Does an act of what is chosen, if it has it. */
  #runBy(id: string): boolean {
    const context = this.#context;
    const act = context && actsFor(context, this.chosen).find((one) => one.id === id);
    if (act) this.#parts.doing.run(act);
    return act !== undefined;
  }

  override focus(): void {
    this.surface?.focus();
  }

  #onCloth(context: BoardContext): TemplateResult {
    const { w, view } = context;
    const { chosen } = this;
    const { doing, putting, pen, panels, supplies, clipping, between, hand, side } = this.#parts;
    const acts = actsFor(context, chosen);
    const isEmpty = view.box.hash === '' || view.over;
    // The bill and the next games have the room: nothing is done any more with what one held.
    const isCleared = view.over && !context.still;
    return html`${cloth(context, {
      things: this.#parts.pieces.all(context),
      painter: this.#painterNow,
      table: supplies.loaded?.box.table ?? ANY_TABLE,
      dots: this.#parts.editing.dots,
      idle: this.#parts.editing.on,
      tint: pen.tint,
      says: putting.lies ? w[putting.lies] : clipping.says || side.says(w),
      turn: side.turn,
      surface: () => this.surface,
      start: isEmpty && !context.still ? start(context, this.#parts) : nothing,
      below: isCleared
        ? nothing
        : below(context, { acts, chosen, hovered: this.#parts.hovering.button, doing, pen, panels: supplies.panels }),
      besides: html`${isCleared ? nothing : hand.view(context)} ${panels.view(context)}
      ${supplies.panels?.sheet(context, doing)} ${between.view(context, hand.covered)} ${menu(acts, doing, w)}`,
      meet: between.meet,
      hears: {
        may: putting.may,
        mayLift: putting.mayLift,
        click: this.#onClick,
        over: this.#parts.hovering.onOver,
        leave: this.#parts.hovering.onLeave,
        drawn: pen.onDrawn,
        lift: putting.onLift,
        put: putting.onPut,
        carry: putting.onCarry,
        back: putting.onBack,
        act: this.#onAct,
        menu: this.#onMenu,
        chosen: this.#onChosen,
      },
    })}`;
  }

  #toolbar(context: BoardContext): TemplateResult | typeof nothing {
    const { panels, pen, editing } = this.#parts;
    if (context.still || this.tools === 'none') return nothing;
    return tools(context, {
      open: panels.open,
      draws: pen.tint !== undefined,
      prepares: mayPrepare(context) ? editing.on : undefined,
      prepare: () => {
        panels.show(undefined);
        void this.#parts.supplies.fetchPanels();
        editing.toggle();
      },
      draw: () => {
        panels.show(undefined);
        this.surface.chosen = [];
        pen.choose(pen.tint === undefined ? 0 : undefined);
      },
      show: (name) => {
        panels.toggle(name);
        pen.choose(undefined);
        this.#parts.boxes.forget();
      },
    });
  }

  override render(): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!context) return nothing;
    const { doing, putting, editing } = this.#parts;
    const things = this.chosen.flatMap((n) => (this.surface?.all.get(n) as PieceThing | undefined) ?? []);
    const toolbar = this.#toolbar(context);
    return html`<div class="frame" @pointerdown=${doing.menu.onDown}>
      ${status(context, {
        attempt: doing.attempt,
        refused: (move, args) => this.check(move, args) !== undefined,
        lifting: [...putting.gesturing.lifting.values()],
        editing: [...new Set(putting.gesturing.editing.values())],
        choosing: this.#parts.between.says(context),
        wants: (what = '') => this.#parts.supplies.wanted[what]?.wanted ?? '',
      })}
      <div class="main ${editing.on ? 'prepares' : ''} ${toolbar === nothing ? 'toolless' : ''}">
        ${toolbar} ${this.#onCloth(context)} ${editing.panel(context, things, this.#free(context))}
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sandbox-board': SandboxBoard;
  }
}
