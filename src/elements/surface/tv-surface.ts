/**
 * A cloth of any size with things on it, seen through a window. Hands lift, carry and put them, draw boxes around them, come nearer and move
 * on. It knows no game: it gets a list of things with places, and tells what hands did.
 */
import { css, html, LitElement, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../loading/define.ts';
import type { Side, Size } from './camera.ts';
import type { May } from './carrying.ts';
import { Choice } from './choice.ts';
import * as told from './events.ts';
import { SurfaceKeys, type Walked } from './keys.ts';
import { Layer } from './layer.ts';
import { Lifting, type LiftedFrom } from './lifting.ts';
import { Marks } from './marks.ts';
import { OthersHands } from './others-hands.ts';
import { OwnLayer } from './own-layer.ts';
import { Hands, type Ground } from './pointer.ts';
import { Sight } from './sight.ts';
import { Stroke } from './stroke.ts';
import { surfaceStyles } from './surface-styles.ts';
import { PX_PER_UNIT, type Painter, type Point, type Rect, type Thing } from './things.ts';

/** What is near the window is looked for so often while hands are at it. */
const LOOK_MS = 100;
/** From here on a card is smaller than 24 px: painters draw less of it below `.far`. */
const FAR = 0.19;
const NOTHING: Painter = { styles: css``, draw: () => undefined };

/**
 * @event tv-surface-lift - things were lifted
 * @event tv-surface-carry - they are moved, at most once a frame
 * @event tv-surface-put - they were put down; prevented: they go back at once
 * @event tv-surface-back - they have gone back
 * @event tv-surface-chosen - others are chosen
 * @event tv-surface-drawn - a pen has drawn a stroke
 * @event tv-surface-act - the first act of a thing is wanted
 * @event tv-surface-menu - all acts of a thing, or of the cloth, are wanted
 * @event tv-surface-sight - another part of the table is in sight
 */
@customElement('tv-surface')
export class TvSurface extends LitElement implements Ground, Walked, LiftedFrom {
  static override styles: CSSResultGroup = surfaceStyles;

  @property({ attribute: false }) things: readonly Thing[] = [];
  @property({ attribute: false }) painter: Painter = NOTHING;
  /** Size of the cloth, in units. */
  @property({ attribute: false }) table: Size = { w: 9000, h: 6000 };
  /** One looks from opposite, for oneself alone: what was above is below. Places stay what they are. */
  @property({ type: Boolean }) turned = false;
  /** One finger always moves the cloth. */
  @property({ type: Boolean }) still = false;
  /** What is dragged draws a stroke. */
  @property({ type: Boolean, reflect: true }) pen = false;
  /** Buttons that are drawn on things do nothing: things are chosen and moved by them. */
  @property({ type: Boolean, reflect: true }) idle = false;
  /** Between two dots that show a grid, in units; 0: there are none. */
  @property({ type: Number }) dots = 0;
  /** How a screen reader calls it. */
  @property() label = '';
  /** Whether what is lifted may be dropped on a thing that takes things. */
  @property({ attribute: false }) may: May = () => true;
  /** Whether these may be lifted now. */
  @property({ attribute: false }) mayLift: (things: readonly number[]) => boolean = () => true;

  readonly #layer = new Layer();
  readonly #own = new OwnLayer(this);
  readonly #marks = new Marks();
  readonly #line = new Stroke();
  readonly #grid = Object.assign(document.createElement('div'), { className: 'world dots', hidden: true });
  readonly #sight = new Sight(
    this,
    () => this.all.values(),
    () => this.#moved(),
  );
  readonly #lifting = new Lifting(this, this.#layer, this.#marks, this.#sight);
  readonly #hands = new Hands(this, this.#lifting, this.#sight);
  readonly #keys = new SurfaceKeys(this, this.#lifting);
  /** What others carry while they do it. */
  readonly others: OthersHands = new OthersHands(this.#layer, () => this.schedule());
  readonly #choice = new Choice(
    this.#marks,
    () => this.all,
    (was) => this.#chose(was),
  );
  readonly #resized = new ResizeObserver(() => this.#measure());
  #sheet: CSSStyleSheet | undefined;
  #drawing = 0;
  #looked = 0;
  #isBusy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized.observe(this);
    if (this.hasUpdated) this.#hands.connect(this.#ground);
    this.schedule();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
    this.stop();
    this.#hands.disconnect();
    this.others.clear();
    this.#layer.end();
    this.#own.end();
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
  }

  get #ground(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.ground')!;
  }

  protected override firstUpdated(): void {
    const ground = this.#ground;
    ground.querySelector('.clip')!.append(this.#grid, this.#layer.world, this.#marks.el, this.others.el, this.#line.el);
    ground.append(this.#layer.lifted);
    this.#hands.connect(ground);
  }

  get side(): Side {
    return this.turned ? -1 : 1;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('turned')) this.#turn();
    if (changed.has('painter')) this.#wear(this.painter);
    if (changed.has('things') || changed.has('painter')) this.#take();
    if (changed.has('table')) this.#sight.lay(this.table);
    if (changed.has('table') || changed.has('dots')) this.#lattice();
    // Another size is told by the observer; to ask for it after each act would have the page laid out at once.
    if (changed.has('table') || !this.#sight.camera) this.#measure();
  }

  #lattice(): void {
    const { w, h } = this.table;
    const step = `${this.dots * PX_PER_UNIT}px`;
    const [width, height] = [`${w * PX_PER_UNIT}px`, `${h * PX_PER_UNIT}px`];
    Object.assign(this.#layer.edge.style, { width, height });
    Object.assign(this.#grid.style, { width, height, backgroundSize: `${step} ${step}` });
    this.#grid.hidden = this.dots === 0;
    this.schedule();
  }

  /** What is in hand goes back first: it was taken from the other side. */
  #turn(): void {
    this.stop();
    this.#layer.turn(this.side);
    this.#sight.turn(this.side);
  }

  /** The painter's styles, beside the surface's own. */
  #wear({ styles }: Painter): void {
    const root = this.renderRoot as ShadowRoot;
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
    this.#sheet = styles.styleSheet;
    root.adoptedStyleSheets = this.#sheet ? [...others, this.#sheet] : others;
  }

  #take(): void {
    this.#layer.set(this.things, this.painter);
    if (this.#lifting.isGone) this.stop();
    this.#choice.sift();
    this.marked();
    this.#looked = 0;
    this.schedule();
  }

  #measure(): void {
    this.#sight.measure();
    this.#settle();
  }

  #moved(): void {
    this.#own.moved(this.#isBusy);
    this.schedule();
    this.dispatchEvent(new told.SightEvent());
  }

  get isDrawing(): boolean {
    return this.#drawing !== 0;
  }

  schedule(): void {
    this.#drawing ||= requestAnimationFrame(this.#frame);
  }

  readonly #frame = (time: number): void => {
    this.#drawing = 0;
    const lifting = this.#lifting;
    const sight = this.#sight;
    const layer = this.#layer;
    const drifts = lifting.drift();
    if (!sight.camera) return;
    layer.draw(sight.camera, lifting.by);
    const { transform } = layer.world.style;
    const turned = this.turned ? `${transform} scale(-1)` : transform;
    for (const el of [this.#marks.el, this.#line.el, this.#grid]) el.style.transform = turned;
    const follows = this.others.draw(transform, this.side);
    if ((this.#isBusy || follows) && time - this.#looked < LOOK_MS) return this.schedule();
    this.#looked = time;
    if (layer.look(sight.seen, sight.near, this.#isBusy) || drifts || follows) this.schedule();
    if (!this.#isBusy) this.#own.rest();
  };

  /** What is drawn at one size whatever the scale learns of it when hands have left: it would cost a frame else. */
  #settle(): void {
    this.#ground.style.setProperty('--k', String(1 / this.scale));
    this.#ground.classList.toggle('far', this.scale < FAR);
  }

  // What is seen (sight.ts).

  /** All of the cloth is in sight. */
  get isWhole(): boolean {
    return this.#sight.isWhole;
  }

  /** How many px of the window a px of the world is. */
  get scale(): number {
    return this.#sight.scale;
  }

  /** The part of the table that is in sight, in units. */
  get inSight(): Rect {
    return this.#sight.seen;
  }

  /** How many things are in the page. */
  get inPage(): number {
    return this.#layer.inPage;
  }

  /** All of the table in sight. */
  fit(): void {
    this.#sight.fit();
    this.#settle();
  }

  /** Nearer by a factor, about the middle. */
  zoomBy(factor: number): void {
    this.#sight.zoom(factor);
    this.#settle();
  }

  /** A place of the table comes to the middle. */
  lookAt(at: Point): void {
    this.#sight.lookAt(at);
  }

  placeOf(at: Point): Point {
    return this.#sight.placeOf(at);
  }

  pointOf(at: Point): Point {
    return this.#sight.pointOf(at);
  }

  // What is chosen (choice.ts).

  /** By number. */
  get chosen(): readonly number[] {
    return [...this.#choice.now];
  }
  set chosen(things: readonly number[]) {
    this.#choice.set(things);
  }

  isChosen(n: number): boolean {
    return this.#choice.now.has(n);
  }

  choose(n: number | undefined, way: 'only' | 'also' | 'toggle'): void {
    const at = (this.#keys.cursor = n ?? this.#keys.cursor);
    if (way !== 'toggle') this.#choice.choose(n, way);
    else if (this.all.has(at ?? -1)) this.#choice.choose(at, way);
  }

  #chose(was: ReadonlySet<number>): void {
    const { now } = this.#choice;
    for (const n of new Set([...was, ...now])) {
      const el = this.#layer.element(n);
      if (el) el.ariaSelected = String(now.has(n));
    }
    this.marked();
    this.dispatchEvent(new told.ChosenEvent([...now]));
  }

  /** Lays something over the things that moves with them: its lengths are px of the world. */
  drape(el: HTMLElement): void {
    if (el.parentNode !== this.#marks.el) this.#marks.el.append(el);
  }

  marked(): void {
    if (this.#lifting.isLifting) return this.#marks.ringAround([]);
    const things = this.chosen.flatMap((n) => this.all.get(n) ?? []);
    this.#marks.ringAround(things, this.all.get(this.#keys.cursor ?? -1));
  }

  box(from: Point, to: Point, adds: boolean): void {
    this.#choice.box(this.placeOf(from), this.placeOf(to), adds);
  }

  boxed(): void {
    this.#choice.boxed();
  }

  get all(): ReadonlyMap<number, Thing> {
    return this.#layer.things;
  }

  thingAt(path: readonly EventTarget[]): Thing | undefined {
    return this.#layer.at(path);
  }

  widthOf({ w, h }: Thing): number {
    return Math.min(w, h) * PX_PER_UNIT * this.scale;
  }

  // What is carried (lifting.ts, others-hands.ts).

  /** All that hands or keys are doing ends without having been. */
  stop(): void {
    this.#hands.stop();
    this.#lifting.back();
  }

  /** The thing under a point of the page's window that takes what comes from elsewhere, as from a hand. */
  takerUnder(point: Point): Thing | undefined {
    return this.#lifting.takerUnder(point);
  }

  stroke(to: Point): void {
    this.#line.to(this.placeOf(to));
  }

  stroked(counts: boolean): void {
    const points = this.#line.end();
    if (counts && points.length > 1) this.dispatchEvent(new told.DrawnEvent(points));
  }

  act(n: number, twice?: Point): void {
    this.dispatchEvent(new told.ActEvent(n, twice && this.placeOf(twice)));
  }

  menu(n: number | undefined, at: Point): void {
    this.dispatchEvent(new told.MenuEvent(n, at, this.placeOf(at)));
  }

  busy(on: boolean): void {
    this.#isBusy = on;
    if (!on) {
      this.#own.settle();
      this.#settle();
    }
    this.schedule();
  }

  // By keyboard (keys.ts).

  override focus(): void {
    this.#ground.focus();
  }

  /** The keyboard goes to a thing, which comes into sight. */
  walkTo(n: number, adds = false): void {
    const thing = this.all.get(n);
    if (!thing) return;
    this.#sight.bring(thing);
    this.#layer.show(n);
    this.choose(n, adds ? 'also' : 'only');
    this.#ground.setAttribute('aria-activedescendant', `n${n}`);
  }

  override render(): TemplateResult {
    return html`<div
      class="ground"
      tabindex="0"
      role="listbox"
      aria-multiselectable="true"
      aria-label=${this.label}
      @keydown=${this.#keys.onKey}
    >
      <div class="clip"></div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-surface': TvSurface;
  }
}
