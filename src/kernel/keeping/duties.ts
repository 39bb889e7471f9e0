/** What seats owe so that there are keepers: the steps of a set that is being made, and hand keys of those who keep nothing. */
import type { Duty, DutyName } from '../asks/answering.ts';
import { handSeatOf, type TableState } from '../fold/state.ts';
import type { Seat } from '../game.ts';
import type { Entry } from '../journal/entry.ts';
import { KIND } from '../journal/entry.ts';
import { KEEP, parseKeepBody } from './bodies.ts';
import { type KeeperSet, type Keeping, setsOf } from './state.ts';

export type KeepDuty = Extract<DutyName, `keep/${string}`>;

/** In the place of an ask: which set it is about. */
const PREFIX = 'keep:';

export const isKeepDuty = (duty: Pick<Duty, 'ask'>): boolean => duty.ask.startsWith(PREFIX);
export const setOfDuty = (duty: Pick<Duty, 'ask'>): string => duty.ask.slice(PREFIX.length);

/** By state: they are asked for at every look, several times. */
const known = new WeakMap<TableState, readonly Duty[]>();

export function keepDuties(state: TableState): readonly Duty[] {
  if (!state.keeping) return NONE;
  let owed = known.get(state);
  if (!owed) {
    owed = reckon(state, state.keeping);
    known.set(state, owed);
  }
  return owed;
}

const NONE: readonly Duty[] = [];

function reckon(state: TableState, keeping: Keeping): Duty[] {
  const { making } = keeping;
  const owe = (id: string, what: KeepDuty, seats: readonly Seat[]): Duty[] =>
    seats.map((seat) => ({ seat, ask: PREFIX + id, what, afterMs: 0 }));
  const lacking = (told: Readonly<Record<string, unknown>>): Seat[] =>
    making!.keepers.filter((seat) => told[seat] === undefined);
  // Before a game a set that is being made takes everybody's hand key with it.
  const late = making && !state.play ? [] : setsOf(keeping);
  const hands = late.flatMap((set) => owe(set.id, 'keep/hand', handless(state, set)));
  switch (making?.step) {
    case 'exchange':
      return [...owe(making.id, 'keep/exchange', lacking(making.exchange)), ...hands];
    case 'deal':
      return [...owe(making.id, 'keep/deal', lacking(making.deals)), ...hands];
    case 'check': {
      const silent = making.keepers.filter((seat) => !making.acks.includes(seat));
      return [...owe(making.id, 'keep/check', silent), ...hands];
    }
    default:
      return hands;
  }
}

/** Who sits here, but hasn't told this set a hand key. */
function handless(state: TableState, set: KeeperSet): Seat[] {
  const here = state.roster.filter(({ device }) => !state.away.includes(device));
  return here
    .map(({ seat }) => seat)
    .filter((seat) => {
      const hand = set.hands[seat];
      return !hand || handSeatOf(state, hand.device) !== seat;
    });
}

const TYPES: Readonly<Record<KeepDuty, readonly number[]>> = {
  'keep/exchange': [KEEP.exchange],
  'keep/deal': [KEEP.deal],
  'keep/check': [KEEP.ack, KEEP.complain],
  'keep/hand': [KEEP.handkey],
};

/** Is this entry an answer to this duty? For those that are on their way. */
export function isKeepAnswer(duty: Duty, entry: Entry): boolean {
  const body = entry.kind === KIND.keep ? parseKeepBody(entry.body) : undefined;
  return body !== undefined && body.set === setOfDuty(duty) && TYPES[duty.what as KeepDuty].includes(body.type);
}
