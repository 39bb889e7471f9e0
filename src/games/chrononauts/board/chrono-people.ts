/** The players: cards in hand, Artifacts before them, whether they are there; and the piles. */
import { html, nothing, type CSSResultGroup, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { base, buttons } from '../../../elements/look/base.ts';
import { BoardPart } from '../../../elements/frame/board-part.ts';
import { customElement } from '../../../elements/loading/define.ts';
import { dropAt, dropStyles } from '../../../elements/dragging/drop-places.ts';
import '../../../elements/pictures/tv-icon.ts';
import '../../../elements/pictures/tv-plate.ts';
import { always } from './always.ts';
import { faceStyles } from './face-styles.ts';
import { goalStyles } from './goal-styles.ts';
import { paperStyles } from './paper-styles.ts';
import { peopleStyles } from './people-styles.ts';
import { travellers } from './solo.ts';
import type { SeatView } from '../view.ts';
import { nameOf, namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import { art, cardName } from './card-face.ts';
import { PILE } from './places.ts';
import type { BoardActions, BoardContext } from './board-context.ts';
import { lot } from './lot.ts';
import { guesses } from './start.ts';
import { sign } from './signs.ts';

function role({ view, w, people }: BoardContext, seat: SeatView): string {
  if (seat.hasLeft) return w.left;
  if (seat.isSkipped) return w.skipped;
  if (seat.isAway || people.some((one) => one.seat === seat.seat && one.away)) return w.away;
  if (view.phase === 'over') return view.result?.winners.includes(seat.seat) ? w.won : w.here;
  if (view.active === seat.seat) return w.onTurn;
  return seat.autoPass ? w.autoPassing : w.here;
}

function artifacts(
  context: BoardContext,
  { places }: BoardActions,
  ids: readonly string[],
): TemplateResult | typeof nothing {
  if (ids.length === 0) return nothing;
  return html`<ul class="things" aria-label=${context.w.artifacts}>
    ${ids.map(
      (id) =>
        html`<li data-drop=${ifDefined(dropAt(places, id).drop)}>
          ${art(context, id)}<span>${cardName(context, id)}</span>
        </li>`,
    )}
  </ul>`;
}

function skip(context: BoardContext, actions: BoardActions, seat: number): TemplateResult | typeof nothing {
  const { view, w } = context;
  const told = view.votes.skip.find((one) => one.seat === seat);
  if (actions.refusal('voteSkip', { seat }) && !told) return nothing;
  return html`<button class="btn small" @click=${(): void => actions.confirm(`skip ${seat}`, 'voteSkip', { seat })}>
    ${actions.sure === `skip ${seat}` ? w.sure : w.voteSkip(nameOf(context, seat))}${told ? html` <small>${w.votes(told.by.length, told.needed)}</small>` : nothing}
  </button>`;
}

function row(context: BoardContext, actions: BoardActions, one: SeatView): TemplateResult {
  const { view, w, me, cards } = context;
  const { seat, hand, sideHand, exposed } = one;
  const seen = exposed.map((id) => cards.identities[id]?.name ?? id);
  const shown = one.shown.map((face) => cards.identities[face]?.name ?? cardName(context, face));
  return html`<li class="person">
    <tv-plate
      .plate=${plateOf(context, seat)}
      ?away=${one.isAway || one.hasLeft}
      ?turn=${view.active === seat && view.phase !== 'over'}
    ></tv-plate>
    <span class="who"
      ><b>${nameOf(context, seat)}</b
      ><small
        >${role(context, one)}${view.options.timekeeper === seat && view.places.length > 0 ? ` · ${w.timekeeper}` : ''}</small
      ></span
    >
    <span class="count" title=${w.inHand(hand)}>
      <i aria-hidden="true"></i
      ><b aria-hidden="true">${hand}${sideHand > 0 ? html`<small>+${sideHand}</small>` : nothing}</b>
      <span class="heard">${w.inHand(hand)}${sideHand > 0 ? `, ${w.aside(sideHand)}` : ''}</span>
    </span>
    ${view.options.mode === 'artifaxx' ? nothing : artifacts(context, actions, one.artifacts)}
    ${seen.length > 0 ? html`<p class="more">${w.wasShown(seen.join(', '))}</p>` : nothing}
    ${shown.length > 0 ? html`<p class="more">${shown.join(' · ')}</p>` : nothing}
    ${seat === me || me === null ? nothing : skip(context, actions, seat)}
  </li>`;
}

function people(context: BoardContext, actions: BoardActions): TemplateResult {
  const { view, w } = context;
  return html`<ul class="paper people" aria-label=${w.people} tabindex="0">
    ${view.seats.map((one) => row(context, actions, one))}
  </ul>`;
}

/** Many names are a sentence that nobody reads: where nearly all keep it, it is said of all. */
function keeping(context: BoardContext, seats: readonly number[]): string {
  const { view, w } = context;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => !seats.includes(seat));
  const isNearlyAll = seats.length > 2 && others.length < seats.length / 2;
  return isNearlyAll
    ? w.keepersAll(others.length > 0 ? namesOf(context, others) : '')
    : w.keepers(namesOf(context, seats));
}

/** The people who hold the draw pile together, and whether it can go on. */
function keepers(context: BoardContext): TemplateResult | typeof nothing {
  const { keepers: kept, w } = context;
  if (!kept || kept.keepers.length === 0) return nothing;
  const { missing, mayLeave, couldPeek, alone, making } = kept;
  const waits = missing.length > mayLeave;
  return html`<p class="keep hint">
    <tv-icon name="key-round"></tv-icon
    ><span
      >${alone ? w.keepsAlone : `${keeping(context, kept.keepers)} ${couldPeek > 1 ? w.keepersPeek(couldPeek) : ''}`}
      ${missing.length > 0 ? html`<b class=${waits ? 'waits' : ''}>${w.keepersMissing(namesOf(context, missing), waits)}</b>` : nothing}
      ${making && context.view.phase !== 'over' ? w.keepersMaking : nothing}</span
    >
  </p>`;
}

function piles(context: BoardContext, actions: BoardActions): TemplateResult {
  const { view, w } = context;
  const last = view.discard.at(-1)?.face;
  const { drop, says } = dropAt(actions.places, PILE);
  return html`<div class="piles" role="group" aria-label=${w.piles}>
    <span class="pile"><i aria-hidden="true"></i>${w.drawPile(view.drawPile)}</span>
    <button
      class="btn pile"
      data-drop=${ifDefined(drop)}
      data-says=${ifDefined(says)}
      @click=${(): void => actions.showDiscards(true)}
    >
      ${last === undefined ? sign('circle') : art(context, last)}
      <span
        >${w.discards(view.discard.length)}${last === undefined ? nothing : html`<small>${cardName(context, last)}</small>`}</span
      >
    </button>
    ${keepers(context)}
  </div>`;
}

/** @event tv-propose - voteSkip, sendHome, and what one may do at any time */
@customElement('chrono-people')
export class ChronoPeople extends BoardPart<BoardContext> {
  static override styles: CSSResultGroup = [
    base,
    buttons,
    faceStyles,
    goalStyles,
    paperStyles,
    peopleStyles,
    dropStyles,
  ];

  @property({ attribute: false }) actions!: BoardActions;

  override render(): TemplateResult {
    const { context, actions } = this;
    const { view } = context;
    // Guesses are there to be read: nothing that has to be done waits for them, so they stand over nothing.
    return html`${guesses(context)}${lot(context)}${view.options.mode === 'solonauts' ? travellers(context, actions) : people(context, actions)}
      ${piles(context, actions)}${view.phase === 'over' ? nothing : always(context, actions)}<i class="fade"></i>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chrono-people': ChronoPeople;
  }
}
