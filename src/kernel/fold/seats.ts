/**
 * Claiming, admitting, naming and leaving a seat, as the fold judges it. On an open table a claim of a free seat is admitted by itself,
 * else a device of the founder's seat does it. One device has one seat. More devices of a seat are `seat-devices.ts`'s.
 */
import { MAX_SEATS } from '../game.ts';
import type { SeatBody } from '../journal/bodies.ts';
import { DOOR, EVERYBODY, FOR_GOOD, SEAT_ACT } from '../journal/bodies.ts';
import { checkName } from '../identity/names.ts';
import { judgeConsent, judgePair, judgeReclaim, judgeUnpair, withoutAsking, withoutDevice } from './seat-devices.ts';
import {
  handSeatOf,
  isAsking,
  isHost,
  playingSeatOf,
  seatedWith,
  seatOf,
  type Seated,
  type TableState,
} from '../state/state.ts';

/** Why an act about seats is refused. */
export type SeatCode =
  | 'seat/name'
  | 'seat/taken'
  | 'seat/already'
  | 'seat/none'
  | 'seat/barred'
  | 'seat/not-asking'
  | 'seat/not-founder'
  | 'seat/not-yours'
  | 'pair/proof'
  | 'pair/not-asking'
  | 'pair/not-hand'
  | 'pair/erased'
  | 'pair/too-many'
  | 'reclaim/not-taken'
  | 'reclaim/nobody'
  | 'reclaim/not-asking';

const MOST_ASKING = 2 * MAX_SEATS;
/** Devices turned down for good that are kept in mind. */
const MOST_BARRED = 128;

/** What happened, for the log and for the game that may be on. */
export interface SeatChange {
  readonly state: TableState;
  readonly what:
    | 'seat/claim'
    | 'seat/admit'
    | 'seat/name'
    | 'seat/leave'
    | 'seat/refuse'
    | 'seat/pair-ask'
    | 'seat/pair'
    | 'seat/unpair'
    | 'seat/reclaim'
    | 'seat/consent'
    | 'seat/taken-back'
    | 'seat/door'
    | 'seat/aside';
  readonly joined?: number;
  readonly left?: number;
  /** The seat that devices or a taking back are about. */
  readonly about?: number;
  /** Another device has this seat now, and knows nothing of what the former one knew. */
  readonly replaced?: number;
}

/** What an act about seats changes, or why it doesn't count. */
export type JudgedSeat =
  | { readonly ok: true; readonly change: SeatChange }
  | { readonly ok: false; readonly code: SeatCode };
type Judged = JudgedSeat;
const no = (code: SeatCode): Judged => ({ ok: false, code });
const yes = (change: SeatChange): Judged => ({ ok: true, change });

/** @param author hex device of the entry */
export function judgeSeat(state: TableState, author: string, act: SeatBody): Judged {
  switch (act.act) {
    case SEAT_ACT.claim:
      return claim(state, author, act);
    case SEAT_ACT.admit:
      return admit(state, author, act);
    case SEAT_ACT.name:
      return rename(state, author, act);
    case SEAT_ACT.pair:
      return judgePair(state, author, act);
    case SEAT_ACT.unpair:
      return judgeUnpair(state, author, act);
    case SEAT_ACT.reclaim:
      return judgeReclaim(state, author, act);
    case SEAT_ACT.consent:
      return judgeConsent(state, author, act);
    case SEAT_ACT.door:
      return turnDoor(state, author, act);
    case SEAT_ACT.aside:
      return letOthers(state, author, act);
    default:
      return leave(state, author, act);
  }
}

function claim(state: TableState, author: string, act: SeatBody): Judged {
  if (act.device !== author) return no('seat/not-yours');
  if (!checkName(act.name).ok) return no('seat/name');
  if (state.barred?.includes(author)) return no('seat/barred');
  if (seatOf(state, author) !== undefined) return no('seat/already');
  if (act.seat >= MAX_SEATS || state.roster.some((s) => s.seat === act.seat)) return no('seat/taken');
  const person: Seated = { seat: act.seat, device: author, name: act.name };
  const asking = state.asking.filter((s) => s.device !== author);
  if (state.settings.open || isHost(state, author)) {
    return yes({
      state: { ...withoutAsking(state, author), roster: [...state.roster, person] },
      what: 'seat/claim',
      joined: person.seat,
    });
  }
  // Bounded: made-up devices cost nothing, so who asked longest ago gives way, and nobody who comes is turned away by a crowd.
  return yes({ state: { ...state, asking: [...asking, person].slice(-MOST_ASKING) }, what: 'seat/claim' });
}

function admit(state: TableState, author: string, act: SeatBody): Judged {
  if (!isHost(state, author)) return no('seat/not-founder');
  const person = state.asking.find((s) => s.device === act.device);
  if (!person) return no('seat/not-asking');
  const free = [person.seat, ...Array.from({ length: MAX_SEATS }, (_, i) => i)].find(
    (seat) => !state.roster.some((s) => s.seat === seat),
  );
  if (free === undefined) return no('seat/none');
  return yes({
    state: {
      ...withoutAsking(state, person.device),
      roster: [...state.roster, { ...person, seat: free }],
    },
    what: 'seat/admit',
    joined: free,
  });
}

/** Whether newcomers sit down by themselves from here on. People who have asked before still wait for the host's word. */
function turnDoor(state: TableState, author: string, { name }: SeatBody): Judged {
  if (!isHost(state, author)) return no('seat/not-founder');
  return yes({ state: { ...state, settings: { ...state.settings, open: name === DOOR.open } }, what: 'seat/door' });
}

function rename(state: TableState, author: string, act: SeatBody): Judged {
  if (!checkName(act.name).ok) return no('seat/name');
  const own = seatedWith(state, author);
  if (act.device !== author || !own || playingSeatOf(state, author) === undefined) return no('seat/not-yours');
  const roster = state.roster.map((s) => (s === own ? { ...s, name: act.name } : s));
  return yes({ state: { ...state, roster }, what: 'seat/name' });
}

/** To the end of the line: where a game takes fewer than sit here, it is begun with others sooner than with this person. */
function letOthers(state: TableState, author: string, act: SeatBody): Judged {
  const own = seatedWith(state, author);
  if (act.device !== author || !own || playingSeatOf(state, author) === undefined) return no('seat/not-yours');
  const roster = [...state.roster.filter((one) => one !== own), own];
  return yes({ state: { ...state, roster }, what: 'seat/aside', about: own.seat });
}

/** One who asks, or all of them; for good, those devices aren't heard again. */
function refuse(state: TableState, act: SeatBody): Judged {
  const turned = state.asking.filter(({ device }) => act.device === EVERYBODY || device === act.device);
  if (turned.length === 0) return no('seat/not-asking');
  const asking = state.asking.filter((one) => !turned.includes(one));
  const devices = act.name === FOR_GOOD ? turned.map(({ device }) => device) : [];
  const barred = [...(state.barred ?? []), ...devices].slice(-MOST_BARRED);
  return yes({ state: { ...state, asking, ...(barred.length > 0 ? { barred } : {}) }, what: 'seat/refuse' });
}

function leave(state: TableState, author: string, act: SeatBody): Judged {
  const asking = isAsking(state, act.device);
  if (act.device !== author && isHost(state, author) && (asking || act.device === EVERYBODY)) return refuse(state, act);
  if (act.device !== author) return no('seat/not-yours');
  const own = seatedWith(state, act.device);
  if (!own && !asking) return no('seat/not-yours');
  // What doesn't hold the hand goes alone.
  if (own && handSeatOf(state, act.device) === undefined)
    return withoutDevice(state, own, act.device) ?? no('seat/not-yours');
  return yes({
    state: {
      ...state,
      asking: state.asking.filter((s) => s.device !== act.device),
      roster: state.roster.filter((s) => s !== own),
      reclaims: state.reclaims.filter((s) => s.seat !== own?.seat),
    },
    what: 'seat/leave',
    ...(own ? { left: own.seat } : {}),
  });
}
