/** The own hand at the bottom of the cloth, and what others hold along its far side. Their backs are counted, never drawn with anything on them. */
import { nameOf, plateOf } from '../../../elements/frame/board-context.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { PickEvent } from '../../../elements/cards/card-row.ts';
import type { AboveEvent, DropEvent, LiftEvent } from '../../../elements/dragging/drag.ts';
import '../../../elements/cards/tv-hand.ts';
import type { ShownCard } from '../../../elements/cards/tv-hand.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import { COVERED, handPlace, NONE } from '../state.ts';
import type { PieceAct } from './act.ts';
import type { Meeting } from './between.ts';
import { faceKnown, faceOf, isHere, leftHands, listOf, pieceOf, type BoardContext } from './context.ts';
import { ownCardName } from './names.ts';
import './sandbox-face.ts';
import { sign } from './signs.ts';

export interface HandActions {
  /** The card of the own hand that is taken up; NONE: none is. */
  readonly held: number;
  /** Nobody looks into it for the moment. */
  readonly covered: boolean;
  readonly acts: readonly PieceAct[];
  hold(n: number): void;
  cover(on: boolean): void;
  run(act: PieceAct): void;
  lift(event: LiftEvent): void;
  /** It is held above another place. */
  above(event: AboveEvent): void;
  drop(event: DropEvent): void;
}

function shown(context: BoardContext, cards: readonly number[], covered: boolean): readonly ShownCard[] {
  const { w, loaded } = context;
  return cards.flatMap((n, i) => {
    const piece = pieceOf(context, n);
    if (!piece) return [];
    const face = covered ? undefined : faceKnown(context, n, piece);
    const isKnown = piece.face === COVERED && face !== undefined;
    const name = face === undefined ? w.hidden : ownCardName(context, n, piece);
    return {
      id: String(n),
      label: w.place(i + 1, cards.length, isKnown ? `${name}, ${w.known}` : name),
      face:
        face === undefined
          ? undefined
          : html`<sandbox-face .face=${faceOf(context, piece.of, face)} .loaded=${loaded}></sandbox-face>`,
      open: isKnown,
    };
  });
}

/** The own hand; nothing for whoever has no seat, or on a screen that all look at. */
export function hand(context: BoardContext, actions: HandActions): TemplateResult | typeof nothing {
  const { view, w, shared } = context;
  const { me } = view;
  if (me === null || shared) return nothing;
  const cards = listOf(context, handPlace(me));
  const { held, covered, acts } = actions;
  return html`<section
    class="hand ${cards.length === 0 ? 'empty' : ''}"
    data-drop="hand"
    part="hand"
    aria-label=${w.handShort}
  >
    <div class="hand-head">
      <span class="hand-name"
        ><tv-icon name="eye"></tv-icon>${cards.length === 0 ? w.hand : w.handCount(cards.length)}</span
      >
      ${
        cards.length === 0
          ? nothing
          : html`<span class="hand-acts">
              ${acts.map(
                (act) =>
                  html`<button class="btn small" @click=${(): void => actions.run(act)}>
                    ${sign(act.icon)}${act.label}
                  </button>`,
              )}
              <button
                class="btn small quiet"
                aria-pressed=${covered ? 'true' : 'false'}
                @click=${(): void => actions.cover(!covered)}
              >
                <tv-icon name=${covered ? 'eye' : 'eye-off'}></tv-icon>${covered ? w.uncover : w.cover}
              </button>
            </span>`
      }
    </div>
    ${
      cards.length === 0
        ? html`<p class="hand-say">${w.handEmpty}</p>`
        : html`<tv-hand
            .label=${w.handShort}
            .cards=${shown(context, cards, covered)}
            .chosen=${held === NONE ? '' : String(held)}
            .movable=${(): boolean => !context.still}
            @tv-pick=${({ id }: PickEvent): void => actions.hold(Number(id) === held ? NONE : Number(id))}
            @tv-lift=${(event: LiftEvent): void => actions.lift(event)}
            @tv-above=${(event: AboveEvent): void => actions.above(event)}
            @tv-drop=${(event: DropEvent): void => actions.drop(event)}
          ></tv-hand>`
    }
  </section>`;
}

/** Everybody else, with how many cards they hold; after them the hands that people left behind. */
export function others(context: BoardContext, meet: (of: Meeting) => void): TemplateResult {
  const { view, w, shared } = context;
  const seats = [...view.seats.filter((seat) => seat !== view.me || shared), ...leftHands(view)];
  const may = !context.still && !shared;
  const person = (inside: TemplateResult, of: Meeting): TemplateResult =>
    html`<li data-drop=${of.on === 'seat' && view.seats.includes(of.seat) ? `seat:${of.seat}` : nothing}>
      ${
        may
          ? html`<button class="other" @click=${(): void => meet(of)}>${inside}</button>`
          : html`<span class="other">${inside}</span>`
      }
    </li>`;
  return html`<ul class="others" aria-label=${w.people}>
    ${seats.map((seat) => {
      const count = listOf(context, handPlace(seat)).length;
      const away = !isHere(view, seat);
      return person(
        html`<tv-plate .plate=${plateOf(context, seat)} ?away=${away}></tv-plate>
          <span class="other-name">${nameOf(context, seat)}<span class="held">${w.handOf('', count)}</span></span>
          <b class="other-count" aria-hidden="true">${count}</b>`,
        { on: 'seat', seat },
      );
    })}
    ${may ? person(html`<tv-icon name="users"></tv-icon><span class="other-name">${w.together}</span>`, { on: 'all' }) : nothing}
  </ul>`;
}
