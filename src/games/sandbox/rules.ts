/**
 * The closed lists of the free table's rules and of its refusal codes. Every id has its text and every code its advice in each language
 * under `words/`; the compiler sees to it. Here are also the rules that many moves ask.
 */
import { makeRule, type Made, type MakeRule, type Move, type Rule, type Seat } from '../../kernel/game.ts';
import { present } from '../kit/seats.ts';
import { pieceOf, zoneOf } from './pieces.ts';
import { LOCKED, NONE, type Piece, type State } from './state.ts';

/** Rules by which something can be refused. */
export const RULE_IDS = [
  'SB-01',
  'SB-03',
  'SB-04',
  'SB-05',
  'SB-06',
  'SB-07',
  'SB-08',
  'SB-09',
  'SB-10',
  'SB-11',
  'SB-12',
  'SB-13',
  'SB-14',
  'SB-15',
  'SB-16',
  'SB-20',
  'SB-21',
  'SB-22',
  'SB-23',
  'SB-24',
  'SB-25',
  'SB-26',
  'SB-30',
  'SB-34',
  'SB-35',
  'SB-40',
  'SB-43',
  'SB-50',
  'SB-62',
  'SB-63',
] as const;
/** Rules that say what happens; no move is refused by them. */
export const TOLD_IDS = [
  'SB-02',
  'SB-17',
  'SB-31',
  'SB-32',
  'SB-33',
  'SB-36',
  'SB-41',
  'SB-42',
  'SB-51',
  'SB-52',
  'SB-53',
  'SB-54',
  'SB-60',
  'SB-61',
] as const;
export type RuleId = (typeof RULE_IDS)[number] | (typeof TOLD_IDS)[number];

export const CODES = [
  'already-chosen',
  'already-so',
  'already-voted',
  'asked-otherwise',
  'asleep',
  'busy',
  'button-too-large',
  'changed-meanwhile',
  'choice-open',
  'counts-no-further',
  'different-backs',
  'draw-it',
  'editing-closed',
  'hand-of-another',
  'in-use',
  'laid-otherwise',
  'locked',
  'many-clocks',
  'moved-meanwhile',
  'much-under-way',
  'no-button',
  'no-choice',
  'no-clock',
  'no-counter',
  'no-die',
  'no-note',
  'no-round',
  'no-stroke',
  'no-such-piece',
  'no-such-place',
  'no-turns',
  'nobody-edits',
  'nobody-there',
  'not-a-box',
  'not-empty',
  'not-there',
  'not-to-look',
  'not-your-card',
  'not-your-pick',
  'not-your-turn',
  'nothing-to-redo',
  'nothing-to-shuffle',
  'nothing-to-steal',
  'nothing-to-undo',
  'nothing-under-way',
  'of-a-set',
  'of-another',
  'one-side',
  'open-or-back',
  'over',
  'seen-anyway',
  'still-here',
  'table-full',
  'too-few-cards',
  'under-a-key',
] as const;
export type Code = (typeof CODES)[number];

export type { None } from '../../kernel/game.ts';
export const rule: MakeRule<State, RuleId, Code> = makeRule;

/** A move as its file says it. All who sit may make each, and it is final (SB-02): `act` in `sandbox.ts` adds both. */
export type TableMove<A> = Omit<Move<State, A>, 'who' | 'final'>;

/** SB-01: what a table bears. */
export const MOST_PIECES = 6_000;
export const MOST_CONTAINERS = 256;
export const MOST_AT_ONCE = 256;
export const MOST_TEXT = 65_536;
export const MOST_LETTERS = 2_000;
export const MOST_JOBS = 8;

/** SB-04: after the end only another box begins anew. */
export const notOver: Rule<State, never> = rule('SB-04', 'over', (s) => !s.over);

/** Says that the mover has been asked and wants it anyway. */
export interface Anyway {
  readonly anyway?: boolean | undefined;
}

/** Free: done and told. Advising: asked first. Strict: refused. */
export const lets = ({ policy }: State, { anyway }: Anyway): boolean =>
  policy === 'free' || (policy === 'advise' && anyway === true);

export const isLocked = ({ flags }: Piece): boolean => (flags & LOCKED) !== 0;

/** It belongs to somebody else who is at the table. */
const isOthers = (s: State, { own }: Piece, seat: Seat): boolean =>
  own !== NONE && own !== seat && s.seats.includes(own);

/** The seats that may put something into a zone, and take it out: what its definition says. */
function isOpenTo(s: State, zone: Piece, seat: Seat): boolean {
  const touch = zoneOf(s, zone)?.touch ?? 'all';
  if (touch === 'host') return seat === hostOf(s);
  return touch === 'all' || !isOthers(s, zone, seat);
}

/** SB-10: the piece or zone of another seat, or what lies in a zone that others don't touch. @param pieces those that the move is about */
export const notAnothers = <A extends Anyway>(pieces: (s: State, m: Made<A>) => Iterable<number>): Rule<State, A> =>
  rule('SB-10', 'of-another', (s, m) => {
    if (lets(s, m.args)) return true;
    for (const n of pieces(s, m)) {
      const piece = pieceOf(s, n);
      if (!piece) continue;
      const holder = piece.in >= 0 ? pieceOf(s, piece.in) : null;
      if (isOthers(s, piece, m.seat) || !isOpenTo(s, piece, m.seat)) return false;
      if (holder && (isOthers(s, holder, m.seat) || !isOpenTo(s, holder, m.seat))) return false;
    }
    return true;
  });

/** SB-11: a locked piece is moved by the host alone where the table is strict. */
export const notLocked = <A extends Anyway>(pieces: (s: State, m: Made<A>) => Iterable<number>): Rule<State, A> =>
  rule('SB-11', 'locked', (s, m) => {
    if (lets(s, m.args) || m.seat === hostOf(s)) return true;
    for (const n of pieces(s, m)) {
      const piece = pieceOf(s, n);
      if (piece && isLocked(piece)) return false;
    }
    return true;
  });

/** The first seat of those who are here: who laid the table, until they leave. */
export const hostOf = (s: State): Seat => present(s)[0] ?? s.seats[0] ?? NONE;

/**
 * SB-15: who may make, change and remove pieces, in every policy.
 * @param isFree whether anybody may, whatever the table says
 */
export const mayEdit = <A>(isFree: (s: State, m: Made<A>) => boolean = () => false): readonly Rule<State, A>[] => [
  rule('SB-15', 'nobody-edits', (s, m) => s.edit !== 'nobody' || isFree(s, m)),
  rule('SB-15', 'editing-closed', (s, m) => s.edit !== 'host' || m.seat === hostOf(s) || isFree(s, m)),
];
