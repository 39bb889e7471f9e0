/**
 * The face of Codenames: draws a view, turns taps into proposals. It knows no rule: what is possible it asks (`choices`, `check`),
 * and where something isn't, the table says why. The key is drawn only if it is in the view, and covered with one tap.
 */
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../../elements/define.ts';
import { Countdown } from '../../../elements/countdown.ts';
import { Announcer } from '../../../elements/announce.ts';
import { base, buttons } from '../../../elements/base.ts';
import type { BoardShelf } from '../../../elements/board.ts';
import { GameBoard } from '../../../elements/game-board.ts';
import { FromTop } from '../../../elements/from-top.ts';
import '../../../elements/tv-cloth.ts';
import type { CellView, CodenamesView, MarkView } from '../view.ts';
import { comandaStyles } from './comanda.ts';
import { menuActs } from './guess-rail.ts';
import { houseWords } from './house-words.ts';
import { news } from './news.ts';
import { layoutStyles } from './layout-styles.ts';
import { lobbyCloth, lobbyRail } from './lobby.ts';
import { lobbyStyles } from './lobby-styles.ts';
import { OwnPart } from './own/own-part.ts';
import { ownNote, ownStyles } from './own/own-rail.ts';
import './picture-grid.ts';
import type { CellEvent, PictureGrid } from './picture-grid.ts';
import { pointers } from './pointers.ts';
import type { Pictures } from '../../../pictures/load.ts';
import { rail, railStyles, type Hands } from './rail.ts';
import { RevealHold } from './reveal-hold.ts';
import { rulingStyles } from './rulings.ts';
import { identityStyles } from './shapes.ts';
import { givesClue, coversEnemy, guesses, seesKey, withoutKey, type Sight } from './sight.ts';
import { runsTo, status } from './status.ts';
import { teams, teamsStyles } from './teams.ts';
import { WaysPart, waysStyles } from './ways/ways-part.ts';
import { boardWords } from './words.ts';
import type { PictureAct } from './zoom.ts';

/** A second tap sooner than this is the same nervous finger, not a confirmation. */
const SECOND_TAP_MS = 400;
/** Two digits within this are one number. */
const DIGITS_MS = 900;

/**
 * @event tv-propose - a move of the game
 * @event tv-explain - something was tapped that isn't possible now
 */
@customElement('codenames-board')
export class CodenamesBoard extends GameBoard {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    identityStyles,
    teamsStyles,
    comandaStyles,
    railStyles,
    rulingStyles,
    lobbyStyles,
    ownStyles,
    waysStyles,
    layoutStyles,
  ];

  private readonly hold = new RevealHold(this);
  private readonly countdown = new Countdown(this, () => this.now());
  private readonly voice = new Announcer(this);
  protected readonly top: FromTop = new FromTop(
    this,
    () => this.shown && (this.shown.phase === 'lobby' ? 'lobby' : 'game'),
  );
  private digits = '';
  private digitsAt = 0;
  private chosenAt = 0;
  private heardOf: CodenamesView | undefined;
  private turned: number | undefined;

  @query('codenames-grid') private readonly grid!: PictureGrid | null;

  @state() private chosen: number | undefined;
  @state() private keyOpen = true;
  @state() private aims: readonly number[] = [];
  @state() private asking = false;
  @state() private stopping = false;
  @state() private forgone = false;

  @property({ attribute: false }) shelf: BoardShelf | undefined;
  /** Where the drawings come from. */
  @property({ attribute: false }) load: () => Promise<Pictures> = () =>
    import('../../../pictures/load.ts').then(({ loadPictures }) => loadPictures());
  /** Labels tell the things in the pictures: for who doesn't see them. */
  @property({ type: Boolean }) describe = false;

  /** Settles when no card turns any more. */
  get settled(): Promise<void> {
    return this.hold.settled;
  }

  private shown: CodenamesView | undefined;

  /** The picture that Tab would reach, if pictures lie there. */
  override focus(): void {
    this.grid?.focus();
  }

  override willUpdate(_changed: PropertyValues<this>): void {
    const before = this.shown;
    const view = this.view as CodenamesView | undefined;
    this.shown = view && this.hold.take(view);
    if (!this.shown) return;
    const { shown } = this;
    this.own.look(shown);
    this.countdown.feed(...runsTo(shown));
    if (before && (before.turn !== shown.turn || before.phase !== shown.phase)) {
      this.chosen = undefined;
      this.asking = false;
      this.stopping = false;
      this.forgone = false;
      if (before.turn !== shown.turn || shown.phase === 'lobby') this.aims = [];
    }
    if (this.aims.some((cell) => shown.grid[cell]?.cover))
      this.aims = this.aims.filter((cell) => !shown.grid[cell]?.cover);
    if (shown.phase === 'lobby') this.keyOpen = true;
    if (this.chosen !== undefined && shown.grid[this.chosen]?.cover) this.chosen = undefined;
    if (this.hold.turning !== undefined) this.turned = this.hold.turning;
    else if (shown !== this.heardOf) {
      const said = this.heardOf && news(this.heardOf, shown, boardWords(this.lang), houseWords(this.lang));
      this.heardOf = shown;
      if (said) this.voice.say(said);
    }
  }

  private get sight(): Sight | undefined {
    const { shown: view, people, waiting, lang, past } = this;
    return view && { view, people, waiting, lang, past, w: boardWords(lang), h: houseWords(lang) };
  }

  private pendingTouch(): number | undefined {
    const args = this.pending.find((p) => p.move === 'touch' || p.move === 'coverEnemy')?.args;
    return typeof args === 'object' && args !== null && 'cell' in args ? Number(args.cell) : undefined;
  }

  private canTouch(): ReadonlySet<number> {
    return new Set(
      this.choices('touch').flatMap((args) =>
        typeof args === 'object' && args !== null && 'cell' in args ? [Number(args.cell)] : [],
      ),
    );
  }

  private readonly attempt = (move: string, args: unknown): void => {
    this.offer(move, args);
  };

  private readonly own = new OwnPart(this, this.attempt);
  private readonly ways = new WaysPart(this, this.attempt);

  private readonly letGo = (): void => {
    const cell = this.chosen;
    this.chosen = undefined;
    if (cell !== undefined) this.grid?.go(cell);
  };

  private readonly confirm = (): void => {
    const cell = this.chosen;
    if (cell === undefined) return;
    this.chosen = undefined;
    const virtual = this.shown && coversEnemy(this.shown);
    this.attempt(virtual ? 'coverEnemy' : this.covers ? 'coverOwn' : 'touch', { cell });
  };

  /** CN-079: what is chosen is an own picture to be covered, not a guess. */
  private get covers(): boolean {
    return this.shown?.owed === true && givesClue(this.shown) && !this.forgone;
  }

  private readonly mark = (cell: number, mine: MarkView | undefined): void => {
    this.chosen = undefined;
    const hidden = this.shown?.options.deliberation === 'team';
    if (mine) this.attempt('unmark', { on: mine.on });
    else this.attempt('mark', hidden ? { hidden: cell } : { cell });
  };

  /** What the panel offers once a picture is chosen, without choosing it. */
  private readonly menu = (cell: number): readonly PictureAct[] => {
    const { sight } = this;
    if (!sight || !guesses(sight.view) || this.pending.length > 0 || !this.canTouch().has(cell)) return [];
    const touch = (): void => {
      this.chosen = cell;
      this.confirm();
    };
    return menuActs(sight, cell, { touch, mark: (mine) => this.mark(cell, mine) });
  };

  private readonly onCell = ({ cell, at }: CellEvent): void => {
    const view = this.shown;
    if (!view || this.hold.turning !== undefined || this.pending.length > 0) return;
    const taps = this.taps();
    if (!taps.cells.has(cell) || (taps.does === 'touch' && !this.canTouch().has(cell))) {
      if (!coversEnemy(view) && view.phase !== 'over') this.explained('touch', { cell });
    } else if (taps.does === 'aim') {
      this.aims = this.aims.includes(cell) ? this.aims.filter((other) => other !== cell) : [...this.aims, cell];
    } else if (taps.does === 'cover') {
      this.chosen = this.chosen === cell ? undefined : cell;
    } else if (this.chosen !== cell) {
      this.chosen = cell;
      this.chosenAt = at;
    } else if (at - this.chosenAt > SECOND_TAP_MS) this.confirm();
  };

  /** What a tap does now, and with which pictures: those that the rules may still refuse to be touched among them. */
  private taps(): { readonly does: 'cover' | 'aim' | 'touch'; readonly cells: ReadonlySet<number> } {
    const view = this.shown!;
    const keyed = (wants: (key: CellView['key']) => boolean): ReadonlySet<number> =>
      new Set(view.grid.flatMap(({ key, cover }, i) => (wants(key) && !cover ? [i] : [])));
    const own = (key: CellView['key']): boolean => key !== undefined && key === view.me.team;
    const enemy = (key: CellView['key']): boolean => key !== view.active && (key === 'red' || key === 'blue');
    if (coversEnemy(view)) return { does: 'cover', cells: keyed(enemy) };
    if (this.covers) return { does: 'cover', cells: keyed(own) };
    if (seesKey(view)) return { does: 'aim', cells: this.keyOpen ? keyed(own) : new Set() };
    return { does: 'touch', cells: guesses(view) ? keyed(() => true) : new Set() };
  }

  protected override onKey(event: KeyboardEvent): void {
    const from = event.composedPath()[0];
    if (from instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (this.chosen !== undefined) this.letGo();
      else if (this.shown && seesKey(this.shown)) this.keyOpen = false;
      return;
    }
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (!/^\d$/.test(event.key) || !this.shown || this.shown.grid.length === 0) return;
    const typed = event.timeStamp - this.digitsAt < DIGITS_MS ? this.digits + event.key : event.key;
    this.digits = Number(typed) <= this.shown.grid.length ? typed : event.key;
    this.digitsAt = event.timeStamp;
    if (Number(this.digits) > 0) this.grid?.go(Number(this.digits) - 1);
  }

  private get settable(): boolean {
    return this.check('configure', { change: {} })?.code !== 'move/unknown';
  }

  private hands(): Hands {
    return {
      chosen: this.chosen,
      busy: this.pending.length > 0 || this.hold.turning !== undefined,
      keyOpen: this.keyOpen,
      aimed: this.aims.length,
      asking: this.asking,
      attempt: this.attempt,
      check: this.check,
      letGo: this.letGo,
      confirm: this.confirm,
      toggleKey: () => (this.keyOpen = !this.keyOpen),
      ask: (asking) => (this.asking = asking),
      stopping: this.stopping,
      askStop: (stopping) => (this.stopping = stopping),
      forgone: this.forgone,
      forgo: () => (this.forgone = true),
      mark: this.mark,
    };
  }

  private cloth(sight: Sight): TemplateResult {
    const { view, w } = sight;
    const covered = seesKey(view) && !this.keyOpen;
    const keyed = seesKey(view) && this.keyOpen;
    const sending = this.pendingTouch();
    const waiting =
      (view.phase === 'reveal' || view.phase === 'enemy') && view.touched !== sending ? view.touched : undefined;
    return html`<tv-cloth class="cloth" game="codenames">
      ${
        view.pictures
          ? ownNote(sight.lang, this.own.hands())
          : html`<button class="btn describe" @click=${() => (this.describe = !this.describe)}>
              ${this.describe ? w.describeNot : w.describe}
            </button>`
      }
      <codenames-grid
        ?keyed=${keyed}
        .cells=${covered ? withoutKey(view) : view.grid}
        .lang=${sight.lang}
        .load=${this.load}
        .own=${this.own.address}
        .arrived=${this.own.pictures.state.at === 'ready'}
        .open=${guesses(view) && sending === undefined}
        .legal=${this.taps().cells}
        .chosen=${this.chosen}
        .sending=${sending}
        .waiting=${waiting}
        .turning=${this.hold.turning}
        .turned=${this.turned}
        .aims=${covered ? [] : this.aims}
        .pointers=${pointers(sight)}
        .describe=${this.describe}
        .menu=${this.menu}
        @cn-cell=${this.onCell}
      ></codenames-grid>
    </tv-cloth>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { sight } = this;
    if (!sight) return nothing;
    const lobby = sight.view.phase === 'lobby';
    return html`<div class="frame">
      ${status(sight, this.countdown.seconds)}
      ${
        lobby
          ? html`<div class="table lobby">
              ${lobbyCloth(sight, this.attempt)}${lobbyRail(sight, this.attempt, this.own.hands(), this.ways.rail(sight), this.settable)}
            </div>`
          : html`<div class="table ${sight.view.grid.length > 20 ? 'five' : ''}">
              ${teams(sight, this.choices('setTeam').length > 0 ? this.attempt : undefined)}${this.cloth(sight)}
              ${rail(sight, this.hands())}
            </div>`
      }
      ${this.own.dialog()}${this.ways.dialog(this.shown)}${this.voice.region()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-board': CodenamesBoard;
  }
}
