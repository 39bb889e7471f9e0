/** Who plays: cards in hand, Artifacts before them, whether they are there; and the piles. */
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { dropAt } from '../../../elements/drop-places.ts';
import '../../../elements/tv-icon.ts';
import '../../../elements/tv-plate.ts';
import type { SeatView } from '../view.ts';
import { art, cardName } from './card-face.ts';
import { PILE } from './places.ts';
import { nameOf, namesOf, personOf, type Hands, type Sight } from './sight.ts';
import { sign } from './signs.ts';

function role({ view, w, people }: Sight, seat: SeatView): string {
  if (seat.hasLeft) return w.left;
  if (seat.isSkipped) return w.skipped;
  if (seat.isAway || people.some((one) => one.seat === seat.seat && one.away)) return w.away;
  if (view.phase === 'over') return view.result?.winners.includes(seat.seat) ? w.won : w.here;
  if (view.active === seat.seat) return w.onTurn;
  return seat.autoPass ? w.autoPassing : w.here;
}

function artifacts(sight: Sight, { places }: Hands, ids: readonly string[]): TemplateResult | typeof nothing {
  if (ids.length === 0) return nothing;
  return html`<ul class="things" aria-label=${sight.w.artifacts}>
    ${ids.map(
      (id) =>
        html`<li data-drop=${ifDefined(dropAt(places, id).drop)}>
          ${art(sight, id)}<span>${cardName(sight, id)}</span>
        </li>`,
    )}
  </ul>`;
}

function skip(sight: Sight, hands: Hands, seat: number): TemplateResult | typeof nothing {
  const { view, w } = sight;
  const told = view.votes.skip.find((one) => one.seat === seat);
  if (hands.refusal('voteSkip', { seat }) && !told) return nothing;
  return html`<button class="btn small" @click=${(): void => hands.confirm(`skip ${seat}`, 'voteSkip', { seat })}>
    ${sight.w.voteSkip(nameOf(sight, seat))}${told ? html` <small>${w.votes(told.by.length, told.needed)}</small>` : nothing}
  </button>`;
}

function row(sight: Sight, hands: Hands, one: SeatView): TemplateResult {
  const { view, w, me, cards } = sight;
  const { seat, hand, sideHand, exposed } = one;
  const seen = exposed.map((id) => cards.identities[id]?.name ?? id);
  const shown = one.shown.map((face) => cards.identities[face]?.name ?? cardName(sight, face));
  return html`<li class="person">
    <tv-plate
      .plate=${personOf(sight, seat)?.plate ?? seat}
      ?away=${one.isAway || one.hasLeft}
      ?turn=${view.active === seat && view.phase !== 'over'}
    ></tv-plate>
    <span class="who"
      ><b>${nameOf(sight, seat)}</b
      ><small
        >${role(sight, one)}${view.options.timekeeper === seat && view.places.length > 0 ? ` · ${w.timekeeper}` : ''}</small
      ></span
    >
    <span class="count" title=${w.inHand(hand)}>
      <i aria-hidden="true"></i
      ><b aria-hidden="true">${hand}${sideHand > 0 ? html`<small>+${sideHand}</small>` : nothing}</b>
      <span class="heard">${w.inHand(hand)}${sideHand > 0 ? `, ${w.aside(sideHand)}` : ''}</span>
    </span>
    ${view.options.mode === 'artifaxx' ? nothing : artifacts(sight, hands, one.artifacts)}
    ${seen.length > 0 ? html`<p class="more">${w.wasShown(seen.join(', '))}</p>` : nothing}
    ${shown.length > 0 ? html`<p class="more">${shown.join(' · ')}</p>` : nothing}
    ${seat === me || me === null ? nothing : skip(sight, hands, seat)}
  </li>`;
}

export function people(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  return html`<ul class="paper people" aria-label=${w.people} tabindex="0">
    ${view.seats.map((one) => row(sight, hands, one))}
  </ul>`;
}

/** Many names are a sentence that nobody reads: where nearly all keep it, it is said of all. */
function keeping(sight: Sight, seats: readonly number[]): string {
  const { view, w } = sight;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => !seats.includes(seat));
  const isNearlyAll = seats.length > 2 && others.length < seats.length / 2;
  return isNearlyAll ? w.keepersAll(others.length > 0 ? namesOf(sight, others) : '') : w.keepers(namesOf(sight, seats));
}

/** Who holds the draw pile together, and whether it can go on. */
function keepers(sight: Sight): TemplateResult | typeof nothing {
  const { keepers: kept, w } = sight;
  if (!kept || kept.keepers.length === 0) return nothing;
  const { missing, mayLeave, couldPeek, alone, making } = kept;
  const waits = missing.length > mayLeave;
  return html`<p class="keep hint">
    <tv-icon name="key-round"></tv-icon
    ><span
      >${alone ? w.keepsAlone : `${keeping(sight, kept.keepers)} ${couldPeek > 1 ? w.keepersPeek(couldPeek) : ''}`}
      ${missing.length > 0 ? html`<b class=${waits ? 'waits' : ''}>${w.keepersMissing(namesOf(sight, missing), waits)}</b>` : nothing}
      ${making && sight.view.phase !== 'over' ? w.keepersMaking : nothing}</span
    >
  </p>`;
}

export function piles(sight: Sight, hands: Hands): TemplateResult {
  const { view, w } = sight;
  const last = view.discard.at(-1)?.face;
  const { drop, says } = dropAt(hands.places, PILE);
  return html`<div class="piles" role="group" aria-label=${w.piles}>
    <span class="pile"><i aria-hidden="true"></i>${w.drawPile(view.drawPile)}</span>
    <button
      class="btn pile"
      data-drop=${ifDefined(drop)}
      data-says=${ifDefined(says)}
      @click=${(): void => hands.showDiscards(true)}
    >
      ${last === undefined ? sign('circle') : art(sight, last)}
      <span
        >${w.discards(view.discard.length)}${last === undefined ? nothing : html`<small>${cardName(sight, last)}</small>`}</span
      >
    </button>
    ${keepers(sight)}
  </div>`;
}
