import { css, html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { Announcer, ended } from './announce.ts';
import { customElement } from './loading/define.ts';
import { base } from './look/base.ts';
import { tellMeanwhile } from './meanwhile.ts';
import './pictures/tv-plate.ts';

/**
 * The one headline: who, and what is expected. The largest text of a running game; it never scrolls away. Each headline that stays for a
 * moment is said to screen readers, after what the outcome line tells. It also stands in a window that lies over the table.
 *
 * @event tv-told - something is said to all; where it is prevented, no window over the table shows it
 * @slot - the second line
 * @slot end - a clock or an act at the end of the line
 * @cssproperty --tv-aside - width that something else needs before what stands at the end
 */
@customElement('tv-status')
export class TvStatus extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    css`
      :host {
        display: block;
        container-type: inline-size;
        position: sticky;
        top: 0;
        z-index: var(--tv-z-bar);
        background: var(--tv-room);
      }
      .line {
        display: flex;
        align-items: center;
        gap: 16px;
        padding: 6px 24px 12px;
        /* One line and a second: with and without the second it is as high. */
        min-height: 78px;
        --tv-plate: 56px;
      }
      .plates {
        display: flex;
      }
      .plates tv-plate + tv-plate {
        margin-inline-start: -16px;
      }
      .say {
        flex: 1;
        min-width: 0;
        padding-inline-end: var(--tv-aside, 0px);
      }
      h2 {
        font-size: 2rem;
        line-height: 1.08;
        overflow-wrap: anywhere;
      }
      /* Close around it, and below the letters of the line that stands under it. */
      h2:focus-visible {
        outline-offset: 0;
        box-shadow: 0 0 0 5px var(--tv-focus);
      }
      .second {
        position: relative;
        color: var(--tv-ink-2);
        font-size: 1.0625rem;
        line-height: 1.3;
        margin-top: 2px;
      }
      .second ::slotted(*),
      .second {
        text-wrap: pretty;
      }
      ::slotted(b),
      ::slotted(strong) {
        color: var(--tv-ink);
      }
      /* On a wide board that is low, as on most laptops: the board's own height is meant. */
      @container (min-width: 901px) and (max-height: 700px) {
        .line {
          min-height: 58px;
          padding-block: 2px 6px;
          --tv-plate: 46px;
        }
        h2 {
          font-size: 1.625rem;
        }
        .second {
          font-size: 1rem;
          margin: 0;
        }
      }
      @container (max-width: 900px) {
        .line {
          min-height: 44px;
          padding: 0 12px 5px;
          gap: 9px;
          --tv-plate: 36px;
        }
        h2 {
          font-size: 1.1875rem;
        }
        .second {
          font-size: 0.875rem;
          margin: 0;
        }
      }
      @container (max-width: 600px) {
        .line {
          min-height: 74px;
          padding: 2px 12px 6px;
          gap: 10px;
          --tv-plate: 46px;
          /* Where acts at the end would leave a word's width, they go below. */
          flex-wrap: wrap;
        }
        .say {
          flex-basis: 6rem;
        }
        h2 {
          font-size: 1.3125rem;
        }
        /* Several are smaller, so that the line of a whole team breaks no later than that of one. */
        .plates:has(:nth-child(2)) {
          --tv-plate: 36px;
        }
        .second {
          font-size: 0.9375rem;
        }
        .second,
        .second ::slotted(*) {
          text-wrap: balance;
        }
        /* Two lines and two below them have the height of one and two, so that a long name moves no board. */
        .long {
          h2 {
            font-size: 1.0625rem;
            line-height: 1.06;
          }
          .second {
            font-size: 0.875rem;
            line-height: 1.2;
          }
        }
        .line:has(.long) {
          padding-block: 2px;
        }
        /* And so have three, beside a clock. */
        .longer {
          h2 {
            font-size: 0.875rem;
            line-height: 1.04;
          }
          .second {
            font-size: 0.8125rem;
            line-height: 1.1;
          }
        }
        .line:has(.longer) {
          padding-block: 0;
        }
      }
    `,
  ];

  /** At most 42 characters: a person or a team, and a verb. */
  @property() headline = '';
  /** Pictures of the plates in front, at most three are drawn. */
  @property({ attribute: false }) plates: readonly number[] = [];
  /** An earlier moment is looked at: nothing is said of it. */
  @property({ type: Boolean }) past = false;

  readonly #voice = new Announcer(this);
  /** The headline that was said last, or needn't be. */
  #heard = '';
  #told: readonly string[] = [];
  /** What is told says whose turn it is, as the headline does. */
  #isTurnTold = false;

  @query('h2') private readonly head!: HTMLElement;
  @query('.width') private readonly width!: HTMLElement;
  readonly #watch = new ResizeObserver(() => this.#fit());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch.disconnect();
    tellMeanwhile(this, []);
  }

  /** To whoever reads the page by ear the headline is told by this as well. */
  override focus(): void {
    this.#heard = this.headline;
    this.head.focus();
  }

  /**
   * @param sentences what has just happened, in its order: said before the headline that follows from it
   * @param isTurn they say whose turn it is: that headline is said by them
   */
  tell(sentences: readonly string[], isTurn = false): void {
    if (this.past) return;
    this.#told = [...this.#told, ...sentences];
    this.#isTurnTold ||= isTurn;
    this.#voice.say(this.#saying);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // A person who comes back from an earlier moment knows what is going on.
    if (this.past || changed.get('past')) this.#heard = this.headline;
    else if (changed.has('headline')) this.#voice.say(this.#saying);
  }

  readonly #saying = (): string => {
    const { headline } = this;
    const heard = this.#heard;
    const told = this.#told.map(ended).join(' ');
    // An outcome may have said the same.
    const isNew = headline !== heard && !this.#isTurnTold && !told.toLowerCase().includes(headline.toLowerCase());
    const says = [told, isNew ? ended(headline) : ''].join(' ').trim();
    this.#heard = headline;
    this.#told = [];
    this.#isTurnTold = false;
    if (says && this.dispatchEvent(new Event('tv-told', { bubbles: true, composed: true, cancelable: true })))
      tellMeanwhile(this, [says]);
    return says;
  };

  protected override updated(): void {
    // Of something that has no height: one that grows with the text would be told of its own change.
    this.#watch.observe(this.width);
    this.#fit();
  }

  /** How many lines the headline takes, is seen when it is drawn. */
  #fit(): void {
    const { head } = this;
    const { classList } = head.parentElement!;
    const lines = (): number => head.offsetHeight / Number.parseFloat(getComputedStyle(head).lineHeight);
    classList.remove('long', 'longer');
    classList.toggle('long', lines() > 1.5);
    classList.toggle('longer', lines() > 2.5);
  }

  override render(): TemplateResult {
    return html`<div class="line">
      ${
        this.plates.length > 0
          ? html`<span class="plates"
              >${this.plates.slice(0, 3).map((p) => html`<tv-plate .plate=${p}></tv-plate>`)}</span
            >`
          : nothing
      }
      <div class="say">
        <div class="width"></div>
        <h2 tabindex="-1">${this.headline}</h2>
        <p class="second"><slot></slot></p>
      </div>
      <slot name="end"></slot>
      ${this.#voice.region()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-status': TvStatus;
  }
}
