/** What one marks on pieces: locked, for hands, whose they are. */
import { MAX_SEATS, type Made, type Seat } from '../../../kernel/game.ts';
import { bool, fields, integer, optional } from '../../../kernel/schemas.ts';
import { optionals } from '../candidates.ts';
import { notInHands } from '../keys.ts';
import { ANY_NAMED, freshOf, named, namedRules, numbersOf, type Named } from '../named.ts';
import { tell } from '../news.ts';
import { Draft, thePiece } from '../pieces.ts';
import { MOST_FLAGS } from '../rows.ts';
import { notAnothers, notLocked, notOver, rule, type TableMove } from '../rules.ts';
import { FOR_HANDS, isSince5, LOCKED, NONE, type State } from '../state.ts';
import { recorded } from '../undo.ts';

/** Among the marks that are told: the last one. */
const WHOSE = 4;

export interface Mark extends Named {
  /** The bits `LOCKED`, `FOR_HANDS`. */
  readonly flags?: number | undefined;
  /** Which of them are meant; without it all: of pieces that are marked in other ways the rest stays. */
  readonly bits?: number | undefined;
  /** The owner from now on; `NONE`: everybody's. */
  readonly own?: number | undefined;
}

/** What is told of: unlocked, locked, cards not for hands, cards for hands, whose it is. A piece that is alike before says nothing. */
function whatOf(
  before: State,
  after: State,
  { own = NONE }: Mark,
  all: readonly number[],
): { readonly values: readonly number[]; readonly seats: readonly Seat[] } {
  for (const [i, bit] of [LOCKED, FOR_HANDS].entries()) {
    const one = all.find((n) => ((thePiece(before, n).flags ^ thePiece(after, n).flags) & bit) !== 0);
    if (one !== undefined) return { values: [2 * i + ((thePiece(after, one).flags & bit) === 0 ? 0 : 1)], seats: [] };
  }
  const isOwn = all.some((n) => thePiece(before, n).own !== thePiece(after, n).own);
  return { values: isOwn ? [WHOSE] : [], seats: isOwn && own !== NONE ? [own] : [] };
}

/** Locks and unlocks, says whose a piece is. */
export const mark: TableMove<Mark> = {
  args: fields({
    p: named,
    flags: optional(integer(0, MOST_FLAGS)),
    bits: optional(integer(0, MOST_FLAGS)),
    own: optional(integer(NONE, MAX_SEATS - 1)),
    anyway: optional(bool),
  }),
  rules: [
    notOver,
    ...namedRules<Mark>(),
    rule('SB-03', 'nobody-there', (s, m: Made<Mark>) => (m.args.own ?? NONE) === NONE || s.seats.includes(m.args.own!)),
    notInHands((_, m: Made<Mark>) => numbersOf(m.args)),
    notAnothers((_, m: Made<Mark>) => numbersOf(m.args)),
    notLocked((_, m: Made<Mark>) => numbersOf(m.args)),
  ],
  apply(s, { seat: by, args }) {
    const { bits = MOST_FLAGS } = args;
    const draft = new Draft(s);
    const all = freshOf(s, args, by);
    for (const n of all) {
      const { flags, own } = draft.thePiece(n);
      const marked = args.flags === undefined ? flags : (flags & ~bits) | (args.flags & bits);
      draft.touch(n, by, { flags: marked, own: args.own ?? own });
    }
    const after = draft.done();
    const told = isSince5(s) ? whatOf(s, after, args, all) : {};
    return tell(recorded(s, after, by, 'mark', all), 'mark', by, { n: all.length, ...told });
  },
  choices: () => optionals<Mark>(ANY_NAMED, ['flags', 'bits', 'own', 'anyway']),
};
