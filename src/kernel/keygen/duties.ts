/** What seats owe so that there are keepers: the steps of a set that is being made, and hand keys of those who keep nothing. */
import type { Duty, DutyName } from '../runs/contribution.ts';
import { handSeatOf, type TableState } from '../state/state.ts';
import type { Seat } from '../game.ts';
import type { Entry } from '../journal/entry.ts';
import { KIND } from '../journal/entry.ts';
import { KEYGEN, parseKeygenBody } from './bodies.ts';
import { type KeeperSet, type Keeping, type Making, setsOf } from '../runs/keepers.ts';

/** Duties of those who keep, or hold a hand. */
export type KeygenDuty = Extract<DutyName, `keep/${string}`>;

/** In the place of an ask: which set it is about. */
const PREFIX = 'keep:';

/** Is this duty about keepers' keys, not about a question of the game? */
export const isKeygenDuty = (duty: Pick<Duty, 'ask'>): boolean => duty.ask.startsWith(PREFIX);
/** Hex id of the set that such a duty is about. */
export const setOfDuty = (duty: Pick<Duty, 'ask'>): string => duty.ask.slice(PREFIX.length);

/** By state: they are asked for at every look, several times. */
const known = new WeakMap<TableState, readonly Duty[]>();

/** What seats owe to their keys in this state; the same list for the same state. */
export function keygenDuties(state: TableState): readonly Duty[] {
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
  const owe = (id: string, what: KeygenDuty, seats: readonly Seat[]): Duty[] =>
    seats.map((seat) => ({ seat, ask: PREFIX + id, what, afterMs: 0 }));
  const lacking = ({ keepers }: Making, told: Readonly<Record<string, unknown>>): Seat[] =>
    keepers.filter((seat) => told[seat] === undefined);
  // Before a game a set that is being made takes everybody's hand key with it.
  const late = making && !state.play ? [] : setsOf(keeping);
  const hands = late.flatMap((set) => owe(set.id, 'keep/hand', handless(state, set)));
  switch (making?.step) {
    case 'exchange':
      return [...owe(making.id, 'keep/exchange', lacking(making, making.exchange)), ...hands];
    case 'deal':
      return [...owe(making.id, 'keep/deal', lacking(making, making.deals)), ...hands];
    case 'check': {
      const silent = making.keepers.filter((seat) => !making.acks.includes(seat));
      return [...owe(making.id, 'keep/check', silent), ...hands];
    }
    default:
      return hands;
  }
}

/** Seats that haven't told this set a hand key. */
function handless(state: TableState, set: KeeperSet): Seat[] {
  const here = state.roster.filter(({ device }) => !state.away.includes(device));
  return here
    .map(({ seat }) => seat)
    .filter((seat) => {
      const hand = set.hands[seat];
      return !hand || handSeatOf(state, hand.device) !== seat;
    });
}

const TYPES: Readonly<Record<KeygenDuty, readonly number[]>> = {
  'keep/exchange': [KEYGEN.exchange],
  'keep/deal': [KEYGEN.deal],
  'keep/check': [KEYGEN.ack, KEYGEN.complain],
  'keep/hand': [KEYGEN.handkey],
};

/** Is this entry what this duty asks for? For those that are on their way. */
export function isKeygenContribution(duty: Duty, entry: Entry): boolean {
  const body = entry.kind === KIND.keygen ? parseKeygenBody(entry.body) : undefined;
  return body !== undefined && body.set === setOfDuty(duty) && TYPES[duty.what as KeygenDuty].includes(body.type);
}
