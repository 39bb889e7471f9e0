/** The TimeLine and the meter below it, from what is drawn of them now and what a card would change; and what is still to be turned. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PickEvent } from '../../../elements/card-row.ts';
import { withTerms } from '../../../elements/tv-term.ts';
import { MOST_PARADOXES } from '../timeline.ts';
import type { PlaceView } from '../view.ts';
import './chrono-timeline.ts';
import type { ShownPlace } from './chrono-timeline.ts';
import type { Ripple } from './ripple.ts';
import { eventOf, type Hands, type Sight } from './sight.ts';
import { sign } from './signs.ts';

function lookOf({ id, side, patch }: PlaceView): ShownPlace['look'] {
  if (patch !== undefined) return 'patch';
  if (side === 'paradox') return 'paradox';
  if (side === 'prime') return 'turned';
  return id.startsWith('L') ? 'pin' : 'ripple';
}

/** Places that the card taken up can be aimed at. */
function aimable(sight: Sight, hands: Hands): ReadonlySet<string> {
  const { picked } = sight;
  return new Set(picked ? hands.options(picked.card).flat() : []);
}

function shown(sight: Sight, place: PlaceView, aims: ReadonlySet<string>, { latest, due }: Ripple): ShownPlace {
  const { w, preview, picked, view } = sight;
  const { id, year } = place;
  const look = lookOf(place);
  const kind = { pin: w.linchpin, turned: w.linchpinTurned, ripple: w.ripplepoint, paradox: '', patch: '' };
  const state = look === 'paradox' ? w.paradox : look === 'patch' ? w.patch : '';
  const mark = preview?.marks.get(id);
  const half = place.halfway.length > 0 && view.options.halfMarker !== 'off' ? view.options.halfMarker : undefined;
  const told = [
    // What is to be read comes first, in the same order: whoever speaks to a machine says what stands there.
    `${year}${look === 'turned' ? '′' : ''}: ${state ? `${state}: ` : ''}${eventOf(sight, place)}`,
    mark ? w.marks[mark] : '',
    kind[look],
    half ? w.halfway(place.halfway.map((pin) => pin.slice(1)).join(', ')) : '',
    place.isReachable ? '' : w.unreachable,
    aims.has(id) ? w.canAim : '',
    due.includes(id) ? w.due : '',
  ];
  return {
    id,
    year,
    look,
    event: eventOf(sight, place),
    state,
    label: told.filter((one) => one !== '').join(', '),
    half,
    far: !place.isReachable,
    mark,
    markText: mark ? w.marks[mark] : '',
    due: due.includes(id) ? w.due : '',
    aimable: aims.has(id) && !(picked?.targets ?? []).includes(id),
    aimed: (picked?.targets ?? []).includes(id),
    fresh: latest === id,
  };
}

/** Within so many of the end the meter says how many are left. */
const NEAR = 3;

/** Thirteen notches; those that a card would open are ringed. */
export function meter(sight: Sight): TemplateResult {
  const { w, places, preview, view, terms } = sight;
  const open = places.filter(({ side, patch }) => side === 'paradox' && patch === undefined).length;
  const then = preview?.after ?? open;
  const left = MOST_PARADOXES - open;
  const state = (i: number): string =>
    `${i < open ? 'on' : ''} ${i >= open && i < then ? 'more' : ''} ${i >= then && i < open ? 'less' : ''}`;
  return html`<div class="meter ${left <= NEAR ? 'near' : ''}">
    <span class="name">${sign('zap')}<span>${withTerms(w.meter, terms)}</span></span>
    <span class="notches" aria-hidden="true"
      >${Array.from({ length: MOST_PARADOXES }, (_, i) => html`<i class=${state(i)}></i>`)}</span
    >
    <b aria-hidden="true"
      >${open}${then === open ? nothing : html`<em> → ${then}</em>`}<small>/${MOST_PARADOXES}</small></b
    >
    <span class="heard">${w.meterSpoken(open, MOST_PARADOXES)}</span>
    ${left <= NEAR ? html`<span class="warn">${left > 0 ? w.warning(left) : w.universeEnds}</span>` : nothing}
    ${view.ultraParadox ? html`<span class="ultra">${sign('rocket')}<b>${withTerms(w.ultraName, terms)}</b><span>${w.ultra}</span></span>` : nothing}
  </div>`;
}

/** CH-272: the Timekeeper's own buttons; nobody else's game waits for them. */
export function turning({ w }: Sight, ripple: Ripple): TemplateResult | typeof nothing {
  const { due, pace } = ripple;
  const [next] = due;
  if (pace !== 'taps' || next === undefined) return nothing;
  return html`<section class="turning" aria-label=${w.timekeeper}>
    <span><b>${w.timekeeper}</b> ${w.timekeeperSay(due.length)}</span>
    <button class="btn go" @click=${(): void => ripple.turn()}>
      ${sign('rotate-3d')}${w.turnNext(Number(next.slice(1)))}
    </button>
    <button
      class="btn"
      @click=${(): void => {
        for (const id of due) ripple.turn(id);
      }}
    >
      ${w.turnAll}
    </button>
  </section>`;
}

export function history(sight: Sight, hands: Hands, ripple: Ripple): TemplateResult {
  const { w, places } = sight;
  const aims = aimable(sight, hands);
  return html`<chrono-timeline
    .label=${w.timeline}
    .lang=${sight.lang}
    .places=${places.map((place) => shown(sight, place, aims, ripple))}
    @tv-pick=${(event: PickEvent): void => {
      ripple.turn(event.id);
      if (sight.picked) hands.aim([event.id]);
    }}
  ></chrono-timeline>`;
}
