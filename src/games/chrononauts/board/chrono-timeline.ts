import { html, LitElement, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { customElement } from '../../../elements/loading/define.ts';
import { base } from '../../../elements/look/base.ts';
import { GridKeys } from '../../../elements/grid-keys.ts';
import type { Lang } from '../../../elements/frame/board.ts';
import { near, nearStyles } from '../../../elements/frame/near.ts';
import { fingers, fingerStyles, type Finger } from '../../../elements/frame/pointing.ts';
import { PanPinch } from '../../../elements/frame/pan-pinch.ts';
import { PickEvent } from '../../../elements/cards/card-row.ts';
import type { Mark } from './preview.ts';
import { pin, sign, waves } from './signs.ts';
import { timelineSmallStyles } from './timeline-small-styles.ts';
import { timelineStyles } from './timeline-styles.ts';

/** A place as it is drawn. */
export interface ShownPlace {
  readonly id: string;
  readonly year: number;
  readonly look: 'pin' | 'turned' | 'ripple' | 'paradox' | 'patch';
  readonly event: string;
  /** 'Paradosso', 'Toppa': over the event. */
  readonly state: string;
  readonly label: string;
  /** Of an AND Ripplepoint: one of its two is turned. */
  readonly half: 'dot' | 'tilt' | undefined;
  readonly far: boolean;
  readonly mark: Mark | undefined;
  readonly markText: string;
  /** It can be aimed at. */
  readonly aimable: boolean;
  readonly aimed: boolean;
  /** The fingers that point at it now. */
  readonly pointed: readonly Finger[];
  /** It has just changed. */
  readonly fresh: boolean;
  /** It has changed, and a tap turns it: what is written on it; '' else. */
  readonly due: string;
}

const COLUMNS = 8;
const MARK_SIGNS = {
  turns: 'rotate-3d',
  opens: 'zap',
  heals: 'circle',
  falls: 'scissors',
  covered: 'scissors',
} as const;

/**
 * The TimeLine: 32 places in four rows. A place that can be turned is dark and has a diamond, one that follows is light and has waves. A
 * Paradox is striped, a Patch lies stitched over it. One stop for Tab, arrows inside; two fingers bring a part of it nearer.
 *
 * @event tv-pick - a place was tapped
 */
@customElement('chrono-timeline')
export class ChronoTimeline extends LitElement {
  static override styles: CSSResultGroup = [base, timelineStyles, timelineSmallStyles, nearStyles, fingerStyles];

  readonly #keys: GridKeys = new GridKeys(this, {
    items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('[role=gridcell]')],
    columns: () => COLUMNS,
    legal: (i) => this.places[i]?.aimable === true || this.places[i]?.due !== '',
  });

  readonly #pan: PanPinch = new PanPinch(this, {
    content: () => this.renderRoot.querySelector<HTMLElement>('.grid'),
  });

  @property({ attribute: false }) places: readonly ShownPlace[] = [];
  @property() override lang: Lang = 'it';
  @property() label = '';
  /** Picture of a seat's plate. */
  @property({ attribute: false }) plateOf: (seat: number) => number = (seat) => seat;

  override focus(): void {
    const at = this.places.findIndex(({ aimable }) => aimable);
    this.#keys.go(at < 0 ? this.#keys.current : at);
  }

  #corner({ look, half }: ShownPlace): TemplateResult {
    if (look === 'paradox') return sign('zap');
    if (look === 'patch') return sign('scissors');
    if (look !== 'ripple') return pin(look === 'turned');
    return half === 'dot' ? html`<span class="half"><i></i><i></i></span>` : waves();
  }

  #place(one: ShownPlace): TemplateResult {
    const { id, look, year, half, far, mark, aimable, aimed, fresh, due } = one;
    const classes = [
      look,
      half === 'tilt' && 'tilt',
      far && 'far',
      mark && `m-${mark}`,
      aimable && 'can',
      fresh && 'fresh',
      due && 'due',
    ];
    return html`<button
      class=${classes.filter(Boolean).join(' ')}
      data-drop=${ifDefined(aimable || aimed ? id : undefined)}
      role="gridcell"
      aria-selected=${aimed ? 'true' : 'false'}
      aria-label=${one.label}
      @click=${(event: MouseEvent): void => void this.dispatchEvent(new PickEvent(id, event.detail === 0))}
    >
      <span class="head"><b>${year}${look === 'turned' ? html`<sup>′</sup>` : nothing}</b>${this.#corner(one)}</span>
      <span class="event">${one.state ? html`<em>${one.state}</em> ` : nothing}${one.event}</span>
      ${mark ? html`<span class="flag">${sign(MARK_SIGNS[mark])}<span>${one.markText}</span></span>` : nothing}
      ${due && !mark ? html`<span class="flag">${sign('rotate-3d')}<span>${due}</span></span>` : nothing}
      ${fingers(one.pointed, this.plateOf)}
    </button>`;
  }

  override render(): TemplateResult {
    const rows = Array.from({ length: Math.ceil(this.places.length / COLUMNS) }, (_, row) =>
      this.places.slice(row * COLUMNS, (row + 1) * COLUMNS),
    );
    return html`<div class="grid" role="grid" aria-label=${this.label}>
        ${rows.map((row) => html`<div role="row">${row.map((one) => this.#place(one))}</div>`)}
      </div>
      ${near(this.#pan, this.lang)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-timeline': ChronoTimeline;
  }
}
