/** What people are shown of the proposal that is on the table. Pure. */
import { allDevices, seatedWith, seatOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import { HOW, kindOf } from '../journal/carried.ts';
import type { Proposal } from './proposals.ts';
import type { CompanyView } from './types.ts';

/** From where it is looked at. */
export interface ProposalSight {
  readonly state: TableState;
  /** Devices of which a page is connected and awake, the own among them. */
  readonly here: ReadonlySet<string>;
  /** Own device, hex. */
  readonly device: string;
  /** So many voters must agree. */
  readonly needed: number;
}

/** Undefined where whoever asked has no seat any more. */
export function viewOf(open: Proposal, sight: ProposalSight): CompanyView | undefined {
  const { state, here, device: own } = sight;
  const by = seatOf(state, open.device);
  if (by === undefined) return undefined;
  const seats = (which: boolean): Seat[] => [
    ...new Set(
      [...open.consents].filter(([, yes]) => yes === which).flatMap(([device]) => seatOf(state, device) ?? []),
    ),
  ];
  const consented = [...new Set([by, ...seats(true)])];
  const me = seatedWith(state, own);
  const absent = state.roster.filter(
    (s) => !allDevices(s).some(({ device, role }) => role === 'hand' && here.has(device)),
  );
  const about = open.how === HOW.kick ? [open.about] : open.how === HOW['go-on'] ? absent.map((s) => s.seat) : [];
  const answered = me !== undefined && [...consented, ...seats(false)].includes(me.seat);
  const asked = me?.device === own && !answered && open.how !== HOW.compact && !about.includes(me.seat);
  const said = { asked, consented, refused: seats(false), needed: sight.needed };
  const view = { id: open.hash, kind: kindOf(open.how), by, about, ...said };
  return open.game === undefined ? view : { ...view, game: open.game };
}
