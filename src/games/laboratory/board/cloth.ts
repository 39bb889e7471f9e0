/** What lies on the table: people and their hands above, pile, face-up cards and dice in the middle, one's own hand below. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../../elements/tv-card.ts';
import '../../../elements/tv-cloth.ts';
import '../../../elements/tv-die.ts';
import '../../../elements/tv-hand.ts';
import type { PickEvent } from '../../../elements/card-row.ts';
import type { LiftEvent } from '../../../elements/drag.ts';
import { dropAt } from '../../../elements/drop-places.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-pile.ts';
import '../../../elements/tv-plate.ts';
import type { HandView, RollView } from '../view.ts';
import { faceShort } from '../faces.ts';
import { cardFace, faceName } from './card-face.ts';
import { button } from './act-buttons.ts';
import { fewChip } from './few-panel.ts';
import { seatPlace } from './places.ts';
import { nameOf, namesOf, ownHand, person, shown, type Hands, type Sight, type Target } from './sight.ts';

const MOST_BACKS = 7;

/** A hand of somebody else: backs, and the faces that one may see. */
function seatChip(sight: Sight, hands: Hands, hand: HandView): TemplateResult {
  const { w, lang, view } = sight;
  const { seat, cards, state } = hand;
  const name = nameOf(sight, seat);
  const known = cards.filter(({ face }) => face !== undefined);
  const backs = Math.min(MOST_BACKS, cards.length - known.length);
  const aimed = hands.target.on === 'seat' && hands.target.seat === seat;
  const count = cards.length === 0 ? w.none : w.cards(cards.length);
  const told = known.map(({ face }) => faceName(face!, lang));
  const { drop, says } = dropAt(hands.places, seatPlace(seat));
  return html`<li>
    <button
      class="seat ${state}"
      data-drop=${ifDefined(drop)}
      data-says=${ifDefined(says)}
      aria-pressed=${aimed ? 'true' : 'false'}
      @click=${(): void => hands.aim({ on: 'seat', seat })}
    >
      <tv-plate
        .plate=${person(sight, seat)?.plate ?? seat}
        ?away=${state !== 'here'}
        ?turn=${view.job?.by === seat}
      ></tv-plate>
      <span class="who">
        <b>${name}</b>
        <small>${state === 'here' ? count : `${state === 'away' ? w.away : w.left} · ${count}`}</small>
      </span>
      ${told.length > 0 ? html`<span class="heard">${w.faceUp(told.join(', '))}</span>` : nothing}
      <span class="backs" aria-hidden="true">
        ${Array.from({ length: backs }, () => html`<tv-card down></tv-card>`)}
        ${known.map(({ face, open }) => html`<tv-card ?open=${open}>${cardFace(face!, lang)}</tv-card>`)}
      </span>
    </button>
  </li>`;
}

function seats(sight: Sight, hands: Hands): TemplateResult {
  const { view, w, people } = sight;
  const others = view.hands.filter(({ seat }) => seat !== view.me);
  // People who came after the deck was put away have no hand yet.
  const rest = people.filter(({ seat }) => seat !== view.me && !others.some((hand) => hand.seat === seat));
  const all = [...others, ...rest.map(({ seat }): HandView => ({ seat, cards: [], state: 'here' }))];
  return html`<ul class="seats" aria-label=${w.seats}>
    ${all.map((hand) => seatChip(sight, hands, hand))}
  </ul>`;
}

function pile(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  const { count, unmixed, mixedBy, seen } = view.pile;
  const note = unmixed
    ? mixedBy.length === 0 && count === 52
      ? w.pileNew
      : w.pileKnown
    : mixedBy.length > 0
      ? w.pileMixed(namesOf(sight, mixedBy))
      : '';
  const saw = seen.map(({ place, face }) => w.seenAt(place + 1, faceShort(face))).slice(0, 10);
  const { drop, says } = dropAt(hands.places, 'pile');
  return html`<div class="pile" data-drop=${ifDefined(drop)} data-says=${ifDefined(says)}>
    <tv-pile
      .count=${count}
      .label=${w.pile}
      .spoken=${w.pileSpoken(count)}
      ?chosen=${hands.target.on === 'pile'}
      @click=${(): void => hands.aim({ on: 'pile' })}
      ><span class="note">${note}</span></tv-pile
    >
    ${saw.length > 0 ? html`<p class="saw"><tv-icon name="eye"></tv-icon>${w.seen(saw.join(', '))}</p>` : nothing}
  </div>`;
}

function zone(name: string, on: Target['on'] & ('row' | 'dice'), hands: Hands, inner: unknown): TemplateResult {
  const aimed = hands.target.on === on;
  const { drop, says } = dropAt(hands.places, on);
  return html`<section
    class="zone ${on} ${aimed ? 'aimed' : ''}"
    data-drop=${ifDefined(drop)}
    data-says=${ifDefined(says)}
  >
    <button class="legend" aria-pressed=${aimed ? 'true' : 'false'} @click=${(): void => hands.aim({ on })}>
      <tv-icon name=${on === 'row' ? 'layers' : 'dices'}></tv-icon>${name}<tv-icon name="ellipsis"></tv-icon>
    </button>
    ${inner}
  </section>`;
}

function row(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  const cards = view.row.map((card, i) => ({ ...shown(sight, { ...card, open: false }, i, view.row.length) }));
  const lie =
    cards.length > 0
      ? html`<tv-hand tight .cards=${cards} .label=${w.row} @tv-pick=${(): void => hands.aim({ on: 'row' })}></tv-hand>`
      : view.few
        ? nothing
        : html`<p class="empty">${w.rowEmpty}</p>`;
  return zone(w.row, 'row', hands, html`${lie} ${fewChip(sight, hands)}`);
}

function roll(sight: Sight, hands: Hands, { by, n, sides, values, thing }: RollView, first: boolean): TemplateResult {
  const { w, view } = sight;
  const what = w.diceOf(n, sides);
  const hidden = thing !== '';
  const mine = hidden && by === view.me;
  const faces = values.length > 0 ? values : Array.from({ length: n }, () => 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return html`<li class="roll ${first ? 'first' : ''} ${hidden ? 'hidden' : ''}">
    <span class="thrown" aria-hidden="true">
      ${faces.map((value) => html`<tv-die .value=${value} .sides=${sides} ?hiding=${values.length === 0}></tv-die>`)}
    </span>
    <span class="told">
      ${values.length > 1 ? html`<b>${w.sum(total)}</b>` : nothing}
      <small>${w.rolled(nameOf(sight, by), what)}${hidden ? ` · ${mine ? w.onlyYou : w.hiddenRoll}` : ''}</small>
      <span class="heard">${values.join(', ')}</span>
    </span>
    ${mine ? button(hands, { move: 'showRoll', args: { thing }, label: w.showDice, icon: 'eye' }) : nothing}
  </li>`;
}

function dice(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  const { choice } = view;
  const inner = html`<div class="rolls">
    ${
      view.rolls.length > 0
        ? html`<ul>
            ${view.rolls.slice(0, 2).map((one, i) => roll(sight, hands, one, i === 0))}
          </ul>`
        : html`<p class="empty">${w.noDice}</p>`
    }
    ${
      view.order.length > 0
        ? html`<p class="order"><b>${w.order}:</b> ${view.order.map((seat) => nameOf(sight, seat)).join(' · ')}</p>`
        : nothing
    }
    ${
      choice
        ? html`<ul class="words" aria-label=${w.choice}>
            ${choice.got.map(
              ({ seat, word }) =>
                html`<li><small>${nameOf(sight, seat)}</small> <b>${choice.open ? word || '—' : '✉'}</b></li>`,
            )}
          </ul>`
        : nothing
    }
  </div>`;
  return zone(w.dice, 'dice', hands, inner);
}

function hand(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  const mine = ownHand(sight);
  if (view.me === null) return html`<section class="mine none"><p class="empty">${w.noSeat}</p></section>`;
  const cards = (mine?.cards ?? []).map((card, i, all) => shown(sight, card, i, all.length));
  const chosen = hands.target.on === 'card' ? hands.target.id : undefined;
  return html`<section class="mine" aria-label=${w.hand}>
    <h3 class="legend"><tv-icon name="eye"></tv-icon>${w.hand}</h3>
    ${
      cards.length > 0
        ? html`<tv-hand
            class="own"
            .cards=${cards}
            .chosen=${chosen}
            .label=${w.hand}
            .movable=${hands.movable}
            @tv-lift=${({ id }: LiftEvent): void => hands.lift(id)}
            @tv-drop=${hands.put}
            @tv-pick=${({ id }: PickEvent): void => hands.aim(id === chosen ? { on: 'hand' } : { on: 'card', id })}
          ></tv-hand>`
        : html`<p class="empty">${w.handEmpty}</p>`
    }
  </section>`;
}

/** @param middle what takes the middle's place while somebody chooses */
export function cloth(sight: Sight, hands: Hands, middle: TemplateResult | undefined): TemplateResult {
  return html`<tv-cloth class="cloth" game="laboratory">
    <div class="felt">
      ${seats(sight, hands)}
      ${
        middle ??
        html`<div class="middle">
          ${pile(sight, hands)}
          <div class="lying">${row(sight, hands)} ${dice(sight, hands)}</div>
        </div>`
      }
      ${hand(sight, hands)}
    </div>
  </tv-cloth>`;
}
