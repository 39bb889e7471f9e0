/** What lies on the table: people and their hands above, pile, face-up cards and dice in the middle, one's own hand below. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import type { PickEvent } from '../../../elements/cards/card-row.ts';
import { customElement } from '../../../elements/loading/define.ts';
import type { LiftEvent } from '../../../elements/dragging/drag.ts';
import { dropAt, dropStyles } from '../../../elements/dragging/drop-places.ts';
import '../../../elements/cards/tv-card.ts';
import '../../../elements/cards/tv-hand.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/cards/tv-pile.ts';
import '../../../elements/tv-seats.ts';
import type { PersonEvent, PersonShown } from '../../../elements/tv-seats.ts';
import { faceShort } from '../faces.ts';
import type { HandView } from '../view.ts';
import { ownHand, shown, type BoardActions, type BoardContext } from './board-context.ts';
import { cardFace, faceName } from './card-face.ts';
import './choosing.ts';
import { feltNarrow, feltStyles } from './felt-styles.ts';
import './laboratory-dice.ts';
import './laboratory-row.ts';
import { seatPlace } from './places.ts';
import { legendStyles } from './zone-styles.ts';

const MOST_BACKS = 7;

/** Somebody else at the table, and what can be said of their hand. */
function personShown(context: BoardContext, { seat, cards, state }: HandView): PersonShown {
  const { w, lang, view, target } = context;
  const count = cards.length === 0 ? w.none : w.cards(cards.length);
  const told = cards.flatMap(({ face }) => (face === undefined ? [] : [faceName(face, lang)]));
  return {
    seat,
    name: nameOf(context, seat),
    plate: plateOf(context, seat),
    says: state === 'here' ? count : `${state === 'away' ? w.away : w.left} · ${count}`,
    away: state !== 'here',
    turn: view.job?.by === seat,
    on: target.on === 'seat' && target.seat === seat,
    drop: dropAt(context.places, seatPlace(seat)),
    ...(told.length > 0 && { heard: w.faceUp(told.join(', ')) }),
  };
}

/** A hand of somebody else: backs, and the faces that one may see. */
function backs({ lang }: BoardContext, { seat, cards }: HandView): TemplateResult {
  const known = cards.filter(({ face }) => face !== undefined);
  const covered = Math.min(MOST_BACKS, cards.length - known.length);
  return html`<span slot="end-${seat}" class="backs" aria-hidden="true">
    ${Array.from({ length: covered }, () => html`<tv-card down></tv-card>`)}
    ${known.map(({ face, open }) => html`<tv-card ?open=${open}>${cardFace(face!, lang)}</tv-card>`)}
  </span>`;
}

function seats(context: BoardContext, { aim }: BoardActions): TemplateResult {
  const { view, w, people, lang } = context;
  const others = view.hands.filter(({ seat }) => seat !== view.me);
  // People who came after the deck was put away have no hand yet.
  const rest = people.filter(({ seat }) => seat !== view.me && !others.some((hand) => hand.seat === seat));
  const all = [...others, ...rest.map(({ seat }): HandView => ({ seat, cards: [], state: 'here' }))];
  return html`<tv-seats
    pickable
    class="seats"
    layout="chips"
    .label=${w.seats}
    .lang=${lang}
    .people=${all.map((hand) => personShown(context, hand))}
    @tv-person=${({ seat }: PersonEvent): void => aim({ on: 'seat', seat })}
    >${all.map((hand) => backs(context, hand))}</tv-seats
  >`;
}

function pile(context: BoardContext, { aim }: BoardActions): TemplateResult {
  const { view, w } = context;
  const { count, unmixed, mixedBy, seen } = view.pile;
  const note = unmixed
    ? mixedBy.length === 0 && count === 52
      ? w.pileNew
      : w.pileKnown
    : mixedBy.length > 0
      ? w.pileMixed(namesOf(context, mixedBy))
      : '';
  const saw = seen.map(({ place, face }) => w.seenAt(place + 1, faceShort(face))).slice(0, 10);
  const { drop, says } = dropAt(context.places, 'pile');
  return html`<div class="pile" data-drop=${ifDefined(drop)} data-says=${ifDefined(says)}>
    <tv-pile
      .count=${count}
      .label=${w.pile}
      .spoken=${w.pileSpoken(count)}
      ?chosen=${context.target.on === 'pile'}
      @click=${(): void => aim({ on: 'pile' })}
      ><span class="note">${note}</span></tv-pile
    >
    ${saw.length > 0 ? html`<p class="saw"><tv-icon name="eye"></tv-icon>${w.seen(saw.join(', '))}</p>` : nothing}
  </div>`;
}

function hand(context: BoardContext, actions: BoardActions): TemplateResult {
  const { view, w } = context;
  const mine = ownHand(context);
  if (view.me === null) return html`<section class="own none"><p class="empty">${w.noSeat}</p></section>`;
  const cards = (mine?.cards ?? []).map((card, i, all) => shown(context, card, i, all.length));
  const chosen = context.target.on === 'card' ? context.target.id : undefined;
  return html`<section class="own" aria-label=${w.hand}>
    <h3 class="legend"><tv-icon name="eye"></tv-icon>${w.hand}</h3>
    ${
      cards.length > 0
        ? html`<tv-hand
            .cards=${cards}
            .chosen=${chosen}
            .label=${w.hand}
            .movable=${actions.movable}
            @tv-lift=${({ id }: LiftEvent): void => actions.lift(id)}
            @tv-drop=${actions.put}
            @tv-pick=${({ id }: PickEvent): void => actions.aim(id === chosen ? { on: 'hand' } : { on: 'card', id })}
          ></tv-hand>`
        : html`<p class="empty">${w.handEmpty}</p>`
    }
  </section>`;
}

@customElement('laboratory-felt')
export class LaboratoryFelt extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [base, buttons, legendStyles, feltStyles, feltNarrow, dropStyles];

  @property({ attribute: false }) actions!: BoardActions;
  /** This person owes a step, which takes the middle's place. */
  @property({ type: Boolean, reflect: true }) choosing = false;

  /** The card that is chosen, or the pile. */
  override focus(): void {
    const own = this.renderRoot.querySelector<HTMLElement>('.own tv-hand');
    const pile = this.renderRoot.querySelector<HTMLElement>('tv-pile');
    (this.context.target.on === 'card' && own ? own : (pile ?? own))?.focus();
  }

  #middle(): TemplateResult {
    const { context, actions } = this;
    const { target, places, lang } = context;
    if (this.choosing) return html`<laboratory-choosing .job=${context.view.job} .lang=${lang}></laboratory-choosing>`;
    const [row, dice] = [dropAt(places, 'row'), dropAt(places, 'dice')];
    return html`<div class="middle">
      ${pile(context, actions)}
      <div class="lying">
        <laboratory-row
          ?aimed=${target.on === 'row'}
          data-drop=${ifDefined(row.drop)}
          data-says=${ifDefined(row.says)}
          .context=${context}
          .aim=${actions.aim}
        ></laboratory-row>
        <laboratory-dice
          ?aimed=${target.on === 'dice'}
          data-drop=${ifDefined(dice.drop)}
          data-says=${ifDefined(dice.says)}
          .context=${context}
          .aim=${actions.aim}
        ></laboratory-dice>
      </div>
    </div>`;
  }

  override render(): TemplateResult {
    const { context, actions } = this;
    return html`${seats(context, actions)} ${this.#middle()} ${hand(context, actions)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'laboratory-felt': LaboratoryFelt;
  }
}
