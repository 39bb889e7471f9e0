/** The parts of the board that hold something of their own, each told what it needs of the others. */
import type { ReactiveControllerHost } from 'lit';
import type { BoxWishes } from '../../../elements/frame/board-boxes.ts';
import type { BoardShelf, Lang, RefusalWords } from '../../../elements/frame/board.ts';
import type { Point } from '../../../elements/surface/things.ts';
import type { TvSurface } from '../../../elements/surface/tv-surface.ts';
import type { Show } from '../cards/hand-moves.ts';
import type { SandboxView } from '../view.ts';
import { actsFor } from './acts.ts';
import type { BoxDoor } from './api/box-door.ts';
import { Telling } from './api/telling.ts';
import { Between } from './between.ts';
import { BoxLaying } from './box-laying.ts';
import { Clipping } from './clipping.ts';
import { pieceOf, type BoardContext } from './context.ts';
import { Doing } from './doing.ts';
import { Pen } from './drawing.ts';
import { Editing } from './editing.ts';
import { Finger } from './finger.ts';
import { Hovering } from './hovering.ts';
import { Looking } from './looking.ts';
import { OwnHand } from './own-hand.ts';
import { pagePace, Pace } from './pace.ts';
import { Panels, type PanelsPorts } from './panels.ts';
import { Putting } from './putting.ts';
import { Supplies } from './supplies.ts';
import { TableSide } from './side.ts';
import { Things } from './things.ts';
import { Ticks } from './ticks.ts';

/** What the parts need of their board. */
export interface PartsPorts {
  view(): SandboxView | undefined;
  context(): BoardContext | undefined;
  shelf(): BoardShelf | undefined;
  lang(): Lang;
  wishes(): BoxWishes;
  surface(): TvSurface;
  chosen(): readonly number[];
  check(move: string, args: unknown): RefusalWords | undefined;
  /** Hands it to the table, or has the table say why not. */
  offer(move: string, args: unknown): boolean;
  root(): ShadowRoot;
  /** As near to the middle as there is room. */
  free(context: BoardContext): Point;
  /** The same for this piece. */
  freeFor(context: BoardContext, n: number): Point;
  /** Of what is seen. */
  middle(): Point;
  readonly gallery: PanelsPorts['gallery'];
  /** Names and pictures may look otherwise. */
  repaint(): void;
  /** An act was done. @param ends what it was about lies elsewhere now */
  done(ends: boolean): void;
}

export class Parts {
  readonly pieces: Things = new Things();
  readonly telling: Telling = new Telling();
  readonly ticks: Ticks;
  readonly side: TableSide;
  readonly supplies: Supplies;
  readonly pen: Pen;
  readonly hovering: Hovering;
  readonly finger: Finger;
  readonly boxes: BoxLaying;
  /** Boxes in and out and decks added, for the page around the table: fetched when that asks. */
  readonly door: () => Promise<BoxDoor>;
  #door: BoxDoor | undefined;
  readonly doing: Doing;
  readonly between: Between;
  readonly panels: Panels;
  readonly putting: Putting;
  readonly editing: Editing;
  readonly hand: OwnHand;
  readonly clipping: Clipping;
  readonly #looking: Looking = new Looking();
  readonly #ports: PartsPorts;

  constructor(host: ReactiveControllerHost & HTMLElement & { readonly table: string }, ports: PartsPorts) {
    this.#ports = ports;
    const { view, shelf, lang, offer, check, surface, context } = ports;
    const pace = new Pace(host, pagePace(offer));
    const supplies = (this.supplies = new Supplies(host, ports.repaint));
    this.ticks = new Ticks(host);
    this.side = new TableSide(host);
    this.pen = new Pen(host, {
      draw: (args) => void this.doing.attempt('ink', args),
      dress: (sheet) => this.dress(sheet),
    });
    this.hovering = new Hovering(host, (n) => this.#isButton(n));
    this.finger = new Finger({
      context,
      surface,
      chosen: ports.chosen,
      gesturing: () => this.putting.gesturing,
      mouse: () => this.hovering.at,
      dress: (sheet) => this.dress(sheet),
    });
    this.boxes = new BoxLaying(host, {
      view,
      supplies,
      shelf,
      lang,
      wishes: ports.wishes,
      refusal: (act) => check('lay', act),
      lay: (act) => offer('lay', act),
      bring: (file) => this.editing.bring(file, true),
      show: (window) => ports.root().append(window),
      begun: () => this.panels.show(undefined),
    });
    const { middle } = ports;
    let coming: Promise<BoxDoor> | undefined;
    this.door = () =>
      (coming ??= import('./api/box-door.ts').then(
        (late) =>
          (this.#door = new late.BoxDoor(host, {
            view,
            supplies,
            shelf,
            lang,
            check,
            offer,
            middle,
            context,
            laying: this.boxes,
          })),
      ));
    this.doing = new Doing(host, {
      menu: () => ports.root().querySelector<HTMLElement>('.menu'),
      offer: (move, args) => {
        if (move === 'look') this.#looking.asks(args);
        return pace.offer(move, args);
      },
      check,
      writes: () => void supplies.fetchPanels(),
      again: ({ id, args }) => {
        const context = ports.context();
        const { n } = args as { readonly n: number };
        return context && actsFor(context, [n]).find((act) => act.id === id);
      },
      opens: (panel, args) => {
        if (panel === 'finger') this.finger.chosen(false);
        else if (panel === 'show') this.between.meet({ on: 'card', n: (args as Show).p[0]! });
        else this.panels.show(panel, (args as { n?: number }).n ?? ports.chosen()[0]);
      },
      done: ({ ends }) => ports.done(ends === true),
    });
    const { attempt, run } = this.doing;
    this.between = new Between(host, attempt);
    this.panels = new Panels(host, {
      supplies,
      root: ports.root,
      attempt,
      things: (now) => this.pieces.all(now),
      free: ports.free,
      gallery: ports.gallery,
      show: (n) => {
        surface().walkTo(n);
        surface().focus();
      },
    });
    this.putting = new Putting(host, {
      context,
      surface,
      attempt,
      run,
      refused: (move, args) => check(move, args) !== undefined,
      snapped: (at) => this.editing.snapped(at),
      finger: this.finger.hear,
    });
    this.hand = new OwnHand(host, {
      run,
      putting: this.putting,
      free: ports.freeFor,
      took: () => (surface().chosen = []),
    });
    this.clipping = new Clipping(host, {
      context,
      chosen: ports.chosen,
      bring: (file) => void this.editing.bring(file),
      files: (files) => void this.boxes.openFiles(files),
      lang,
    });
    this.editing = new Editing(host, {
      attempt,
      shelf,
      lang,
      surface,
      context,
      openFiles: () => void this.boxes.openFiles(),
      things: (now) => this.pieces.all(now),
      middle,
      beginHere: () => this.boxes.beginHere(),
      clipping: () => this.clipping,
      loaded: () => supplies.loaded,
      dress: (sheet) => this.dress(sheet),
      repaint: ports.repaint,
      tell: (on) => this.putting.gesturing.prepares(on),
    });
  }

  /** Panels bring their own styles, once. */
  dress(sheet: CSSStyleSheet | undefined): void {
    const root = this.#ports.root();
    if (sheet && !root.adoptedStyleSheets.includes(sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  #isButton(n: number): boolean {
    const context = this.#ports.context();
    const is = context !== undefined && pieceOf(context, n)?.kind === 'button';
    if (is) void this.supplies.fetchPanels();
    return is;
  }

  /** With each view, before it is drawn. */
  before(view: SandboxView): void {
    this.hand.look(view);
    this.side.lies(view.box);
    const context = this.#ports.context();
    const shown = context && !context.past && this.#looking.look(context);
    if (shown) this.panels.looked(shown);
  }

  /** After each view: what waited for it goes on. @param view as the table is now; none where one looks back */
  look(view: SandboxView | undefined): readonly Event[] {
    this.boxes.layNext();
    this.#door?.look(view);
    this.dress(this.supplies.panels?.panelStyles.styleSheet);
    const { loaded } = this.supplies;
    this.editing.look(view);
    return view ? this.telling.look(view, (of) => loaded?.box.defs[of]?.name ?? '') : [];
  }
}
