import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { customElement } from '../../../elements/loading/define.ts';
import { classMap } from 'lit/directives/class-map.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { GridKeys } from '../../../elements/grid-keys.ts';
import { near, nearStyles } from '../../../elements/frame/near.ts';
import { PanPinch } from '../../../elements/frame/pan-pinch.ts';
import type { CellView } from '../view.ts';
import { choosingWords, type Second } from './choosing.ts';
import { cardBack, cardBackStyles } from '../../../elements/cards/card-back.ts';
import { gridSizes } from './grid-sizes.ts';
import { gridStyles } from './grid-styles.ts';
import { keyStyles } from './key-styles.ts';
import { LookWatch } from './look.ts';
import { PictureSource } from './picture-source.ts';
import type { Pointer } from './pointers.ts';
import type { Pictures } from '../../../pictures/load.ts';
import { fingers, tag } from './on-picture.ts';
import { emblem, identityStyles, shape } from './shapes.ts';
import { boardWords } from './words.ts';
import { wayWords } from './ways/way-words.ts';
import { wordFace, wordFaceStyles } from './word-face.ts';
import type { PictureAct, PictureZoom } from './zoom.ts';

export const COLUMNS = 5;
/** How long a finger rests before the picture is shown large. */
const REST_MS = 450;

/** A picture was tapped, or chosen with Enter or Space. `at` is when, in ms of the page. */
export class CellEvent extends Event {
  readonly cell: number;
  readonly at: number;
  constructor(cell: number, at: number) {
    super('cn-cell', { bubbles: true });
    this.cell = cell;
    this.at = at;
  }
}

/**
 * The twenty pictures, always five a row, numbered so that one can say "fourteen". It draws what it is given and tells what was
 * tapped: what a tap means is the board's affair. A long press, the other mouse button or Z shows a picture large with its menu, two
 * fingers bring a part of all nearer.
 *
 * @event cn-cell - a picture was tapped
 */
@customElement('codenames-grid')
export class PictureGrid extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    identityStyles,
    cardBackStyles,
    gridStyles,
    wordFaceStyles,
    gridSizes,
    keyStyles,
    nearStyles,
  ];

  readonly #source = new PictureSource(this);
  readonly #look = new LookWatch(this);
  readonly #keys = new GridKeys(this, {
    items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('.cell')],
    columns: () => COLUMNS,
    legal: (i) => this.legal.has(i),
  });

  readonly #pan = new PanPinch(this, {
    content: () => this.renderRoot.querySelector<HTMLElement>('.grid'),
    began: () => clearTimeout(this.#rest),
  });

  #rest: ReturnType<typeof setTimeout> | undefined;
  #rested = false;

  @query('codenames-zoom') private readonly zoom!: PictureZoom;
  @state() private large: number | undefined;

  @property({ attribute: false }) cells: readonly CellView[] = [];
  @property() override lang: Lang = 'it';
  /** Where the drawings come from. */
  @property({ attribute: false }) load: (() => Promise<Pictures>) | undefined;
  /** The table's own pictures, in place of the drawings; what isn't here yet has its number only. */
  @property({ attribute: false }) own: ((face: number) => string | undefined) | undefined;
  /** They are here: draws them. */
  @property({ type: Boolean }) arrived = false;
  /** Taps choose now: pictures lift under the pointer. */
  @property({ type: Boolean }) open = false;
  /** Pictures that a tap does something with now. */
  @property({ attribute: false }) legal: ReadonlySet<number> = new Set();
  /** Pointed at, not yet touched. */
  @property({ type: Number }) chosen: number | undefined;
  /** What a second tap on it does. */
  @property() second: Second = 'touch';
  /** My own touch, not yet stamped. */
  @property({ type: Number }) sending: number | undefined;
  /** Touched, and nobody knows yet. */
  @property({ type: Number }) waiting: number | undefined;
  @property({ type: Number }) turning: number | undefined;
  /** Lies open since this session's last turn; marked where motion is reduced. */
  @property({ type: Number }) turned: number | undefined;
  /** Own aims in their order: they never leave this device. */
  @property({ attribute: false }) aims: readonly number[] = [];
  /** Soft marks and votes, by cell. */
  @property({ attribute: false }) pointers: ReadonlyMap<number, Pointer> = new Map();
  /** What may be done with a picture. */
  @property({ attribute: false }) menu: (cell: number) => readonly PictureAct[] = () => [];
  /** Labels tell the things in the pictures. */
  @property({ type: Boolean }) describe = false;

  /** Moves the keyboard's stop to a picture. */
  go(cell: number): void {
    this.#keys.go(cell);
  }

  override focus(): void {
    this.#keys.go(this.#keys.current);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#rest);
  }

  override willUpdate(): void {
    if (this.load && !this.own && this.cells.length > 0) this.#source.want(this.load);
  }

  #address(face: number): string | undefined {
    return this.own ? this.own(face) : this.#source.address(face, this.#look.look);
  }

  /** What a screen reader hears after the number. */
  #says(cell: CellView, i: number): string {
    const w = boardWords(this.lang);
    if (i === this.waiting || i === this.turning) return w.turning;
    const says: string[] = [];
    if (cell.cover) says.push(w.identity[cell.cover]);
    else if (cell.word !== undefined) says.push(cell.word);
    else if (this.describe) says.push((!this.own && this.#source.alt(cell.picture, this.lang)) || '');
    if (i === this.chosen) says.push(choosingWords(this.lang)[this.second].heard);
    if (i === this.sending) says.push(w.sending);
    if (cell.key && !cell.cover) says.push(w.inKey(w.identity[cell.key]));
    if (this.aims.includes(i)) says.push(w.aim(this.aims.indexOf(i) + 1));
    if (!cell.cover) says.push(this.pointers.get(i)?.says ?? '');
    return says.filter(Boolean).join(', ');
  }

  #tag(i: number): TemplateResult | typeof nothing {
    const w = boardWords(this.lang);
    if (i === this.sending) return tag('send', w.sending);
    if (i === this.waiting) return tag('hourglass', w.turning);
    return i === this.chosen ? tag('hand', choosingWords(this.lang)[this.second].tag) : nothing;
  }

  #cell(cell: CellView, i: number): TemplateResult {
    const w = boardWords(this.lang);
    const { cover, key } = cell;
    const { word } = cell;
    const address = word === undefined ? this.#address(cell.picture) : undefined;
    const backUp = i === this.waiting || i === this.turning;
    const aim = this.aims.indexOf(i);
    return html`<div class="place" role="gridcell">
      <button
        class=${classMap({
          cell: true,
          cover: cover !== undefined,
          [cover ?? '']: cover !== undefined,
          keyed: key !== undefined && !cover,
          [`in-${key ?? ''}`]: key !== undefined && !cover,
          open: this.open && !cover,
          chosen: i === this.chosen,
          sending: i === this.sending,
          turning: i === this.turning,
          turned: i === this.turned,
        })}
        data-cell=${i}
        data-name=${`${word === undefined ? w.picture : wayWords(this.lang).word} ${i + 1}`}
        aria-pressed=${ifDefined(i === this.chosen ? 'true' : undefined)}
      >
        ${word === undefined ? nothing : wordFace(word)}
        <span class=${classMap({ face: true, own: this.own !== undefined })}
          >${address ? html`<img src=${address} alt="" draggable="false" decoding="async" />` : nothing}</span
        >
        ${
          cover
            ? html`<span class="id ${cover}" aria-hidden="true"
                ><span class="mark">${shape(cover)}<i>${w.letter[cover]}</i></span
                ><b>${w.identity[cover]}</b></span
              >`
            : nothing
        }
        ${key && !cover ? html`<span class="key ${key}" aria-hidden="true">${emblem(key, w.letter[key])}</span>` : nothing}
        ${backUp ? cardBack() : nothing}
        <span class="heard">${word === undefined ? w.picture : wayWords(this.lang).word}</span
        ><span class="num">${i + 1}</span>
        <span class="heard">${this.#says(cell, i)}</span>
        ${aim >= 0 ? html`<span class="aim" aria-hidden="true">${aim + 1}</span>` : nothing}${cover ? nothing : fingers(this.pointers.get(i))}${this.#tag(i)}
      </button>
    </div>`;
  }

  #cellOf(event: Event): number | undefined {
    const button = (event.target as Element).closest<HTMLElement>('.cell');
    return button ? Number(button.dataset['cell']) : undefined;
  }

  readonly #onClick = (event: MouseEvent): void => {
    const cell = this.#cellOf(event);
    // The finger that has seen the picture large lets go of it.
    if (cell === undefined || (this.#rested && event.detail > 0)) return;
    this.dispatchEvent(new CellEvent(cell, event.timeStamp));
  };

  #enlarge(cell: number | undefined): void {
    if (cell === undefined) return;
    this.large = cell;
    Promise.all([import('./zoom.ts'), this.updateComplete])
      .then(() => this.zoom.show())
      .catch((error: unknown) => console.error(error));
  }

  readonly #onDown = (event: PointerEvent): void => {
    this.#rested = false;
    clearTimeout(this.#rest);
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const cell = this.#cellOf(event);
    this.#rest = setTimeout(() => {
      this.#rested = true;
      this.#enlarge(cell);
    }, REST_MS);
  };

  readonly #onUp = (): void => clearTimeout(this.#rest);

  readonly #onMenu = (event: MouseEvent): void => {
    const cell = this.#cellOf(event);
    event.preventDefault();
    // A finger's long press has shown it already.
    if (!this.#rested && event.button === 2) this.#enlarge(cell);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'z' || event.ctrlKey || event.metaKey) return;
    this.#enlarge(this.#cellOf(event));
  };

  #largePicture(): TemplateResult {
    const { picture, word } = this.cells[this.large ?? 0] ?? {};
    const w = boardWords(this.lang);
    return html`<codenames-zoom
      ?own=${this.own !== undefined}
      .number=${(this.large ?? 0) + 1}
      .label=${`${w.picture} ${(this.large ?? 0) + 1}`}
      .acts=${this.menu(this.large ?? 0)}
      .address=${(picture !== undefined && word === undefined && this.#address(picture)) || ''}
      .caption=${word ?? ((this.describe && !this.own && picture !== undefined && this.#source.alt(picture, this.lang)) || '')}
    ></codenames-zoom>`;
  }

  override render(): TemplateResult {
    const rows = Array.from({ length: Math.ceil(this.cells.length / COLUMNS) }, (_, r) => r * COLUMNS);
    return html`<div
        class=${this.cells.length > 20 ? 'grid five' : 'grid'}
        role="grid"
        aria-label=${this.cells.some(({ word }) => word !== undefined) ? wayWords(this.lang).cells : boardWords(this.lang).pictures}
        @click=${this.#onClick}
        @pointerdown=${this.#onDown}
        @pointerup=${this.#onUp}
        @pointercancel=${this.#onUp}
        @pointerleave=${this.#onUp}
        @contextmenu=${this.#onMenu}
        @keydown=${this.#onKey}
      >
        ${rows.map(
          (from) =>
            html`<div class="row" role="row">
              ${this.cells.slice(from, from + COLUMNS).map((cell, i) => this.#cell(cell, from + i))}
            </div>`,
        )}
      </div>
      ${near(this.#pan, this.lang)} ${this.large === undefined ? nothing : this.#largePicture()}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'codenames-grid': PictureGrid;
  }
  interface HTMLElementEventMap {
    'cn-cell': CellEvent;
  }
}
