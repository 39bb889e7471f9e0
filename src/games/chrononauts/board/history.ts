/** The TimeLine, from what is drawn of it now and what a card would change. */
import { html, type TemplateResult } from 'lit';
import { namesOf, plateOf } from '../../../elements/frame/board-context.ts';
import type { PickEvent } from '../../../elements/cards/card-row.ts';
import type { PlaceView } from '../view.ts';
import './chrono-timeline.ts';
import type { ShownPlace } from './chrono-timeline.ts';
import type { Ripple } from './ripple.ts';
import { eventOf, type BoardActions, type BoardContext } from './board-context.ts';

function lookOf({ id, side, patch }: PlaceView): ShownPlace['look'] {
  if (patch !== undefined) return 'patch';
  if (side === 'paradox') return 'paradox';
  if (side === 'prime') return 'turned';
  return id.startsWith('L') ? 'pin' : 'ripple';
}

/** Places that the card taken up can be aimed at. */
function aimable(context: BoardContext, actions: BoardActions): ReadonlySet<string> {
  const { picked } = context;
  return new Set(picked ? actions.options(picked.card).flat() : []);
}

function shown(
  context: BoardContext,
  place: PlaceView,
  aims: ReadonlySet<string>,
  { latest, due }: Ripple,
): ShownPlace {
  const { w, preview, picked, view } = context;
  const { id, year } = place;
  const look = lookOf(place);
  const kind = { pin: w.linchpin, turned: w.linchpinTurned, ripple: w.ripplepoint, paradox: '', patch: '' };
  const state = look === 'paradox' ? w.paradox : look === 'patch' ? w.patch : '';
  const mark = preview?.marks.get(id);
  const half = place.halfway.length > 0 && view.options.halfMarker !== 'off' ? view.options.halfMarker : undefined;
  const pointed = context.pointed.get(id) ?? [];
  const told = [
    // What is to be read comes first, in the same order: whoever speaks to a machine says what stands there.
    `${year}${look === 'turned' ? '′' : ''}: ${state ? `${state}: ` : ''}${eventOf(context, place)}`,
    mark ? w.marks[mark] : '',
    kind[look],
    half ? w.halfway(place.halfway.map((pin) => pin.slice(1)).join(', ')) : '',
    place.isReachable ? '' : w.unreachable,
    aims.has(id) ? w.canAim : '',
    due.includes(id) ? w.due : '',
    pointed.length > 0
      ? w.pointsAt(
          namesOf(
            context,
            pointed.map(({ seat }) => seat),
          ),
          pointed.length,
        )
      : '',
  ];
  return {
    id,
    year,
    look,
    event: eventOf(context, place),
    state,
    label: told.filter((one) => one !== '').join(', '),
    half,
    far: !place.isReachable,
    mark,
    markText: mark ? w.marks[mark] : '',
    due: due.includes(id) ? w.due : '',
    aimable: aims.has(id) && !(picked?.targets ?? []).includes(id),
    aimed: (picked?.targets ?? []).includes(id),
    pointed,
    fresh: latest === id,
  };
}

export function history(context: BoardContext, actions: BoardActions, ripple: Ripple): TemplateResult {
  const { w, places } = context;
  const aims = aimable(context, actions);
  return html`<chrono-timeline
    .label=${w.timeline}
    .lang=${context.lang}
    .plateOf=${(seat: number): number => plateOf(context, seat)}
    .places=${places.map((place) => shown(context, place, aims, ripple))}
    @tv-pick=${(event: PickEvent): void => {
      ripple.turn(event.id);
      if (context.picked) actions.aim([event.id]);
    }}
  ></chrono-timeline>`;
}
