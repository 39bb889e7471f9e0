/**
 * Pointing: what others at the table have a finger on for the moment, before it is an act. A board says what its own person points at, and is
 * told of the others. It never names a thing that not all may know of.
 */
import { css, html, nothing, type CSSResult, type TemplateResult } from 'lit';
import '../pictures/tv-plate.ts';

/** Somebody's finger on a thing. */
export interface Finger {
  readonly seat: number;
  /** A card is held over it. */
  readonly card: boolean;
}

/** By the thing's name on its board: a picture's number, a year. */
export type Pointed = ReadonlyMap<string, readonly Finger[]>;

/** Nobody points at anything. */
export const NOTHING_POINTED: Pointed = new Map();

/** This person has a finger on a thing, or has taken it away. */
export class PointEvent extends Event {
  /** At most 40 characters. */
  readonly thing: string | undefined;
  /** A card is held over it. */
  readonly card: boolean;
  constructor(thing: string | undefined, card = false) {
    super('tv-point', { bubbles: true, composed: true });
    this.thing = thing;
    this.card = card;
  }
}

declare global {
  interface HTMLElementEventMap {
    'tv-point': PointEvent;
  }
}

/** Plates of those who point at a thing: for the eye, its label says the same. @param plateOf picture of a seat's plate */
export function fingers(
  on: readonly Finger[] | undefined,
  plateOf: (seat: number) => number,
): TemplateResult | typeof nothing {
  if (!on || on.length === 0) return nothing;
  return html`<span class="fingers" aria-hidden="true"
    >${on
      .slice(0, 4)
      .map(
        ({ seat, card }) =>
          html`<span class=${card ? 'held' : ''}><tv-plate .plate=${plateOf(seat)}></tv-plate></span>`,
      )}</span
  >`;
}

/** How plates lie on what is pointed at. */
export const fingerStyles: CSSResult = css`
  .fingers {
    position: absolute;
    z-index: 3;
    inset-inline-end: 2px;
    bottom: 2px;
    display: flex;
    pointer-events: none;
    --tv-plate: 24px;
    animation: points var(--tv-fast) var(--tv-ease);
  }
  .fingers > span + span {
    margin-inline-start: -8px;
  }
  /* The back of the card that is held there, and its shadow. */
  .held {
    position: relative;
  }
  .held::before {
    content: '';
    position: absolute;
    inset: -12px 2px 6px;
    border-radius: 4px;
    background: var(--tv-kind-artifact, var(--tv-off));
    box-shadow:
      0 0 0 2px var(--tv-card),
      0 6px 10px rgb(0 0 0 / 0.35);
    rotate: 6deg;
  }
  @keyframes points {
    from {
      opacity: 0;
      scale: 1.4;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .fingers {
      animation: none;
    }
  }
`;
