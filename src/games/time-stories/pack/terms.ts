/** Numbers and questions of a mission (format ): what a card may count, and what it may ask of the table. */
import {
  bool,
  either,
  fault,
  id,
  keyed,
  later,
  list,
  oneOf,
  record,
  shaped,
  tuple,
  whole,
  type Reader,
} from './reading.ts';

export const CMP = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Cmp = (typeof CMP)[number];
export type Holder = 'reader' | 'group' | 'nobody';
export type LastOutcome = 'FAILURE' | 'SUCCESS' | 'CRITICAL';

type Table = Readonly<Record<'2' | '3' | '4', Expr>>;

export type Expr =
  | number
  /** In play, also solo; of the reader; on the opponent's card. */
  | 'receptacles'
  | 'azrak'
  | 'damage'
  | { readonly table: Table }
  | { readonly counter: string }
  | { readonly attribute: string }
  | { readonly '+': readonly Expr[] }
  | { readonly '-': readonly Expr[] }
  | { readonly '*': readonly Expr[] }
  | { readonly min: readonly Expr[] }
  | { readonly max: readonly Expr[] };

type Compared = readonly [Cmp, Expr];

export type Cond =
  | boolean
  | { readonly flag: string }
  | { readonly counter: readonly [string, Cmp, Expr] }
  | { readonly hasElement: readonly [number, Holder] }
  | { readonly hasToken: readonly [string, Holder] }
  | { readonly receptacle: string }
  | { readonly receptacleInPlay: string }
  | { readonly attribute: readonly [string, Cmp, Expr] }
  | { readonly azrak: Compared }
  | { readonly magic: Compared }
  | { readonly receptacles: Compared }
  | { readonly damage: Compared }
  | { readonly missionReturn: Compared }
  | { readonly round: Compared }
  | { readonly isCaptain: boolean }
  | { readonly inStandby: boolean }
  | { readonly visited: readonly [string, number] }
  | { readonly archived: string }
  | { readonly slotHas: string }
  | { readonly lastOutcome: LastOutcome }
  | { readonly and: readonly Cond[] }
  | { readonly or: readonly Cond[] }
  | { readonly not: Cond };

/** Beyond any count on a table; products stay exact. */
export const NUMBER_MOST = 9_999;
const TERMS_MOST = 16;

const number = whole(-NUMBER_MOST, NUMBER_MOST);
const again: Reader<Expr> = later(() => expr);
const terms = list(again, TERMS_MOST, 1);

const columns = record(again, 3, oneOf('2', '3', '4'));
const table: Reader<Table> = shaped<Table>(
  (input, place) => {
    const read = columns(input, place);
    if (read && Object.keys(read).length < 3) return fault(place, 'a number each for 2, 3 and 4 receptacles');
    return read;
  },
  (of) => ({ ...of(columns), minProperties: 3 }),
);

const compound = keyed<Expr>(
  { table, counter: id, attribute: id, '+': terms, '-': terms, '*': terms, min: terms, max: terms },
  'a number',
);

const COUNTED = ['receptacles', 'azrak', 'damage'] as const;
const counted = shaped<(typeof COUNTED)[number]>(
  (input, place) =>
    COUNTED.find((name) => name === input) ?? fault(place, `a number without quotes, or one of ${COUNTED.join(', ')}`),
  () => ({ enum: COUNTED }),
);
export const expr: Reader<Expr> = either<Expr>(
  (input) => (typeof input === 'number' ? number : typeof input === 'string' ? counted : compound),
  [number, counted, compound],
);

const cmp = oneOf(...CMP);
const compared: Reader<Compared> = tuple<Compared>(cmp, again);
const holder: Reader<Holder> = oneOf('reader', 'group', 'nobody');
const conds: Reader<readonly Cond[]> = list(
  later(() => cond),
  TERMS_MOST,
);

const atom = keyed<Cond>(
  {
    flag: id,
    counter: tuple<readonly [string, Cmp, Expr]>(id, cmp, again),
    hasElement: tuple<readonly [number, Holder]>(whole(0, 999), holder),
    hasToken: tuple<readonly [string, Holder]>(id, holder),
    receptacle: id,
    receptacleInPlay: id,
    attribute: tuple<readonly [string, Cmp, Expr]>(id, cmp, again),
    azrak: compared,
    magic: compared,
    receptacles: compared,
    damage: compared,
    missionReturn: compared,
    round: compared,
    isCaptain: bool,
    inStandby: bool,
    visited: tuple<readonly [string, number]>(id, whole(1, 99)),
    archived: id,
    slotHas: id,
    lastOutcome: oneOf('FAILURE', 'SUCCESS', 'CRITICAL'),
    and: conds,
    or: conds,
    not: later(() => cond),
  },
  'a question',
);

export const cond: Reader<Cond> = either<Cond>((input) => (typeof input === 'boolean' ? bool : atom), [bool, atom]);
