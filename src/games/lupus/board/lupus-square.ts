/**
 * The square of the village: everybody's plate in seat order, with what can be known of them by all. It never moves: by night the light
 * changes, not the places. What lies in its middle is the board's.
 */
import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { styleMap } from 'lit/directives/style-map.js';
import { base } from '../../../elements/look/base.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { GridKeys } from '../../../elements/grid-keys.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import { PersonEvent } from '../../../elements/tv-seats.ts';
import { words } from '../../../elements/words.ts';
import { CAPTION_WIDTH, layoutOf, type Layout } from './circle.ts';
import { fly, isStill } from './flight.ts';
import type { Pins } from './pins.ts';
import { pinsStyles } from './pins-styles.ts';
import { roleArt } from './role-art.ts';
import { sign } from './signs.ts';
import { squareStyles } from './square-styles.ts';

/** Somebody in the square, as all may see them. */
export interface Spot {
  readonly seat: number;
  /** Their number in the square, from 1; 0 for whoever moderates and doesn't play. */
  readonly no: number;
  readonly name: string;
  readonly plate: number;
  readonly is: 'living' | 'out' | 'ghost' | 'moderator';
  readonly says?: string;
  /** What is said of them is done: with a tick. */
  readonly done?: boolean;
  /** What all hear of how they are: "vivo", "fantasma". */
  readonly heard?: string;
  readonly votes?: number;
  readonly me?: boolean;
  readonly turn?: boolean;
  readonly away?: boolean;
  /** Stands in the middle now: the place is left empty. */
  readonly called?: boolean;
  /** Whether they can be chosen, where not all who live can; null where all can. */
  readonly candidate?: boolean | null;
}

/** A vote that has just been given. */
export interface Landing {
  /** Rises with each. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

const say = words(
  { me: 'tu', votes: (n: number) => (n === 1 ? 'un voto' : `${n} voti`), square: 'La piazza' },
  { me: 'you', votes: (n: number) => (n === 1 ? 'one vote' : `${n} votes`), square: 'The square' },
);

const [PHONE, DIGIT_MS] = [440, 700];
const RING_MS = 2_000;
const PHONES: Layout = { kind: 'rows', plate: 54, captions: true, columns: 4, points: [] };
/** More than so many stand closer on a phone, so that most are seen beside what is to be done. */
const CROWD = 16;
const CROWDED_PHONES: Layout = { ...PHONES, plate: 44 };
/** What those who are called to the middle need above rows, px. */
const CALLED = 112;

/** What the layout depends on: how many there are, and whether anybody is called to the middle. */
const shapeOf = (spots: readonly Spot[] = []): string => `${spots.length} ${spots.some(({ called }) => called)}`;

/**
 * @slot - what is said in its middle; left out where people stand in rows
 * @slot called - who stands in its middle
 * @event tv-person - somebody was tapped, where people can be
 */
@customElement('lupus-square')
export class LupusSquare extends LitElement {
  static override styles: CSSResultGroup = [base, squareStyles, pinsStyles];

  @property({ attribute: false }) spots: readonly Spot[] = [];
  /** People can be tapped. */
  @property({ type: Boolean }) pickable = false;
  /** The person chosen, by seat. */
  @property({ type: Number }) chosen = -1;
  /** What choosing is called: "Chi voti?" */
  @property() label = '';
  @property({ attribute: false }) landing: Landing | undefined;
  /** What only this person may see of others, by seat, and only while they hold. */
  @property({ attribute: false }) pins: ReadonlyMap<number, Pins> = new Map();
  @property() override lang: Lang = 'it';

  @state() private layout: Layout = layoutOf(8, 900, 600);
  /** The seat at which a vote hasn't landed yet. */
  @state() private awaited = -1;
  /** Where nothing moves, the seat at which a vote has just landed has a ring for a moment. */
  @state() private fresh = -1;

  #room = { width: 900, height: 600 };
  #landed: number | undefined;
  #typed = '';
  #typedAt = 0;
  readonly #watch = new ResizeObserver(([entry]) => this.#measure(entry!.contentRect));

  protected readonly keys: GridKeys = new GridKeys(this, {
    items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('button.spot')],
    columns: () => this.layout.columns,
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch.observe(this);
    this.addEventListener('keydown', this.#onDigit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    this.removeEventListener('keydown', this.#onDigit);
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('button.spot[tabindex="0"]')?.focus();
  }

  #measure({ width, height }: Pick<DOMRectReadOnly, 'width' | 'height'>): void {
    // In rows it has no height before it is drawn, and on a phone it follows from them.
    if (width < 1 || (height < 1 && width >= PHONE)) return;
    if (width === this.#room.width && (height === this.#room.height || width < PHONE)) return;
    this.#room = { width, height };
    this.#arrange();
  }

  #arrange(): void {
    const { width, height } = this.#room;
    // On a phone people stand in rows of four, and the square is as high as that needs.
    const called = this.spots.some((one) => one.called) ? CALLED : 0;
    const many = this.spots.length > CROWD;
    this.layout = width < PHONE ? (many ? CROWDED_PHONES : PHONES) : layoutOf(this.spots.length, width, height, called);
    this.setAttribute('kind', this.layout.kind);
    this.toggleAttribute('bare', !this.layout.captions);
    this.toggleAttribute('crowd', this.layout.kind === 'rows' && width / this.layout.columns < CAPTION_WIDTH);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Measured before it is first drawn: whoever is watched should find it as it stays.
    if (!this.hasUpdated) this.#measure({ width: this.clientWidth, height: this.clientHeight });
    if (changed.has('spots') && shapeOf(changed.get('spots')) !== shapeOf(this.spots)) this.#arrange();
    if (!changed.has('landing')) return;
    const { landing } = this;
    const isNew = landing !== undefined && this.#landed !== undefined && landing.number > this.#landed;
    this.#landed = landing?.number ?? 0;
    if (isNew) this.awaited = landing.to;
  }

  protected override updated(): void {
    const { awaited, landing } = this;
    if (awaited < 0 || !landing) return;
    const place = (seat: number): Element | null => this.renderRoot.querySelector(`[data-seat="${seat}"] .pw`);
    if (isStill()) this.#ring(awaited);
    void fly(this.renderRoot.querySelector<HTMLElement>('.air'), place(landing.from), place(landing.to)).then(() => {
      if (this.awaited === awaited) this.awaited = -1;
    });
  }

  #ring(seat: number): void {
    this.fresh = seat;
    setTimeout(() => void (this.fresh = this.fresh === seat ? -1 : this.fresh), RING_MS);
  }

  /** A number typed goes to whoever has it. */
  readonly #onDigit = (event: KeyboardEvent): void => {
    if (!/^\d$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || !this.pickable) return;
    const isSoon = event.timeStamp - this.#typedAt < DIGIT_MS;
    this.#typedAt = event.timeStamp;
    const has = (no: string): Spot | undefined => this.spots.find((spot) => String(spot.no) === no && spot.no > 0);
    const both = isSoon ? this.#typed + event.key : event.key;
    const found = has(both) ?? has(event.key);
    this.#typed = has(both) ? both : event.key;
    if (found) this.renderRoot.querySelector<HTMLElement>(`button[data-seat="${found.seat}"]`)?.focus();
  };

  /** Decoration: the field that is held says it in words. */
  #pinned(seat: number): TemplateResult {
    const { kind, of = [] } = this.pins.get(seat) ?? {};
    return html`<span class="pins" aria-hidden="true"
      >${kind ? html`<span class="kind">${roleArt(kind)}</span>` : nothing}${of.map(
        (plate) => html`<tv-plate class="pin" .plate=${plate}></tv-plate>`,
      )}</span
    >`;
  }

  #spot(spot: Spot, place: number): TemplateResult {
    const { seat, no, name, plate, is, says, done, heard, me, turn, away, called, candidate } = spot;
    const at = this.layout.points[place];
    const votes = (spot.votes ?? 0) - (this.awaited === seat ? 1 : 0);
    const isOn = this.chosen === seat;
    const kind = classMap({
      spot: true,
      [is]: true,
      turn: turn ?? false,
      on: isOn,
      fresh: this.fresh === seat,
      called: called ?? false,
      candidate: candidate ?? false,
    });
    const where = styleMap(at ? { left: `${at.x}px`, top: `${at.y}px` } : {});
    const w = say(this.lang);
    const inner = html`<span class="pw"
        >${
          called
            ? html`<span class="hole">${no}</span>`
            : html`<tv-plate .plate=${plate} ?away=${away ?? false}></tv-plate>`
        }${no > 0 && !called ? html`<span class="no">${no}</span>` : nothing}${
          is === 'ghost' ? html`<span class="badge">${sign('ghost')}</span>` : nothing
        }${
          votes > 0
            ? html`<span class="token"
                >${sign('fork')}<b>${votes}</b><span class="heard">${w.votes(votes)}</span></span
              >`
            : nothing
        }${this.#pinned(seat)}</span
      ><b class="name"><span>${name}</span>${me ? html` <i class="me">${w.me}</i>` : nothing}</b>${
        says
          ? html`<small class="says"
              >${done ? html`<tv-icon name="check"></tv-icon>` : nothing}<span>${says}</span></small
            >`
          : nothing
      }${heard ? html`<span class="heard">${heard}</span>` : nothing}`;
    if (!this.pickable || is !== 'living' || candidate === false)
      return html`<div
        class=${kind}
        style=${where}
        data-seat=${seat}
        role=${ifDefined(this.pickable ? undefined : 'listitem')}
        aria-current=${ifDefined(turn ? 'true' : undefined)}
      >
        ${inner}
      </div>`;
    return html`<button
      class=${kind}
      style=${where}
      data-seat=${seat}
      role="radio"
      aria-checked=${isOn ? 'true' : 'false'}
      @click=${(): void => void this.dispatchEvent(new PersonEvent(seat))}
    >
      ${inner}
    </button>`;
  }

  override render(): TemplateResult {
    const { plate, columns, kind } = this.layout;
    const w = say(this.lang);
    const sizes = {
      '--plate': `${plate}px`,
      '--columns': String(columns),
      '--beside': `${Math.floor((this.#room.width / columns - plate) / 2)}px`,
    };
    return html`<div class="square" style=${styleMap(sizes)}>
      <div class="middle"><slot></slot><slot name="called"></slot></div>
      <div class=${kind} role=${this.pickable ? 'radiogroup' : 'list'} aria-label=${this.label || w.square}>
        ${this.spots.map((spot, i) => this.#spot(spot, i))}
      </div>
      <span class="air token" aria-hidden="true" hidden>${sign('fork')}</span>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lupus-square': LupusSquare;
  }
}
