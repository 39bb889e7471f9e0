import { css, html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base } from './look/base.ts';
import type { Lang } from './frame/board.ts';
import { customElement } from './loading/define.ts';
import { dropStyles } from './dragging/drop-places.ts';
import { words } from './words.ts';
import './pictures/tv-icon.ts';
import './pictures/tv-plate.ts';

/** Somebody at the table, as a board tells of them. */
export interface PersonShown {
  readonly seat: number;
  readonly name: string;
  readonly plate: number;
  /** One fact and one word for how they are, as "3 carte" or "assente · 3 carte". */
  readonly says?: string;
  /** The person who looks at this screen: the own row says so. */
  readonly me?: boolean;
  /** It is their turn. */
  readonly turn?: boolean;
  /** Nothing is heard of them; their seat is kept. */
  readonly away?: boolean;
  /** Chosen, where people are chosen. */
  readonly on?: boolean;
  /** What only a screen reader hears after the fact. */
  readonly heard?: string;
  /** Where a card can be put down on them: as `dropAt` gives it. */
  readonly drop?: { readonly drop: string | undefined; readonly says: string | undefined };
}

/** Somebody was tapped. */
export class PersonEvent extends Event {
  readonly seat: number;
  constructor(seat: number) {
    super('tv-person');
    this.seat = seat;
  }
}

const say = words({ me: 'tu' }, { me: 'you' });

/**
 * The people at the table: plate, name, one fact, in seat order. As rows beside the cloth, as chips on it, or as a grid of plates with names
 * below. Turn is a double ring, absence a dashed plate; both are also in what the row says.
 *
 * @slot end-N - at the end of the row of seat N, as a count
 * @slot more-N - below it, as what lies before them
 * @event tv-person - somebody was tapped, where people can be
 * @cssproperty --tv-plate-row - size of a plate in a row, 44px if not set
 * @cssproperty --tv-seats-row - height of what somebody has there, 44px if not set; less only where nobody is tapped
 * @cssproperty --tv-seats-columns - of rows, as `1fr 1fr`
 * @cssproperty --tv-seats-line - width of the line between rows
 */
@customElement('tv-seats')
export class TvSeats extends LitElement {
  static override styles: CSSResultGroup = [
    base,
    dropStyles,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      .person {
        display: flex;
        align-items: center;
        gap: 10px;
        width: 100%;
        min-height: var(--tv-seats-row, 44px);
        border: 0;
        padding: 0;
        background: none;
        text-align: start;
        line-height: 1.15;
      }
      .who {
        display: grid;
        gap: 1px;
        min-width: 0;
      }
      .rows .who {
        flex: 1;
      }
      b {
        overflow-wrap: anywhere;
      }
      small {
        color: var(--tv-ink-2);
        font-size: 0.875rem;
        font-weight: 400;
        line-height: 1.2;
      }
      .away small {
        color: var(--tv-off);
        font-weight: 600;
      }
      .me {
        padding: 0 6px;
        border-radius: 6px;
        background: var(--tv-go);
        color: var(--tv-on-go);
        font: 700 0.75rem / 1.3 var(--tv-font-text);
        white-space: nowrap;
      }
      .rows {
        display: grid;
        grid-template-columns: var(--tv-seats-columns, minmax(0, 1fr));
        column-gap: 6px;
        --tv-plate: var(--tv-plate-row, 44px);
      }
      .rows li {
        padding: 3px 0;
      }
      .rows li + li {
        border-top: var(--tv-seats-line, 1.5px) dashed var(--tv-line);
      }
      .chips {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 8px 12px;
        --tv-plate: 44px;
      }
      .chips .person {
        min-height: 56px;
        padding: 5px 14px 5px 6px;
        border-radius: 30px;
        background: var(--tv-paper);
        box-shadow: var(--tv-shadow-1);
      }
      .chips small {
        white-space: nowrap;
      }
      .chips .away {
        background: transparent;
        box-shadow: inset 0 0 0 2px var(--tv-line-strong);
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 10px;
      }
      .grid .person {
        flex-direction: column;
        gap: 4px;
        text-align: center;
      }
      .person.on {
        border-radius: 12px;
        background: var(--tv-mark);
        box-shadow:
          0 0 0 3px var(--tv-focus-ink),
          0 0 0 6px var(--tv-focus);
      }
      .chips .person.on {
        border-radius: 30px;
        background: var(--tv-paper);
      }
      /* Of the board: the height is asked so that no cloth around it answers. */
      @container (max-width: 900px) and (min-height: 1px) {
        .person {
          gap: 7px;
        }
        .chips {
          flex-wrap: nowrap;
          justify-content: flex-start;
          gap: 6px;
          overflow-x: auto;
          padding: 6px 4px;
          margin: 0 -4px;
          --tv-plate: 34px;
        }
        .chips .person {
          min-height: 44px;
          padding: 2px 10px 2px 4px;
          gap: 7px;
        }
      }
      @media (forced-colors: active) {
        .chips .person {
          border: 1.5px solid CanvasText;
        }
        .person.on {
          outline: 4px double Highlight;
        }
      }
    `,
  ];

  @property() label = '';
  @property({ attribute: false }) people: readonly PersonShown[] = [];
  @property() layout: 'rows' | 'chips' | 'grid' = 'rows';
  /** People can be tapped: rows are buttons. */
  @property({ type: Boolean }) pickable = false;
  @property() override lang: Lang = 'it';

  #person(one: PersonShown): TemplateResult {
    const { seat, name, plate, says, me, turn, away, on, heard, drop } = one;
    const kind = `person ${away ? 'away' : ''} ${on ? 'on' : ''}`;
    const inner = html`<tv-plate .plate=${plate} ?turn=${turn ?? false} ?away=${away ?? false}></tv-plate>
      <span class="who">
        <span><b>${name}</b>${me ? html` <span class="me">${say(this.lang).me}</span>` : nothing}</span>
        ${says ? html`<small>${says}</small>` : nothing}${heard ? html`<span class="heard">${heard}</span>` : nothing}
      </span>
      <slot name="end-${seat}"></slot>`;
    if (!this.pickable) return html`<div class=${kind}>${inner}</div>`;
    return html`<button
      class=${kind}
      aria-pressed=${on ? 'true' : 'false'}
      data-drop=${ifDefined(drop?.drop)}
      data-says=${ifDefined(drop?.says)}
      @click=${(): void => void this.dispatchEvent(new PersonEvent(seat))}
    >
      ${inner}
    </button>`;
  }

  override render(): TemplateResult {
    return html`<ul class=${this.layout} aria-label=${this.label}>
      ${this.people.map(
        (one) =>
          html`<li aria-current=${ifDefined(one.turn ? 'true' : undefined)}>
            ${this.#person(one)}<slot name="more-${one.seat}"></slot>
          </li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tv-seats': TvSeats;
  }
  interface HTMLElementEventMap {
    'tv-person': PersonEvent;
  }
}
