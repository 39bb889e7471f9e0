import { html, LitElement, type CSSResultGroup, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { customElement } from '../loading/define.ts';
import { base } from '../look/base.ts';
import { words } from '../words.ts';
import type { Lang } from './board.ts';
import { ClearFocus } from './clear-focus.ts';
import { frameNarrow, frameWide } from './frame-styles.ts';

const beside = words<string>('Accanto alla tovaglia', 'Beside the cloth');

/** The places beside the cloth, in the order in which a screen reader meets them. */
const ZONES = ['start', 'window', 'rail', 'own'] as const;
type Zone = (typeof ZONES)[number];

/**
 * Where the parts of a board stand, at every size. A board puts each part into a slot and says nothing of columns and rows:
 *
 * - *wide* (over 900 px): the cloth, a column beside it, the own zone below;
 * - *low* (wide, and at most 700 px high, as a laptop's window of 1366 × 650): the same, closer together;
 * - *half* (at most 900 px, lying, as half a window on a call): a narrow column, small gaps;
 * - *tablet* (over 600 px, upright): the cloth, below it window and rail side by side, then the own zone;
 * - *phone* (at most 600 px, upright): all under each other, and all of it scrolls; the status line stays above, the window below.
 *
 * The status line and the window never scroll away. A zone has its place as long as an element is slotted into it, also an empty one. A board
 * that leaves the element there keeps the place, and nothing jumps. Sizes are those of the nearest size container, which `boardFrame` makes
 * of the board's host; a part of a board asks the same with `@container (max-width: 900px) and (orientation: landscape)`.
 *
 * @slot status - the status line (`tv-status`), with the outcome line (`tv-news`) in it
 * @slot - the middle: mostly one `tv-cloth`
 * @slot start - a column before the cloth, as tools or teams; on a phone above it
 * @slot window - the one place where this person owes something (`tv-panel` with `mine`); on a phone it stays at the bottom
 * @slot rail - what stands beside the cloth: people, order slip, piles
 * @slot own - what belongs to this person, as a hand, below the cloth
 * @csspart table - the grid of all but the status line
 * @csspart middle - where the cloth stands
 * @csspart start - the column before it
 * @csspart side - window and rail together
 * @csspart window - where the window stands
 * @csspart rail - where the rail stands
 * @csspart own - where the own zone stands
 * @cssproperty --tv-rail - width of the column beside the cloth; 250 to 330 px if not set, 232 at half size
 * @cssproperty --tv-start - width of the column before the cloth; as wide as what is in it if not set
 * @cssproperty --tv-gap - space between the zones
 * @cssproperty --tv-edge - space at both sides
 * @cssproperty --tv-foot - space below
 */
@customElement('tv-board-frame')
export class TvBoardFrame extends LitElement {
  static override styles: CSSResultGroup = [base, frameWide, frameNarrow];

  /** Where the own zone ends: at the column beside the cloth, or at the board's edge with the column above it. */
  @property({ reflect: true }) own: 'beside' | 'across' = 'beside';

  protected readonly clearFocus: ClearFocus = new ClearFocus(this, () => [
    this.querySelector(':scope > tv-status'),
    this.renderRoot.querySelector('.window:not([hidden])'),
  ]);

  @state() private filled: ReadonlySet<Zone> = new Set();

  /** The zones that something is slotted into: asked of the children, so that a board need not say it. */
  readonly #look = (): void => {
    const slots = new Set(Array.from(this.children, ({ slot }) => slot));
    const filled = ZONES.filter((zone) => slots.has(zone));
    if (filled.join() !== [...this.filled].join()) this.filled = new Set(filled);
    else if (this.hasUpdated) this.#watch();
  };

  /** What scrolls is a stop for Tab while it does, as not every engine makes it one: nothing in it need be. */
  readonly #reach = (): void => {
    for (const place of this.#scrolling) {
      const isCut = place.scrollHeight > place.clientHeight + 1;
      const isStop = isCut && getComputedStyle(place).overflowY === 'auto';
      if (isStop) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
      place.role = isStop ? 'group' : null;
      place.ariaLabel = isStop ? beside(this.#spoken) : null;
    }
  };
  readonly #sizes = new ResizeObserver(this.#reach);

  /** The board's own language. */
  get #spoken(): Lang {
    const root = this.getRootNode();
    return root instanceof ShadowRoot && (root.host as HTMLElement).lang === 'en' ? 'en' : 'it';
  }

  /** What somebody owes has buttons, at which Tab stops anyway. */
  get #scrolling(): Iterable<HTMLElement> {
    return this.renderRoot.querySelectorAll<HTMLElement>('.side, .rail');
  }

  /** The places, and what is in them, grow and shrink by themselves. */
  readonly #watch = (): void => {
    this.#sizes.disconnect();
    for (const one of [...this.#scrolling, ...this.children]) this.#sizes.observe(one);
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
  }

  protected override updated(): void {
    this.#watch();
  }

  /** Before anything is drawn, so that what fits itself into its place finds it. */
  protected override willUpdate(): void {
    if (!this.hasUpdated) this.#look();
  }

  #zone(zone: Zone): TemplateResult {
    return html`<div class=${zone} part=${zone} ?hidden=${!this.filled.has(zone)}>
      <slot name=${zone} @slotchange=${this.#look}></slot>
    </div>`;
  }

  override render(): TemplateResult {
    const { filled } = this;
    // A rail with a window above it is another place than one without: nothing in it has moved.
    return html`<slot name="status"></slot>
      <div class="table ${filled.has('window') ? 'owing' : ''}" part="table">
        ${this.#zone('start')}
        <div class="middle" part="middle"><slot></slot></div>
        <div class="side" part="side" ?hidden=${!filled.has('window') && !filled.has('rail')}>
          ${this.#zone('window')}${keyed(filled.has('window'), this.#zone('rail'))}
        </div>
        ${this.#zone('own')}
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-board-frame': TvBoardFrame;
  }
}
